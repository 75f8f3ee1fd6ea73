import { signatureTone } from "#core/tools/definition.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import type { SyncedDraft, DraftContent } from "./draft-sync.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import {
  removeDeviceDraft,
  saveDeviceDraft,
  readStoredJson,
  unaskedKeyPrefix,
} from "./device-drafts.ts";
import { fieldAt, numberAt, textAt, textsByKey } from "#features/tools/read-json.ts";

/** The drafts of this owner that she was not asked about yet: tool ids, "statement", or either with ".other". */
export function listUnaskedDrafts(owner: string): readonly string[] {
  const prefix = unaskedKeyPrefix + owner;
  try {
    const names = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return names.filter((name) => hasContent(owner + name)).toSorted();
  } catch {
    return [];
  }
}

/** She was asked; `keep` says what becomes of the drafts on this device. */
export function resolveUnaskedDrafts(
  owner: string,
  names: readonly string[],
  shouldKeep: boolean,
): void {
  for (const name of names) {
    removeItem(unaskedKeyPrefix + owner + name);
    if (!shouldKeep) removeDeviceDraft(owner + name);
  }
}

/** What of a draft on this device could be kept with an account, or null. */
export function readDeviceDraftContent(name: string): DraftContent | null {
  return parseDraftContent(name, readStoredJson(name));
}

/** The draft that stood against the one shown, or null. */
export function readConflictingDraft(name: string): DraftContent | null {
  return readDeviceDraftContent(`${name}.other`);
}

/** Keeps the draft that gave way, or (null) lets it go. */
export function saveConflictingDraft(name: string, other: DraftContent | null): void {
  if (other === null) return removeDeviceDraft(`${name}.other`);
  const rest = { request: "", versions: [], shown: 0, unfinished: "" };
  saveDeviceDraft(`${name}.other`, { ...other, ...rest });
}

/** What this device and the account last had in common of a draft, or null. */
export function readSyncedDraft(name: string): SyncedDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(syncedKeyOf(name)) ?? "null");
    const version = numberAt(stored, "version");
    const typed = parseDraftContent(name, fieldAt(stored, "typed"));
    return version === null || typed === null
      ? null
      : { version, typed, editedAt: numberAt(stored, "editedAt") ?? 0 };
  } catch {
    return null;
  }
}

export function saveSyncedDraft(name: string, shared: SyncedDraft | null): void {
  if (shared === null) return removeItem(syncedKeyOf(name));
  // Where it cannot be kept, the two are compared as if they had never met, which loses nothing.
  saveOnDevice(syncedKeyOf(name), JSON.stringify(shared));
}

function syncedKeyOf(name: string): string {
  return `${storagePrefix}shared.${name}`;
}

/** What was typed into an older form of the tool comes as the tool asks today. */
function parseDraftContent(name: string, stored: unknown): DraftContent | null {
  if (typeof stored !== "object" || stored === null) return null;
  const tool = name.replace(/\.other$/, "").replace(/^.*\./, "");
  return {
    answers: migrateLegacyAnswers(tool, textsByKey(fieldAt(stored, "answers"))),
    tone: textAt(stored, "tone") ?? signatureTone,
  };
}

function hasContent(name: string): boolean {
  const stored = readStoredJson(name);
  return stored !== null && stored !== "";
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}
