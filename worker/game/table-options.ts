import type { Options } from "../../shared/contract/options.ts";
import type { ChangeGame } from "../../shared/contract/requests.ts";

type Named = Pick<ChangeGame, keyof ChangeGame & keyof Options>;

/** The options with those that were named instead; a clock may be named as null. */
export function withOptions(base: Options, named: Named): Options {
  return {
    seats: named.seats ?? base.seats,
    variants: named.variants ?? base.variants,
    ledger: named.ledger ?? base.ledger,
    gallery: named.gallery ?? base.gallery,
    listed: named.listed ?? base.listed,
    clock: named.clock === undefined ? base.clock : named.clock,
    forcedPass: named.forcedPass ?? base.forcedPass,
    absent: named.absent ?? base.absent,
  };
}
