/** Reads a value that may be anything: `parse` answers what it is, typed, or throws TypeError when it is something else. */
export type Schema<T> = { readonly parse: (value: unknown) => T };

/** What a schema reads. */
export type Infer<S extends Schema<unknown>> = ReturnType<S["parse"]>;

/** A schema for each field of a type, so that none can be left out; a schema of zod is one too. */
export type SchemasOf<Fields> = { readonly [Name in keyof Fields]-?: Schema<Fields[Name]> };

type Shape = Readonly<Record<string, Schema<unknown>>>;

type OptionalKey<S extends Shape> = {
  [K in keyof S]: undefined extends Infer<S[K]> ? K : never;
}[keyof S];

type ObjectOf<S extends Shape> = {
  [K in Exclude<keyof S, OptionalKey<S>>]: Infer<S[K]>;
} & { [K in OptionalKey<S>]?: Exclude<Infer<S[K]>, undefined> };

/** The object whose fields these schemas read. */
export type InferShape<S extends Shape> = { [K in keyof ObjectOf<S>]: ObjectOf<S>[K] };

export type ObjectSchema<S extends Shape> = Schema<InferShape<S>> & { readonly shape: S };

export const unknown: Schema<unknown> = { parse: (value) => value };

export const string = guard((value) => typeof value === "string");

export const number = guard((value) => typeof value === "number");

export const boolean = guard((value) => typeof value === "boolean");

const anyObject = guard(
  (value): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value),
);

/** One of these texts, numbers or truth values. */
export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Schema<T> {
  return { parse: (value) => values.find((one) => one === value) ?? refuse(value) };
}

export function nullable<T>({ parse }: Schema<T>): Schema<T | null> {
  return { parse: (value) => (value === null ? null : parse(value)) };
}

/** May be absent from its object. */
export function optional<T>({ parse }: Schema<T>): Schema<T | undefined> {
  return { parse: (value) => (value === undefined ? undefined : parse(value)) };
}

/** Reads anything: what `schema` refuses is `instead`. */
export function fallback<T, U>({ parse }: Schema<T>, instead: U): Schema<T | U> {
  return {
    parse: (value) => {
      try {
        return parse(value);
      } catch {
        return instead;
      }
    },
  };
}

/** What the first of two reads, or else the second. */
export function either<T, U>(first: Schema<T>, second: Schema<U>): Schema<T | U> {
  return { parse: (value) => fallback(first, null).parse(value) ?? second.parse(value) };
}

export function array<T>({ parse }: Schema<T>): Schema<T[]> {
  return {
    parse: (value) => (Array.isArray(value) ? value.map((piece) => parse(piece)) : refuse(value)),
  };
}

/** Two of the same. */
export function pair<T>({ parse }: Schema<T>): Schema<[T, T]> {
  return {
    parse: (value) =>
      Array.isArray(value) && value.length === 2
        ? [parse(value[0]), parse(value[1])]
        : refuse(value),
  };
}

/** An object whose keys may be any. */
export function record<T>({ parse }: Schema<T>): Schema<Record<string, T>> {
  return {
    parse: (value) =>
      Object.fromEntries(
        Object.entries(anyObject.parse(value)).map(([key, piece]): [string, T] => [
          key,
          parse(piece),
        ]),
      ),
  };
}

/** An object with these keys of its own; others are left out. */
export function object<S extends Shape>(shape: S): ObjectSchema<S>;
export function object(shape: Shape): ObjectSchema<Shape> {
  const fields = Object.entries(shape);
  return {
    shape,
    parse: (value) => {
      const given = anyObject.parse(value);
      const read: Record<string, unknown> = {};
      for (const [key, { parse }] of fields) {
        const piece = parse(Object.hasOwn(given, key) ? given[key] : undefined);
        if (piece !== undefined) read[key] = piece;
      }
      return read;
    },
  };
}

function guard<T>(is: (value: unknown) => value is T): Schema<T> {
  return { parse: (value) => (is(value) ? value : refuse(value)) };
}

function refuse(value: unknown): never {
  throw new TypeError(`A ${typeof value} is not readable here.`);
}
