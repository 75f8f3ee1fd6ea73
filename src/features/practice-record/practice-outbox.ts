import * as s from "#core/schema.ts";
import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { isUnreachable } from "#ui/api/logged-out.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorageText, removeFromStorage } from "#ui/storage.ts";
import { PracticeRun } from "./contract.ts";

const Waiting = s.fallback(s.array(PracticeRun), []);

/** What a member kept and the server has not got yet, as this device holds it. */
export function readWaitingRuns(owner: string): PracticeRun[] {
  const stored = readStorageText(keyOf(owner));
  if (stored === null) return [];
  try {
    return Waiting.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** Sends a run; where the server cannot be reached it waits on this device. Throws ApiError when it is refused. */
export async function storeRun(owner: string, run: PracticeRun): Promise<"kept" | "waiting"> {
  const others = readWaitingRuns(owner).filter((one) => !isSame(one, run));
  const isStored = storeWaiting(owner, [...others, run]);
  try {
    await send(run);
    storeWaiting(owner, others);
    return "kept";
  } catch (error) {
    if (isStored && isUnreachable(error)) return "waiting";
    storeWaiting(owner, others);
    throw error;
  }
}

/** Sends what waits; true when nothing is left of it. What the server refuses for good is dropped. Never throws. */
export async function sendWaitingRuns(owner: string): Promise<boolean> {
  for (const run of readWaitingRuns(owner)) {
    try {
      await send(run);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) return false;
    }
    storeWaiting(
      owner,
      readWaitingRuns(owner).filter((one) => !isSame(one, run)),
    );
  }
  return true;
}

async function send(run: PracticeRun): Promise<void> {
  await apiRequest("POST", "/api/practice", { body: run, keepalive: true });
}

function storeWaiting(owner: string, runs: readonly PracticeRun[]): boolean {
  if (runs.length > 0) return saveOnDevice(keyOf(owner), JSON.stringify(runs));
  removeFromStorage(keyOf(owner));
  return true;
}

function isSame(one: PracticeRun, other: PracticeRun): boolean {
  return one.at === other.at && one.kind === other.kind;
}

function keyOf(owner: string): string {
  return `${storagePrefix}practice.${owner}`;
}
