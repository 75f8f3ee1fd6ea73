import * as frames from "#core/composer/frames/resume-rewrite.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, joined, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { type Reader, readerOf } from "#core/composer/reader.ts";
import { lettered, plainLine } from "#core/composer/resume/plain-line.ts";
import { withoutPrivate } from "#core/composer/resume/personal.ts";
import { readResume } from "#core/composer/resume/read-resume.ts";
import type { Resume } from "#core/composer/resume/resume.ts";
import { spelledOut } from "#core/composer/resume/title.ts";
import { type Told, toldByPost } from "#core/composer/resume/told.ts";
import { put } from "#core/composer/say.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";
import { countWords } from "#core/language/sentences.ts";
import { type Block, bullets, heading, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { aims, reasons, targets, yearsOf } from "./resume-aims.ts";
import { headline, roleBeside, summary } from "./resume-head.ts";

const statementMost = 400;
/** Fewer sentences of hers are no statement: a paragraph is asked for instead. */
const statementLeast = 3;

/** Her resume, all of its lines, under plain heads; and a statement made of the lines that are sentences of hers. */
export function composeResumeRewrite(material: Material): Result {
  const hers = readerOf(material);
  const pasted = hers.has("resume") ? answerOf(material.answers, "resume") : "";
  const resume = readResume(pasted);
  const own = statement(hers, resume);
  const parts: readonly Part[] = [
    ["Headline", headline(hers, resume)],
    ["Summary", summary(hers, resume, own.length > 0)],
    ["Achievements", achievements(resume)],
    ["Personal statement", own],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, resume) };
}

/** Lines without a post, posts, and the parts under heads of their own. */
function achievements({ loose, posts, others }: Resume): readonly Block[] {
  return [
    ...list(loose),
    ...posts.flatMap((post) => [heading(headed(post.heading)), ...list(post.lines)]),
    ...others.flatMap((part) => [
      ...(part.heading === "" ? [] : [heading(headed(part.heading))]),
      ...list(part.lines),
    ]),
  ];
}

/** A heading begins with a capital; "cna" is none of a word. */
const headed = (line: string): string => lettered(raised(spelledOut(line)));

function list(lines: readonly string[]): readonly Block[] {
  return lines.length === 0 ? [] : [bullets(lines.map(plainLine))];
}

/** Why she wants the role, then the lines that are sentences of hers, post by post; oldest first where a tone tells a story. */
function statement(hers: Reader, resume: Resume): readonly Block[] {
  const register = ofTone(frames.registers, hers.tone);
  const told = toldByPost(resume, register.oldestFirst === true);
  if (!hers.has("resume", "role", "target") || !isEnough(told)) return [];
  const opening = joined(...aims(hers), register.opening);
  const most = statementMost - countWords(`${opening} ${register.end}`);
  return [opening, ...within(told.paragraphs, most), register.end].flatMap((one) => text(one));
}

/** A statement that leaves most of her lines out is none: more is asked for instead. */
function isEnough({ count, lines }: Told): boolean {
  return count >= statementLeast && count * 3 >= lines * 2;
}

/** Two paragraphs at most, and no more words than the statement may have. */
function within(texts: readonly string[], most: number): readonly string[] {
  let words = 0;
  const fitting = texts.filter((one) => {
    words += countWords(one);
    return words <= most;
  });
  const half = Math.ceil(fitting.length / 2);
  return [fitting.slice(0, half), fitting.slice(half)]
    .filter((part) => part.length > 0)
    .map((part) => part.join(" "));
}

const namesReferee = /^refer\p{Ll}+: (?!available|on request)/iu;

/** One note for all that no employer needs. */
function note(left: readonly string[]): readonly string[] {
  const named = left.map(unclosed).join("”, “");
  return named === "" ? [] : [unclosed(put(frames.asks.kept, named))];
}

function missing(hers: Reader, resume: Resume): readonly string[] {
  const { loose, posts, others } = resume;
  const told = posts.length === 0 && loose.length === 0 ? others : posts;
  const ids = ["resume", "role", "target", "reason", "years"] as const;
  const few =
    hers.has("resume") &&
    countWords([...loose, ...told.flatMap(({ lines }) => lines)].join(" ")) < 150;
  return [
    ...note([...resume.top.flatMap((line) => withoutPrivate(line).left), ...resume.left]),
    ...[
      ...roleBeside(hers, resume).kept,
      ...targets(hers).kept,
      ...reasons(hers).kept,
      ...yearsOf(hers).kept,
    ].flatMap((piece) => note([piece])),
    ...(hers.has("resume")
      ? [...(resume.top.length === 0 ? [frames.asks.name] : []), frames.asks.contact]
      : []),
    ...(resume.left.some((line) => namesReferee.test(line)) ? [frames.asks.referees] : []),
    ...asksFor(hers, ids, frames.asks),
    ...(few ? [frames.asks.results] : []),
  ];
}
