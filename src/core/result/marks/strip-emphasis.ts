/** A run of one mark: how many of its characters are still unpaired, and what it may do. */
type MarkRun = {
  readonly mark: string;
  readonly start: number;
  readonly length: number;
  readonly opens: Strength;
  readonly closes: Strength;
  unpaired: number;
};

/** `strict` stands at the edge of a word; `loose` stands within one, as in “**S**ituation”. */
type Strength = "strict" | "loose" | null;

/** More than three in a row are what somebody typed: “****” for a name that is left out. */
const runPattern = /(?<!\*)\*{1,3}(?!\*)|(?<!_)_{1,3}(?!_)|(?<!~)~~(?!~)/g;

/**
 * A line without the marks of bold, italics and strikethrough. A mark without its partner is a character like any other
 * (“4* hotel”, “f*ck”, “2 * 3”); `isPartial` says that the partner may still come, and takes an opening mark away too.
 */
export function stripEmphasis(line: string, isPartial = false): string {
  const runs = [...line.matchAll(runPattern)].map(({ 0: { length }, index }) =>
    readRun(line, index, length),
  );
  const open: Record<string, MarkRun[]> = {};
  for (const run of runs) {
    const openers = (open[run.mark] ??= []);
    if (run.closes) pairWithOpeners(run, openers, line);
    if (run.opens && run.unpaired > 0) openers.push(run);
  }
  if (isPartial)
    for (const run of Object.values(open).flat()) if (run.opens === "strict") run.unpaired = 0;
  return withoutPaired(line, runs);
}

function readRun(line: string, start: number, length: number): MarkRun {
  const end = start + length;
  const before = line.slice(Math.max(0, start - 2), start);
  const after = line.slice(end, end + 2);
  const isInWord = length > 1 && /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
  return {
    mark: line.charAt(start),
    start,
    length,
    unpaired: length,
    opens: strengthOf(isInWord, canOpen(before, after)),
    closes: strengthOf(isInWord, canClose(before, after)),
  };
}

function strengthOf(isInWord: boolean, isAtEdge: boolean): Strength {
  if (isInWord) return "loose";
  return isAtEdge ? "strict" : null;
}

function canOpen(before: string, after: string): boolean {
  return !/[\p{L}\p{N}]$/u.test(before) && /^[^\s.,;:!?)\]}%’”]/u.test(after);
}

function canClose(before: string, after: string): boolean {
  return /[^\s([{“‘$€£#@]$/u.test(before) && !/^(?:[\p{L}\p{N}]|\.[\p{L}\p{N}])/u.test(after);
}

function pairWithOpeners(run: MarkRun, openers: MarkRun[], line: string): void {
  while (run.unpaired > 0) {
    const opener = openers.at(-1);
    if (!opener) return;
    if (!arePair(opener, run, line)) {
      if (opener.opens === "strict") return;
      openers.pop();
      continue;
    }
    const paired = Math.min(opener.unpaired, run.unpaired);
    opener.unpaired -= paired;
    run.unpaired -= paired;
    if (opener.unpaired === 0) openers.pop();
  }
}

function arePair({ opens, start, length }: MarkRun, closer: MarkRun, line: string): boolean {
  if (opens === "strict" && closer.closes === "strict") return true;
  return (
    (opens === "strict" || closer.closes === "strict") &&
    !/\s/.test(line.slice(start + length, closer.start))
  );
}

function withoutPaired(line: string, runs: readonly MarkRun[]): string {
  let text = "";
  let end = 0;
  for (const { mark, start, length, unpaired } of runs) {
    text += line.slice(end, start) + mark.repeat(unpaired);
    end = start + length;
  }
  return text + line.slice(end);
}
