import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { GameClient } from "../../shared/client/game-client.ts";
import type { Notifications, SetNotifications } from "../../shared/contract/notifications.ts";
import { formats } from "../i18n/language.ts";
import type { NoticeTexts } from "../i18n/texts.ts";
import { channelFault } from "../state/channel-fault.ts";
import { NOTHING_SAVED, type Saved } from "../state/saved.ts";
import { whyNot } from "../state/why-not.ts";
import { ChoiceList } from "./choice-list.tsx";
import { OnceSecret } from "./once-secret.tsx";

type Shape = NonNullable<Notifications["webhook"]>["shape"];
/** As the contract lists them, without its schemas. */
const SHAPES = ["standard", "discord", "slack"] as const satisfies readonly Shape[];

const URL_FIELD = "webhook-url";

/** A webhook for programs and chats: few want it, so it is folded away until it wants attention. */
export function WebhookForm({
  settings,
  words,
  table,
  onChange,
}: {
  readonly settings: Notifications;
  readonly words: NoticeTexts;
  readonly table: GameClient;
  readonly onChange: (part: SetNotifications) => Promise<Saved>;
}): JSX.Element {
  const { webhook } = settings;
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [shape, setShape] = useState<Shape>(webhook?.shape ?? "standard");
  const [secret, setSecret] = useState<string | null>(null);
  const [saved, setSaved] = useState(NOTHING_SAVED);
  const wrong = saved.field === "url";
  const made = webhook?.secret ?? null;
  useEffect(() => {
    // Only the answer that made it holds the secret: later ones must not take it from the eye.
    if (made !== null) setSecret(made);
  }, [made]);

  const change = async (part: SetNotifications): Promise<void> => {
    setSaved(NOTHING_SAVED);
    const next = await onChange(part);
    setSaved(next);
    if (next.field === "url") document.getElementById(URL_FIELD)?.focus();
  };
  const trial = async (): Promise<void> => {
    const answered = await table.testNotification("webhook");
    const fault = answered.kind === "done" ? channelFault(answered.value, words) : whyNot(answered);
    setSaved({ said: fault ?? words.sent, field: null });
  };
  const isOff = webhook?.active === false;
  return (
    <details open={isOff}>
      <summary>{words.webhook.title}</summary>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = url.trim();
          void change({ webhook: wanted === "" ? null : { url: wanted, shape } });
        }}
      >
        <p>{words.webhook.lead}</p>
        <div class="field">
          <label for={URL_FIELD}>{words.webhook.url}</label>
          <input
            id={URL_FIELD}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2048}
            value={url}
            aria-invalid={wrong}
            aria-describedby="webhook-state"
            onInput={(event) => {
              setUrl(event.currentTarget.value);
              setSaved(NOTHING_SAVED);
            }}
          />
          <span id="webhook-state" class={isOff || wrong ? "err" : "help"}>
            {wrong ? saved.said : webhook === null ? "" : stateOf(webhook, words)}
          </span>
        </div>
        <ChoiceList
          legend={words.webhook.shape}
          name="webhook-shape"
          choices={SHAPES.map((value) => ({ value, name: words.webhook.shapes[value] }))}
          value={shape}
          onChoose={setShape}
        />
        {secret !== null && webhook !== null && <OnceSecret secret={secret} words={words} />}
        <div class="btns">
          <button type="submit" class="btn small">
            {isOff ? words.webhook.again : words.save}
          </button>
          {webhook?.active === true && (
            <button type="button" class="btn small" onClick={() => void trial()}>
              {words.webhook.test}
            </button>
          )}
        </div>
        <output>{!wrong && saved.said}</output>
        {webhook !== null && (
          <button
            type="button"
            class="link"
            onClick={() => {
              setUrl("");
              setSecret(null);
              void change({ webhook: null });
            }}
          >
            {words.webhook.remove}
          </button>
        )}
      </form>
    </details>
  );
}

/** How it fares, and why it was switched off. */
function stateOf(webhook: NonNullable<Notifications["webhook"]>, words: NoticeTexts): string {
  const { active, lastSentAt, faultCode } = webhook;
  const fault = channelFault(webhook, words);
  // A sentence without a code says itself that it was switched off.
  if (!active)
    return faultCode === null && fault !== null ? fault : `${words.webhook.off} ${fault ?? ""}`;
  if (fault !== null) return fault;
  if (lastSentAt === null) return words.webhook.on;
  const time = formats.value.time(new Date(lastSentAt), new Date());
  return `${words.webhook.on} ${words.pushLast(time)}`;
}
