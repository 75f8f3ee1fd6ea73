import * as s from "#core/schema.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorage, removeFromStorage } from "#ui/storage.ts";

/** A press on Save that a sign-in has to come before: which text, and under which key it is saved once. */
const PendingSave = s.object({
  key: s.string,
  text: s.string,
  /** Whose session had ended; null for a visitor. */
  memberId: s.nullable(s.string),
  at: s.number,
});

/** Whoever signs in later than this wants something else. */
const maxAgeMs = 30 * 60 * 1000;

/** Remembers on this device that the text of a tool is to be saved after the sign-in that follows. */
export function requestSave(toolId: string, text: string, memberId: string | null): void {
  const pending = { key: crypto.randomUUID(), text, memberId, at: Date.now() };
  saveOnDevice(keyOf(toolId), JSON.stringify(pending));
}

/** The key under which this member saves this text now; null where no save waits for it. */
export function readPendingSave(toolId: string, text: string, memberId: string): string | null {
  const pending = readStorage(keyOf(toolId), PendingSave);
  const isWaiting =
    pending?.text === text &&
    (pending.memberId ?? memberId) === memberId &&
    Date.now() - pending.at < maxAgeMs;
  return isWaiting ? pending.key : null;
}

export function removePendingSave(toolId: string): void {
  removeFromStorage(keyOf(toolId));
}

function keyOf(toolId: string): string {
  return `${storagePrefix}save.${toolId}`;
}
