import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { chooseLanguage, isLocale } from "../i18n/choose-language.ts";
import { LANGUAGES } from "../i18n/language-names.ts";
import { texts } from "../i18n/language.ts";
import { SETTINGS_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { Segments } from "../parts/choice-list.tsx";
import { Page } from "../parts/page.tsx";
import { CHOICES, choose, settings } from "../state/settings.ts";
import { SHORTCUTS } from "../state/shortcut-keys.ts";

/** What a person chooses for this device (ux.md A16). */
export function SettingsScreen(): JSX.Element | null {
  const words = useWords(SETTINGS_WORDS);
  const present = settings.value;
  const language = useSignal(texts.value.code);
  if (words === null) return null;
  return (
    <Page title={words.title} heading={words.title}>
      <section class="stack loose settings">
        <h2 class="ruled">{words.device}</h2>
        <div class="field">
          <label for="language">{words.language}</label>
          <select
            id="language"
            value={language.value}
            onChange={(event) => {
              const code = event.currentTarget.value;
              if (!isLocale(code)) return;
              language.value = code;
              void chooseLanguage(code);
            }}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Segments
          legend={words.theme}
          name="theme"
          choices={CHOICES.theme.map((value) => ({ value, name: words.themes[value] }))}
          value={present.theme}
          onChoose={(theme) => choose("theme", theme)}
        />
        <Segments
          legend={words.motion}
          name="motion"
          choices={CHOICES.motion.map((value) => ({ value, name: words.motions[value] }))}
          value={present.motion}
          onChoose={(motion) => choose("motion", motion)}
        />
        <Segments
          legend={words.text}
          name="text"
          choices={CHOICES.textSize.map((value) => ({ value, name: words.textSizes[value] }))}
          value={present.textSize}
          onChoose={(size) => choose("textSize", size)}
        />
        <Segments
          legend={words.confirm}
          name="confirm"
          choices={CHOICES.confirm.map((value) => ({ value, name: words.confirms[value] }))}
          value={present.confirm}
          onChoose={(confirm) => choose("confirm", confirm)}
        />
        <div>
          <Switch
            label={words.sound}
            on={present.sound === "on"}
            onChange={(on) => choose("sound", on ? "on" : "off")}
          />
          <Switch
            label={words.haptics}
            on={present.haptics === "on"}
            onChange={(on) => choose("haptics", on ? "on" : "off")}
          />
          <Switch
            label={words.keys}
            about={SHORTCUTS.map(([key]) => key).join(" ")}
            on={present.shortcuts === "on"}
            onChange={(on) => choose("shortcuts", on ? "on" : "off")}
          />
          <Switch
            label={words.contrast}
            on={present.contrast === "high"}
            onChange={(on) => choose("contrast", on ? "high" : "normal")}
          />
        </div>
      </section>
    </Page>
  );
}

function Switch({
  label,
  about,
  on,
  onChange,
}: {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="row">
      <span>
        {label}
        {about !== undefined && <small class="k"> {about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
