import * as frames from "./frames.ts";
import { renderSlot } from "#core/composer/slots/render-slot.ts";
import { lacksArticleWithin } from "#core/composer/shapes/lacks-article.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import { isPastDeed } from "#core/composer/resume/rows/resume-sentences.ts";
import { beginsWithPastVerb } from "#core/composer/resume/recognition/line-kinds.ts";
import type { ResumePost, Resume } from "#core/composer/resume/resume.ts";
import { spellOutSigns } from "#core/composer/resume/recognition/resume-title.ts";

/** Lines as sentences in the first person, a paragraph a post; how many they are, and of how many. */
export type StatementLines = {
  readonly paragraphs: readonly string[];
  readonly count: number;
  readonly lines: number;
};

/** The lines that are certainly deeds or clauses; by post, the oldest first where it is told as a story. */
export function statementByPost({ loose, posts }: Resume, oldestFirst: boolean): StatementLines {
  const ordered = oldestFirst ? posts.toSorted((a, b) => startYear(a) - startYear(b)) : posts;
  const all = [{ heading: "", lines: loose, now: false }, ...ordered]
    .map((post) => ({ post, sentences: sentencesOfPost(post) }))
    .filter(({ sentences }) => sentences.length > 0);
  return {
    paragraphs: all.map(({ post: { heading }, sentences }) =>
      [...(heading === "" ? [] : [postLead(heading)]), ...sentences].join(" "),
    ),
    count: all.reduce((sum, { sentences }) => sum + sentences.length, 0),
    lines: [loose, ...posts.map(({ lines }) => lines)].flat().length,
  };
}

/** What follows a line of its own years that cannot be told belongs to those years, and would stand under others. */
function sentencesOfPost(post: ResumePost): readonly string[] {
  let isLost = false;
  return post.lines.flatMap((line) => {
    const sentences = sentenceOfLine(line, post);
    if (findDateSpan(line) !== null) isLost = sentences.length === 0;
    return isLost ? [] : sentences;
  });
}

/** One colon a sentence: a heading that has its own ends as one. */
function postLead(heading: string): string {
  return `${capitaliseFirst(spellOutSigns(heading))}${heading.includes(": ") ? "." : ":"}`;
}

/** The first year in a heading. */
function startYear({ heading }: ResumePost): number {
  const { start = 0 } = findDateSpan(heading) ?? {};
  return Number(/\d{4}/.exec(heading.slice(start))?.[0] ?? 0);
}

function sentenceOfLine(line: string, { now }: ResumePost): readonly string[] {
  const done = beginsWithPastVerb(line);
  const isFirstPerson = /(?:^|\s)I(?:’\p{L}+)?\s|^My\s/u.test(line);
  const certain =
    isFirstPerson ||
    done ||
    isPastLikeBase(line) ||
    figureClausePattern.test(line) ||
    (now && isCurrentWork(line));
  const two = line
    .split(/[,;]\s+/)
    .slice(1)
    .some(isPastDeed);
  const spliced = two && !isFirstPerson && (!done || !/\sand\s[^,]*$/.test(line));
  if (!certain || lacksArticleWithin(line) || /[.?]\s/.test(line) || spliced) return [];
  const slot = figureClausePattern.test(line)
    ? frames.resumeFigureSlot
    : invariantPastPattern.test(line)
      ? frames.resumePastVerbSlot
      : frames.resumeLineSlot;
  const rendered = renderSlot(
    slot,
    done || invariantPastPattern.test(line) ? withSmallFirstLetter(line) : line,
  );
  return rendered.how === "frame" || (isFirstPerson && rendered.how === "neutral")
    ? [rendered.text]
    : [];
}

/** A past form is no name: its capital goes after "I", unless all of it is in capitals. */
function withSmallFirstLetter(line: string): string {
  return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Food cost went from $7.10 to $6.25": a clause about a figure. */
const movedVerbs = regexAnyOf("went fell rose grew dropped moved climbed improved doubled came");
const figureClausePattern = new RegExp(String.raw`^(?!I\s)[^;]*\s${movedVerbs}\s.*\d`, "u");

/** "Cut errors from 4% to 2%": past forms that look like the verb and open hardly any thing. */
const invariantPastPattern = /^(?:[Cc]ut|[Pp]ut|[Bb]eat|[Ss]hut) \p{Ll}/u;

const objectOpeners = toWordSet(
  "the a an all our my two three four five six seven eight nine ten every each",
);

/** "Lead a team of 5", "Plan and run 60 conferences": verbs and what they act on, in a post of today. */
function isCurrentWork(line: string): boolean {
  if (/^(?:Responsible for|In charge of) /iu.test(line)) return true;
  const words = line.split(" ");
  const second = words[1] === "and" && formsOf(words[2] ?? "").includes("base");
  const [object = "", next = ""] = words.slice(second ? 3 : 1);
  const acted = objectOpeners.has(object) || (/^\d[\d,]*$/.test(object) && /^\p{Ll}/u.test(next));
  const forms = formsOf(line);
  return acted && (forms.includes("base") || forms.includes("gerund"));
}

/** "Cut fieldwork costs", "Set up the panel": the past looks like the verb. */
function isPastLikeBase(line: string): boolean {
  return (
    formsOf(line).includes("past") && formsOf(line).includes("base") && /^\p{L}+ \p{Ll}/u.test(line)
  );
}

function formsOf(line: string): readonly string[] {
  const [first = ""] = line.split(/[\s,]/);
  return verbReadings(first.toLowerCase()).map(({ form }) => form);
}
