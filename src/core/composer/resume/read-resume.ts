import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { ResumeDraft } from "./resume-draft.ts";
import {
  postHeadingLength,
  isBeforePost,
  hasTitleAndDates,
  isEmployerHeading,
  isOneYearPost,
  isWithinPost,
  startsWithYear,
} from "#core/composer/resume/recognition/post-headings.ts";
import {
  type SectionHeading,
  parseSectionHeading,
} from "#core/composer/resume/recognition/section-headings.ts";
import {
  looksLikePersonName,
  isSchool,
  looksLikeHeading,
} from "#core/composer/resume/recognition/line-kinds.ts";
import { resumeInOwnBlocks } from "./own-blocks.ts";
import { isFormLine } from "#core/composer/resume/recognition/personal-details.ts";
import type { ResumePlacement, Resume } from "./resume.ts";
import { splitResumeRows } from "#core/composer/resume/rows/split-rows.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";
import { jobTitleInHeading } from "#core/composer/resume/recognition/resume-title.ts";
import { isInWork, placeStrayLine } from "./stray-lines.ts";

/**
 * Parses a resume line by line: what stands on top, posts with their lines, and the parts with a heading of their own.
 */
export function readResume(text: string): Resume {
  const rows = splitResumeRows(text);
  const draft = new ResumeDraft();
  let place: ResumePlacement = { kind: "front" };
  let indent = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    const head = row.marked ? null : parseSectionHeading(row.raw);
    if (isFormLine(row.text)) draft.addRow(row, { kind: "left" });
    else if (head !== null) place = addHeadingLine(draft, row, head, place);
    if (head !== null || isFormLine(row.text)) continue;
    if (row.gap && "passing" in place && place.passing) place = { kind: "work" };
    else if (place.kind === "part" && place.passing && /^(?:19|20)\d\d\s/.test(row.text))
      place = { kind: "part", part: "other", name: "Other", passing: true };
    const inside = place.kind === "post" && row.indent > indent;
    const dated =
      inside || !mayHeadPost(place, rows, at)
        ? 0
        : postHeadingLength(rows, at, startsBlock(rows, at));
    const ofYear =
      isOneYearPost(row) || (/^\d/.test(draft.heading) && !row.marked && startsWithYear(row));
    const year = dated === 0 && isInWork(place) && ofYear ? 1 : dated;
    const own = year === 0 && place.kind === "post" && isBeforePost(row, draft.heading) ? 1 : year;
    const count = place.kind === "post" && isWithinPost(row, draft.heading, draft.isTold) ? 0 : own;
    if (count > 0) {
      draft.openPost(rows.slice(at, at + count));
      [place, indent] = [{ kind: "post" }, row.indent];
      at += count - 1;
    } else if (isOwnHeading(rows, at, place, draft)) place = placeUnderOwnHeading(draft, rows, at);
    else place = placeStrayLine(draft, rows, at, place);
  }
  return draft.isCertain ? draft.toResume() : resumeInOwnBlocks(rows, draft.omitted);
}

/** A known heading, and the text behind it on its line; a form field ends with its line. */
function addHeadingLine(
  draft: ResumeDraft,
  row: ResumeRow,
  head: SectionHeading,
  within: ResumePlacement,
): ResumePlacement {
  const place = placementOf(head);
  draft.addHeading(head);
  if (head.rest === "") return place;
  draft.addRow({ ...row, text: normalizeTypedText(head.rest) }, place);
  return within.kind === "left" ? within : place;
}

/** A heading that no list knows: "Service", "Wykształcenie". Lines that follow it stand under it. */
function isOwnHeading(
  rows: readonly ResumeRow[],
  at: number,
  place: ResumePlacement,
  draft: ResumeDraft,
): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row?.gap || !next || next.gap || jobTitleInHeading(row.text) !== null) return false;
  if (isSchool(row.text) && place.kind === "part") return false;
  if (isEmployerHeading(rows, at)) return true;
  if (!looksLikeHeading(row)) return false;
  if (place.kind === "front" && !isLoud(row.raw)) return hasTitleAndDates(next);
  if (place.kind === "post" && !draft.isTold) return false;
  const heads = rows.filter(({ marked, raw }) => !marked && parseSectionHeading(raw)?.rest === "");
  if (heads.length > 0) return heads.every(({ raw }) => isLoud(raw)) === isLoud(row.raw);
  return /[\d,]/.test(next.text) || next.marked;
}

const isLoud = (text: string): boolean => text === text.toUpperCase();

/** Above posts with lines it is an employer; above all else it opens a part of its own. */
function placeUnderOwnHeading(
  draft: ResumeDraft,
  rows: readonly ResumeRow[],
  at: number,
): ResumePlacement {
  const [row, next, below] = [rows[at], rows[at + 1], rows[at + 2]];
  const name = stripEndMark(row?.text ?? "");
  const posts = next && below && hasTitleAndDates(next) && !below.gap && !hasTitleAndDates(below);
  if (!row || !(posts || isEmployerHeading(rows, at)))
    return { kind: "part", part: "other", name, passing: false };
  draft.openPost([row]);
  return { kind: "work" };
}

/** A part keeps the name typed over it. */
function placementOf({ part, name, rest }: SectionHeading): ResumePlacement {
  if (part === "work" || part === "front" || part === "left") return { kind: part };
  const passing = rest !== "";
  return part === "summary" ? { kind: "summary", passing } : { kind: "part", part, name, passing };
}

/** A block begins after a blank line or a heading, never with the first line. */
function startsBlock(rows: readonly ResumeRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (!row || !above) return false;
  return row.gap || above.marked !== row.marked || parseSectionHeading(above.raw)?.rest === "";
}

/** Parts other than work keep their years; only a dated line after a blank one leaves them. */
function mayHeadPost(place: ResumePlacement, rows: readonly ResumeRow[], at: number): boolean {
  const row = rows[at];
  if (!row) return false;
  if (place.kind === "front")
    return hasTitleAndDates(row) || !(at === 0 && looksLikePersonName(row.text));
  if (place.kind === "summary") return hasTitleAndDates(row) || row.gap;
  if (place.kind === "left") return row.gap && hasTitleAndDates(row);
  if (place.kind !== "part") return true;
  if (place.passing) return row.gap || !isSchool(row.text);
  return row.gap && place.part !== "Education" && hasTitleAndDates(row);
}
