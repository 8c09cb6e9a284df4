import type { JSX } from "preact";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import type { NoticeTexts } from "../i18n/texts.ts";

const NIGHT = { from: "22:00", to: "08:00" } as const;

/** Reminders, and the hours in which neither mail nor notice comes, by this device's clock. */
export function QuietHours({
  settings,
  words,
  onChange,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  readonly onChange: (part: SetNotifications) => Promise<unknown>;
}): JSX.Element {
  const { quietHours, reminders } = settings;
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
          void onChange({ quietHours: { ...(quietHours ?? NIGHT), [edge]: value } });
        }}
      />
    </label>
  );
  return (
    <div class="choices">
      <label class="choice">
        <input
          type="checkbox"
          checked={reminders}
          onChange={(event) => void onChange({ reminders: event.currentTarget.checked })}
        />
        <b>{words.reminders}</b>
        <small>{words.remindersNote}</small>
      </label>
      <label class="choice">
        <input
          type="checkbox"
          checked={quietHours !== null}
          onChange={(event) => {
            void onChange({ quietHours: event.currentTarget.checked ? NIGHT : null });
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
    </div>
  );
}
