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
export type GoldenPerson = {
  readonly id: string;
  readonly tool: ToolId;
  readonly answers: Answers;
  readonly tone: string;
};

/**
 * `ordinary` came with the design; the others were written by people who saw the questions alone. Each was read at
 * first sight, and fixed by kind before the next was written.
 */
export const peopleSets = [
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
export type PeopleSet = (typeof peopleSets)[number];

const peopleBySet = new Map<PeopleSet, readonly GoldenPerson[]>();

/** The same people at each call. */
export function peopleOf(set: PeopleSet): readonly GoldenPerson[] {
  const people = peopleBySet.get(set) ?? readPeople(set);
  peopleBySet.set(set, people);
  return people;
}

function readPeople(set: PeopleSet): readonly GoldenPerson[] {
  const path = fileURLToPath(new URL(`./${set}.json`, import.meta.url));
  return People.parse(JSON.parse(readFileSync(path, "utf8"))).map(({ id, toolId, answers }) => ({
    id,
    tool: toolId,
    answers,
    tone: signatureTone,
  }));
}

/** Every question id of the answers is one of the tool's. */
export function unknownQuestionIds({ tool, answers }: GoldenPerson): readonly string[] {
  const known = new Set(toolOf(tool).questions.map(({ id }): string => id));
  return Object.keys(answers).filter((id) => !known.has(id));
}
