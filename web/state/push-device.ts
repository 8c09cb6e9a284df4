import type { GameClient } from "../../shared/client/game-client.ts";
import type { Notifications } from "../../shared/contract/notifications.ts";
import { workerPath } from "../offline/shell-cache.ts";
import { onDevice } from "./device-storage.ts";

/** How push stands on this device. `install`: on an iPhone it needs the Home Screen first. */
export type PushState = "on" | "off" | "denied" | "install" | "unsupported";

/** What this browser can do and has allowed, before anything is asked. */
export function pushSupport(): Exclude<PushState, "on"> {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return Notification.permission === "denied" ? "denied" : "off";
  }
  return /iPhone|iPad|iPod/u.test(navigator.userAgent) ? "install" : "unsupported";
}

/** The device's own subscription, if it has one. */
async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this seat tells this device; a subscription that the browser renewed is given anew. */
export async function pushState(table: GameClient, settings: Notifications): Promise<PushState> {
  const support = pushSupport();
  if (support !== "off") return support;
  const subscription = await present();
  if (subscription === null) return "off";
  if (settings.push.some(({ endpoint }) => endpoint === subscription.endpoint)) return "on";
  // Some of the seat's devices are known; this one may be one of them under a new address.
  return remembered(table.id)
    ? (await give(table, subscription, settings))
      ? "on"
      : "off"
    : "off";
}

/** Registers early, so that a press can subscribe at once: Safari loses the gesture otherwise. */
export async function readyPush(): Promise<ServiceWorkerRegistration | undefined> {
  if (pushSupport() !== "off") return undefined;
  try {
    const path = workerPath(document.documentElement.lang);
    await navigator.serviceWorker.register(path, { scope: "/" });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/**
 * Asks the browser, in the press itself, and gives the seat this device.
 * @param registration of `readyPush`, from before the press
 */
export async function switchOn(
  table: GameClient,
  settings: Notifications,
  registration: ServiceWorkerRegistration,
): Promise<PushState> {
  if (settings.pushKey === null) return "unsupported";
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: settings.pushKey,
    });
    return (await give(table, subscription, settings)) ? "on" : "off";
  } catch {
    return Notification.permission === "denied" ? "denied" : "off";
  }
}

/** This seat tells this device no more; other seats on it may. */
export async function switchOff(table: GameClient, settings: Notifications): Promise<PushState> {
  const subscription = await present();
  const push = settings.push
    .map(({ endpoint }) => ({ endpoint }))
    .filter(({ endpoint }) => endpoint !== subscription?.endpoint);
  const answered = await table.setNotifications({ push });
  remember(table.id, answered.kind !== "done");
  return answered.kind === "done" ? "off" : "on";
}

async function give(
  table: GameClient,
  subscription: PushSubscription,
  settings: Notifications,
): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  const others = settings.push
    .map((device) => ({ endpoint: device.endpoint }))
    .filter((device) => device.endpoint !== endpoint);
  // Five devices at most: the newest is the one in the hand.
  const push = [{ endpoint, keys: { p256dh, auth } }, ...others].slice(0, 5);
  const answered = await table.setNotifications({ push });
  const isGiven = answered.kind === "done";
  if (isGiven) remember(table.id, true);
  return isGiven;
}

function remembered(game: string): boolean {
  return onDevice.read(`push/${game}`) === "on";
}

function remember(game: string, isOn: boolean): void {
  if (isOn) onDevice.write(`push/${game}`, "on");
  else onDevice.remove(`push/${game}`);
}
