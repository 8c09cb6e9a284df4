/** The fair deal (docs/fair-deal.md): pure and synchronous, so that a page can check it too. */
export { commitmentOf, dealFrom, entropiesFor } from "./deal-from.ts";
export { faultOfDeal } from "./verify-deal.ts";
export type { DealFault, OwnMemory } from "./verify-deal.ts";
