import { useEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import type { Livery } from "../../shared/contract/livery.ts";
import { texts } from "../i18n/language.ts";
import { showTitle } from "../state/page-title.ts";
import { SeatSeal } from "./seat-seal.tsx";

/** Between two people at one device: nothing of a hand is behind it (ux.md A4, hot-seat). */
export function Curtain({
  name,
  livery,
  table,
  onOpen,
}: {
  readonly name: string;
  readonly livery: Livery;
  readonly table: string;
  readonly onOpen: () => void;
}): JSX.Element {
  const words = texts.value.seldom.curtain;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    showTitle(`${words.pass(name)} – ${table}`, false);
    heading.current?.focus();
  }, [name, table, words]);
  return (
    <main class="curtain" id="main">
      <SeatSeal livery={livery} name={name} />
      <h1 ref={heading} tabIndex={-1}>
        {words.pass(name)}
      </h1>
      <button type="button" class="btn" onClick={onOpen}>
        {words.show(name)}
      </button>
    </main>
  );
}
