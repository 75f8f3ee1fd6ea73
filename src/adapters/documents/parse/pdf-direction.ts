import type { Run } from "./pdf-runs.ts";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const leftToRight = /[A-Za-z\u00C0-\u058F\u0900-\u1FFF]/g;

/** Whether most letters of the text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  const right = text.match(rightToLeft)?.length ?? 0;
  return right > 0 && right >= (text.match(leftToRight)?.length ?? 0);
}

/** Runs of a right-to-left row as they are read: from the right, names and numbers in between from the left. */
export function readingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let embedded: Run[] = [];
  for (const run of runs.toSorted((one, other) => other.left - one.left)) {
    if (/[A-Za-z0-9\u00C0-\u024F]/.test(run.text) && !isRightToLeft(run.text)) {
      embedded.unshift(run);
      continue;
    }
    ordered.push(...embedded, run);
    embedded = [];
  }
  return [...ordered, ...embedded];
}
