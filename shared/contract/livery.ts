/** The five liveries by which a seat is told apart, in the order in which seats get them (ux.md B2). */
export const LIVERIES = ["azure", "or", "gules", "vert", "sable"] as const;
export type Livery = (typeof LIVERIES)[number];
