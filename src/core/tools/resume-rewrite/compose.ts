import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  missingLabelsFor,
  joinSentences,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { type AnswerReader, createAnswerReader } from "#core/composer/answer-reader.ts";
import { upperCaseAbbreviation, plainResumeLine } from "#core/composer/resume/plain-line.ts";
import { withoutPersonalDetails } from "#core/composer/resume/recognition/personal-details.ts";
import { readResume } from "#core/composer/resume/read-resume.ts";
import type { Resume } from "#core/composer/resume/resume.ts";
import { spellOutSigns } from "#core/composer/resume/recognition/resume-title.ts";
import { type StatementLines, statementByPost } from "./resume-statement.ts";
import { fillTemplate } from "#core/composer/slots/render-slot.ts";
import { capitaliseFirst, stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { countWords } from "#core/language/sentences.ts";
import { type Block, bullets, heading, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { targetSentences, splitTargetReasons, splitTargetRole, splitYears } from "./resume-aims.ts";
import { resumeHeadline, splitRole, resumeSummary } from "./resume-headline.ts";

const maxStatementWords = 400;
/** Fewer sentences are no statement: a paragraph is asked for instead. */
const minStatementSentences = 3;

/** The resume, all of its lines, under plain headings; and a statement made of the lines that are sentences. */
export function composeResumeRewrite(material: Material): Result {
  const reader = createAnswerReader(material);
  const pasted = reader.has("resume") ? answerOf(material.answers, "resume") : "";
  const resume = readResume(pasted);
  const own = statementBlocks(reader, resume);
  const parts: readonly SectionPart[] = [
    ["Headline", resumeHeadline(reader, resume)],
    ["Summary", resumeSummary(reader, resume, own.length > 0)],
    ["Experience", achievements(resume)],
    ["Personal statement", own],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader, resume) };
}

/** Lines without a post, posts, and the parts under headings of their own. */
function achievements({ loose, posts, others }: Resume): readonly Block[] {
  return [
    ...bulletBlock(loose),
    ...posts.flatMap((post) => [heading(headingLine(post.heading)), ...bulletBlock(post.lines)]),
    ...others.flatMap((part) => [
      ...(part.heading === "" ? [] : [heading(headingLine(part.heading))]),
      ...bulletBlock(part.lines),
    ]),
  ];
}

/** A heading begins with a capital; "cna" is none of a word. */
const headingLine = (line: string): string =>
  upperCaseAbbreviation(capitaliseFirst(spellOutSigns(line)));

function bulletBlock(lines: readonly string[]): readonly Block[] {
  return lines.length === 0 ? [] : [bullets(lines.map(plainResumeLine))];
}

/**
 * The reason for the role, then the lines that are sentences, post by post; oldest first where a tone tells a story.
 */
function statementBlocks(reader: AnswerReader, resume: Resume): readonly Block[] {
  const toneCopy = forTone(frames.resumeCopyByTone, reader.tone);
  const statement = statementByPost(resume, toneCopy.oldestFirst === true);
  if (!reader.has("resume", "role", "target") || !isEnough(statement)) return [];
  const opening = joinSentences(...targetSentences(reader), toneCopy.opening);
  const most = maxStatementWords - countWords(`${opening} ${toneCopy.end}`);
  return [opening, ...joinWithinLimit(statement.paragraphs, most), toneCopy.end].flatMap((one) =>
    paragraphBlocks(one),
  );
}

/** A statement that leaves most of the lines out is none: more is asked for instead. */
function isEnough({ count, lines }: StatementLines): boolean {
  return count >= minStatementSentences && count * 3 >= lines * 2;
}

/** Two paragraphs at most, and no more words than the statement may have. */
function joinWithinLimit(texts: readonly string[], most: number): readonly string[] {
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

const refereeLine = /^refer\p{Ll}+: (?!available|on request)/iu;

/** One note for all that no employer needs. */
function withheldNote(withheld: readonly string[]): readonly string[] {
  const named = withheld.map(stripEndMark).join("”, “");
  return named === ""
    ? []
    : [stripEndMark(fillTemplate(frames.resumeMissingLabels.withheld, named))];
}

function missingLabels(reader: AnswerReader, resume: Resume): readonly string[] {
  const { loose, posts, others } = resume;
  const entries = posts.length === 0 && loose.length === 0 ? others : posts;
  const ids = ["resume", "role", "target", "reason", "years"] as const;
  const few =
    reader.has("resume") &&
    countWords([...loose, ...entries.flatMap(({ lines }) => lines)].join(" ")) < 150;
  return [
    ...withheldNote([
      ...resume.top.flatMap((line) => withoutPersonalDetails(line).personal),
      ...resume.omitted,
    ]),
    ...[
      ...splitRole(reader, resume).withheld,
      ...splitTargetRole(reader).withheld,
      ...splitTargetReasons(reader).withheld,
      ...splitYears(reader).withheld,
    ].flatMap((piece) => withheldNote([piece])),
    ...(reader.has("resume")
      ? [
          ...(resume.top.length === 0 ? [frames.resumeMissingLabels.name] : []),
          frames.resumeMissingLabels.contact,
        ]
      : []),
    ...(resume.omitted.some((line) => refereeLine.test(line))
      ? [frames.resumeMissingLabels.referees]
      : []),
    ...missingLabelsFor(reader, ids, frames.resumeMissingLabels),
    ...(few ? [frames.resumeMissingLabels.results] : []),
  ];
}
