import { checkResult } from "#core/checks/check-result.ts";
import { classify } from "#core/language/clause.ts";
import { cleanText } from "#core/language/clean.ts";
import { sentence } from "#core/language/phrase.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { mentions } from "#core/refine/mentions.ts";
import { type Block, itemsOf, type Result, wordsOf } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { compose } from "./compose.ts";

/** A new fact in a composed text: the answers that hold it, and the result written from them. */
export type Placed = { readonly answers: Answers; readonly result: Result };

/**
 * Composes with a fact in the answer where the tool's form takes it up, tried in the order of likelihood; null when no
 * place says it without losing a fact or breaking the form.
 */
export function placeFact(tool: ToolId, material: Material, fact: string): Placed | null {
  const base = compose(tool, material);
  const figures = figuresOf(base);
  const allowed = failing(tool, base, material.answers, fact);
  let best: (Placed & { readonly lost: number }) | null = null;
  for (const answers of candidates(tool, material.answers, asStatement(fact))) {
    const result = compose(tool, { ...material, answers });
    if (
      !saysWhole(result, fact) ||
      joinsStory(base, result, fact) ||
      result.missing.length > base.missing.length
    )
      continue;
    const lost = figures.filter((figure) => !figuresOf(result).includes(figure)).length;
    if (best !== null && lost >= best.lost) continue;
    if (failing(tool, result, answers, fact) > allowed) continue;
    best = { answers, result, lost };
    if (lost === 0) break;
  }
  return best;
}

type Spot = {
  readonly id: string;
  /** What may stand there: a statement of what she did or has, a thing, or either. */
  readonly takes: "statement" | "thing" | "either";
  /** How the fact joins the answer; a line of its own at the end where nothing is said. */
  readonly join?: (answer: string, fact: string) => string;
};

const before = (answer: string, fact: string) => `${fact}\n${answer}`;
/** After the first line of a list, so that it belongs to the latest post. */
const inList = (answer: string, fact: string) =>
  answer.replace(/^(\s*[-•*–]\s.*)$/m, (line) => `${line}\n- ${fact.replace(/^I /, "")}`);
const asAward = (answer: string, fact: string) =>
  `${answer}\n\nAwards\n- ${fact.replace(/^I hold /, "")}`;

/** The answers that take up a new fact, by tool, the likeliest first. A tool left out takes none. */
const spots: Partial<Record<ToolId, readonly Spot[]>> = {
  brandBio: [
    { id: "proof", takes: "either" },
    { id: "result", takes: "statement" },
  ],
  careerPositioning: [
    { id: "evidence", takes: "statement" },
    { id: "evidence", takes: "statement", join: before },
  ],
  offerPower: [{ id: "included", takes: "thing" }],
  payAsk: [
    { id: "evidence", takes: "statement" },
    { id: "evidence", takes: "statement", join: before },
  ],
  brandVoice: [{ id: "beliefs", takes: "statement" }],
  elevatorPitch: [
    { id: "result", takes: "statement" },
    { id: "result", takes: "statement", join: before },
  ],
  interviewBank: [
    { id: "accomplishments", takes: "statement", join: (answer, fact) => `${answer}\n\n${fact}` },
  ],
  resumeRewrite: [
    { id: "resume", takes: "statement", join: inList },
    { id: "resume", takes: "either", join: asAward },
  ],
  networkingHub: [
    { id: "common", takes: "statement" },
    { id: "who", takes: "statement" },
  ],
  strategyPrep: [{ id: "constraints", takes: "statement" }],
};

function candidates(tool: ToolId, answers: Answers, fact: string): Answers[] {
  const kind = isWholeSentence(fact) || changes(fact) ? "statement" : "thing";
  return (spots[tool] ?? [])
    .filter(({ takes }) => takes === "either" || takes === kind)
    .map(({ id, join = after }) => {
      const answer = answerOf(answers, id);
      return { ...answers, [id]: answer === "" ? fact : join(answer, fact) };
    });
}

function after(answer: string, fact: string): string {
  return `${answer}\n${fact}`;
}

function changes(fact: string): boolean {
  const { kind } = classify(cleanText(fact));
  return kind === "change" || kind === "verb-past";
}

