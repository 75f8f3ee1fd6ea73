import { readCheck, readMark, readOrigin, readSource } from "./read-answer.ts";
import { at, listAt, numberAt, textAt, textsOf } from "./read-json.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";
import type { Viewer } from "#core/access/access.ts";
import { keepOnDevice, keptHere } from "#ui/device.ts";
import type { PagedTool } from "./queries.ts";
import type { Settled, Version } from "./version.ts";

/** What is kept of one tool on her device. */
export type Draft = {
  readonly answers: Readonly<Record<string, string>>;
  readonly tone: string;
  /** What she ticked on her evidence shelf. */
  readonly shelf?: readonly Tick[] | undefined;
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly Version[];
  readonly shown: number;
  /** Text that was being written when the page last saved. */
  readonly unfinished: string;
  /** What of it lies in her library. */
  readonly saved?: SavedPlace | null;
};

/** Something on her evidence shelf, and the question whose answer it belongs to. */
export type Tick = { readonly key: string; readonly question: string };

/** A result in her library, as this page last knew it. */
export type SavedPlace = {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
};

/** Goes up when an older draft can no longer be read; a new field needs no new number, because each has its fallback. */
const format = 1;

const prefix = `${keptHere}${format}.`;
export const unaskedHere = `${keptHere}unasked.`;

/** Whose drafts: a member's own ("<id>."), or ("") those of whoever uses this device without an account. */
export function ownerOf(viewer: Viewer): string {
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
      const name = key.slice(prefix.length);
      if (!key.startsWith(prefix) || name.includes(".")) continue;
      const place = localStorage.getItem(keyOf(owner + name)) === null ? name : `${name}.other`;
      const isHers =
        keepOnDevice(keyOf(owner + place), localStorage.getItem(key) ?? "") &&
        keepOnDevice(unaskedHere + owner + place, "");
      if (isHers) localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be kept, nothing waits.
  }
}

/** Brings answers to questions as they were once asked to those of today. */
export type Rename = (tool: string, answers: Answers) => Answers;

/** The draft of a tool, or null when none can be read. A choice the tool no longer offers is left out. Never throws. */
export function readDraft(tool: PagedTool, owner: string, rename?: Rename): Draft | null {
  const stored = readStored(owner + tool.toolId);
  if (typeof stored !== "object" || stored === null) return null;
  const given = textsOf(at(stored, "answers"));
  const answers = Object.entries(rename ? rename(tool.toolId, given) : given);
  const tone = textAt(stored, "tone") ?? "";
  return {
    answers: Object.fromEntries(answers.filter(([id, text]) => isOffered(tool, id, text))),
    tone: tool.tones.includes(tone) ? tone : signatureTone,
    shelf: listAt(stored, "shelf", readTick) ?? [],
    request: textAt(stored, "request") ?? "",
    versions: listAt(stored, "versions", readVersion) ?? [],
    shown: numberAt(stored, "shown") ?? 0,
    unfinished: textAt(stored, "unfinished") ?? "",
    saved: readPlace(at(stored, "saved")),
  };
}

/** Whether a draft answers questions, or chooses answers, that the tool does not know today. */
export function isFormer(tool: PagedTool, owner: string): boolean {
  const answers = textsOf(at(readStored(owner + tool.toolId), "answers"));
  const ids = new Set(tool.questions.map(({ id }) => id));
  return Object.entries(answers).some(
    ([id, text]) => text !== "" && !(ids.has(id) && isOffered(tool, id, text)),
  );
}

/** Keeps a draft or a statement under `owner + name`; false when it cannot be kept. */
export function keepDraft(name: string, draft: Draft | string): boolean {
  return keepOnDevice(keyOf(name), JSON.stringify(draft));
}

/** Takes a draft off her device. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}

/** The draft statement of Career Positioning, "" when there is none. */
export function readStatement(owner: string): string {
  const stored = readStored(`${owner}statement`);
  return typeof stored === "string" ? stored : "";
}

function keyOf(name: string): string {
  return prefix + name;
}

function isOffered({ questions }: PagedTool, id: string, text: string): boolean {
  return questions.find((question) => question.id === id)?.options?.includes(text) ?? true;
}

function readTick(value: unknown): Tick | null {
  const key = textAt(value, "key");
  const question = textAt(value, "question");
  return key === null || question === null ? null : { key, question };
}

function readPlace(value: unknown): SavedPlace | null {
  const id = textAt(value, "id");
  const revision = numberAt(value, "revision");
  if (id === null || revision === null) return null;
  return { id, revision, name: textAt(value, "name") ?? "" };
}

function readVersion(value: unknown): Version | null {
  const result = textAt(value, "result");
  const checks = listAt(value, "checks", readCheck);
  if (result === null || checks === null) return null;
  return {
    result,
    source: readSource(at(value, "source")),
    checks,
    incomplete: at(value, "incomplete") === true,
    requests:
      listAt(value, "requests", (one) => (typeof one === "string" ? one : null)) ?? undefined,
    marks: listAt(value, "marks", readMark) ?? undefined,
    settled: listAt(value, "settled", readSettled) ?? undefined,
    madeOf: numberAt(value, "madeOf") ?? undefined,
    sources: listAt(value, "sources", readOrigin) ?? undefined,
  };
}

const ways = ["kept", "corrected", "removed"] as const;

function readSettled(value: unknown): Settled | null {
  const text = textAt(value, "text");
  const how = ways.find((way) => way === textAt(value, "how"));
  return text !== null && how ? { text, how } : null;
}

/** Whatever stands under `owner + name`; null when nothing readable does. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}
