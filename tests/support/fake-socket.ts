import type { ServerFrame } from "../../shared/contract/index.ts";

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  readyState = 0;
  readonly url: string;
  readonly protocols: string | string[] | undefined;

  constructor(url: string | URL, protocols?: string | string[]) {
    super();
    this.url = String(url);
    this.protocols = protocols;
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(frame: ServerFrame): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}
