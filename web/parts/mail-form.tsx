import { useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import type { NoticeTexts, WrongField } from "../i18n/texts.ts";
import { channelFault } from "../state/channel-fault.ts";
import { ChoiceList } from "./choice-list.tsx";

type MailTime = NonNullable<Notifications["email"]>["when"];
/** As the contract lists them, without its schemas. */
const TIMES = ["turn", "digest", "off"] as const satisfies readonly MailTime[];

/** The seat's address and when it is written to. Nothing is sent before the address has agreed. */
export function MailForm({
  settings,
  words,
  onChange,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  readonly onChange: (part: SetNotifications) => Promise<WrongField | null>;
}): JSX.Element {
  const { email } = settings;
  const [address, setAddress] = useState(email?.address ?? "");
  const [when, setWhen] = useState<MailTime>(email?.when ?? "turn");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = address.trim();
        void onChange({ email: wanted === "" ? null : { address: wanted, when } }).then((field) =>
          setWrong(field === "address"),
        );
      }}
    >
      <div class="field">
        <label for="notice-address">{words.address}</label>
        <input
          id="notice-address"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={address}
          aria-invalid={wrong}
          aria-describedby="notice-address-note"
          onInput={(event) => {
            setAddress(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <span id="notice-address-note" class="help">
          {email !== null && !email.confirmed
            ? words.confirmMail
            : email === null
              ? ""
              : (channelFault(email, words) ?? "")}
        </span>
      </div>
      <ChoiceList
        legend={words.email}
        name="notice-when"
        choices={TIMES.map((value) => ({ value, name: words.emails[value] }))}
        value={when}
        onChoose={setWhen}
      />
      <button type="submit" class="btn small">
        {words.save}
      </button>
      {email !== null && (
        <button
          type="button"
          class="link"
          onClick={() => {
            setAddress("");
            void onChange({ email: null });
          }}
        >
          {words.stop}
        </button>
      )}
    </form>
  );
}
