import type { Method, Operation } from "./operation.ts";
import { PLAY_OPERATIONS } from "./play-operations.ts";
import { SERVICE_OPERATIONS } from "./service-operations.ts";
import { TABLE_OPERATIONS } from "./table-operations.ts";

/** Every endpoint of the API. */
export const OPERATIONS: readonly Operation[] = [
  ...TABLE_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...SERVICE_OPERATIONS,
];

/** The endpoint that a method and a path (without its query) reach, if there is one. */
export function operationAt(method: Method, path: string): Operation | undefined {
  return OPERATIONS.find(
    (operation) => operation.method === method && patternOf(operation.path).test(path),
  );
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u");
}
