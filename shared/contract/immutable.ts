type Primitive = string | number | boolean | null | undefined;

/** A schema's type with every field and list read-only: what arrived is never changed in place. */
export type Immutable<T> = T extends Primitive
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : { readonly [Key in keyof T]: Immutable<T[Key]> };
