import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import type { NoticeTexts } from "../i18n/texts.ts";
import { channelFault } from "../state/channel-fault.ts";
import { NOTHING_SAVED, type Saved } from "../state/saved.ts";
import { ChoiceList } from "./choice-list.tsx";

type MailTime = NonNullable<Notifications["email"]>["when"];
/** As the contract lists them, without its schemas. */
const TIMES = ["turn", "digest", "off"] as const satisfies readonly MailTime[];

const ADDRESS = "notice-address";

/** The seat's address and when it is written to. Nothing is sent before the address has agreed. */
export function MailForm({
  settings,
  words,
  onChange,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  readonly onChange: (part: SetNotifications) => Promise<Saved>;
}): JSX.Element {
  const { email } = settings;
  const [address, setAddress] = useState(email?.address ?? "");
  const [when, setWhen] = useState<MailTime>(email?.when ?? "turn");
  const [saved, setSaved] = useState(NOTHING_SAVED);
  const wrong = saved.field === "address";
  const change = async (part: SetNotifications): Promise<void> => {
    setSaved(NOTHING_SAVED);
    const next = await onChange(part);
    setSaved(next);
    if (next.field === "address") document.getElementById(ADDRESS)?.focus();
  };
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = address.trim();
        void change({ email: wanted === "" ? null : { address: wanted, when } });
      }}
    >
      <div class="field">
        <label for={ADDRESS}>{words.address}</label>
        <input
          id={ADDRESS}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={address}
          aria-invalid={wrong}
          aria-describedby={`${ADDRESS}-note`}
          onInput={(event) => {
            setAddress(event.currentTarget.value);
            setSaved(NOTHING_SAVED);
          }}
        />
        <span id={`${ADDRESS}-note`} class={wrong ? "err" : "help"}>
          {wrong ? saved.said : stateOf(email, words)}
        </span>
      </div>
      <ChoiceList
        legend={words.email}
        name="notice-when"
        choices={TIMES.map((value) => ({ value, name: words.emails[value] }))}
        value={when}
        onChoose={setWhen}
      />
      <div class="said">
        <button type="submit" class="btn small">
          {words.save}
        </button>
        <output>{!wrong && saved.said}</output>
      </div>
      {email !== null && (
        <button
          type="button"
          class="link"
          onClick={() => {
            setAddress("");
            void change({ email: null });
          }}
        >
          {words.stop}
        </button>
      )}
    </form>
  );
}

function stateOf(email: Notifications["email"], words: NoticeTexts): string {
  if (email === null) return "";
  return email.confirmed ? (channelFault(email, words) ?? "") : words.confirmMail;
}
