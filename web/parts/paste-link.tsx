import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { readLink, tablePath } from "../../shared/contract/links.ts";
import { texts } from "../i18n/language.ts";
import { navigate } from "../state/navigation.ts";

/** "I have a link": the way in for an installed app, which shares no storage with the browser. */
export function PasteLink(): JSX.Element {
  const words = texts.value.pages.home;
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const open = (): void => {
    const link = readLink(text);
    if (link === undefined) {
      setWrong(true);
      return;
    }
    const hash = text.includes("#") ? text.trim().slice(text.trim().indexOf("#")) : "";
    navigate(tablePath(link.game) + hash);
  };
  return (
    <details>
      <summary>{words.join}</summary>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label for="paste">{words.paste}</label>
        <input
          id="paste"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby="paste-help"
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <span class={wrong ? "err" : "help"} id="paste-help" role={wrong ? "alert" : undefined}>
          {wrong ? words.notALink : words.pasteHelp}
        </span>
        <button type="submit" class="btn small">
          {words.open}
        </button>
      </form>
    </details>
  );
}
