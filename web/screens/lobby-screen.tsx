import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { Invitation } from "../../shared/contract/ids.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { invitationLink } from "../../shared/contract/links.ts";
import { formats, texts } from "../i18n/language.ts";
import { Banner } from "../parts/banner.tsx";
import { ClaimForm } from "../parts/claim-form.tsx";
import { HostDesk } from "../parts/host-desk.tsx";
import { KeyTicket } from "../parts/key-ticket.tsx";
import { lazy } from "../parts/lazy.tsx";
import { LobbySeats } from "../parts/lobby-seats.tsx";
import { OwnSeatForm } from "../parts/own-seat-form.tsx";
import { ShareInvitation } from "../parts/share-invitation.tsx";
import { TableBar } from "../parts/table-bar.tsx";
import { TableTerms } from "../parts/table-terms.tsx";
import { lessonPath } from "../route.ts";
import { showTitle } from "../state/page-title.ts";
import type { Visit } from "../state/visit.ts";

/** Nothing of it can be done without a network. */
const MailMe = lazy(
  () => import("../parts/gallery-desk.tsx"),
  ({ MailMe }) => MailMe,
);

/** A table whose seats are being taken: share, sit down, start (ux.md A3, A4). */
export function LobbyScreen({
  visit,
  view,
  invitation,
}: {
  readonly visit: Visit;
  readonly view: View;
  readonly invitation: Invitation | null;
}): JSX.Element {
  const words = texts.value.pages.lobby;
  const [error, setError] = useState<string | null>(null);
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const missing = view.seats.filter(({ away }) => away).map(({ name }) => name ?? "–");
  const invited = view.you === null && invitation !== null && taken < view.options.seats;
  const hosting = view.you !== null && view.you.seat === view.host;
  const hostName = view.host === null ? "–" : (view.seats[view.host]?.name ?? "–");
  const shared = view.you?.invitation ?? null;
  const seated = view.you === null ? null : visit.kept.value;
  useEffect(() => showTitle(words.title(view.name), false), [view.name, words]);
  return (
    <div class="app lobby">
      <TableBar name={view.name} link={visit.session.store.link.value} texts={texts.value} />
      <Banner
        banner={{
          state: "wait",
          title: invited
            ? texts.value.pages.claim.title(view.name)
            : texts.value.pages.home.inLobby(taken, view.options.seats),
          line: invited
            ? texts.value.pages.claim.lead(hostName)
            : hosting
              ? missing.length > 0
                ? words.hostMissing(formats.value.list(missing))
                : taken === view.options.seats
                  ? words.hostFull
                  : words.hostLine
              : words.guestLine(hostName),
          left: null,
        }}
      />
      <main id="main" tabIndex={-1} class="stack loose">
        {view.you === null && <ClaimForm view={view} invitation={invitation} />}
        {view.you !== null && shared !== null && taken < view.options.seats && (
          <ShareInvitation
            link={invitationLink(location.origin, view.id, shared)}
            host={hostName}
            table={view.name}
          />
        )}
        <div class="stack loose">
          <section class="stack">
            <h2>{words.seats}</h2>
            <LobbySeats visit={visit} view={view} hosting={hosting} onError={setError} />
          </section>
          {error !== null && (
            <p class="err" role="alert">
              {error}
            </p>
          )}
          <TableTerms view={view} />
        </div>
        {seated !== null && <KeyTicket kept={seated} table={view.name} />}
        <div class="stack loose">
          {seated !== null && (
            <>
              <OwnSeatForm visit={visit} view={view} />
              {(shared ?? invitation) !== null && taken < view.options.seats && (
                <details>
                  <summary>{texts.value.pages.hotSeat.add}</summary>
                  <ClaimForm view={view} invitation={shared ?? invitation} another />
                </details>
              )}
            </>
          )}
          {view.you === null && <MailMe view={view} />}
          <div class="links">
            <a
              class="link"
              href={lessonPath(view.id, visit.kept.value === null ? invitation : null)}
            >
              {texts.value.pages.lobby.newcomer}
            </a>
            <a class="link" href="/rules">
              {texts.value.pages.home.rules}
            </a>
          </div>
        </div>
      </main>
      {view.you !== null && (
        <HostDesk visit={visit} view={view} hosting={hosting} onError={setError} />
      )}
    </div>
  );
}
