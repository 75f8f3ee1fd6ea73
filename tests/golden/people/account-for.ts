import { composeDraft } from "#core/composer/compose.ts";
import { splitIdeas } from "#core/composer/draft/split-ideas.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { allLines, type Draft } from "#core/composer/draft/draft.ts";
import { toPhrase } from "#core/composer/draft/phrase.ts";
import { contentWords, rootsOf } from "#core/language/words/content-words.ts";
import { visibleQuestions } from "#core/prompt/visible-questions.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";

/** Answers that say what the occasion needs, or what stays out; they shape the text and need not stand in it. */
const guides: Readonly<Partial<Record<ToolId, readonly string[]>>> = {
  brandBio: ["name", "person", "appears"],
  boundaryScript: ["by"],
  careerPositioning: ["decider"],
  payAsk: ["decider", "askOn"],
  exitStrategy: ["withhold"],
  brandVoice: ["sample"],
  elevatorPitch: ["name", "setting", "length"],
  networkingHub: ["name"],
};

/** The tools that write drafts; the others still write whole texts. */
export const draftTools: readonly ToolId[] = [
  "brandBio",
  "boundaryScript",
  "careerPositioning",
  "offerPower",
  "payAsk",
  "exitStrategy",
  "brandVoice",
  "elevatorPitch",
  "networkingHub",
  "strategyPrep",
];

/** The words of her answers that stand in no clean sentence, in no open line and in no remark on what stays out. */
export function lostWords(tool: ToolId, material: Material): readonly string[] {
  const draft = composeDraft(tool, material);
  const said = rootsOf(everythingIn(draft));
  return answeredFields(tool, material.answers).flatMap((field) =>
    splitIdeas(answerOf(material.answers, field))
      .filter((idea) => !isAbsent(idea))
      .flatMap((idea) => fewest(unsaid(idea, said), unsaid(toPhrase(field, idea).text, said)))
      .map((word) => `${field}: ${word}`),
  );
}

const unsaid = (text: string, said: ReadonlySet<string>): readonly string[] =>
  contentWords(text).flatMap((word) => (said.has(word.root) ? [] : [word.text]));

/** A word may stand as typed or with its spelling mended. */
const fewest = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.length <= other.length ? one : other;

function answeredFields(tool: ToolId, answers: Answers): readonly string[] {
  const silent = guides[tool] ?? [];
  return visibleQuestions(toolOf(tool).questions, answers)
    .map(({ id }) => id)
    .filter((id) => !silent.includes(id));
}

function everythingIn({ sections, notes }: Draft): string {
  const lines = allLines(sections).map((line) =>
    line.kind === "clean" ? line.text : `${line.words} ${toPhrase(line.field, line.words).text}`,
  );
  return [...lines, ...notes].join("\n");
}
