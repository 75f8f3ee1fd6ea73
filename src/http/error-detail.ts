/** Where an error and its causes come from. Messages are left out: they may quote her words. */
export function errorDetail(error: unknown): { readonly causes: readonly Cause[] } {
  const causes: Cause[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause)
    causes.push({ name: next.name, code: codeOf(next), at: framesOf(next) });
  return { causes: causes.length > 0 ? causes : [{ name: typeof error, code: undefined, at: [] }] };
}

type Cause = {
  readonly name: string;
  readonly code: string | undefined;
  readonly at: readonly string[];
};

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function framesOf(error: Error): string[] {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return frames.slice(0, 12).map((line) => line.trim());
}
