import type { InstallTexts } from "../texts.ts";

export const install: InstallTexts = {
  share: "Tippe in Safaris Leiste auf Teilen.",
  add: "Wähle „Zum Home-Bildschirm“.",
  open: "Öffne High Society von dort und füge deinen Platz-Link ein: Die App weiß nichts von Safari.",
};
