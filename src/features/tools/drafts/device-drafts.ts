import {
  readCheck,
  readMark,
  readShelfSource,
  readSource,
} from "#features/tools/generation/read-generate-response.ts";
import { fieldAt, listAt, numberAt, textAt, textsByKey } from "#features/tools/read-json.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";
import type { Viewer } from "#core/access/access.ts";
import { saveOnDevice, storagePrefix } from "#ui/device/device-storage.ts";
import type { ToolPageData } from "#features/tools/queries.ts";
import type { FactDecision, ResultVersion } from "#features/tools/result/result-version.ts";

/** What is kept of one tool on her device. */
export type DeviceDraft = {
  readonly answers: Readonly<Record<string, string>>;
  readonly tone: string;
  /** What she ticked on her evidence shelf. */
  readonly shelf?: readonly ShelfSelection[] | undefined;
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly ResultVersion[];
  readonly shown: number;
  /** Text that was being written when the page last saved. */
  readonly unfinished: string;
  /** What of it lies in her library. */
  readonly saved?: LibraryReference | null;
};

/** Something on her evidence shelf, and the question whose answer it belongs to. */
export type ShelfSelection = { readonly key: string; readonly question: string };

/** A result in her library, as this page last knew it. */
export type LibraryReference = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
};

/** Goes up when an older draft can no longer be read; a new field needs no new number, because each has its fallback. */
const formatVersion = 1;

const keyPrefix = `${storagePrefix}${formatVersion}.`;
export const unaskedKeyPrefix = `${storagePrefix}unasked.`;

/** Whose drafts: a member's own ("<id>."), or ("") those of whoever uses this device without an account. */
export function draftOwnerOf(viewer: Viewer): string {
  return viewer.kind === "member" ? `${viewer.id}.` : "";
}

/**
 * What was typed here without an account becomes the member's on this device and is marked: she has not been asked
 * yet whether to keep it. Nobody who comes after her finds it.
 */
export function claimDrafts(owner: string): void {
  if (owner === "") return;
  try {
    for (const key of Object.keys(localStorage)) {
      const name = key.slice(keyPrefix.length);
      if (!key.startsWith(keyPrefix) || name.includes(".")) continue;
      const place =
        localStorage.getItem(storageKeyOf(owner + name)) === null ? name : `${name}.other`;
      const isMoved =
        saveOnDevice(storageKeyOf(owner + place), localStorage.getItem(key) ?? "") &&
        saveOnDevice(unaskedKeyPrefix + owner + place, "");
      if (isMoved) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be kept, nothing waits.
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
  const stored = readStoredJson(owner + tool.toolId);
  if (typeof stored !== "object" || stored === null) return null;
  const given = textsByKey(fieldAt(stored, "answers"));
  const answers = Object.entries(migrate ? migrate(tool.toolId, given) : given);
  const tone = textAt(stored, "tone") ?? "";
  return {
    answers: Object.fromEntries(answers.filter(([id, text]) => isOffered(tool, id, text))),
    tone: tool.tones.includes(tone) ? tone : signatureTone,
    shelf: listAt(stored, "shelf", readShelfSelection) ?? [],
    request: textAt(stored, "request") ?? "",
    versions: listAt(stored, "versions", readVersion) ?? [],
    shown: numberAt(stored, "shown") ?? 0,
    unfinished: textAt(stored, "unfinished") ?? "",
    saved: readLibraryReference(fieldAt(stored, "saved")),
  };
}

/** Whether a draft answers questions, or chooses answers, that the tool does not know today. */
export function hasFormerAnswers(tool: ToolPageData, owner: string): boolean {
  const answers = textsByKey(fieldAt(readStoredJson(owner + tool.toolId), "answers"));
  const ids = new Set(tool.questions.map(({ id }) => id));
  return Object.entries(answers).some(
    ([id, text]) => text !== "" && !(ids.has(id) && isOffered(tool, id, text)),
  );
}

/** Keeps a draft or a statement under `owner + name`; false when it cannot be kept. */
export function saveDeviceDraft(name: string, draft: DeviceDraft | string): boolean {
  return saveOnDevice(storageKeyOf(name), JSON.stringify(draft));
}

/** Takes a draft off her device. */
export function removeDeviceDraft(name: string): void {
  try {
    localStorage.removeItem(storageKeyOf(name));
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}

/** The draft statement of Career Positioning, "" when there is none. */
export function readStatementDraft(owner: string): string {
  const stored = readStoredJson(`${owner}statement`);
  return typeof stored === "string" ? stored : "";
}

function storageKeyOf(name: string): string {
  return keyPrefix + name;
}

function isOffered({ questions }: ToolPageData, id: string, text: string): boolean {
  return questions.find((question) => question.id === id)?.options?.includes(text) ?? true;
}

function readShelfSelection(value: unknown): ShelfSelection | null {
  const key = textAt(value, "key");
  const question = textAt(value, "question");
  return key === null || question === null ? null : { key, question };
}

function readLibraryReference(value: unknown): LibraryReference | null {
  const id = textAt(value, "id");
  const revision = numberAt(value, "revision");
  if (id === null || revision === null) return null;
  return { id, revision, name: textAt(value, "name") ?? "" };
}

function readVersion(value: unknown): ResultVersion | null {
  const result = textAt(value, "result");
  const checks = listAt(value, "checks", readCheck);
  if (result === null || checks === null) return null;
  return {
    result,
    source: readSource(fieldAt(value, "source")),
    checks,
    incomplete: fieldAt(value, "incomplete") === true,
    requests:
      listAt(value, "requests", (one) => (typeof one === "string" ? one : null)) ?? undefined,
    marks: listAt(value, "marks", readMark) ?? undefined,
    settled: listAt(value, "settled", readFactDecision) ?? undefined,
    madeOf: numberAt(value, "madeOf") ?? undefined,
    sources: listAt(value, "sources", readShelfSource) ?? undefined,
  };
}

const decisionKinds = ["kept", "corrected", "removed"] as const;

function readFactDecision(value: unknown): FactDecision | null {
  const text = textAt(value, "text");
  const how = decisionKinds.find((way) => way === textAt(value, "how"));
  return text !== null && how ? { text, how } : null;
}

/** Whatever stands under `owner + name`; null when nothing readable does. */
export function readStoredJson(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKeyOf(name)) ?? "null");
  } catch {
    return null;
  }
}
