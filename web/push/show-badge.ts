/** The number on the app's icon: how many tables have a notice that nobody has looked at. */
export async function showBadge(
  registration: Pick<ServiceWorkerRegistration, "getNotifications">,
  device: Pick<Navigator, "setAppBadge">,
): Promise<void> {
  // Not every browser has it, and an app that is not installed may be refused.
  if (!("setAppBadge" in device)) return;
  const { length } = await registration.getNotifications();
  await device.setAppBadge(length).catch(() => undefined);
}
