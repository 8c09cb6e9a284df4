import type { core } from "zod/mini";

/** A request's type with its brands taken off: the server parses it, so a client may send plain text. */
export type Plain<T> = T extends core.$brand
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T;
