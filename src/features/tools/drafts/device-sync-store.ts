import { signatureTone } from "#core/tools/definition.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import type { SyncedDraft, DraftContent } from "./draft-sync.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { listStorage, readStorage, removeFromStorage } from "#ui/storage.ts";
import { fallback, number, object, string, unknown } from "#core/schema.ts";
import { draftContent } from "./device-draft.ts";
import {
  readStored,
  removeDeviceDraft,
  saveDeviceDraft,
  unaskedKeyPrefix,
} from "./device-drafts.ts";

const Content = object({ ...draftContent, tone: fallback(string, signatureTone) });
const StoredSyncedDraft = object({
  version: number,
  typed: Content,
  editedAt: fallback(number, 0),
});

/** The drafts that this owner was not asked about yet: tool ids, "statement", or either with ".other". */
export function listUnaskedDrafts(owner: string): readonly string[] {
  return listStorage(unaskedKeyPrefix + owner)
    .filter((name) => hasContent(owner + name))
    .toSorted();
}

/** Records the answer; `shouldKeep` decides about the drafts on this device. */
export function resolveUnaskedDrafts(
  owner: string,
  names: readonly string[],
  shouldKeep: boolean,
): void {
  for (const name of names) {
    removeFromStorage(unaskedKeyPrefix + owner + name);
    if (!shouldKeep) removeDeviceDraft(owner + name);
  }
}

/** What of a draft on this device could be stored with an account, or null. */
export function readDeviceDraftContent(name: string): DraftContent | null {
  const stored = readStored(name, Content);
  return stored && migrateContent(name, stored);
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
  const stored = readStorage(syncedKeyOf(name), StoredSyncedDraft);
  return stored && { ...stored, typed: migrateContent(name, stored.typed) };
}

export function saveSyncedDraft(name: string, shared: SyncedDraft | null): void {
  // Where it cannot be stored, the two are compared as if they had never met, which loses nothing.
  if (shared === null) removeFromStorage(syncedKeyOf(name));
  else saveOnDevice(syncedKeyOf(name), JSON.stringify(shared));
}

function syncedKeyOf(name: string): string {
  return `${storagePrefix}shared.${name}`;
}

/** What was typed into an older form of the tool comes as the tool asks today. */
function migrateContent(name: string, { answers, tone }: DraftContent): DraftContent {
  const tool = name.replace(/\.other$/, "").replace(/^.*\./, "");
  return { answers: migrateLegacyAnswers(tool, answers), tone };
}

function hasContent(name: string): boolean {
  const stored = readStored(name, unknown);
  return stored !== null && stored !== "";
}
