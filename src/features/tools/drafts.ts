import * as z from "zod/mini";
import { type Question, signatureTone } from "#core/tools/definition.ts";
import type { PagedTool } from "./queries.ts";
import type { Version } from "./version.ts";

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

const StoredVersion: z.ZodMiniType<Version> = z.object({
  result: z.string(),
  source: z.nullable(z.enum(["composer", "model"])),
  checks: z.array(z.object({ rule: z.string(), ok: z.boolean(), detail: z.string() })),
  incomplete: z.boolean(),
});
const { catch: orElse } = z;
const text = orElse(z.string(), "");
const StoredDraft: z.ZodMiniType<Draft> = z.object({
  answers: orElse(z.record(z.string(), z.string()), {}),
  tone: text,
  request: text,
  versions: orElse(z.array(StoredVersion), []),
  shown: orElse(z.number(), 0),
  unfinished: text,
});

/** The draft of a tool, or null when none can be read. What the tool no longer offers is left out. Never throws. */
export function readDraft({ toolId, tones, questions }: PagedTool): Draft | null {
  const draft = read(toolId, StoredDraft);
  if (!draft) return null;
  const isOffered = ({ id, options }: Question) =>
    draft.answers[id] !== undefined && (options?.includes(draft.answers[id]) ?? true);
  return {
    ...draft,
    answers: Object.fromEntries(
      questions.filter(isOffered).map(({ id }) => [id, draft.answers[id] ?? ""]),
    ),
    tone: tones.includes(draft.tone) ? draft.tone : signatureTone,
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
  return read("statement", z.string()) ?? "";
}

export function keepStatement(statement: string): boolean {
  return keep("statement", JSON.stringify(statement));
}

function keyOf(name: string): string {
  return `mpower.draft.${format}.${name}`;
}

function read<T>(name: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const stored = localStorage.getItem(keyOf(name));
    if (stored === null) return null;
    const parsed = schema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
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
