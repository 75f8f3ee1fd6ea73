import { inputLimits } from "#core/prompt/input-limits.ts";
import type { ResultVersion } from "#features/tools/result/result-version.ts";

/** The versions of one text, oldest first. */
export type VersionHistory = {
  readonly versions: readonly ResultVersion[];
  readonly shown: number;
  readonly droppedVersions: number;
};

/** The history with one more version, which is shown. Beyond the room that there is, the oldest ones go. */
export function addVersion<State extends VersionHistory>(
  state: State,
  version: ResultVersion,
): State {
  const all = [...state.versions, version];
  const dropped = countBeyondRoom(all);
  const versions = all.slice(dropped).map((one) => shiftMadeOf(one, dropped));
  return {
    ...state,
    versions,
    shown: versions.length - 1,
    droppedVersions: state.droppedVersions + dropped,
  };
}

export function describeShownVersion({ versions, shown }: VersionHistory): string {
  return `Version ${shown + 1} of ${versions.length}.`;
}

/** A sentence to go on with where a change made versions go, "" elsewhere. */
export function noteDropped(before: VersionHistory, after: VersionHistory): string {
  const count = after.droppedVersions - before.droppedVersions;
  return count > 0 ? ` ${describeDropped(count)}` : "";
}

export function describeDropped(count: number): string {
  return count === 1
    ? "The oldest version was dropped to make room."
    : `The ${count} oldest versions were dropped to make room.`;
}

/** How many of the oldest have to go; the newest always stays. */
function countBeyondRoom(versions: readonly ResultVersion[]): number {
  let room: number = inputLimits.versions;
  const first = versions.findLastIndex((version) => {
    room -= JSON.stringify(version).length;
    return room < 0;
  });
  return Math.min(first + 1, versions.length - 1);
}

/** A version after the oldest ones have gone; what it was made of may be among them. */
function shiftMadeOf(version: ResultVersion, dropped: number): ResultVersion {
  if (version.madeOf === undefined || dropped === 0) return version;
  const madeOf = version.madeOf - dropped;
  return { ...version, madeOf: madeOf < 0 ? undefined : madeOf };
}
