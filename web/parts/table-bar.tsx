import type { JSX } from "preact";
import type { Link } from "../../shared/client/live-table.ts";
import { Icon } from "../art/icon.tsx";
import type { Texts } from "../i18n/texts.ts";

/** The bar above every table: its name leads home; the line's state only when it is not fine. */
export function TableBar({
  name,
  link,
  texts,
  onLedger,
  onMenu,
}: {
  readonly name: string;
  readonly link: Link;
  readonly texts: Texts;
  readonly onLedger?: (() => void) | undefined;
  readonly onMenu?: (() => void) | undefined;
}): JSX.Element {
  const { bar, status } = texts.table;
  return (
    <header class="bar">
      <a href="/" class="num" aria-label={`${name}: ${bar.home}`}>
        <span>{name}</span>
      </a>
      <span class="sp" />
      {link === "lost" && <span class="link-state">{status.lost}</span>}
      {onLedger !== undefined && (
        <button type="button" class="icon to-ledger" aria-label={bar.ledger} onClick={onLedger}>
          <Icon name="ledger" />
        </button>
      )}
      {onMenu !== undefined && (
        <button type="button" class="icon" aria-label={bar.menu} onClick={onMenu}>
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}
