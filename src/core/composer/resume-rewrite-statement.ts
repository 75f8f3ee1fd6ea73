import { reflectionsOn } from "./resume-rewrite-reflections.ts";
import { type Bullet, sayBullet } from "./resume-rewrite-bullet.ts";
import type { ResumeFacts, ShownPost } from "./resume-rewrite-facts.ts";
import type { ResumeVoice } from "./resume-rewrite-voice.ts";
import { certificateWord, degreeWord } from "./resume-rewrite-words.ts";
import {
  capitalise,
  ensurePeriod,
  joinAnd,
  lowerFirst,
  withArticle,
} from "#core/language/phrase.ts";

import { countWords } from "#core/language/sentences.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";

const least = 250;
const most = 400;

/** The personal statement in two to four paragraphs, or none when her facts do not carry one. */
export function writeStatement(facts: ResumeFacts, voice: ResumeVoice): readonly string[] {
  const bullets = facts.posts.flatMap((post) => post.bullets);
  if (facts.target === "" || bullets.length < 4) return [];
  const plain = drafted(facts, voice, 0);
  if (total(plain) < 110) return [];
  const tied = reflectionsOn(facts).filter((line) => line.tied).length;
  const all = reflectionsOn(facts).length;
  for (let extra = 0; extra <= all; extra += 1) {
    const paragraphs = drafted(facts, voice, extra);
    if (total(paragraphs) >= least) return trimmed(paragraphs);
  }
  return drafted(facts, voice, tied);
}

function total(paragraphs: readonly string[]): number {
  return countWords(paragraphs.join(" "));
}

/** Whole sentences leave from the end of the longest paragraph until the upper bound holds. */
function trimmed(paragraphs: readonly string[]): readonly string[] {
  let kept = [...paragraphs];
  while (total(kept) > most) {
    const longest = kept.reduce(
      (at, text, index) => (countWords(text) > countWords(kept[at] ?? "") ? index : at),
      0,
    );
    const shorter = (kept[longest] ?? "").replace(
      /(?<=[.?]”?)\s[^.?]*(?:\.(?=\S)[^.?]*)*[.?]”?$/u,
      "",
    );
    if (shorter === kept[longest]) break;
    kept = kept.map((text, index) => (index === longest ? shorter : text));
  }
  return kept;
}

/** The statement with `extra` lines of reflection, each tied to one of her facts. */
function drafted(facts: ResumeFacts, voice: ResumeVoice, extra: number): readonly string[] {
  const [latest, ...earlier] = facts.posts;
  if (latest === undefined) return [];
  const reflections = reflectionsOn(facts).slice(0, extra);
  const after = (bullet: Bullet) =>
    reflections.filter((line) => line.after === bullet).map((line) => line.text);
  const past = voice.oldestFirst ? earlier.toReversed() : earlier;
  const target = targetIn(facts.target);
  const first = openingOf(facts, latest, voice, target);
  const before = past
    .map((post, index) =>
      paragraphOf(
        post,
        voice.post(articled(post.title), atEmployer(post), during(post), index),
        voice,
        after,
      ),
    )
    .filter((text) => text !== "");
  const present =
    latest.current || latest.dates === ""
      ? voice.now(articled(latest.title), atEmployer(latest), sinceOf(latest))
      : `Most recently I was ${articled(latest.title)}${atEmployer(latest)}${during(latest)}.`;
  const now = paragraphOf(latest, present, voice, after);
  const free = reflections.filter((line) => line.after === null).map((line) => line.text);
  const why =
    facts.reasons.length === 0
      ? []
      : [voice.reasonFirst ? voice.want(target.whole) : facts.reasons.join(" ")];
  const last = [...why, learning(facts), ...free, voice.close(target.short)]
    .filter((part) => part !== "")
    .join(" ");
  const middle = voice.oldestFirst ? [before.join(" "), now] : [now, before.join(" ")];
  return [first, ...middle, last]
    .filter((text) => text !== "")
    .map((text) =>
      text
        .replaceAll(/\s+/g, " ")
        .replaceAll(/(?<=\p{L})\.\.(?=\s|$)/gu, ".")
        .trim(),
    );
}

