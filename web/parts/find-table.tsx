import { useState } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { lazy } from "./lazy.tsx";

const ListedTables = lazy(
  () => import("./listed-tables.tsx"),
  ({ ListedTables }) => ListedTables,
);

/** Tables of others that look for players: asked for once somebody wants to see them. */
export function FindTable(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details id="find" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.value.pages.home.find}</summary>
      {open && <ListedTables />}
    </details>
  );
}
