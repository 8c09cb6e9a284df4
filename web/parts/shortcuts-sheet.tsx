import type { JSX } from "preact";
import { texts } from "../i18n/language.ts";
import { SHORTCUTS } from "../state/shortcut-keys.ts";
import { Dialog } from "./dialog.tsx";
import type { SheetProps } from "./table-sheet.tsx";

export function ShortcutsSheet({ onClose }: SheetProps): JSX.Element {
  const words = texts.value.seldom.shortcuts;
  return (
    <Dialog
      title={texts.value.sheets.menu.shortcuts}
      kind="sheet"
      closeLabel={texts.value.table.status.close}
      onClose={onClose}
    >
      <table class="figures keys">
        <tbody>
          {SHORTCUTS.map(([key, means]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{words[means]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="k">{words.off}</p>
    </Dialog>
  );
}
