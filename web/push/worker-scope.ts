/**
 * The DOM's types take a worker for a window: these are the parts of a service worker's scope
 * that are used here.
 */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushMessage extends LastingEvent {
  readonly data: { text(): string } | null;
}
export interface NoticePress extends LastingEvent {
  readonly notification: Notification;
}
export interface PageRequest extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
export interface WorkerScope {
  readonly location: { readonly origin: string; readonly search: string };
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly navigator: Pick<Navigator, "setAppBadge">;
  readonly clients: {
    matchAll(of: { type: "window"; includeUncontrolled?: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: PageRequest) => void): void;
  addEventListener(type: "message", hear: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: "push", hear: (event: PushMessage) => void): void;
  addEventListener(type: "notificationclick", hear: (event: NoticePress) => void): void;
}
