import { render } from "preact";
import { App } from "./app.tsx";
import { startLanguage } from "./i18n/choose-language.ts";
import { followOtherTabs } from "./state/kept-seats.ts";
import { startNavigation } from "./state/navigation.ts";
import { serverIsBack } from "./state/server-back.ts";
import { showSettings } from "./state/settings.ts";

showSettings(document.documentElement);
followOtherTabs();
startNavigation();
addEventListener("online", serverIsBack);
const place = document.querySelector("#app");
if (place !== null) void startLanguage().then(() => render(<App />, place));
