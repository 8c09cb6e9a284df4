import type { Acted, Events, GameCreated, SeatGranted } from "../../shared/contract/answers.ts";
import type { ServerFrame } from "../../shared/contract/frames.ts";
import type { View } from "../../shared/contract/view-schema.ts";
import { hasFields } from "./ask.ts";
import { isGameId, isSeatToken } from "./ids.ts";

/*
 * Cheap checks that an answer of our own server is what the question asked for. They
 * look at what tells the kinds apart, not at every field: the server's tests validate
 * each answer against the contract's schemas (decision 0031).
 */

export function isView(value: unknown): value is View {
  return (
    hasFields(value, { id: "string", version: "number", revision: "number", status: "string" }) &&
    isGameId(value["id"]) &&
    Array.isArray(value["seats"]) &&
    hasFields(value["options"], { seats: "number", ledger: "string" })
  );
}

export function isActed(value: unknown): value is Acted {
  return hasFields(value, { view: "object" }) && isView(value["view"]) && isList(value["events"]);
}

export function isEvents(value: unknown): value is Events {
  return hasFields(value, { version: "number" }) && isList(value["events"]);
}

export function isSeatGranted(value: unknown): value is SeatGranted {
  return (
    hasFields(value, { seat: "number", token: "string" }) &&
    isView(value["view"]) &&
    isSeatToken(value["token"])
  );
}

export function isGameCreated(value: unknown): value is GameCreated {
  return isSeatGranted(value) && hasFields(value, { invitation: "string" });
}

export function isServerFrame(value: unknown): value is ServerFrame {
  if (!hasFields(value, { type: "string" })) return false;
  switch (value["type"]) {
    case "view":
      return isView(value["view"]);
    case "update":
    case "acted":
      return isView(value["view"]) && isList(value["events"]);
    case "problem":
      return hasFields(value["problem"], { code: "string" });
    case "pong":
      return true;
    default:
      return false;
  }
}

/** For requests that answer nothing, or nothing that the page needs. */
export function isAnything(_: unknown): _ is unknown {
  return true;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => hasFields(item, { type: "string" }));
}
