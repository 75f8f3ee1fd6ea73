import { checkResult } from "#core/checks/check-result.ts";
import { classify } from "#core/language/clause.ts";
import { cleanText } from "#core/language/clean.ts";
import { sentence } from "#core/language/phrase.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { mentions } from "#core/refine/mentions.ts";
import { type Block, type Result, wordsOf } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
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
  const before = figuresOf(base);
  const allowed = failing(tool, base, material.answers, fact);
  let best: (Placed & { readonly lost: number }) | null = null;
  for (const answers of candidates(tool, material.answers, fact)) {
    const result = compose(tool, { ...material, answers });
    if (!saysWhole(result, fact) || result.missing.length > base.missing.length) continue;
    const lost = before.filter((figure) => !figuresOf(result).includes(figure)).length;
    if (best !== null && lost >= best.lost) continue;
    if (failing(tool, result, answers, fact) > allowed) continue;
    best = { answers, result, lost };
    if (lost === 0) break;
  }
  return best;
}

const evidence = /proof|evidence|accomplish|included|ground|result/;
const dates = /timing|when|constraints|why now|date/;

/** The answers with the fact as a line of its own: first where evidence stands, then in every answer she gave. */
function candidates(tool: ToolId, answers: Answers, fact: string): Answers[] {
  const open = toolOf(tool).questions.filter(
    ({ id, type, asks }) =>
      type === "text" ||
      (type === "long" && !asks.startsWith("job description") && answerOf(answers, id) !== ""),
  );
  const isDate =
    /\b(?:by|until|before|on|from|deadline|effective)\b.*\b(?:\d|\p{Lu}\p{Ll}+day)/u.test(fact);
  const rank = (asks: string) => (isDate && dates.test(asks) ? 0 : evidence.test(asks) ? 1 : 2);
  const byRank = open.toSorted((a, b) => rank(a.asks) - rank(b.asks));
  const given = byRank.filter(({ id, asks }) => rank(asks) < 2 || answerOf(answers, id) !== "");
  return given.flatMap(({ id }) => {
    const answer = answerOf(answers, id);
    const first = answer === "" ? [] : [{ ...answers, [id]: `${fact}\n${answer}` }];
    return [{ ...answers, [id]: [answer, fact].filter(Boolean).join("\n") }, ...first];
  });
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
