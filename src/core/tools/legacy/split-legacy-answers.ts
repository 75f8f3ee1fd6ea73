import { splitSentences } from "#core/language/sentences.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** One long answer as the rows of a list: its lines; a single line at semicolons and at the ends of sentences. */
export function toListRows(text: string): string {
  const lines = linesOf(text);
  const [only = ""] = lines;
  const items = lines.length > 1 ? lines : only.split(";").flatMap(splitSentences);
  return items.map((item) => item.trim()).join("\n");
}

/** Several lines in a field of one line: set apart by what splits ideas elsewhere. */
export function toOneLine(text: string): string {
  return linesOf(text)
    .map((line, place, all) =>
      place === all.length - 1 || /[.;:,!?]$/.test(line) ? line : `${line};`,
    )
    .join(" ");
}

/**
 * Accomplishments in one answer, one story to a paragraph or else to a line; a story in one piece is taken as the
 * action.
 */
export function splitStories(answers: Answers): Answers {
  const text = answerOf(answers, "story1Did");
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  const stories = (paragraphs.length > 1 ? paragraphs : linesOf(text)).map(toOneLine);
  const [first = "", second = "", third = "", ...rest] = stories;
  const apart = [first, second, third, rest.join(" ")];
  const ofStories = apart.map((story, place) => [`story${place + 1}Did`, story] as const);
  return { ...answers, ...Object.fromEntries(ofStories.filter(([, story]) => story !== "")) };
}

/** "Why the gap? My mother was ill." is a question and its answer. */
export function splitDreadedQuestion(answers: Answers): Answers {
  const [, question = "", answer = ""] =
    /^([^?]+\?)\s+([^?]+)$/.exec(answerOf(answers, "dread")) ?? [];
  return question === "" ? answers : { ...answers, dread: question, dreadAnswer: answer };
}

/** "Women in their first year. Not for people still looking." are whom it is for and whom it is not for. */
export function splitAudience(answers: Answers): Answers {
  const [first = "", second = "", ...more] = splitSentences(answerOf(answers, "audience"));
  const [, notFor = ""] = /^not for (.+?)\.?$/i.exec(second) ?? [];
  if (notFor === "" || more.length > 0) return answers;
  return { ...answers, audience: first, notFor };
}

/** An ask without any figure is a title. */
export function splitTitle(answers: Answers): Answers {
  const { sum = "", ...others } = answers;
  return sum.trim() === "" || /\d/.test(sum) ? answers : { ...others, title: sum };
}

const dayFields = [
  {
    id: "lastDay",
    pattern: /\blast day\b/i,
    lead: /^(?:my )?last day(?: is| will be)?:? (?:on )?/i,
  },
  { id: "noticeOn", pattern: /\bnotice on\b/i, lead: /^(?:i (?:will )?give )?(?:my )?notice on /i },
  { id: "noticeOwed", pattern: /\b(?:contract|owe|notice period)\b/i, lead: /^$/ },
] as const;

/** The sentences of an old answer about timing, each where it belongs; as they are where one of them is not certain. */
export function splitDays(answers: Answers): Answers {
  const sentences = splitSentences(answerOf(answers, "lastDay"));
  const placed = sentences.map((sentence) => {
    const fields = dayFields.filter(({ pattern }) => pattern.test(sentence));
    const [field, other] = fields;
    return field && !other
      ? [[field.id, sentence.replace(field.lead, "").replace(/\.$/, "")] as const]
      : [];
  });
  const certain = placed.flat();
  const ids = new Set(certain.map(([id]) => id));
  if (certain.length < sentences.length || ids.size < certain.length) return answers;
  return { ...answers, lastDay: "", ...Object.fromEntries(certain) };
}

const chosen = ["I", "she", "he", "they"];

/**
 * "Third person. Ngozi Adeyemi-Hart" is a choice and a name; where no pronouns are stated the third person is "they".
 */
export function splitPerson(answers: Answers): Answers {
  const typed = answerOf(answers, "person");
  if (typed === "" || chosen.includes(typed)) return answers;
  const person = /\b(?:third|3rd)\b/i.test(typed)
    ? (/\b(?:she|he)\b/i.exec(typed)?.[0].toLowerCase() ?? "they")
    : "I";
  const rest = typed
    .replace(/\b(?:in (?:the )?)?(?:first|third|1st|3rd)(?: person)?\b/i, "")
    .replace(/\(?\b(?:she|he|they)(?:\/\w+)*\b\)?/i, "")
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, "");
  const name = answerOf(answers, "name") || rest;
  return { ...answers, person, ...(name === "" ? {} : { name }) };
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-•*–]|\d{1,2}[.)])\s+/, "").trim())
    .filter((line) => line !== "");
}
