import { useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import { tablePath } from "../../shared/contract/links.ts";
import { language, texts } from "../i18n/language.ts";
import { PRACTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { aboutSpeed } from "../parts/about-speed.ts";
import { ChoiceList, Segments } from "../parts/choice-list.tsx";
import { Page } from "../parts/page.tsx";
import { TextField } from "../parts/text-field.tsx";
import { TwistList } from "../parts/twist-list.tsx";
import { inTab, onDevice } from "../state/device-storage.ts";
import { house } from "../state/house.ts";
import { keepGranted } from "../state/keep-granted.ts";
import { navigate } from "../state/navigation.ts";
import {
  BOT_CHOICES,
  dropDraft,
  keepDraft,
  readDraft,
  requestFrom,
  SPEED_NAMES,
  type TableDraft,
} from "../state/table-draft.ts";
import { whyNot } from "../state/why-not.ts";
import { wrongField } from "../state/wrong-field.ts";

/** The fields that a person writes, by the names that the API has for them. */
const IDS = { name: "table-name", player: "player" } as const;

/** A new table on one page; it works with nothing but a name (ux.md A2). */
export function NewTableScreen(): JSX.Element {
  const words = texts.value.pages.create;
  const practice = useWords(PRACTICE_WORDS);
  const [draft, setDraft] = useState(() => readDraft(inTab, startOf(words)));
  const [error, setError] = useState<string | null>(null);
  const [needsName, setNeedsName] = useState(false);
  const [wrong, setWrong] = useState<keyof typeof IDS | null>(null);
  const [busy, setBusy] = useState(false);
  // One key for the whole form: pressing again after a lost answer opens no second table.
  const key = useRef(crypto.randomUUID());
  const change = (part: Partial<TableDraft>): void => {
    setWrong(null);
    setError(null);
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(inTab, next);
    key.current = crypto.randomUUID();
  };
  const create = async (): Promise<void> => {
    if (busy) return;
    if (draft.player.trim() === "") {
      setNeedsName(true);
      document.getElementById(IDS.player)?.focus();
      return;
    }
    setBusy(true);
    const answered = await house.openTable(requestFrom(draft), key.current);
    setBusy(false);
    const found = wrongField(answered)?.field;
    const field = found === "name" || found === "player" ? found : null;
    setWrong(field);
    setError(whyNot(answered));
    if (field !== null) document.getElementById(IDS[field])?.focus();
    if (answered.kind !== "done" || !keepGranted(answered.value)) return;
    onDevice.write("player", draft.player);
    dropDraft(inTab);
    navigate(tablePath(answered.value.view.id));
  };
  return (
    <Page title={texts.value.pages.home.create} heading={texts.value.pages.home.create}>
      <form
        class="stack loose"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          id={IDS.name}
          label={words.name}
          error={wrong === "name" ? error : null}
          value={draft.name}
          onInput={(name) => change({ name })}
        />
        <TextField
          id={IDS.player}
          label={words.you}
          help={words.youHelp}
          error={needsName ? words.needsName : wrong === "player" ? error : null}
          autoComplete="nickname"
          value={draft.player}
          onInput={(player) => {
            setNeedsName(false);
            change({ player });
          }}
        />
        <Segments
          legend={words.seats}
          name="seats"
          choices={([3, 4, 5] as const).map((value) => ({ value, name: String(value) }))}
          value={draft.seats}
          onChoose={(seats) => change({ seats })}
        />
        <ChoiceList
          legend={words.speed}
          name="speed"
          choices={SPEED_NAMES.map((value) => ({
            value,
            name: words.speeds[value].name,
            about: aboutSpeed(value, language.value),
          }))}
          value={draft.speed}
          onChoose={(speed) => change({ speed })}
        />
        <Segments
          legend={words.bots}
          name="bots"
          choices={BOT_CHOICES.map((value) => {
            const name = words.botLevels[value];
            const about = value === "none" ? undefined : practice?.levels[value];
            return about === undefined ? { value, name } : { value, name, about };
          })}
          value={draft.bots}
          onChoose={(bots) => change({ bots })}
        />
        <TwistList chosen={draft.variants} onChoose={(variants) => change({ variants })} />
        <ChoiceList
          legend={texts.value.table.bar.ledgerTitle}
          name="ledger"
          choices={(["closed", "open"] as const).map((value) => ({
            value,
            ...words.ledgers[value],
          }))}
          value={draft.ledger}
          onChoose={(ledger) => change({ ledger })}
        />
        <ChoiceList
          legend={words.gallery}
          name="gallery"
          choices={(["closed", "none"] as const).map((value) => ({
            value,
            ...words.galleries[value],
          }))}
          value={draft.gallery}
          onChoose={(gallery) => change({ gallery })}
        />
        <label class="choice">
          <input
            type="checkbox"
            checked={draft.listed}
            onChange={(event) => change({ listed: event.currentTarget.checked })}
          />
          <b>{words.listed}</b>
        </label>
        {error !== null && wrong === null && (
          <p class="err" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="btn p" aria-disabled={busy ? "true" : undefined}>
          {words.go}
        </button>
      </form>
    </Page>
  );
}

function startOf(words: { nameDefault: (weekday: string) => string }): TableDraft {
  const weekday = new Date().toLocaleDateString(texts.peek().code, { weekday: "long" });
  return {
    name: words.nameDefault(weekday),
    player: onDevice.read("player") ?? "",
    seats: 4,
    speed: "relaxed",
    bots: "none",
    variants: [],
    ledger: "closed",
    gallery: "closed",
    listed: false,
  };
}
