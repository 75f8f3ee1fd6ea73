import * as frames from "#core/composer/frames/resume-rewrite.ts";
import { say } from "#core/composer/say.ts";
import { lacksArticleWithin } from "#core/composer/shapes/lacks-article.ts";
import { verbReadings } from "#core/composer/shapes/verb-form.ts";
import { raised } from "#core/composer/words/letter-case.ts";
import { anyOf, setOf } from "#core/language/word-lists.ts";
import { spanOf } from "./dates.ts";
import { isDeed } from "./ideas.ts";
import { beginsWithDeed } from "./kinds.ts";
import type { Post, Resume } from "./resume.ts";
import { spelledOut } from "./title.ts";

/** Lines as sentences in the first person, a paragraph a post; how many they are, and of how many. */
export type Told = {
  readonly paragraphs: readonly string[];
  readonly count: number;
  readonly lines: number;
};

/** The lines that are certainly deeds or clauses of hers; by post, the oldest first where it is told as a story. */
export function toldByPost({ loose, posts }: Resume, oldestFirst: boolean): Told {
  const ordered = oldestFirst ? posts.toSorted((a, b) => begun(a) - begun(b)) : posts;
  const all = [{ heading: "", lines: loose, now: false }, ...ordered]
    .map((post) => ({ post, said: toldOf(post) }))
    .filter(({ said }) => said.length > 0);
  return {
    paragraphs: all.map(({ post: { heading }, said }) =>
      [...(heading === "" ? [] : [lead(heading)]), ...said].join(" "),
    ),
    count: all.reduce((sum, { said }) => sum + said.length, 0),
    lines: [loose, ...posts.map(({ lines }) => lines)].flat().length,
  };
}

/** What follows a line of its own years that cannot be told belongs to those years, and would stand under others. */
function toldOf(post: Post): readonly string[] {
  let isLost = false;
  return post.lines.flatMap((line) => {
    const said = told(line, post);
    if (spanOf(line) !== null) isLost = said.length === 0;
    return isLost ? [] : said;
  });
}

/** One colon a sentence: a heading that has its own ends as one. */
function lead(heading: string): string {
  return `${raised(spelledOut(heading))}${heading.includes(": ") ? "." : ":"}`;
}

/** The first year in a heading. */
function begun({ heading }: Post): number {
  const { start = 0 } = spanOf(heading) ?? {};
  return Number(/\d{4}/.exec(heading.slice(start))?.[0] ?? 0);
}

function told(line: string, { now }: Post): readonly string[] {
  const done = beginsWithDeed(line);
  const hers = /(?:^|\s)I(?:’\p{L}+)?\s|^My\s/u.test(line);
  const certain = hers || done || isDone(line) || turned.test(line) || (now && isDoing(line));
  const two = line
    .split(/[,;]\s+/)
    .slice(1)
    .some(isDeed);
  const spliced = two && !hers && (!done || !/\sand\s[^,]*$/.test(line));
  if (!certain || lacksArticleWithin(line) || /[.?]\s/.test(line) || spliced) return [];
  const slot = turned.test(line) ? frames.turned : cut.test(line) ? frames.cut : frames.told;
  const said = say(slot, done || cut.test(line) ? inside(line) : line);
  return said.how === "frame" || (hers && said.how === "neutral") ? [said.text] : [];
}

/** A past form is no name: its capital goes after "I", unless all of it is in capitals. */
function inside(line: string): string {
  return line.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** "Food cost went from $7.10 to $6.25": a clause about a figure. */
const moved = anyOf("went fell rose grew dropped moved climbed improved doubled came");
const turned = new RegExp(String.raw`^(?!I\s)[^;]*\s${moved}\s.*\d`, "u");

/** "Cut errors from 4% to 2%": past forms that look like the verb and open hardly any thing. */
const cut = /^(?:[Cc]ut|[Pp]ut|[Bb]eat|[Ss]hut) \p{Ll}/u;

const before = setOf("the a an all our my two three four five six seven eight nine ten every each");

/** "Lead a team of 5", "Plan and run 60 conferences": verbs and what they act on, in a post of today. */
function isDoing(line: string): boolean {
  if (/^(?:Responsible for|In charge of) /iu.test(line)) return true;
  const words = line.split(" ");
  const second = words[1] === "and" && formsOf(words[2] ?? "").includes("base");
  const [object = "", next = ""] = words.slice(second ? 3 : 1);
  const acted = before.has(object) || (/^\d[\d,]*$/.test(object) && /^\p{Ll}/u.test(next));
  const forms = formsOf(line);
  return acted && (forms.includes("base") || forms.includes("gerund"));
}

/** "Cut fieldwork costs", "Set up the panel": the past looks like the verb. */
function isDone(line: string): boolean {
  return (
    formsOf(line).includes("past") && formsOf(line).includes("base") && /^\p{L}+ \p{Ll}/u.test(line)
  );
}

function formsOf(line: string): readonly string[] {
  const [first = ""] = line.split(/[\s,]/);
  return verbReadings(first.toLowerCase()).map(({ form }) => form);
}
