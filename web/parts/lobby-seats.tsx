import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { ApiSeat, View } from "../../shared/contract/view-schema.ts";
import { Icon } from "../art/icon.tsx";
import { texts } from "../i18n/language.ts";
import type { Visit } from "../state/visit.ts";
import { whyNot } from "../state/why-not.ts";
import { RemoveGuest } from "./remove-guest.tsx";
import { SeatSeal } from "./seat-seal.tsx";

/** The seats in playing order. The host may reorder them and give a seat away. */
export function LobbySeats({
  visit,
  view,
  hosting,
  onError,
}: {
  readonly visit: Visit;
  readonly view: View;
  readonly hosting: boolean;
  readonly onError: (problem: string | null) => void;
}): JSX.Element {
  const words = texts.value.pages.lobby;
  const [asked, setAsked] = useState<Pick<ApiSeat, "seat" | "name"> | null>(null);
  // Whoever sits there is removed: if it is somebody else by now, the question is void.
  const guest = view.seats.find(({ seat, name }) => seat === asked?.seat && name === asked.name);
  const isVoid = asked !== null && guest === undefined;
  useEffect(() => {
    if (isVoid) setAsked(null);
  }, [isVoid]);
  const swap = (seat: number, other: number): void => {
    const order = view.seats.map((each) => each.seat);
    order[seat] = other;
    order[other] = seat;
    void visit.table.change({ order }).then((answered) => onError(whyNot(answered)));
  };
  const remove = (seat: number): void => {
    setAsked(null);
    void visit.table.leave(seat).then((answered) => onError(whyNot(answered)));
  };
  return (
    <>
      <ul class="seats">
        {view.seats.map((seat) => {
          const name = seat.name ?? "";
          const free = seat.kind === "empty";
          return (
            <li key={seat.seat} class={free ? "free" : ""}>
              <SeatSeal livery={seat.livery} name={name} />
              <span class="who">
                <b>{free ? words.free : name}</b>
                <small>{noteOn(seat, view)}</small>
              </span>
              {hosting && seat.seat > 0 && !free && (
                <button
                  type="button"
                  class="icon up"
                  aria-label={words.up(name)}
                  onClick={() => swap(seat.seat, seat.seat - 1)}
                >
                  <Icon name="up" />
                </button>
              )}
              {hosting && !free && seat.seat !== view.you?.seat && (
                <button
                  type="button"
                  class="icon"
                  aria-label={words.remove(name)}
                  onClick={() => setAsked(seat)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {guest !== undefined && (
        <RemoveGuest
          key={guest.seat}
          seat={guest}
          onClose={() => setAsked(null)}
          onYes={() => remove(guest.seat)}
        />
      )}
    </>
  );
}

function noteOn(seat: ApiSeat, view: View): string {
  const { lobby, create } = texts.value.pages;
  if (seat.kind === "bot") return lobby.bot(create.botLevels[seat.level ?? "gentle"]);
  return [
    ...(seat.seat === view.you?.seat ? [lobby.you] : []),
    ...(seat.seat === view.host ? [lobby.host] : []),
    ...(seat.away ? [lobby.keptFor] : []),
  ].join(", ");
}
