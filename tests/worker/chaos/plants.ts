import { vi } from "vitest";
import { GameObject } from "../../../worker/game/game-object.ts";
import { GameStore } from "../../../worker/game/game-store.ts";
import { Watchers } from "../../../worker/game/watchers.ts";

/** Faults built into the service, to see that bad days bring them to light. */
export const PLANTS: readonly { readonly name: string; readonly plant: () => void }[] = [
  {
    name: "keys that are forgotten",
    plant: () => {
      const { ask } = GameObject.prototype;
      vi.spyOn(GameObject.prototype, "ask").mockImplementation(function (this: GameObject, call) {
        return ask.call(this, { ...call, retry: null });
      });
    },
  },
  {
    name: "a row that is answered and not written",
    plant: () => {
      const { append } = GameStore.prototype;
      vi.spyOn(GameStore.prototype, "append").mockImplementation(function (
        this: GameStore,
        number,
        entry,
      ) {
        if (number % 12 !== 0) append.call(this, number, entry);
      });
    },
  },
  {
    name: "an action written without its key",
    plant: () => {
      const { append } = GameStore.prototype;
      vi.spyOn(GameStore.prototype, "append").mockImplementation(function (
        this: GameStore,
        number,
        entry,
      ) {
        append.call(this, number, number % 7 === 0 ? { ...entry, retry: null } : entry);
      });
    },
  },
  {
    name: "an update that is not sent",
    plant: () => {
      const { tell } = Watchers.prototype;
      let told = 0;
      vi.spyOn(Watchers.prototype, "tell").mockImplementation(function (
        this: Watchers,
        ...news: Parameters<Watchers["tell"]>
      ) {
        told += 1;
        if (told % 5 !== 0) tell.apply(this, news);
      });
    },
  },
  {
    name: "an alarm that always sets the next one",
    plant: () => {
      const { alarm } = GameObject.prototype;
      vi.spyOn(GameObject.prototype, "alarm").mockImplementation(async function (this: GameObject) {
        const state = Reflect.get(this, "ctx") as DurableObjectState;
        await alarm.call(this);
        await state.storage.setAlarm(Date.now() + 1000);
      });
    },
  },
  {
    name: "an acceptance of what was refused",
    plant: () => {
      const { ask } = GameObject.prototype;
      vi.spyOn(GameObject.prototype, "ask").mockImplementation(function (this: GameObject, call) {
        const answered = ask.call(this, call);
        if (answered.ok || answered.refused.code !== "stale-version") return answered;
        return { ok: true, status: 200, body: "{}", etag: null, grant: null, location: null };
      });
    },
  },
];
