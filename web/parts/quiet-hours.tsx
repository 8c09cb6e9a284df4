import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import type { NoticeTexts } from "../i18n/texts.ts";
import type { Saved } from "../state/saved.ts";

const NIGHT = { from: "22:00", to: "08:00" } as const;

/** Reminders, and the hours in which neither mail nor notice comes, by this device's clock. */
export function QuietHours({
  settings,
  words,
  timed,
  onChange,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  /** Whether the table has a clock: else there is no half time to be reminded at. */
  readonly timed: boolean;
  readonly onChange: (part: SetNotifications) => Promise<Saved>;
}): JSX.Element {
  const { quietHours, reminders } = settings;
  const [said, setSaid] = useState("");
  const change = (part: SetNotifications): void => {
    setSaid("");
    void onChange(part).then((saved) => setSaid(saved.said));
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hour = (edge: "from" | "to"): JSX.Element => (
    <label>
      {words[edge]}{" "}
      <input
        type="time"
        value={quietHours?.[edge] ?? NIGHT[edge]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value === "") return;
          change({ quietHours: { ...(quietHours ?? NIGHT), [edge]: value } });
        }}
      />
    </label>
  );
  return (
    <div class="choices">
      {timed && (
        <label class="choice">
          <input
            type="checkbox"
            checked={reminders}
            onChange={(event) => change({ reminders: event.currentTarget.checked })}
          />
          <b>{words.reminders}</b>
          <small>{words.remindersNote}</small>
        </label>
      )}
      <label class="choice">
        <input
          type="checkbox"
          checked={quietHours !== null}
          onChange={(event) => {
            change({ quietHours: event.currentTarget.checked ? NIGHT : null });
          }}
        />
        <b>{words.quiet}</b>
        <small>{zone}</small>
      </label>
      {quietHours !== null && (
        <p class="hours">
          {hour("from")} {hour("to")}
        </p>
      )}
      <output>{said}</output>
    </div>
  );
}
