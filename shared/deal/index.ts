/** The fair deal (docs/fair-deal.md): pure and synchronous, so that a page can check it too. */
export { DEAL_BYTES } from "./bytes.ts";
export { commitmentOf, dealFrom, entropiesFor, serverEntropy } from "./deal-from.ts";
export type { Entropy, EntropySource } from "./deal-from.ts";
export { DEAL_FAULTS, faultOfDeal } from "./verify-deal.ts";
export type { DealClaim, DealFault, OwnMemory } from "./verify-deal.ts";
