/** A run of words that two texts share, or that only one of them has. White space goes with the word before it. */
export type Run = { readonly kind: "same" | "added" | "removed"; readonly text: string };

/** Beyond this many pairs of words the middle of two texts is told as one change. */
const mostPairs = 4_000_000;

/**
 * The runs that lead from one text to another. Without the removed ones they are the second text, without the added ones
 * the first, but for white space: words count as the same whatever space follows them.
 */
export function wordDiff(before: string, after: string): Run[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const head = shared(old, fresh);
  const tail = shared(old.slice(head).toReversed(), fresh.slice(head).toReversed());
  return joined([
    ...runs("same", fresh.slice(0, head)),
    ...middle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...runs("same", fresh.slice(fresh.length - tail)),
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

function shared(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((word, place) => !isSame(word, b[place]));
  return end === -1 ? a.length : end;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || a.trimEnd() === b.trimEnd());
}

function runs(kind: Run["kind"], words: readonly string[]): Run[] {
  return words.map((text) => ({ kind, text }));
}

/** Walks the longest common subsequence; what was removed comes before what was added. */
function middle(old: readonly string[], fresh: readonly string[]): Run[] {
  if (old.length * fresh.length > mostPairs)
    return [...runs("removed", old), ...runs("added", fresh)];
  const width = fresh.length + 1;
  const lengths = lengthsOf(old, fresh);
  const found: Run[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    const [oldWord, freshWord] = [old[a], fresh[b]];
    const below = lengths[(a + 1) * width + b] ?? 0;
    const beside = lengths[a * width + b + 1] ?? 0;
    if (freshWord !== undefined && isSame(oldWord, freshWord)) {
      found.push({ kind: "same", text: freshWord });
      [a, b] = [a + 1, b + 1];
    } else if (oldWord !== undefined && (freshWord === undefined || below >= beside)) {
      found.push({ kind: "removed", text: oldWord });
      a += 1;
    } else if (freshWord !== undefined) {
      found.push({ kind: "added", text: freshWord });
      b += 1;
    }
  }
  return found;
}

/** The length of the longest common subsequence of what follows each pair of places, row by row. */
function lengthsOf(old: readonly string[], fresh: readonly string[]): Uint32Array {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let a = old.length - 1; a >= 0; a -= 1) {
    for (let b = fresh.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] = isSame(old[a], fresh[b])
        ? (lengths[(a + 1) * width + b + 1] ?? 0) + 1
        : Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of one kind as one; between two words both sides have, the removed ones come first. */
function joined(found: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of sorted(found)) {
    const last = whole.at(-1);
    if (last?.kind === run.kind)
      whole[whole.length - 1] = { kind: run.kind, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

function sorted(found: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let added: Run[] = [];
  for (const run of found) {
    if (run.kind === "added") added.push(run);
    else {
      if (run.kind === "same") {
        ordered.push(...added);
        added = [];
      }
      ordered.push(run);
    }
  }
  return [...ordered, ...added];
}
