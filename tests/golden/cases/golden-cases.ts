import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { judgeResult } from "#core/checks/judge-text.ts";
import { composeDraft } from "#core/composer/compose.ts";
import { cleanResult, openLines } from "#core/composer/draft/draft-result.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { Result } from "#core/result/result.ts";
import { isToolId, type ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

const Persona = z.object({
  id: z.string(),
  tool: z.custom<ToolId>((tool) => typeof tool === "string" && isToolId(tool)),
  tone: z.string(),
  answers: z.record(z.string(), z.string()),
});

const Fact = z.union([z.string(), z.array(z.string())]);
type Fact = z.infer<typeof Fact>;

const Must = z.object({
  facts: z.array(Fact),
  never: z.array(z.string()),
  neverIn: z.array(z.string()).optional(),
  asksFor: z.array(z.string()),
});

/** One case as the composer sees it, with what an editor demands of the result. */
export type GoldenCase = {
  readonly id: string;
  readonly tool: ToolId;
  readonly tone: string;
  readonly answers: Answers;
  readonly must: z.infer<typeof Must>;
};

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8"));
}

const personas = z.array(Persona).parse(readJson("./personas.json"));
const musts = z.record(z.string(), Must).parse(readJson("./must.json"));

/** The golden cases of one tool. */
export function casesOf(tool: ToolId): readonly GoldenCase[] {
  return personas
    .filter((persona) => persona.tool === tool)
    .map(({ id, tone, answers }) => {
      const must = musts[id];
      if (!must) throw new Error(`no demands for ${id}`);
      return { id, tool, tone, answers, must };
    });
}

export type ComposedCase = {
  readonly result: Result;
  readonly text: string;
  readonly language: string;
  /** The language and the words that wait in open lines. */
  readonly all: string;
};

/** A result with its whole text, and the text without the request line. */
export function composeCase(tool: ToolId, answers: Answers, tone: string): ComposedCase {
  const draft = composeDraft(tool, { answers, tone });
  const result = cleanResult(draft);
  const language = formatResult({ ...result, missing: [] });
  const open = openLines(draft).map(({ words }) => words);
  return { result, text: formatResult(result), language, all: [language, ...open].join("\n") };
}

/** What a draft lacks until its open lines are finished. */
export const isForFinishing = (says: string): boolean =>
  / is missing\.$| is the least\.$|doesn’t say the no itself|leaves out the sum|one paragraph without headings|It should speak as/u.test(
    says,
  );

/** What the checks say of a text that was composed: marks, and faults of form that only the composer could mend. */
export function findProblems(tool: ToolId, result: Result, answers: Answers): readonly string[] {
  const { marks, faults } = judgeResult({ tool, material: { answers, tone: "" } }, result, anyWord);
  return [
    ...marks.filter(({ rule }) => rule !== "foreign").map(({ rule, text }) => `${rule}: ${text}`),
    ...faults.filter(({ says }) => !isForFinishing(says)).map(({ says }) => says),
  ];
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[-–—\s]+/g, " ");
}

/** A figure without the signs that were not typed: "$1.2M" counts as "1.2M". */
function withoutSigns(form: string): string {
  return plain(form)
    .replaceAll(/[$€£%]|\bpercent\b/g, "")
    .replaceAll(/(\d) ?(?:million|m)\b/g, "$1m")
    .replaceAll(/ +/g, " ")
    .trim();
}

/** The facts that the text lacks; a fact given as a list holds alternatives, and a figure may stand as it was typed. */
export function findMissingFacts(text: string, facts: readonly Fact[]): Fact[] {
  const said = [plain(text), withoutSigns(text)];
  return facts.filter((fact) => {
    const forms = typeof fact === "string" ? [fact] : fact;
    return !forms.some((form) =>
      said.some((one) => one.includes(plain(form)) || one.includes(withoutSigns(form))),
    );
  });
}

/** The forbidden words that the text holds as whole words; an entry in capitals keeps its case. */
export function findForbiddenWords(text: string, never: readonly string[]): string[] {
  return never.filter((entry) => {
    const capitals = /\p{L}/u.test(entry) && entry === entry.toUpperCase();
    const escaped = plain(entry).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const said = capitals ? text : plain(text);
    const wanted = capitals ? entry.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : escaped;
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${wanted}(?![\p{L}\p{N}])`, "u").test(said);
  });
}

/** Marks of language that was assembled badly; none of them may ever show. */
export const brokenLanguagePattern =
  /undefined|null\b|NaN|\[object| {2}|[,;:]{2}|\.\.|,\.|(?<!\b(?:[ap]\.m|Inc|Jr|Sr|etc|\p{Lu}))\.,|;\.|\(\s*\)|“”|\s[,.;?]|(?:^|\n)[,.;:]|!|\?\.|\.\?/u;
