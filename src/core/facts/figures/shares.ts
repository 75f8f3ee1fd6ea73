import { lowAt, type Tokens } from "#core/facts/tokens.ts";

const parts = new Map(Object.entries({ half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }));
const counts = ["", "a|an|one", "two", "three", "four"].map((words) => words.split("|"));
const ofWhole =
  /^(?:of|the|my|our|its|their|his|her|all|them|us|fewer|more|less|faster|lower|higher|shorter)$/;

/** A share of a whole as a percentage: "half my team", "two-thirds of", "by a quarter"; null where none begins. */
export function readShare(tokens: Tokens, at: number) {
  const count = counts.findIndex((words) => words.includes(lowAt(tokens, at)));
  const behind = lowAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const partAt = count > 0 ? behind : at;
  const part = parts.get(lowAt(tokens, partAt).replace(/s$/, ""));
  if (part === undefined || (count < 1 && part !== 2)) return null;
  // "The lower half of that range" is a place in it.
  if (/^(?:lower|upper|top|bottom|first|second|other|better|latter)$/.test(lowAt(tokens, at - 1)))
    return null;
  const isBy = [1, 2, 3].some((back) => lowAt(tokens, at - back) === "by");
  if (!isBy && !ofWhole.test(lowAt(tokens, partAt + 1))) return null;
  const values = [Math.round((Math.max(1, count) * 100) / part)];
  return { values, unit: "percent", currency: "", first: at, next: partAt + 1 } as const;
}
