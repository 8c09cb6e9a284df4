import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import { texts } from "../i18n/language.ts";
import { NOTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { plainPath } from "../plain-path.ts";
import type { Saved } from "../state/saved.ts";
import { whyNot } from "../state/why-not.ts";
import { wrongField } from "../state/wrong-field.ts";
import { Dialog } from "./dialog.tsx";
import { MailForm } from "./mail-form.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import type { SheetProps } from "./table-sheet.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** How this seat is told of its turn (ux.md A16): e-mail, this device, quiet hours, a webhook. */
export function NoticeSheet({ visit, view, onClose }: SheetProps): JSX.Element | null {
  const words = useWords(NOTICE_WORDS);
  const [settings, setSettings] = useState<Notifications | null>(null);
  const [notRead, setNotRead] = useState<string | null>(null);
  useEffect(() => {
    void visit.table.notifications().then((answered) => {
      if (answered.kind === "done") setSettings(answered.value);
      else setNotRead(whyNot(answered));
    });
  }, [visit]);
  if (words === null) return null;

  /** Saves a change, with the language and the zone of this device beside it. */
  const change = async (part: SetNotifications): Promise<Saved> => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = { ...part, locale: texts.value.code, timeZone };
    const answered = await visit.table.setNotifications(body);
    if (answered.kind === "done") setSettings(answered.value);
    const field = wrongField(answered)?.field ?? null;
    return { said: whyNot(answered) ?? words.saved, field };
  };
  const tells = settings?.available.some((channel) => channel !== "webhook") ?? true;
  return (
    <Dialog
      title={words.title}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      {notRead !== null && <p class="err">{notRead}</p>}
      {!tells && <p>{words.none}</p>}
      {settings !== null && (
        <div class="stack loose">
          {settings.available.includes("email") && (
            <MailForm settings={settings} words={words} onChange={change} />
          )}
          {settings.available.includes("push") && (
            <PushSwitch
              settings={settings}
              words={words}
              table={visit.table}
              onChanged={setSettings}
            />
          )}
          <QuietHours
            settings={settings}
            words={words}
            timed={view.options.clock !== null}
            onChange={change}
          />
          <WebhookForm settings={settings} words={words} table={visit.table} onChange={change} />
        </div>
      )}
      <p>
        <a
          class="link"
          href={plainPath("privacy", texts.value.code)}
          target="_blank"
          rel="noopener"
        >
          {words.privacy}
        </a>
      </p>
    </Dialog>
  );
}
