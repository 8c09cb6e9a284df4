import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import type { Banner as BannerModel } from "../table/banner.ts";

/** Where the focus goes after an own move, and when its control has disappeared (D4). */
export const BANNER_HEADING = "turn-heading";

export function focusBanner(): void {
  document.getElementById(BANNER_HEADING)?.focus({ preventScroll: true });
}

/** Whose turn it is, in words first. */
export function Banner({ banner }: { readonly banner: BannerModel }): JSX.Element {
  const { state, title, line, left } = banner;
  return (
    <section class="turn" data-state={state} aria-labelledby={BANNER_HEADING}>
      <Icon name={state === "wait" ? "hourglass" : state === "over" ? "laurel" : "gavel"} />
      <div>
        <h1 id={BANNER_HEADING} tabIndex={-1}>
          {title}
        </h1>
        <p>
          {line}
          {left !== null && (
            <>
              {" "}
              {left.hurry ? (
                <b>
                  <Icon name="hurry" inline /> {left.text}
                </b>
              ) : (
                left.text
              )}
            </>
          )}
        </p>
      </div>
    </section>
  );
}
