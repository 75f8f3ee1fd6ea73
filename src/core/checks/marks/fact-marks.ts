import type { FactReceipt } from "#core/facts/fact.ts";
import type { FoundWords } from "./mark.ts";

const boundWords = { low: "more than", high: "less than", near: "almost", about: "about" };

/** The facts that have no source, each with what to do about it. */
export function findUnsourced(receipts: readonly FactReceipt[]): FoundWords[] {
  return receipts.flatMap((receipt): FoundWords[] => {
    const { fact, problem } = receipt;
    if (problem === null) return [];
    const rule = problem === "absent" ? fact.kind : problem;
    return [{ rule, start: fact.start, end: fact.end, says: describe(receipt) }];
  });
}

function describe({ fact, problem }: FactReceipt): string {
  const words = `“${fact.text}”`;
  if (problem === "noun")
    return `In your answers ${words} belongs to something else, so check what it counts.`;
  if (problem === "employer")
    return `${words} is the employer’s figure and not yours, so say whose it is or take it out.`;
  if (problem === "absent" || fact.kind !== "figure")
    return `Your answers don’t have ${words}, so add it there or change it here.`;
  return fact.bound === null
    ? `Your answers don’t give ${words} as exact, so add the “about” or “at least” you wrote.`
    : `Your answers don’t say “${boundWords[fact.bound]}” of ${words}, so write it as you did there.`;
}
