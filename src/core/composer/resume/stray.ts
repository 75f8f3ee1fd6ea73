import { spanOf } from "./dates.ts";
import type { Draft } from "./draft.ts";
import { headOf, partHeads } from "./heads.ts";
import {
  beginsWithDeed,
  isBareList,
  isCard,
  isCertificate,
  isDegree,
  isLanguages,
  isName,
  isSchool,
  isSentence,
} from "./kinds.ts";
import { sentencesOf } from "./ideas.ts";
import type { Place } from "./resume.ts";
import type { Row } from "./rows.ts";

export const inWork = ({ kind }: Place): boolean => kind === "post" || kind === "work";

/** Puts a line that heads nothing; a degree or a certificate among posts goes to its own part, with what is set in under it. */
export function stray(draft: Draft, rows: readonly Row[], at: number, place: Place): Place {
  const row = rows[at];
  if (!row) return place;
  if (place.kind === "left") {
    const head = headOf(rows[at - 1]?.raw ?? "");
    draft.put(head === null ? row : { ...row, text: `${head.name}: ${row.text}` }, place);
    return place;
  }
  const own =
    (place.kind === "part" && !place.passing && !row.gap) ||
    place.kind === "summary" ||
    row.marked ||
    isOnTop(rows, at, place);
  const named = row.marked ? null : listPart(row, rows[at - 1], place);
  if (named !== null) {
    draft.put(row, ourPart(named));
    return place;
  }
  const part = own ? null : (partOf(sentencesOf(row.text)[0] ?? "") ?? closing(draft, row, place));
  if (part === null) {
    draft.put(row, place);
    return place;
  }
  const next = ourPart(part);
  draft.put(row, next);
  const below = rows[at + 1];
  const goesOn = row.gap || (below && (below.marked || below.indent > row.indent));
  return below && !below.gap && goesOn ? next : place;
}

/** A part under a name of ours, until a blank line. */
function ourPart(name: string): Place {
  const part = partHeads.find((one) => one === name) ?? "other";
  return { kind: "part", part, name, passing: true };
}

/** Her name, and what stands with it and is of no year: "Certified translator". */
function isOnTop(rows: readonly Row[], at: number, { kind }: Place): boolean {
  const named = isName(rows[0]?.text.split(",")[0] ?? "");
  const block = rows.slice(0, at + 1);
  const near = at < 3 && !block.some((row, index) => index > 0 && row.gap);
  if (at > 0 && isCard(rows[at]?.text ?? "")) return false;
  return named && (at === 0 || (kind === "front" && near && !/\d/.test(rows[at]?.text ?? "")));
}

/** What stands apart below the lines of a post and heads nothing is no line of it; a card is no school. */
function closing(draft: Draft, row: Row, place: Place): string | null {
  const within = place.kind === "part" && place.passing;
  const apart = row.gap && inWork(place) && draft.isTold;
  if (!within && (!apart || isTold(row.text))) return null;
  if (isCard(row.text)) return "Certificates";
  if (isLanguages(row.text)) return "Languages";
  return within ? null : isSchool(row.text) || isDegree(row.text) ? "Education" : "Other";
}

/** A deed, or a sentence; short things with points between them are none. */
function isTold(text: string): boolean {
  return beginsWithDeed(text) || /^(?:I|My)\s/u.test(text) || sentencesOf(text).every(isSentence);
}

/** "French, Wolof" and "SolidWorks, Ansys" behind the posts, or behind a part of one line. */
function listPart(row: Row, above: Row | undefined, place: Place): string | null {
  const loose = "passing" in place && place.passing;
  const certified = place.kind === "part" && place.part === "Certificates";
  if (certified && isLanguages(row.text) && row.text.includes(" ")) return "Languages";
  if (!above || (!inWork(place) && !loose) || !isBareList(row.text)) return null;
  if (isLanguages(row.text)) return "Languages";
  const after = above.marked || loose || isBareList(above.text) || partOf(above.text) !== null;
  return after && partOf(row.text) === null ? "Skills" : null;
}

function partOf(text: string): string | null {
  const told =
    /^I\s/u.test(text) || (beginsWithDeed(text) && !/^\p{L}+ed (?:an?|my|the|with)\b/iu.test(text));
  const schooled = isSchool(text) && /[\s(](?:19|20)\d\d\)?$/.test(text) && spanOf(text) === null;
  if ((isDegree(text) || schooled) && !told) return "Education";
  const sentence = isSentence(text) && !/^\p{Lu}\p{Ll}+ed\s(?:in|by|for|as)\s/u.test(text);
  return isCertificate(text) && !sentence ? "Certificates" : null;
}
