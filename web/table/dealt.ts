import type { DealtView, View } from "../../shared/contract/view-schema.ts";

/**
 * The contract's `isDealt`, apart from its schemas: the page to bid on loads no
 * validator (decision 0031).
 */
export function isDealt(view: View): view is DealtView {
  return view.phase !== null && view.starter !== null;
}
