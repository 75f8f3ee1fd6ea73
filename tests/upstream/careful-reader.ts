import { seedErrors } from "#core/review/seed-errors.ts";

/** The answer of a reader who strikes the errors put in for it, and asks for these edits. */
export function readsCarefully(...edits: readonly string[]): string {
  const strikes = seedErrors("A line.", "").seeds.map(
    (seed) => `Find: ${seed}\nReplace: (nothing)\nWhy: false`,
  );
  return [...strikes, ...edits].join("\n\n");
}
