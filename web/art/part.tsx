/** The sprite's address, which the build has written into the page (tools/build-client). */
const SPRITE =
  globalThis.document?.querySelector<HTMLLinkElement>("#art")?.getAttribute("href") ?? "/art.svg";

/** One part of the art sprite. */
export function Part({ id, transform }: { readonly id: string; readonly transform?: string }) {
  return <use href={`${SPRITE}#${id}`} transform={transform} />;
}
