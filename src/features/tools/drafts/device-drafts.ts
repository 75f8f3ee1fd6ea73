import { type Answers, signatureTone } from "#core/tools/definition.ts";
import type { Viewer } from "#core/access/access.ts";
import { type Schema, string } from "#core/schema.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import { listStorage, readStorage, readStorageText, removeFromStorage } from "#ui/storage.ts";
import { type DeviceDraft, StoredDeviceDraft } from "./device-draft.ts";
import type { ToolPageData } from "#features/tools/tool-page-contract.ts";

/** Goes up when an older draft can no longer be read; a new field needs no new number, because each has its fallback. */
const formatVersion = 1;

const keyPrefix = `${storagePrefix}${formatVersion}.`;
export const unaskedKeyPrefix = `${storagePrefix}unasked.`;

/** Whose drafts: a member's own ("<id>."), or ("") those of whoever uses this device without an account. */
export function draftOwnerOf(viewer: Viewer): string {
  return viewer.kind === "member" ? `${viewer.id}.` : "";
}

/**
 * What was typed here without an account becomes the member's on this device and is marked: the member has not been
 * asked yet whether to keep it. Nobody who uses the device later finds it.
 */
export function claimDrafts(owner: string): void {
  if (owner === "") return;
  for (const name of listStorage(keyPrefix)) {
    if (name.includes(".")) continue;
    const isTaken = readStorageText(storageKeyOf(owner + name)) !== null;
    const place = isTaken ? `${name}.other` : name;
    const isMoved =
      saveOnDevice(storageKeyOf(owner + place), readStorageText(storageKeyOf(name)) ?? "") &&
      saveOnDevice(unaskedKeyPrefix + owner + place, "");
    if (isMoved) removeDeviceDraft(name);
  }
}

/** Brings answers to questions as they were once asked to those of today. */
export type MigrateAnswers = (tool: string, answers: Answers) => Answers;

/** The draft of a tool, or null when none can be read. A choice the tool no longer offers is left out. Never throws. */
export function readDeviceDraft(
  tool: ToolPageData,
  owner: string,
  migrate?: MigrateAnswers,
): DeviceDraft | null {
  const stored = readStored(owner + tool.toolId, StoredDeviceDraft);
  if (stored === null) return null;
  const storedAnswers = stored.answers;
  const answers = Object.entries(migrate ? migrate(tool.toolId, storedAnswers) : storedAnswers);
  return {
    ...stored,
    answers: Object.fromEntries(answers.filter(([id, text]) => isOffered(tool, id, text))),
    tone: tool.tones.includes(stored.tone) ? stored.tone : signatureTone,
  };
}

/** Whether a draft answers questions, or chooses answers, that the tool does not know today. */
export function hasFormerAnswers(tool: ToolPageData, owner: string): boolean {
  const answers = readStored(owner + tool.toolId, StoredDeviceDraft)?.answers ?? {};
  const ids = new Set(tool.questions.map(({ id }) => id));
  return Object.entries(answers).some(
    ([id, text]) => text !== "" && !(ids.has(id) && isOffered(tool, id, text)),
  );
}

/** Stores a draft or a statement under `owner + name`; false when it cannot be stored. */
export function saveDeviceDraft(name: string, draft: DeviceDraft | string): boolean {
  return saveOnDevice(storageKeyOf(name), JSON.stringify(draft));
}

export function removeDeviceDraft(name: string): void {
  removeFromStorage(storageKeyOf(name));
}

/** What Clear took away in this tab; null when there is nothing to bring back. */
export function readClearedDraft(name: string): DeviceDraft | null {
  return readStorage(clearedKeyOf(name), StoredDeviceDraft, "tab");
}

/** Keeps what Clear took away, in this tab alone, or (null) lets it go. */
export function saveClearedDraft(name: string, cleared: DeviceDraft | null): void {
  if (cleared === null) removeFromStorage(clearedKeyOf(name), "tab");
  else saveOnDevice(clearedKeyOf(name), JSON.stringify(cleared), "tab");
}

/** The draft statement of Career Positioning, "" when there is none. */
export function readStatementDraft(owner: string): string {
  return readStored(`${owner}statement`, string) ?? "";
}

function clearedKeyOf(name: string): string {
  return `${storagePrefix}cleared.${name}`;
}

function storageKeyOf(name: string): string {
  return keyPrefix + name;
}

function isOffered({ questions }: ToolPageData, id: string, text: string): boolean {
  return questions.find((question) => question.id === id)?.options?.includes(text) ?? true;
}

/** What stands under `owner + name`; null when nothing readable does. */
export function readStored<T>(name: string, schema: Schema<T>): T | null {
  return readStorage(storageKeyOf(name), schema);
}
