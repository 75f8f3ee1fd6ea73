import type { PdfRun } from "./runs.ts";

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const leftToRight = /[A-Za-z\u00C0-\u058F\u0900-\u1FFF]/g;

/** Whether most letters of the text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  const right = text.match(rightToLeft)?.length ?? 0;
  return right > 0 && right >= (text.match(leftToRight)?.length ?? 0);
}

/** Runs of a right-to-left row as they are read: from the right, names and numbers in between from the left. */
export function toReadingOrder(runs: readonly PdfRun[]): PdfRun[] {
  const ordered: PdfRun[] = [];
  let embedded: PdfRun[] = [];
  for (const run of runs.toSorted((one, other) => startOf(other, runs) - startOf(one, runs))) {
    if (/[A-Za-z0-9\u00C0-\u024F]/.test(run.text) && !isRightToLeft(run.text)) {
      embedded.unshift(run);
      continue;
    }
    ordered.push(...embedded, run);
    embedded = [];
  }
  return [...ordered, ...embedded];
}

/** A vowel mark stands after the letter that it is drawn over. */
function startOf(run: PdfRun, runs: readonly PdfRun[]): number {
  if (!/^\p{M}+$/u.test(run.text)) return run.left;
  const middle = (run.left + run.right) / 2;
  const letter = runs.find(
    (other) => other !== run && other.left <= middle && other.right >= middle,
  );
  return letter === undefined ? run.left : letter.left - 0.01;
}
