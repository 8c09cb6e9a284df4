import { useEffect } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import { texts } from "../i18n/language.ts";
import { showTitle } from "../state/page-title.ts";

/** A page without a banner: home, a new table, settings, rules. */
export function Page({
  title,
  heading,
  children,
}: {
  /** Of the tab, and of the bar's way home. */
  readonly title: string;
  /** Shown as the page's heading; home draws its own. */
  readonly heading?: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  useEffect(() => showTitle(title, false), [title]);
  return (
    <div class="app page">
      {heading !== undefined && (
        <header class="bar">
          <a href="/" aria-label={texts.value.table.bar.home}>
            <Icon name="back" />
          </a>
        </header>
      )}
      <main id="main" tabIndex={-1}>
        {heading !== undefined && <h1>{heading}</h1>}
        {children}
      </main>
    </div>
  );
}
