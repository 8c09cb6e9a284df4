import { useEffect, useState } from "preact/hooks";
import type { DealtView } from "../../shared/contract/view-schema.ts";
import { isDealt } from "../table/dealt.ts";
import { keptPractice } from "./kept-practice.ts";

/**
 * The practice game of this device while it can be gone on with. Null where there is none, and
 * undefined until that is known: the rules that play it up to here come only where one is kept.
 */
export function usePractice(): DealtView | null | undefined {
  const [open, setOpen] = useState<DealtView | null | undefined>(() =>
    keptPractice.read() === undefined ? null : undefined,
  );
  const isKept = open !== null;
  useEffect(() => {
    if (!isKept) return;
    let isWanted = true;
    const show = (view: DealtView | null): void => {
      if (isWanted) setOpen(view);
    };
    openPractice().then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [isKept]);
  return open;
}

async function openPractice(): Promise<DealtView | null> {
  const { openPastPractice } = await import("../practice/past-practice.ts");
  const answered = await (await openPastPractice())?.view();
  if (answered?.kind !== "done") return null;
  const view = answered.value;
  return view.status === "running" && isDealt(view) ? view : null;
}
