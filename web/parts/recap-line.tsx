import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";

/** What happened since the last visit, in one sentence: never a log (ux.md, decision 8). */
export function RecapLine({
  lead,
  text,
  why,
}: {
  readonly lead: string;
  readonly text: string;
  /** A link to the rule behind it; null where there is nothing to explain. */
  readonly why: string | null;
}): JSX.Element {
  return (
    <p class="recap" id="recap">
      <span>
        {lead !== "" && <b>{lead} </b>}
        {text}
      </span>
      {why !== null && (
        <a class="link" href="/rules#c6.2" title={why}>
          <Icon name="help" />
          <span>{why}</span>
        </a>
      )}
    </p>
  );
}
