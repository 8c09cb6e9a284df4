/** 10.3: whether the bids of older auctions stay readable. The variant *open* implies "open". */
export const LEDGERS = ["closed", "open"] as const;
export type Ledger = (typeof LEDGERS)[number];
