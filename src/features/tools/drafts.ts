import { readCheck, readMark, readSource } from "./read-answer.ts";
import { at, listAt, numberAt, textAt, textsOf } from "./read-json.ts";
import { type Question, signatureTone } from "#core/tools/definition.ts";
import type { PagedTool } from "./queries.ts";
import type { Settled, Version } from "./version.ts";

/** What is kept of one tool on her device. */
export type Draft = {
  readonly answers: Readonly<Record<string, string>>;
  readonly tone: string;
  /** What stands in Refine Further. */
  readonly request: string;
  readonly versions: readonly Version[];
  readonly shown: number;
  /** Text that was being written when the page last saved. */
  readonly unfinished: string;
};

/** Goes up when an older draft can no longer be read; a new field needs no new number, because each has its fallback. */
const format = 1;

/** The draft of a tool, or null when none can be read. What the tool no longer offers is left out. Never throws. */
export function readDraft({ toolId, tones, questions }: PagedTool): Draft | null {
  const stored = read(toolId);
  if (typeof stored !== "object" || stored === null) return null;
  const answers = textsOf(at(stored, "answers"));
  const tone = textAt(stored, "tone") ?? "";
  return {
    answers: Object.fromEntries(
      questions.filter(canHold(answers)).map(({ id }) => [id, answers[id] ?? ""]),
    ),
    tone: tones.includes(tone) ? tone : signatureTone,
    request: textAt(stored, "request") ?? "",
    versions: listAt(stored, "versions", readVersion) ?? [],
    shown: numberAt(stored, "shown") ?? 0,
    unfinished: textAt(stored, "unfinished") ?? "",
  };
}

/** Keeps the draft; false when this browser does not let it. */
export function keepDraft(toolId: string, draft: Draft): boolean {
  return keep(toolId, JSON.stringify(draft));
}

/** Takes the draft off her device. */
export function dropDraft(toolId: string): void {
  try {
    localStorage.removeItem(keyOf(toolId));
  } catch {
    // Where nothing can be kept, nothing is left to remove.
  }
}

/** The draft statement of Career Positioning, "" when there is none. */
export function readStatement(): string {
  const stored = read("statement");
  return typeof stored === "string" ? stored : "";
}

export function keepStatement(statement: string): boolean {
  return keep("statement", JSON.stringify(statement));
}

function keyOf(name: string): string {
  return `mpower.draft.${format}.${name}`;
}

/** True for a question that was answered and still takes this answer. */
function canHold(answers: Record<string, string>): (question: Question) => boolean {
  return ({ id, options }) => {
    const answer = answers[id];
    return answer !== undefined && (options?.includes(answer) ?? true);
  };
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
    marks: listAt(value, "marks", readMark) ?? undefined,
    settled: listAt(value, "settled", readSettled) ?? undefined,
    madeOf: numberAt(value, "madeOf") ?? undefined,
  };
}

const ways = ["kept", "corrected", "removed"] as const;

function readSettled(value: unknown): Settled | null {
  const text = textAt(value, "text");
  const how = ways.find((way) => way === textAt(value, "how"));
  return text !== null && how ? { text, how } : null;
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}

function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(keyOf(name), value);
    return true;
  } catch {
    return false;
  }
}
