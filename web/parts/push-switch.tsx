import { useEffect, useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameClient } from "../../shared/client/game-client.ts";
import type { Notifications } from "../../shared/contract/notifications.ts";
import { formats } from "../i18n/language.ts";
import type { NoticeTexts } from "../i18n/texts.ts";
import { channelFault } from "../state/channel-fault.ts";
import { pushState, readyPush, switchOff, switchOn, type PushState } from "../state/push-device.ts";
import { whyNot } from "../state/why-not.ts";
import { InstallSteps } from "./install-steps.tsx";

/** Notices on this device: their state, a switch, a trial (ux.md E). */
export function PushSwitch({
  settings,
  words,
  table,
  onChanged,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  readonly table: GameClient;
  readonly onChanged: (settings: Notifications) => void;
}): JSX.Element {
  const [state, setState] = useState<PushState>("off");
  const [said, setSaid] = useState("");
  const ready = useRef<ServiceWorkerRegistration | undefined>(undefined);
  useEffect(() => {
    void readyPush().then((registration) => {
      ready.current = registration;
    });
    void pushState(table, settings).then(setState);
  }, [table, settings]);

  const shown = async (next: Promise<PushState>): Promise<void> => {
    setState(await next);
    const answered = await table.notifications();
    if (answered.kind === "done") onChanged(answered.value);
  };
  const press = (): void => {
    if (state === "on") void shown(switchOff(table, settings));
    // Nothing is awaited before the browser asks: Safari would lose the press.
    else if (ready.current !== undefined) void shown(switchOn(table, settings, ready.current));
  };
  const trial = async (): Promise<void> => {
    const answered = await table.testNotification("push");
    const fault = answered.kind === "done" ? channelFault(answered.value, words) : whyNot(answered);
    setSaid(fault ?? words.sent);
  };
  const last = settings.push.map(({ lastSentAt }) => lastSentAt).find((time) => time !== null);
  return (
    <section class="stack">
      <h3>{words.push}</h3>
      {state === "install" ? (
        <InstallSteps lead={words.pushIos} />
      ) : (
        <p>{words.pushStates[state]}</p>
      )}
      {(state === "on" || state === "off") && (
        <button type="button" class="btn small" onClick={press}>
          {state === "on" ? words.pushOff : words.pushOn}
        </button>
      )}
      {state === "on" && (
        <button type="button" class="btn small" onClick={() => void trial()}>
          {words.pushTest}
        </button>
      )}
      {last !== undefined && last !== null && <p>{words.pushLast(timeOf(last))}</p>}
      <output>{said}</output>
    </section>
  );
}

function timeOf(time: string): string {
  return formats.value.time(new Date(time), new Date());
}
