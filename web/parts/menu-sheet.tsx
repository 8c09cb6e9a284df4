import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Answered } from "../../shared/client/answered.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { Icon } from "../art/icon.tsx";
import type { IconName } from "../art/icons.ts";
import { texts } from "../i18n/language.ts";
import { lessonPath } from "../route.ts";
import { whyNot } from "../state/why-not.ts";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

const DAY_HOURS = 24;

/** Everything about the table that is no move. */
export function MenuSheet({ visit, view, onClose, onOpen }: SheetProps): JSX.Element {
  const words = texts.value.sheets.menu;
  const [leaving, setLeaving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { practice } = visit;
  const past = practice === null ? tablePath(view.id) : practice.past;
  // What only a server can do is not offered at a table without one.
  const own = view.you === null || practice !== null ? undefined : view.seats[view.you.seat];
  const run = (request: Promise<Answered<unknown>>): void => {
    void request.then((answered) => setSaid(whyNot(answered) ?? words.done));
  };
  const item = (icon: IconName, label: string, press: () => void): JSX.Element => (
    <li>
      <button type="button" onClick={press}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
  if (leaving && own !== undefined) {
    return (
      <Dialog title={words.leaveTitle} kind="danger" onClose={onClose}>
        <p>{words.leaveBody}</p>
        <div class="foot">
          <button type="button" class="btn" onClick={() => setLeaving(false)}>
            {words.stay}
          </button>
          <button
            type="button"
            class="btn danger p"
            onClick={() => {
              run(visit.table.leave(own.seat));
              onClose();
            }}
          >
            {words.leaveYes}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={texts.value.table.bar.menu}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      <ul class="menu">
        {own?.away === true && item("person", words.back, () => run(visit.table.comeBack()))}
        {past !== null && (
          <li>
            <a href={`${past}/replay`}>
              <Icon name="first" />
              {words.replay}
            </a>
          </li>
        )}
        <li>
          <a href="/rules">
            <Icon name="help" />
            {words.rules}
          </a>
        </li>
        <li>
          <a href={practice === null ? lessonPath(view.id, null) : "/lesson"}>
            <Icon name="person" />
            {words.lesson}
          </a>
        </li>
        {practice !== null && item("play", words.again, practice.other)}
        {own !== undefined &&
          item("phone", texts.value.sheets.key.title, () => onOpen({ kind: "key" }))}
        {own !== undefined && item("bell", words.notices, () => onOpen({ kind: "notices" }))}
        {item("note", words.shortcuts, () => onOpen({ kind: "shortcuts" }))}
        <li>
          <a href="/settings">
            <Icon name="gear" />
            {texts.value.pages.home.settings}
          </a>
        </li>
        {own !== undefined &&
          view.status === "running" &&
          (view.pausedUntil === null
            ? item("pause", words.pause, () => run(visit.table.pause(DAY_HOURS)))
            : item("play", words.resume, () => run(visit.table.resume())))}
        {own !== undefined &&
          view.status === "running" &&
          item("laurel", words.end, () => run(visit.table.vote({ kind: "end" })))}
        {own !== undefined &&
          view.status === "running" &&
          item("door", words.leave, () => setLeaving(true))}
        <li>
          <a href="/">
            <Icon name="back" />
            {words.home}
          </a>
        </li>
      </ul>
      <output>{said}</output>
    </Dialog>
  );
}
