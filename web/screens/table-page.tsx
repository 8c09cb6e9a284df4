import { useEffect, useMemo, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { loadSeldomTexts } from "../i18n/choose-language.ts";
import { texts } from "../i18n/language.ts";
import { lazy } from "../parts/lazy.tsx";
import type { Route } from "../route.ts";
import { useHolder } from "../state/hot-seat.ts";
import { seatsAt } from "../state/kept-seats.ts";
import { openVisit, type Visit } from "../state/visit.ts";
import { isDealt } from "../table/dealt.ts";
import { seatToShow } from "../table/hot-seat.ts";
import { TableScreen } from "./table-screen.tsx";

type TableRoute = Extract<Route, { page: "table" }>;

const LobbyScreen = lazy(
  () => import("./lobby-screen.tsx"),
  ({ LobbyScreen }) => LobbyScreen,
);
const EndScreen = lazy(
  () => import("./end-screen.tsx"),
  ({ EndScreen }) => EndScreen,
);
const FaultScreen = lazy(
  () => import("./fault-screen.tsx"),
  ({ FaultScreen }) => FaultScreen,
  loadSeldomTexts,
);
const Curtain = lazy(
  () => import("../parts/curtain.tsx"),
  ({ Curtain }) => Curtain,
  loadSeldomTexts,
);

/** One table, for whichever seat of this device looks at it. */
export function TablePage({ route }: { readonly route: TableRoute }): JSX.Element {
  const { game, key, invitation } = route;
  const seats = seatsAt(game);
  const { holder, give } = useHolder(seats.length > 1);
  const kept =
    (key === null ? undefined : seats.find(({ token }) => token === key)) ??
    seats.find(({ token }) => token === holder) ??
    (key === null ? seats[0] : undefined) ??
    null;
  const token = kept?.token ?? key ?? undefined;
  // What is kept about the seat changes all the time; a visit begins with what was known then.
  const known = useRef(kept);
  known.current = kept;
  const visit = useMemo(() => openVisit(game, token, known.current), [game, token]);
  useEffect(() => visit.close, [visit]);

  const view = visit.session.store.view.value;
  const next = seatToShow(seats, holder, view);
  // In the lobby nothing is secret, and the host's key can do most.
  const host = view?.status === "lobby" ? seats.find(({ seat }) => seat === view.host) : undefined;
  useEffect(() => {
    if (host !== undefined && holder === null) give(host.token);
  }, [give, holder, host]);
  const shared = seats.length > 1 && key === null && view?.status === "running";
  if (shared && next !== undefined && next.token !== holder) {
    return (
      <Curtain
        name={next.name}
        livery={view.seats[next.seat]?.livery ?? "azure"}
        table={next.table}
        onOpen={() => give(next.token)}
      />
    );
  }
  return <TableShown visit={visit} invitation={invitation} />;
}

/** A table from its lobby to its end: what is shown follows the table itself. */
export function TableShown({
  visit,
  invitation,
}: {
  readonly visit: Visit;
  readonly invitation: TableRoute["invitation"];
}): JSX.Element {
  const { fault, store } = visit.session;
  const view = store.view.value;
  const wasRunning = useRef(false);
  if (view?.status === "running") wasRunning.current = true;
  if (fault.value !== null) return <FaultScreen fault={fault.value} visit={visit} />;
  if (view === null) return <Opening />;
  switch (view.status) {
    case "lobby":
      return <LobbyScreen visit={visit} view={view} invitation={invitation} />;
    case "running":
      return isDealt(view) ? <TableScreen visit={visit} view={view} /> : <Opening />;
    case "over":
      return <EndScreen visit={visit} view={view} fresh={wasRunning.current} />;
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
