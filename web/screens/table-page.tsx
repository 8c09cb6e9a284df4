import { useEffect, useMemo, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { lazy } from "../parts/lazy.tsx";
import type { Route } from "../route.ts";
import { seatsAt } from "../state/kept-seats.ts";
import { openVisit } from "../state/visit.ts";
import { isDealt } from "../table/dealt.ts";
import { TableScreen } from "./table-screen.tsx";

const LobbyScreen = lazy(async () => (await import("./lobby-screen.tsx")).LobbyScreen);
const EndScreen = lazy(async () => (await import("./end-screen.tsx")).EndScreen);
const FaultScreen = lazy(async () => (await import("./fault-screen.tsx")).FaultScreen);

/** One table from its lobby to its end: what is shown follows the table itself. */
export function TablePage({
  route,
}: {
  readonly route: Extract<Route, { page: "table" }>;
}): JSX.Element {
  const { game, key, invitation } = route;
  const seats = seatsAt(game);
  const kept = (key === null ? seats[0] : seats.find(({ token }) => token === key)) ?? null;
  const token = key ?? kept?.token;
  // What is kept about the seat changes all the time; a visit begins with what was known then.
  const known = useRef(kept);
  known.current = kept;
  const visit = useMemo(() => openVisit(game, token, known.current), [game, token]);
  useEffect(() => visit.close, [visit]);

  const { fault, store } = visit.session;
  const view = store.view.value;
  if (fault.value !== null) return <FaultScreen fault={fault.value} visit={visit} />;
  if (view === null) return <Opening />;
  switch (view.status) {
    case "lobby":
      return <LobbyScreen visit={visit} view={view} invitation={invitation} />;
    case "running":
      return isDealt(view) ? <TableScreen visit={visit} view={view} /> : <Opening />;
    case "over":
      return <EndScreen visit={visit} view={view} />;
  }
}

/** The table's shape, for the time of the first request. */
function Opening(): JSX.Element {
  return (
    <div class="app">
      <header class="bar" />
      <section class="turn" data-state="wait" aria-busy="true">
        <h1>{texts.value.table.status.opening}</h1>
      </section>
      <main id="main" tabIndex={-1} />
    </div>
  );
}
