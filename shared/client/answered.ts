import type { Problem } from "../contract/problem.ts";

/**
 * What came of a request. `refused`: the server's answer, by its code. `unreachable`:
 * no answer of this API came, after all retries; asking again later, with the same
 * key, is safe.
 */
export type Answered<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "unreachable"; readonly reason: "network" | "not-the-api" };

/** For scripts: the value, or a thrown `RequestFailed`. */
export function valueOf<T>(answered: Answered<T>): T {
  switch (answered.kind) {
    case "done":
      return answered.value;
    case "refused":
      throw new RequestFailed(answered.problem.detail, answered.problem);
    case "unreachable":
      throw new RequestFailed(
        answered.reason === "network"
          ? "The server does not answer."
          : "Something answers that is not a High Society server.",
      );
  }
}

export class RequestFailed extends Error {
  /** Undefined where no answer came at all. */
  readonly problem: Problem | undefined;

  constructor(message: string, problem?: Problem) {
    super(message);
    this.name = "RequestFailed";
    this.problem = problem;
  }
}
