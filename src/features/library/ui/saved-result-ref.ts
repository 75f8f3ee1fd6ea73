/** A result in the library, as a page last knew it. */
export type SavedResultRef = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
};

/** Reads a line of the library out of an answer; throws when it is none. */
export function parseSavedResultRef(answer: unknown): SavedResultRef {
  const readProperty = (name: string): unknown =>
    typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
  const id = readProperty("id");
  const name = readProperty("name");
  const revision = readProperty("revision");
  if (typeof id !== "string" || typeof name !== "string" || typeof revision !== "number")
    throw new TypeError("The answer names nothing saved.");
  return { id, name, revision };
}
