import type { JSX } from "preact";
import { lazy } from "./parts/lazy.tsx";
import { route } from "./state/navigation.ts";
import { useLater } from "./state/use-later.ts";

/** Its words are there: a turn link opens fast. */
const TablePage = lazy(
  async () => (await import("./screens/table-page.tsx")).TablePage,
  async () => {},
);
const HomeScreen = lazy(async () => (await import("./screens/home-screen.tsx")).HomeScreen);
const NewTableScreen = lazy(
  async () => (await import("./screens/new-table-screen.tsx")).NewTableScreen,
);
const SettingsScreen = lazy(
  async () => (await import("./screens/settings-screen.tsx")).SettingsScreen,
);
const RulesScreen = lazy(async () => (await import("./screens/rules-screen.tsx")).RulesScreen);
const MailScreen = lazy(async () => (await import("./screens/mail-screen.tsx")).MailScreen);
const ReplayScreen = lazy(async () => (await import("./screens/replay-screen.tsx")).ReplayScreen);
const RecordScreen = lazy(async () => (await import("./screens/record-screen.tsx")).RecordScreen);
const PracticeScreen = lazy(
  async () => (await import("./screens/practice-screen.tsx")).PracticeScreen,
);
const LessonScreen = lazy(async () => (await import("./screens/lesson-screen.tsx")).LessonScreen);
const LostScreen = lazy(async () => (await import("./screens/lost-screen.tsx")).LostScreen);

const UpdateStrip = lazy(async () => (await import("./parts/update-strip.tsx")).UpdateStrip);
/** It can wait, and its words with it: the page it is about is there. */
const UPDATE_AFTER_MS = 4_000;

/** The page, under a word about a newer version where there is one. */
export function App(): JSX.Element {
  const settled = useLater(true, UPDATE_AFTER_MS);
  return (
    <>
      {settled && <UpdateStrip />}
      <Here />
    </>
  );
}

/** The page for the address; what a table and home need is named in the answer that brings the page. */
function Here(): JSX.Element {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <HomeScreen />;
    case "new":
      return <NewTableScreen />;
    case "settings":
      return <SettingsScreen />;
    case "rules":
      return <RulesScreen />;
    case "table":
      return <TablePage key={here.game} route={here} />;
    case "mail":
      return <MailScreen use={here.use} token={here.token} />;
    case "replay":
      return <ReplayScreen key={here.game} game={here.game} moment={here.moment} />;
    case "record":
      return <RecordScreen key={here.game} game={here.game} moment={here.moment} />;
    case "practice":
      return <PracticeScreen />;
    case "lesson":
      return <LessonScreen back={here.back} />;
    case "lost":
      return <LostScreen />;
  }
}
