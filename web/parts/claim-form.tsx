import { useRef, useState } from "preact/hooks";
import type { JSX } from "preact";
import type { View } from "../../shared/contract/view-schema.ts";
import type { Invitation } from "../../shared/contract/ids.ts";
import { tablePath } from "../../shared/contract/links.ts";
import { texts } from "../i18n/language.ts";
import { onDevice } from "../state/device-storage.ts";
import { house, ownEntropy } from "../state/house.ts";
import { keepGranted } from "../state/keep-granted.ts";
import { navigate } from "../state/navigation.ts";
import { keepShare } from "../state/own-share.ts";
import { whyNot } from "../state/why-not.ts";
import { PasteLink } from "./paste-link.tsx";
import { TextField } from "./text-field.tsx";

/**
 * Opening an invitation seats nobody: it asks for a name and one press (ux.md A4).
 *
 * @param another whether the device has a seat here already, and this is for somebody beside it
 */
export function ClaimForm({
  view,
  invitation,
  another = false,
}: {
  readonly view: View;
  readonly invitation: Invitation | null;
  readonly another?: boolean;
}): JSX.Element {
  const words = texts.value.pages.claim;
  const [name, setName] = useState(() => (another ? "" : (onDevice.read("player") ?? "")));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A retry after a lost answer has the same key and entropy and is the same seat.
  const key = useRef(crypto.randomUUID());
  const entropy = useRef(ownEntropy());
  const full = view.seats.every(({ kind }) => kind !== "empty");

  if (invitation === null) return <PasteLink />;
  if (full) return <p class="notice">{texts.value.pages.lobby.full}</p>;
  const sit = async (): Promise<void> => {
    if (busy) return;
    if (name.trim() === "") {
      setError(texts.value.pages.create.needsName);
      document.getElementById("claim-name")?.focus();
      return;
    }
    setBusy(true);
    const answered = await house.sitDown(
      view.id,
      { name, invitation, entropy: entropy.current },
      key.current,
    );
    setBusy(false);
    setError(whyNot(answered));
    if (answered.kind !== "unreachable") key.current = crypto.randomUUID();
    if (answered.kind !== "done") return;
    keepShare(view.id, { commitment: view.commitment, entropy: entropy.current });
    entropy.current = ownEntropy();
    if (another) setName("");
    else onDevice.write("player", name);
    if (keepGranted(answered.value)) navigate(tablePath(view.id));
  };
  return (
    <form
      class="panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <TextField
        id="claim-name"
        label={another ? texts.value.pages.hotSeat.name : texts.value.pages.create.you}
        autoComplete={another ? "off" : "nickname"}
        value={name}
        error={error}
        onInput={(text) => {
          setName(text);
          key.current = crypto.randomUUID();
          setError(null);
        }}
      />
      <button type="submit" class="btn p" aria-disabled={busy ? "true" : undefined}>
        {words.go}
      </button>
    </form>
  );
}
