import { useEffect, useId, useRef } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../art/icon.tsx";

/** A press beside the dialog closes it, where the browser knows how. */
const LIGHT_DISMISS = { closedby: "any" } as const;

/**
 * A native modal dialog: the browser keeps the focus inside, Escape and a press beside
 * it close it, and the focus returns to what opened it (D1).
 */
export function Dialog({
  title,
  mark,
  kind,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  /** Before the title: whose it is. */
  readonly mark?: ComponentChildren;
  /** A question in the middle, one that costs something, or a sheet from below. */
  readonly kind: "question" | "danger" | "sheet";
  /** With it the dialog has a close button beside its title. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={kind === "question" ? "" : kind}
      aria-labelledby={heading}
      onClose={onClose}
      {...LIGHT_DISMISS}
    >
      <div class="head">
        {mark}
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {closeLabel !== undefined && (
          <button type="button" class="icon" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
