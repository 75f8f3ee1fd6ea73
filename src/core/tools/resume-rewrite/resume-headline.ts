import * as frames from "./frames.ts";
import { paragraphBlocks } from "#core/composer/slots/section-parts.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { withoutPersonalDetails } from "#core/composer/resume/recognition/personal-details.ts";
import { upperCaseAbbreviation } from "#core/composer/resume/plain-line.ts";
import type { Resume } from "#core/composer/resume/resume.ts";
import {
  jobTitleOfRole,
  spellOutSigns,
  resumeTitleOf,
} from "#core/composer/resume/recognition/resume-title.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import {
  withEndMark,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { saysAllOf } from "#core/composer/words/says-all-of.ts";
import { countWords } from "#core/language/sentences.ts";
import { type Block, sectionText } from "#core/result/result.ts";
import { targetSentences, splitYears } from "./resume-aims.ts";

/** Name and town, and below them title and field. */
export function resumeHeadline(reader: AnswerReader, { top, posts }: Resume): readonly Block[] {
  const title = resumeTitleOf(reader.oneLine("role"), posts);
  const headlineParts = [title, headlineField(reader)]
    .filter((part) => part !== null)
    .map(stripEndMark);
  const own = top
    .map((line) => spellOutSigns(stripEndMark(withoutPersonalDetails(line).shareable)))
    .filter((line) => line !== "" && line.toLowerCase() !== title?.toLowerCase());
  return [
    own.join(", "),
    headlineParts.map((part) => upperCaseAbbreviation(capitaliseFirst(part))).join(" | "),
  ].flatMap((line) => paragraphBlocks(line));
}

/** "Market research" may stand beside the title, "an insurance company" may not. */
function headlineField(reader: AnswerReader): string | null {
  const field = reader.oneLine("industry");
  return field !== null &&
    !/^(?:an?|the|my|our|at|in|for)\s/iu.test(field) &&
    countWords(field) <= 6
    ? field
    : null;
}

/** What characterizes the member most, in short lines: the summary as typed, the years, the target role. */
export function resumeSummary(
  reader: AnswerReader,
  resume: Resume,
  isTold: boolean,
): readonly Block[] {
  const [field, years] = [reader.oneLine("industry"), splitYears(reader).shareable];
  const own = resume.summary.map((line) => withEndMark(capitaliseFirst(line))).join(" ");
  const lines = [
    own,
    field === null || headlineField(reader) !== null
      ? ""
      : fillTemplate(frames.resumeFieldTemplate, stripEndMark(field)),
    years === null || saysAllOf(own, years) ? "" : yearsSentence(stripEndMark(years)),
    ...targetSentences(reader).slice(0, isTold ? 1 : 2),
    ...splitRole(reader, resume).shareable.map((role) => withEndMark(capitaliseFirst(role))),
  ];
  return lines.flatMap((line) => paragraphBlocks(line));
}

/** What the role says beyond the title above; where it is no title ("no job now"), the member decides who reads it. */
export function splitRole(
  reader: AnswerReader,
  resume: Resume,
): { readonly shareable: readonly string[]; readonly withheld: readonly string[] } {
  const role = reader.oneLine("role");
  const top = resumeHeadline(reader, resume).map((block) =>
    sectionText({ label: null, blocks: [block] }),
  );
  if (role === null || saysAllOf(top.join(" "), role)) return { shareable: [], withheld: [] };
  return reader.has("resume") || jobTitleOfRole(role) === null
    ? { shareable: [], withheld: [role] }
    : { shareable: [role], withheld: [] };
}

function yearsSentence(years: string): string {
  const tokens = tokenize(years);
  const bare = tokens.length < 3 && hasKind(tokens.at(-1), "number") && !/ish$/i.test(years);
  if (bare) return capitaliseFirst(fillTemplate(frames.resumeBareYearsTemplate, years));
  const [, own = "", rest = ""] = /^((?:\S+ ){1,2}years?)(, .+)$/iu.exec(years) ?? [];
  const sentence =
    own === ""
      ? renderSlot(frames.resumeYearsSlot, years).text
      : withEndMark(`${own} of experience${rest}`);
  return capitaliseFirst(sentence);
}
