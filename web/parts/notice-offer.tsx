import { useEffect, useState } from "preact/hooks";
import type { JSX } from "preact";
import { Icon } from "../art/icon.tsx";
import { NOTICE_WORDS } from "../i18n/own-words.ts";
import { useWords } from "../i18n/use-words.ts";
import { onDevice } from "../state/device-storage.ts";
import { pushState } from "../state/push-device.ts";
import type { Visit } from "../state/visit.ts";

/**
 * Asks once whether the person wants to be told, while he waits after a move of his own (ux.md E);
 * never where a channel is set up already, or the server has none.
 */
export function NoticeOffer({
  visit,
  onOpen,
}: {
  readonly visit: Visit;
  readonly onOpen: () => void;
}): JSX.Element | null {
  const words = useWords(NOTICE_WORDS);
  const store = `offer/${visit.game}`;
  const [put, setPut] = useState(() => onDevice.read(store) !== null);
  const [channels, setChannels] = useState<readonly string[]>([]);
  useEffect(() => {
    void visit.table.notifications().then(async (answered) => {
      if (answered.kind !== "done") return;
      const settings = answered.value;
      // A subscription that the browser has renewed since is given to the seat anew.
      const push = await pushState(visit.table, settings);
      const isTold = push === "on" || settings.email !== null || settings.webhook !== null;
      setChannels(isTold ? [] : settings.available.filter((channel) => channel !== "webhook"));
    });
  }, [visit]);
  if (put || words === null || channels.length === 0) return null;
  const done = (): void => {
    onDevice.write(store, "asked");
    setPut(true);
  };
  const open = (): void => {
    done();
    onOpen();
  };
  return (
    <aside class="notice row offer">
      <p>{words.pushAsk}</p>
      {channels.includes("email") && (
        <button type="button" class="btn small" aria-label={words.byMail} onClick={open}>
          <Icon name="envelope" />
          <span>{words.byMail}</span>
        </button>
      )}
      {channels.includes("push") && (
        <button type="button" class="btn small" aria-label={words.byPhone} onClick={open}>
          <Icon name="phone" />
          <span>{words.byPhone}</span>
        </button>
      )}
      <button type="button" class="icon" aria-label={words.notNow} onClick={done}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
