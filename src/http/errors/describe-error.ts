/** Where an error and its causes come from. Messages are left out: they may quote personal text. */
export function describeError(error: unknown): { readonly causes: readonly ErrorCause[] } {
  const causes: ErrorCause[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause)
    causes.push({ name: next.name, code: errorCodeOf(next), at: stackFrames(next) });
  return { causes: causes.length > 0 ? causes : [{ name: typeof error, code: undefined, at: [] }] };
}

type ErrorCause = {
  readonly name: string;
  readonly code: string | undefined;
  readonly at: readonly string[];
};

function errorCodeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function stackFrames(error: Error): string[] {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return frames.slice(0, 12).map((line) => line.trim());
}
