import { MONEY_CARDS, type MoneyCard } from "../../shared/contract/cards.ts";
import { readJson, type TextStore } from "./device-storage.ts";

/**
 * The cards chosen but not sent, kept for one lot in this tab: they survive updates,
 * a reload and a lost connection (ux.md 13), and end with the lot.
 */
export interface SelectionStore {
  readonly read: (auction: number) => readonly MoneyCard[];
  readonly write: (auction: number, cards: readonly MoneyCard[]) => void;
}

/** @param owner the game and seat, so that two seats on one device never share a choice */
export function selectionStore(store: TextStore, owner: string): SelectionStore {
  const key = `selection/${owner}`;
  return {
    read(auction) {
      const kept = readJson(store, key);
      if (typeof kept !== "object" || kept === null) return [];
      const { auction: lot, cards } = kept as { auction?: unknown; cards?: unknown };
      return lot === auction ? parseCards(cards) : [];
    },
    write(auction, cards) {
      if (cards.length === 0) store.remove(key);
      else store.write(key, JSON.stringify({ auction, cards }));
    },
  };
}

function parseCards(value: unknown): readonly MoneyCard[] {
  if (!Array.isArray(value)) return [];
  return MONEY_CARDS.filter((card) => value.includes(card));
}
