import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import type { ResumeDraft } from "./resume-draft.ts";
import {
  parseSectionHeading,
  resumePartHeadings,
} from "#core/composer/resume/recognition/section-headings.ts";
import {
  beginsWithPastVerb,
  isBareList,
  isLicenceCard,
  isCertificate,
  isDegree,
  isLanguageList,
  looksLikePersonName,
  isSchool,
  isOwnSentence,
} from "#core/composer/resume/recognition/line-kinds.ts";
import { splitResumeSentences } from "#core/composer/resume/rows/resume-sentences.ts";
import type { ResumePlacement } from "./resume.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";

export const isInWork = ({ kind }: ResumePlacement): boolean => kind === "post" || kind === "work";

/**
 * Places a line that is no heading; a degree or a certificate among posts goes to its own part, with what is indented
 * under it.
 */
export function placeStrayLine(
  draft: ResumeDraft,
  rows: readonly ResumeRow[],
  at: number,
  place: ResumePlacement,
): ResumePlacement {
  const row = rows[at];
  if (!row) return place;
  if (place.kind === "left") {
    const head = parseSectionHeading(rows[at - 1]?.raw ?? "");
    draft.addRow(head === null ? row : { ...row, text: `${head.name}: ${row.text}` }, place);
    return place;
  }
  const own =
    (place.kind === "part" && !place.passing && !row.gap) ||
    place.kind === "summary" ||
    row.marked ||
    isOnTop(rows, at, place);
  const named = row.marked ? null : listPart(row, rows[at - 1], place);
  if (named !== null) {
    draft.addRow(row, partNamedByUs(named));
    return place;
  }
  const part = own
    ? null
    : (partOfLine(splitResumeSentences(row.text)[0] ?? "") ?? partBelowPosts(draft, row, place));
  if (part === null) {
    draft.addRow(row, place);
    return place;
  }
  const next = partNamedByUs(part);
  draft.addRow(row, next);
  const below = rows[at + 1];
  const goesOn = row.gap || (below && (below.marked || below.indent > row.indent));
  return below && !below.gap && goesOn ? next : place;
}

/** A part under one of our names, until a blank line. */
function partNamedByUs(name: string): ResumePlacement {
  const part = resumePartHeadings.find((one) => one === name) ?? "other";
  return { kind: "part", part, name, passing: true };
}

/** The name, and what stands with it and is of no year: "Certified translator". */
function isOnTop(rows: readonly ResumeRow[], at: number, { kind }: ResumePlacement): boolean {
  const named = looksLikePersonName(rows[0]?.text.split(",")[0] ?? "");
  const block = rows.slice(0, at + 1);
  const near = at < 3 && !block.some((row, index) => index > 0 && row.gap);
  if (at > 0 && isLicenceCard(rows[at]?.text ?? "")) return false;
  return named && (at === 0 || (kind === "front" && near && !/\d/.test(rows[at]?.text ?? "")));
}

/** What stands apart below the lines of a post and is no heading is no line of it; a card is no school. */
function partBelowPosts(draft: ResumeDraft, row: ResumeRow, place: ResumePlacement): string | null {
  const within = place.kind === "part" && place.passing;
  const apart = row.gap && isInWork(place) && draft.isTold;
  if (!within && (!apart || isDeedOrSentence(row.text))) return null;
  if (isLicenceCard(row.text)) return "Certificates";
  if (isLanguageList(row.text)) return "Languages";
  return within ? null : isSchool(row.text) || isDegree(row.text) ? "Education" : "Other";
}

/** A deed, or a sentence; short things with points between them are none. */
function isDeedOrSentence(text: string): boolean {
  return (
    beginsWithPastVerb(text) ||
    /^(?:I|My)\s/u.test(text) ||
    splitResumeSentences(text).every(isOwnSentence)
  );
}

/** "French, Wolof" and "SolidWorks, Ansys" behind the posts, or behind a part of one line. */
function listPart(
  row: ResumeRow,
  above: ResumeRow | undefined,
  place: ResumePlacement,
): string | null {
  const loose = "passing" in place && place.passing;
  const certified = place.kind === "part" && place.part === "Certificates";
  if (certified && isLanguageList(row.text) && row.text.includes(" ")) return "Languages";
  if (!above || (!isInWork(place) && !loose) || !isBareList(row.text)) return null;
  if (isLanguageList(row.text)) return "Languages";
  const after = above.marked || loose || isBareList(above.text) || partOfLine(above.text) !== null;
  return after && partOfLine(row.text) === null ? "Skills" : null;
}

function partOfLine(text: string): string | null {
  const isOwnDeed =
    /^I\s/u.test(text) ||
    (beginsWithPastVerb(text) && !/^\p{L}+ed (?:an?|my|the|with)\b/iu.test(text));
  const schooled =
    isSchool(text) && /[\s(](?:19|20)\d\d\)?$/.test(text) && findDateSpan(text) === null;
  if ((isDegree(text) || schooled) && !isOwnDeed) return "Education";
  const sentence = isOwnSentence(text) && !/^\p{Lu}\p{Ll}+ed\s(?:in|by|for|as)\s/u.test(text);
  return isCertificate(text) && !sentence ? "Certificates" : null;
}
