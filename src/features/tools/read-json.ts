/** Reads JSON that may be anything, without a schema library: these pages stay light. Each answers null for what is not there. */
export function fieldAt(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  const found: unknown = Reflect.get(value, key);
  return found;
}

export function textAt(value: unknown, key: string): string | null {
  const found = fieldAt(value, key);
  return typeof found === "string" ? found : null;
}

export function numberAt(value: unknown, key: string): number | null {
  const found = fieldAt(value, key);
  return typeof found === "number" ? found : null;
}

/** The list at a key, each piece read by `read`; null when it is no list or one piece cannot be read. */
export function listAt<T>(
  value: unknown,
  key: string,
  read: (piece: unknown) => T | null,
): readonly T[] | null {
  const found = fieldAt(value, key);
  if (!Array.isArray(found)) return null;
  const pieces = found.flatMap((piece: unknown) => read(piece) ?? []);
  return pieces.length === found.length ? pieces : null;
}

/** The texts of an object by their keys; what is no text is left out. */
export function textsByKey(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );
}
