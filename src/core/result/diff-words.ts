/** A run of words that two texts share, or that only one of them has. White space goes with the word before it. */
export type DiffSegment = { readonly kind: "same" | "added" | "removed"; readonly text: string };

/** Beyond this many pairs of words the middle of two texts is reported as one change. */
const maxPairs = 4_000_000;

/**
 * The runs that lead from one text to another. Without the removed ones they are the second text, without the added ones
 * the first, but for white space: words count as the same whatever space follows them.
 */
export function diffWords(before: string, after: string): DiffSegment[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  const head = commonPrefixLength(old, fresh);
  const tail = commonPrefixLength(old.slice(head).toReversed(), fresh.slice(head).toReversed());
  return mergeNeighbours([
    ...toSegments("same", fresh.slice(0, head)),
    ...diffMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...toSegments("same", fresh.slice(fresh.length - tail)),
  ]);
}

function splitWords(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? [];
}

function commonPrefixLength(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((word, place) => !isSame(word, b[place]));
  return end === -1 ? a.length : end;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || a.trimEnd() === b.trimEnd());
}

function toSegments(kind: DiffSegment["kind"], words: readonly string[]): DiffSegment[] {
  return words.map((text) => ({ kind, text }));
}

/** Walks the longest common subsequence; what was removed comes before what was added. */
function diffMiddle(old: readonly string[], fresh: readonly string[]): DiffSegment[] {
  if (old.length * fresh.length > maxPairs)
    return [...toSegments("removed", old), ...toSegments("added", fresh)];
  const width = fresh.length + 1;
  const lengths = lengthsOf(old, fresh);
  const found: DiffSegment[] = [];
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
function mergeNeighbours(found: readonly DiffSegment[]): DiffSegment[] {
  const merged: DiffSegment[] = [];
  for (const run of removedFirst(found)) {
    const last = merged.at(-1);
    if (last?.kind === run.kind)
      merged[merged.length - 1] = { kind: run.kind, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

function removedFirst(found: readonly DiffSegment[]): DiffSegment[] {
  const ordered: DiffSegment[] = [];
  let added: DiffSegment[] = [];
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
