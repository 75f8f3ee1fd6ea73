import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { isToolId, type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";

const People = z.array(
  z.object({
    id: z.string(),
    toolId: z.custom<ToolId>((tool) => typeof tool === "string" && isToolId(tool)),
    answers: z.record(z.string(), z.string()),
  }),
);

/** Somebody nobody tuned to, in one tool. */
export type Person = {
  readonly id: string;
  readonly tool: ToolId;
  readonly answers: Answers;
  readonly tone: string;
};

/**
 * `ordinary` came with the design; the others were written by people who saw the questions alone. Each was read at first
 * sight, and mended on by kind before the next was written.
 */
export const sets = [
  "ordinary",
  "unseen",
  "unseen-second",
  "unseen-third",
  "unseen-fourth",
  "unseen-fifth",
  "unseen-sixth",
  "unseen-seventh",
  "unseen-eighth",
  "unseen-ninth",
] as const;
export type PeopleSet = (typeof sets)[number];

const read = new Map<PeopleSet, readonly Person[]>();

/** The same people at each call. */
export function peopleOf(set: PeopleSet): readonly Person[] {
  const people = read.get(set) ?? readPeople(set);
  read.set(set, people);
  return people;
}

function readPeople(set: PeopleSet): readonly Person[] {
  const path = fileURLToPath(new URL(`./${set}.json`, import.meta.url));
  return People.parse(JSON.parse(readFileSync(path, "utf8"))).map(({ id, toolId, answers }) => ({
    id,
    tool: toolId,
    answers,
    tone: signatureTone,
  }));
}

/** Every question id of the answers is one of the tool's. */
export function strangers({ tool, answers }: Person): readonly string[] {
  const known = new Set(toolOf(tool).questions.map(({ id }): string => id));
  return Object.keys(answers).filter((id) => !known.has(id));
}
