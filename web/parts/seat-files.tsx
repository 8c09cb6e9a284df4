import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { keepSeat, keptSeats, parseKeptSeat } from "../state/kept-seats.ts";
import { saveFile } from "../state/save-file.ts";

/** All seats of this device to a file and back: clearing the browser's data removes them. */
export function SeatFiles(): JSX.Element {
  const words = texts.value.pages.home;
  const save = (): void => {
    const file = new Blob([JSON.stringify(keptSeats.peek(), null, 2)], {
      type: "application/json",
    });
    saveFile(file, "high-society-seats.json");
  };
  const read = async (file: File): Promise<void> => {
    const seats = parseSeats(await file.text());
    for (const seat of seats) keepSeat(seat);
  };
  return (
    <div class="btns">
      {keptSeats.value.length > 0 && (
        <button type="button" class="link" onClick={save}>
          {words.exportSeats}
        </button>
      )}
      <label class="link">
        {words.importSeats}
        <input
          type="file"
          class="sr"
          accept="application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void read(file);
          }}
        />
      </label>
    </div>
  );
}

function parseSeats(text: string): ReturnType<typeof keptSeats.peek> {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap((each) => parseKeptSeat(each) ?? []) : [];
  } catch {
    return [];
  }
}
