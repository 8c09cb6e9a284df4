type Device = Pick<Navigator, "setAppBadge">;

/** The number on the app's icon: how many tables have a notice that nobody has looked at. */
export async function showBadge(
  registration: Pick<ServiceWorkerRegistration, "getNotifications">,
  device: Device,
): Promise<void> {
  if (!("setAppBadge" in device)) return;
  await showCount((await registration.getNotifications()).length, device);
}

/** How many tables wait, where somebody has counted them. */
export async function showCount(count: number, device: Device = navigator): Promise<void> {
  // Not every browser has it, and an app that is not installed may be refused.
  if ("setAppBadge" in device) await device.setAppBadge(count).catch(() => undefined);
}
