import type { Viewer } from "#core/access/access.ts";
import { RehearsalText } from "#core/rehearsal/text/rehearsal-text.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { readStorageText } from "#ui/storage.ts";

/** Whose text and recordings: a member’s id, or "" for whoever uses this device without an account. */
export function rehearsalOwnerOf(viewer: Viewer): string {
  return viewer.kind === "member" ? viewer.id : "";
}

/** Takes a text along to the page that rehearses it, on this device alone; false where the browser keeps nothing. */
export function saveRehearsalText(owner: string, text: RehearsalText): boolean {
  return saveOnDevice(keyOf(owner), JSON.stringify(text));
}

/** The text that this owner last took along, as it is stored; null when there is none. */
export function readRehearsalText(owner: string): string | null {
  return readStorageText(keyOf(owner));
}

/** Reads a stored text; null where it says nothing. */
export function parseRehearsalText(stored: string): RehearsalText | null {
  try {
    const text = RehearsalText.parse(JSON.parse(stored));
    return text.parts.length === 0 ? null : text;
  } catch {
    return null;
  }
}

function keyOf(owner: string): string {
  return `${storagePrefix}say-it.${owner}`;
}
