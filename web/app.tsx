import type { JSX } from "preact";
import { loadSeldomTexts } from "./i18n/choose-language.ts";
import { lazy } from "./parts/lazy.tsx";
import { route } from "./state/navigation.ts";
import { useLater } from "./state/use-later.ts";

/** Its words are there: a turn link opens fast. */
const TablePage = lazy(
  () => import("./screens/table-page.tsx"),
  ({ TablePage }) => TablePage,
  async () => {},
);
const HomeScreen = lazy(
  () => import("./screens/home-screen.tsx"),
  ({ HomeScreen }) => HomeScreen,
);
const NewTableScreen = lazy(
  () => import("./screens/new-table-screen.tsx"),
  ({ NewTableScreen }) => NewTableScreen,
);
const SettingsScreen = lazy(
  () => import("./screens/settings-screen.tsx"),
  ({ SettingsScreen }) => SettingsScreen,
);
const RulesScreen = lazy(
  () => import("./screens/rules-screen.tsx"),
  ({ RulesScreen }) => RulesScreen,
);
const MailScreen = lazy(
  () => import("./screens/mail-screen.tsx"),
  ({ MailScreen }) => MailScreen,
);
const ReplayScreen = lazy(
  () => import("./screens/replay-screen.tsx"),
  ({ ReplayScreen }) => ReplayScreen,
);
const RecordScreen = lazy(
  () => import("./screens/record-screen.tsx"),
  ({ RecordScreen }) => RecordScreen,
);
const PracticeScreen = lazy(
  () => import("./screens/practice-screen.tsx"),
  ({ PracticeScreen }) => PracticeScreen,
);
const LessonScreen = lazy(
  () => import("./screens/lesson-screen.tsx"),
  ({ LessonScreen }) => LessonScreen,
);
const LostScreen = lazy(
  () => import("./screens/lost-screen.tsx"),
  ({ LostScreen }) => LostScreen,
  loadSeldomTexts,
);

const UpdateStrip = lazy(
  () => import("./parts/update-strip.tsx"),
  ({ UpdateStrip }) => UpdateStrip,
);
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
