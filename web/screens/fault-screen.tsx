import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { Page } from "../parts/page.tsx";
import { PasteLink } from "../parts/paste-link.tsx";
import { forgetSeat } from "../state/kept-seats.ts";
import { navigate } from "../state/navigation.ts";
import type { Fault } from "../state/table-session.ts";
import type { Visit } from "../state/visit.ts";

/** Why this table cannot be shown, in words, and the way on (ux.md A18). */
export function FaultScreen({
  fault,
  visit,
}: {
  readonly fault: Fault;
  readonly visit: Visit;
}): JSX.Element {
  const kept = visit.kept.value;
  // Before the game nobody renews a key: what ends one there is the host.
  const wasRemoved =
    fault === "token-replaced" && visit.session.store.view.value?.status === "lobby";
  return (
    <Page title={texts.value.pages.home.title} heading={visit.kept.value?.table ?? "High Society"}>
      <p class="notice warn" role="alert" data-fault={fault}>
        {wasRemoved ? texts.value.seldom.faults.removed : sentence(fault)}
      </p>
      <PasteLink />
      <div class="btns">
        <a class="btn p" href="/">
          {texts.value.table.bar.home}
        </a>
        {kept !== null && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              forgetSeat(kept);
              navigate("/");
            }}
          >
            {texts.value.pages.home.forget}
          </button>
        )}
      </div>
    </Page>
  );
}

function sentence(fault: Fault): string {
  const { faults } = texts.value.seldom;
  if (fault === "token-replaced" || fault === "token-invalid") return faults.replaced;
  if (fault === "gallery-closed" || fault === "token-missing") return faults.galleryClosed;
  if (fault === "gone" || fault === "no-such-game" || fault === "wrong-game") {
    return faults.notFound;
  }
  if (fault === "game-of-later-release") return faults.laterRelease;
  if (fault === "game-damaged") return faults.damaged;
  const busy = fault === "overloaded" || fault === "rate-limited" || fault === "quota-used-up";
  return busy ? faults.busy : faults.unexpected;
}