const honour =
  /\b(?:awards?|prizes?|medals?|fellowships?|certifications?|certificates?|licen[sc]es?|degree|MBA|Ph\.?D|patents?|credentials?)\b/i;

/** A thing she holds as a statement, so that it is not left hanging: "the Baldwin award" is "I hold the Baldwin award". */
export function asStatement(fact: string): string {
  const bare = fact.trim();
  if (isWholeSentence(bare) || changes(bare)) return bare;
  const years = /^(?:my |the )?(\d+\+? (?:years?|yrs?)\b.*)$/i.exec(bare)?.[1];
  if (years !== undefined) return `I have ${years}`;
  return honour.test(bare) ? `I hold ${bare.replace(/^my /i, "the ")}` : bare;
}

/** Whether the fact is said in the language, and not left standing as a fragment of its own. */
function saysWhole(result: Result, fact: string): boolean {
  const text = result.sections.map(wordsOf).join("\n");
  if (!mentions(text, fact)) return false;
  const kind = classify(cleanText(fact)).kind;
  if (kind !== "noun" && kind !== "unknown" && kind !== "date") return true;
  const bare = plain(fact);
  return !result.sections.some(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === "paragraph" &&
        splitSentences(block.text).some((said) => plain(said) === bare),
    ),
  );
}

/** In a bank of stories a new fact is a story of its own, never the end of another one. */
function joinsStory(base: Result, result: Result, fact: string): boolean {
  const stories = base.sections.flatMap((section) =>
    section.label === "Questions and your answers" ? itemsOf(section) : [],
  );
  return result.sections.some((section) =>
    itemsOf(section).some(
      (item) =>
        mentions(item, fact) &&
        stories.some((story) => story.length > 24 && item.startsWith(story.replace(/\.$/, ""))),
    ),
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/^(?:the|my|a|an) /, "")
    .trim();
}

function figuresOf(result: Result): string[] {
  return formatResult({ ...result, missing: [] }).match(/\d[\d.,]*\d|\d/g) ?? [];
}

function failing(tool: ToolId, result: Result, answers: Answers, fact: string): number {
  const checks = checkResult(tool, formatResult(result), { ...answers, refine: fact });
  return checks.filter(({ ok }) => !ok).length;
}

/** The message that takes up a sentence of hers, by tool. */
const bodies: Partial<Record<ToolId, string>> = {
  boundaryScript: "In writing",
  exitStrategy: "Message to your manager",
  payAsk: "Written version",
  offerPower: "The invitation",
};

/** The result with a whole sentence in the body of its message, before what closes it; null where the form has none. */
export function withSentence(tool: ToolId, result: Result, words: string): Result | null {
  const label = bodies[tool];
  const section = result.sections.find((one) => one.label === label);
  if (label === undefined || !section) return null;
  const at = section.blocks.findLastIndex(
    (block) => block.kind === "paragraph" && !framing.test(block.text),
  );
  if (at === -1) return null;
  const blocks = section.blocks.map((block, place) =>
    place === at && block.kind === "paragraph" ? withLast(block, sentence(words)) : block,
  );
  return {
    ...result,
    sections: result.sections.map((one) => (one === section ? { ...one, blocks } : one)),
  };
}

const framing =
  /^(?:Subject:|(?:Hi|Hello|Dear)? ?[\p{L}. ’-]{1,40},$|(?:Kind regards|Thank you|Thanks|Best)\b.{0,20}$)/u;

function withLast(block: Block & { kind: "paragraph" }, said: string): Block {
  const sentences = splitSentences(block.text);
  const last = sentences.at(-1) ?? "";
  const closes =
    sentences.length > 1 && /^(?:Please|Thank|What do you|If you|A written)\b|\?$/.test(last);
  const all = closes ? [...sentences.slice(0, -1), said, last] : [...sentences, said];
  return { ...block, text: all.join(block.text.includes("\n") ? "\n" : " ") };
}

/** Whether words stand as a sentence of their own: somebody does something. */
export function isWholeSentence(fact: string): boolean {
  const { kind } = classify(cleanText(fact));
  return kind === "first-person" || kind === "clause";
}
