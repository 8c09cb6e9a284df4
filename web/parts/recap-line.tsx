import type { JSX } from "preact";

/** What happened since the last visit, in one sentence: never a log (ux.md, decision 8). */
export function RecapLine({
  lead,
  text,
}: {
  readonly lead: string;
  readonly text: string;
}): JSX.Element {
  return (
    <p class="recap" id="recap">
      <span>
        {lead !== "" && <b>{lead} </b>}
        {text}
      </span>
    </p>
  );
}
