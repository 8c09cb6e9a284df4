import { onDevice, readJson } from "./device-storage.ts";

const KEY = "practice";

/** The practice game that this device keeps, as text that anyone may have changed. */
export const keptPractice = {
  read: (): unknown => readJson(onDevice, KEY),
  write: (stored: unknown): void => {
    onDevice.write(KEY, JSON.stringify(stored));
  },
  remove: (): void => onDevice.remove(KEY),
};
