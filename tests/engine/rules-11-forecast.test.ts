import { describe, expect, test } from "vitest";
import { table } from "./support/table.ts";

const forecast = { variants: ["forecast"] } as const;

describe("11.B forecast", () => {
  test("B1 Q42 the first auction has no forecast", () => {
    const game = table({ ...forecast, deck: ["L5", "L6"] });
    expect(game.state).toMatchObject({ active: "L5", forecast: null, drawn: 1 });
  });

  test("B2 from the second auction on the forecast becomes active and a new one is exposed", () => {
    const game = table({ ...forecast, deck: ["L5", "L6", "L7", "L8"] }).play("A pass", "B pass");
    expect(game.state).toMatchObject({ active: "L6", forecast: "L7", drawn: 3 });
    expect(game.last("card-revealed")).toMatchObject({ card: "L6", forecast: "L7" });
    expect(game.view("-").forecast).toBe("L7");
    game.play("C pass", "A pass");
    expect(game.state).toMatchObject({ active: "L7", forecast: "L8", drawn: 4 });
  });

  test("B3 Q43 Q45 a green forecast does not count, end the game or release the reserve", () => {
    const game = table({
      variants: ["forecast", "reserve"],
      deck: ["L6", "L7"],
      auctionsDone: 2,
      forecast: "L5",
      greens: 3,
      players: {},
    });
    expect(game.state).toMatchObject({ active: "L5", forecast: "L6" });
    const green = table({
      ...forecast,
      deck: ["AG", "L7"],
      auctionsDone: 2,
      forecast: "L5",
      greens: 3,
    });
    expect(green.state).toMatchObject({
      active: "L5",
      forecast: "AG",
      greens: 3,
      phase: "bidding",
    });
    const reserve = table({
      variants: ["forecast", "reserve"],
      deck: ["AG", "L7"],
      auctionsDone: 2,
      forecast: "L5",
    }).play("A pass", "B pass");
    expect(reserve.state).toMatchObject({ active: "AG", greens: 1, released: false });
  });

  test("B4 the fourth green ends the game as it becomes active; no further card is exposed", () => {
    const game = table({
      ...forecast,
      deck: ["AG", "L7"],
      auctionsDone: 2,
      forecast: "L5",
      greens: 3,
    });
    game.play("A pass", "B pass");
    expect(game.state).toMatchObject({ phase: "over", active: "AG", forecast: null, drawn: 1 });
    expect(game.view("A").deckCount).toBe(game.state.deck.length - 1);
    expect(game.last("card-revealed")).toMatchObject({ forecast: null, auctioned: false });
  });

  test("B4 a green that is not the fourth does not end it, nor does a third luxury", () => {
    const game = table({
      ...forecast,
      deck: ["L8", "L7"],
      auctionsDone: 2,
      forecast: "AG",
      greens: 2,
    });
    expect(game.state).toMatchObject({ active: "AG", greens: 3, forecast: "L8" });
    const luxury = table({ ...forecast, deck: ["L8"], auctionsDone: 2, forecast: "L5", greens: 3 });
    expect(luxury.state).toMatchObject({ active: "L5", forecast: "L8" });
  });

  test("B5 Q44 at the end of the deck the space is empty; the kind follows the active card", () => {
    const game = table({
      ...forecast,
      deck: ["PS"],
      exact: true,
      auctionsDone: 3,
      forecast: "L5",
    });
    expect(game.state.auction?.kind).toBe("positive");
    game.play("A pass", "B pass");
    expect(game.state).toMatchObject({ active: "PS", forecast: null, drawn: 1 });
    expect(game.state.auction?.kind).toBe("disgrace");
    game.play("C pass");
    expect(game.state).toMatchObject({ phase: "over", active: null, forecast: null });
  });

  test("B1 a position may stand before its first auction with a forecast: it becomes active", () => {
    const game = table({ ...forecast, deck: ["L6"], forecast: "L5" });
    expect(game.state).toMatchObject({ active: "L5", forecast: "L6" });
  });
});
