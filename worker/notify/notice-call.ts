import type { Channel, SetNotifications } from "../../shared/contract/notifications.ts";
import type { Seat } from "../../shared/engine/seat.ts";
import type { Caller } from "../game/command.ts";
import type { Refused } from "../game/decision.ts";
import type { MailReading } from "./mail-in.ts";
import type { ReplyTo } from "./reply-address.ts";

type SeatCaller = NonNullable<Caller>;

/** What reaches a game's object about notices: plain data, checked in shape by the Worker. */
export type NoticeCall =
  | { readonly type: "read"; readonly caller: SeatCaller; readonly origin: string }
  | {
      readonly type: "set";
      readonly caller: SeatCaller;
      readonly origin: string;
      readonly request: SetNotifications;
    }
  | {
      readonly type: "test";
      readonly caller: SeatCaller;
      readonly origin: string;
      readonly channel: Channel;
    }
  /** The bearer of a single-purpose token; the Worker has read it. */
  | { readonly type: "confirm" | "unsubscribe"; readonly place: number; readonly address: number }
  /** Anyone: the seat's link is mailed to the seat's own confirmed address, if there is one. */
  | { readonly type: "mail-link"; readonly seat: Seat }
  /** An answer by mail, to an address that the Worker has read. */
  | {
      readonly type: "mail";
      readonly to: ReplyTo;
      readonly reading: MailReading;
      /** The mail's own Message-ID, so that a mail delivered twice counts once. */
      readonly messageId: string | null;
    };

/** Ready JSON, or why not. */
export type NoticeReply =
  | { readonly ok: true; readonly body: string }
  | { readonly ok: false; readonly refused: Refused };