function openingOf(
  facts: ResumeFacts,
  latest: ShownPost,
  voice: ResumeVoice,
  target: { whole: string },
): string {
  const { reasons, years, yearsNote, field } = facts;
  const own = voice.reasonFirst ? reasons.join(" ") : "";
  const note = yearsNote === "" ? "" : `, and ${yearsNote.replace(/\.$/u, "")}`;
  const work = /^(?:a|an|the)\s/u.test(field)
    ? `I work in ${field}.`
    : field === ""
      ? `My work is that of ${articled(latest.title)}.`
      : voice.field(field);
  return [
    own === "" ? voice.want(target.whole) : own,
    latest.title === "" && field === "" ? "" : work,
    years === "" ? "" : voice.years(years, note),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** "Program Director, Housing at a community foundation" inside a sentence; a plain title in small letters. */
function targetIn(target: string): { whole: string; short: string } {
  const [, title = target, place = ""] = /^(.+?)(,?\s(?:at|in|with|for)\s.+)$/u.exec(target) ?? [];
  const [name = "", ...rest] = title.split(", ");
  const said =
    rest.length > 0 && /^\p{Lu}/u.test(rest[0] ?? "")
      ? title
      : [lowerTitle(name), ...rest].join(", ");
  const whole =
    place === ""
      ? said
      : `${said}${said.includes(",") && !place.startsWith(",") ? "," : ""}${place}`;
  return {
    whole,
    short: rest.length > 0 && /^\p{Lu}/u.test(rest[0] ?? "") ? said : lowerTitle(name),
  };
}

/** A title inside a sentence: "deputy director", "a program manager", "VP, Credit Risk". One of a kind goes without an article. */
function articled(title: string): string {
  if (title === "") return "";
  const small = /^(?:VP|SVP|EVP|AVP|C[A-Z]O|Vice President,)/u.test(title)
    ? title
    : lowerTitle(title);
  return /^(?:deputy director|(?:executive |managing )?director(?: of|,)|chief|head|president|vice president|VP|SVP|EVP|AVP|C[A-Z]O|dean|provost|superintendent|chair|owner|founder|co-founder|general counsel|principal$|partner$|counsel\b|lead )/iu.test(
    small,
  )
    ? small
    : withArticle(small);
}

function lowerTitle(title: string): string {
  const [name = "", ...rest] = title.split(", ");
  const small = name.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    /^(?:English|Spanish|French|German|Chinese|American|African|Asian|Latin|European|Native)$/u.test(
      word,
    )
      ? word
      : word.toLowerCase(),
  );
  return [small, ...rest].join(", ");
}

function atEmployer(post: ShownPost): string {
  const { employer } = post;
  if (employer === "") return post.place === "" ? "" : ` in ${post.place}`;
  const named =
    /^(?:University|College|School|Office|Department|Port|City|State|Bank|Ministry|Bureau|Institute|Museum) (?:of|for)\b/u.test(
      employer,
    ) ||
    /^\p{Lu}.*\s(?:hotel|hospital|school|bank|restaurant|clinic|library|museum|church|company|store)$/u.test(
      employer,
    );
  return ` at ${named ? "the " : ""}${employer}`;
}

function during(post: ShownPost): string {
  if (post.dates === "") return "";
  return /\sto\s/u.test(post.dates) ? `, from ${post.dates}` : `, in ${post.dates}`;
}

function sinceOf(post: ShownPost): string {
  return /^(.*?)\sto present$/u.exec(post.dates)?.[1] ?? "";
}

function paragraphOf(
  post: ShownPost,
  lead: string,
  voice: ResumeVoice,
  after: (bullet: Bullet) => readonly string[],
): string {
  if (post.title === "" && post.employer === "" && post.bullets.length === 0) return "";
  const bullets = voice.figuresFirst
    ? post.bullets.toSorted((a, b) => Number(/\d/u.test(b.rest)) - Number(/\d/u.test(a.rest)))
    : post.bullets;
  const named = post.title === "" ? "" : capitalise(lead);

  const lines: string[] = [];
  for (let index = 0; index < bullets.length; index += 1) {
    const bullet = bullets[index];
    const next = bullets[index + 1];
    if (bullet === undefined) continue;
    if (
      next !== undefined &&
      bullet.verb === "contribute" &&
      next.verb === "contribute" &&
      bullet.past === next.past
    ) {
      lines.push(
        ensurePeriod(`I ${verbOf(bullet)}, and ${spellSmallNumbers(next.rest)}`),
        ...after(bullet),
        ...after(next),
      );
      index += 1;
    } else if (next !== undefined && joins(bullet, next) && after(bullet).length === 0) {
      lines.push(ensurePeriod(`I ${verbOf(bullet)} and ${verbOf(next)}`), ...after(next));
      index += 1;
    } else lines.push(inProse(bullet), ...after(bullet));
  }
  return [named, ...lines].filter((line) => line !== "").join(" ");
}

function verbOf(bullet: Bullet): string {
  return spellSmallNumbers(lowerFirst(sayBullet(bullet)).replace(/\.$/u, ""));
}

/** Two short lines of the same tense are said in one breath. */
function joins(one: Bullet, other: Bullet): boolean {
  const words = countWords(`${sayBullet(one)} ${sayBullet(other)}`);
  return one.past === other.past && isPlain(one) && isPlain(other) && words <= 16;
}

function isPlain({ measure, passive, rest }: Bullet): boolean {
  return measure === undefined && passive === undefined && !/[:;,(]/u.test(rest);
}

/** A line of the resume as a sentence: a measure speaks for itself, everything else begins with "I". */
function inProse(bullet: Bullet): string {
  if (bullet.passive !== undefined)
    return ensurePeriod(`I was ${bullet.passive} ${spellSmallNumbers(bullet.rest)}`);
  if (bullet.measure !== undefined)
    return capitalise(`${bullet.measure.noun} went ${bullet.measure.figures}.`);
  return ensurePeriod(`I ${verbOf(bullet).replace(/\s\(([^()]*\d[^()]*)\)$/u, ", $1")}`);
}

/** Degrees, certificates, letters and languages in two sentences. */
function learning({ education, certificates, languages, credentials }: ResumeFacts): string {
  const held = education
    .filter((line) => degreeWord.test(line) || certificateWord.test(line))
    .slice(0, 4)
    .map((line) => {
      const [degree = "", ...where] = line.split(/,\s/u);
      const named = /^\p{Lu}{2}|^\p{Lu}\./u.test(degree) ? degree : lowerFirst(degree);
      const article =
        /^\p{Lu}{3,6}$/u.test(named) && !degreeWord.test(named) ? "the" : degreeArticle(named);
      return `${article} ${named}${where.length === 0 ? "" : ` (${where.join(", ")})`}`;
    });
  const known = [...education, ...certificates].join(" ");
  const letters = credentials
    .filter((letter) => !known.includes(letter))
    .map((letter) => `the ${letter}`);
  const all = [...held, ...letters];
  const list =
    all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1) ?? ""}`;
  return [
    all.length === 0 ? "" : ensurePeriod(`I hold ${list}`),
    certificates.length === 0 ? "" : `My certificates are ${joinAnd(certificates)}.`,
    languages.length === 0 ? "" : `My languages are ${joinAnd(languages)}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function degreeArticle(line: string): string {
  return /^(?:MA|MS|MBA|MFA|MPH|MPA|MPP|MSW|MSN|MSc|MHA|MLIS|M\.|A|LL|Ed|E|RN|LPN|NP|FNP|a|e|i|o)/u.test(
    line,
  )
    ? "an"
    : "a";
}
