import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { Page } from "../parts/page.tsx";
import { PasteLink } from "../parts/paste-link.tsx";
import { faultText } from "../state/fault-text.ts";
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
  const status = visit.session.store.view.value?.status;
  return (
    <Page title={texts.value.pages.home.title} heading={visit.kept.value?.table ?? "High Society"}>
      <p class="notice warn" role="alert" data-fault={fault}>
        {faultText(fault, status, texts.value.seldom.faults)}
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
