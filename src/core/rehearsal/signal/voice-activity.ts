import { frameStep } from "./frame-levels.ts";

/** A stretch of time in seconds from the beginning of the recording. */
export type Stretch = { readonly start: number; readonly end: number };

/** Shorter gaps are those between words and inside them. */
export const minPause = 0.25;
/** A shorter sound is a click, no voice. */
const minVoice = 0.06;
/** A voice stands at least so far above the room, in dB. */
const minDistance = 9;
const floorWindow = 2.5;
/** As long as the gap between two words, in which the room is heard. */
const smoothing = 0.05;
/** However loud the room seems, the loudest moments stand so far above it, in dB. */
const leastRange = 14;

/**
 * Where somebody speaks, from the levels of a signal: what stands out of the room’s own sound, which is followed as it
 * changes. Gaps shorter than `minPause` belong to the speech.
 */
export function findVoice(levels: Float32Array): Stretch[] {
  const sorted = levels.toSorted();
  const rankOf = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [quiet, loud] = [rankOf(0.1), rankOf(0.98)];
  if (levels.length === 0 || loud - quiet < minDistance) return [];
  // A long stretch without a gap is no room: the floor never rises far into the voice.
  const highestFloor = Math.max(quiet + 0.4 * (loud - quiet), loud - leastRange);
  const floors = findFloors(levels).map((floor) => Math.min(floor, highestFloor));
  return joinGaps(findLoud(levels, floors, loud)).filter(
    ({ start, end }) => end - start >= minVoice,
  );
}

/** The quietest moment around each frame. */
function findFloors(levels: Float32Array): Float32Array {
  const smooth = smoothLevels(levels, Math.round(smoothing / frameStep));
  const reach = Math.round(floorWindow / frameStep);
  return slidingMinimum(smooth, reach);
}

function smoothLevels(levels: Float32Array, width: number): Float32Array {
  const half = Math.floor(width / 2);
  const sums = new Float64Array(levels.length + 1);
  for (const [at, level] of levels.entries()) sums[at + 1] = (sums[at] ?? 0) + level;
  return levels.map((_, at) => {
    const [from, to] = [Math.max(0, at - half), Math.min(levels.length, at + half + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const found = new Float32Array(values.length);
  /** Places of values that may still be the least, the least first. */
  const candidates: number[] = [];
  let first = 0;
  for (let at = 0; at < values.length + reach; at += 1) {
    const value = values[at];
    if (value !== undefined) {
      while (candidates.length > first && (values[candidates.at(-1) ?? 0] ?? 0) >= value)
        candidates.pop();
      candidates.push(at);
    }
    const centre = at - reach;
    if (centre < 0) continue;
    while ((candidates[first] ?? centre) < centre - reach) first += 1;
    found[centre] = values[candidates[first] ?? centre] ?? 0;
  }
  return found;
}

/** Frames above the threshold; once a voice is heard, it is followed a little below it. */
function findLoud(levels: Float32Array, floors: Float32Array, loud: number): Stretch[] {
  const found: Stretch[] = [];
  let start: number | null = null;
  for (const [at, level] of levels.entries()) {
    const floor = floors[at] ?? 0;
    const distance = Math.max(0, loud - floor);
    const threshold =
      start === null
        ? floor + Math.max(6, 0.35 * distance)
        : floor + Math.max(4.5, 0.28 * distance);
    if (level >= threshold) start ??= at;
    else if (start !== null) {
      found.push({ start: start * frameStep, end: at * frameStep });
      start = null;
    }
  }
  if (start !== null) found.push({ start: start * frameStep, end: levels.length * frameStep });
  return found;
}

/** Clicks alone go first, so that none of them parts a pause. */
function joinGaps(found: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of withoutClicks(found)) {
    const last = joined.at(-1);
    if (last && stretch.start - last.end < minPause)
      joined[joined.length - 1] = { start: last.start, end: stretch.end };
    else joined.push(stretch);
  }
  return joined;
}

function withoutClicks(found: readonly Stretch[]): Stretch[] {
  return found.filter(({ start, end }, place) => {
    if (end - start >= minVoice) return true;
    const before = found[place - 1]?.end ?? -Infinity;
    const after = found[place + 1]?.start ?? Infinity;
    return start - before < 0.12 || after - end < 0.12;
  });
}
