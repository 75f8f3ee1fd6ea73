import { significantWords } from "#core/language/significant-words.ts";
import { shortTimeUnits, timeUnits, unitOfShortForm } from "#core/language/calendar/time-units.ts";
import { readNumberWords } from "#core/facts/figures/number-words.ts";
import { readTokens, type Tokens } from "#core/facts/tokens.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Block, type Result, sectionText } from "#core/result/result.ts";
import type { Answers } from "#core/tools/definition.ts";

/** Whether a text speaks of something: all the words that carry it stand in one sentence. */
export function mentionsTopic(text: string, what: string): boolean {
  const tests = wordTests(what);
  return (
    tests.length > 0 &&
    splitSentences(text).some((sentence) => {
      const plain = withPlainQuantities(sentence);
      return tests.every((test) => test.test(plain));
    })
  );
}

/** Whether a result speaks of something anywhere in its language. */
export function resultMentionsTopic({ sections }: Result, what: string): boolean {
  return sections.some((section) => mentionsTopic(sectionText(section), what));
}

/** The answers without a topic: the smallest pieces that speak of it are left out. Null when no answer speaks of it. */
export function answersWithout(answers: Answers, what: string): Answers | null {
  const tests = wordTests(what);
  const speaks = (text: string) => {
    const plain = withPlainQuantities(text);
    return tests.length > 0 && tests.every((test) => test.test(plain));
  };
  if (!Object.values(answers).some(speaks)) return null;
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      speaks(answer) ? removeTopic(answer, speaks) : answer,
    ]),
  );
}

/** The breaks of a note, from the widest piece to the smallest. */
const breaks = [/(?<=\n)/, /(?<=[.!?;•]\s)/, /(?<=,\s)/, /(?=\s(?:and|plus|&)\s)/];

function removeTopic(answer: string, speaks: (text: string) => boolean, level = 0): string {
  const boundary = breaks[level];
  if (boundary === undefined) return "";
  return answer
    .split(boundary)
    .map((piece) => (speaks(piece) ? removeTopic(piece, speaks, level + 1) : piece))
    .join("")
    .replace(/^[\s,;]+|^(?:and|plus|&)\s|[\s,;]+$/g, "");
}

/** The result without the sentences and items that speak of something. */
export function resultWithout(result: Result, what: string): Result {
  return {
    ...result,
    sections: result.sections
      .map((section) => ({
        ...section,
        blocks: section.blocks.flatMap((block) => blockWithout(block, what)),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function blockWithout(block: Block, what: string): Block[] {
  if (block.kind === "heading") return [block];
  if (block.kind === "list") {
    const items = block.items.filter((item) => !mentionsTopic(item, what));
    return items.length === 0 ? [] : [{ ...block, items }];
  }
  if (!mentionsTopic(block.text, what)) return [block];
  const lines = block.text
    .split("\n")
    .map((line) =>
      splitSentences(line)
        .filter((sentence) => !mentionsTopic(sentence, what))
        .join(" "),
    )
    .filter((line) => line !== "");
  return lines.length === 0 ? [] : [{ ...block, text: lines.join("\n") }];
}

/** One test for each content word, in any ending; a figure is one word. */
function wordTests(topic: string): readonly RegExp[] {
  const what = withPlainQuantities(topic);
  const figures = what.match(/\d[\d.,]*\d|\d/g) ?? [];
  const words = significantWords(what).filter((word) => !/^\d/.test(word));
  return [
    ...figures.map(
      (figure) => new RegExp(String.raw`(?<![\d.,])${escaped(figure)}(?![\d]|[.,]\d)`),
    ),
    ...words.map((word) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(stemOf(word))}`, "iu")),
  ];
}

const shortUnit = shortTimeUnits.filter((form) => form.length > 1).join("|");
const unitAfterFigure = new RegExp(
  String.raw`(?<=\d)[\s-]?(h|${shortUnit}|(?:${[...timeUnits].join("|")})s?)(?![\p{L}\p{N}])`,
  "giu",
);
const unitAlone = new RegExp(String.raw`(?<![\p{L}\p{N}])(${shortUnit})(?![\p{L}\p{N}])`, "giu");

/** "fifty hours", "50hrs" and "50 h" as "50 hour", "14 percent" as "14%", "1,200" as "1200". */
function withPlainQuantities(text: string): string {
  return withDigits(text)
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replaceAll(/(?<=\d)\s?per ?cent\b/gi, "%")
    .replaceAll(unitAfterFigure, inFull)
    .replaceAll(unitAlone, inFull);
}

/** "fifty hours" with its number in digits. */
function withDigits(text: string): string {
  const tokens = readTokens(text);
  let said = text;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const read = startsNumber(tokens, at) ? readNumberWords(tokens, at) : null;
    const [start, end] = [tokens[at]?.start ?? 0, tokens[(read?.next ?? 1) - 1]?.end ?? 0];
    if (read) said = said.slice(0, start) + read.value + said.slice(end);
  }
  return said;
}

/** Whether number words begin here: not inside the number that the word before has begun. */
function startsNumber(tokens: Tokens, at: number): boolean {
  const before = at === 0 ? null : readNumberWords(tokens, at - 1);
  return before === null || before.next <= at;
}

function inFull(_: string, form: string): string {
  return ` ${unitOfShortForm(form) ?? form}`;
}

function stemOf(word: string): string {
  return word.replace(/(?:[’']s|ies|es|s)$/i, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
