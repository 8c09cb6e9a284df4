import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import { texts } from "../i18n/language.ts";
import { isWide, WIDE } from "../state/is-wide.ts";
import type { Visit } from "../state/visit.ts";
import { lazy } from "./lazy.tsx";

const LedgerList = lazy(
  () => import("./ledger-list.tsx"),
  ({ LedgerList }) => LedgerList,
);

/** The ledger as a column, where the page is wide enough; a phone has it as a sheet (A15, A20). */
export function WideLedger({
  visit,
  view,
}: {
  readonly visit: Visit;
  readonly view: View;
}): JSX.Element | null {
  const [wide, setWide] = useState(isWide);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const changed = (): void => setWide(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  if (!wide) return null;
  return (
    <section class="ledger" aria-labelledby="ledger-heading">
      <h2 id="ledger-heading">{texts.value.table.bar.ledgerTitle}</h2>
      <LedgerList visit={visit} view={view} />
    </section>
  );
}
