import { signal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { loadPageTexts } from "../i18n/choose-language.ts";
import { texts } from "../i18n/language.ts";
import { onceServerIsBack, reloadOnce } from "../state/server-back.ts";

/**
 * A part that is loaded when it is first shown, so that the page to bid on stays small.
 * While it loads nothing is shown; where it cannot be loaded, a word and a reload, until the
 * server is back and it is tried again.
 *
 * @param pick the part in the module
 * @param words brings the words that it needs beside those of the table
 */
export function lazy<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  words: () => Promise<void> = loadPageTexts,
): (props: Props) => JSX.Element | null {
  const loaded = signal<ComponentType<Props> | null>(null);
  const state = signal<"idle" | "loading" | "failed">("idle");
  const start = (): void => {
    // What has failed is shown until it is there.
    if (state.peek() === "idle") state.value = "loading";
    Promise.all([load(), words()]).then(
      ([module]) => {
        loaded.value = pick(module);
      },
      () => {
        if (state.peek() === "failed") void reloadOnce();
        state.value = "failed";
        onceServerIsBack(start);
      },
    );
  };
  return (props) => {
    const Part = loaded.value;
    if (Part !== null) return <Part {...props} />;
    if (state.value === "failed") {
      return (
        <p class="notice warn" role="alert">
          {texts.value.table.status.notLoaded}{" "}
          {/* After a deploy the old page's parts are gone; a reload brings the new ones, and keeps the selection. */}
          <button type="button" class="link" onClick={() => location.reload()}>
            {texts.value.table.status.again}
          </button>
        </p>
      );
    }
    if (state.peek() === "idle") queueMicrotask(start);
    return null;
  };
}
