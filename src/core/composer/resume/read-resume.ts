import { asTyped } from "#core/composer/words/as-typed.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { Draft } from "./draft.ts";
import {
  headingAt,
  isBefore,
  isDated,
  isHouse,
  isOfOneYear,
  isWithin,
  leadsWithYear,
} from "./headings.ts";
import { type Head, headOf } from "./heads.ts";
import { isName, isSchool, looksLikeHead } from "./kinds.ts";
import { inOwnBlocks } from "./own-blocks.ts";
import { isOfForm } from "./personal.ts";
import type { Place, Resume } from "./resume.ts";
import { partedRows } from "./parted-rows.ts";
import type { Row } from "./rows.ts";
import { titleOfPost } from "./title.ts";
import { inWork, stray } from "./stray.ts";

/** Reads a resume line by line: what stands on top, posts with their lines, and the parts with a head of their own. */
export function readResume(text: string): Resume {
  const rows = partedRows(text);
  const draft = new Draft();
  let place: Place = { kind: "front" };
  let indent = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    const head = row.marked ? null : headOf(row.raw);
    if (isOfForm(row.text)) draft.put(row, { kind: "left" });
    else if (head !== null) place = headed(draft, row, head, place);
    if (head !== null || isOfForm(row.text)) continue;
    if (row.gap && "passing" in place && place.passing) place = { kind: "work" };
    else if (place.kind === "part" && place.passing && /^(?:19|20)\d\d\s/.test(row.text))
      place = { kind: "part", part: "other", name: "Other", passing: true };
    const inside = place.kind === "post" && row.indent > indent;
    const dated = inside || !mayHead(place, rows, at) ? 0 : headingAt(rows, at, starts(rows, at));
    const ofYear =
      isOfOneYear(row) || (/^\d/.test(draft.heading) && !row.marked && leadsWithYear(row));
    const year = dated === 0 && inWork(place) && ofYear ? 1 : dated;
    const own = year === 0 && place.kind === "post" && isBefore(row, draft.heading) ? 1 : year;
    const count = place.kind === "post" && isWithin(row, draft.heading, draft.isTold) ? 0 : own;
    if (count > 0) {
      draft.head(rows.slice(at, at + count));
      [place, indent] = [{ kind: "post" }, row.indent];
      at += count - 1;
    } else if (isOwnHead(rows, at, place, draft)) place = ownPlace(draft, rows, at);
    else place = stray(draft, rows, at, place);
  }
  return draft.isCertain ? draft.resume() : inOwnBlocks(rows, draft.left);
}

/** A head of hers, and the line behind it; a line of a form ends with itself. */
function headed(draft: Draft, row: Row, head: Head, within: Place): Place {
  const place = placeOf(head);
  draft.named(head);
  if (head.rest === "") return place;
  draft.put({ ...row, text: asTyped(head.rest) }, place);
  return within.kind === "left" ? within : place;
}

/** A head that no list knows: "Service", "Wykształcenie". Lines that follow it stand under it. */
function isOwnHead(rows: readonly Row[], at: number, place: Place, draft: Draft): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row?.gap || !next || next.gap || titleOfPost(row.text) !== null) return false;
  if (isSchool(row.text) && place.kind === "part") return false;
  if (isHouse(rows, at)) return true;
  if (!looksLikeHead(row)) return false;
  if (place.kind === "front" && !isLoud(row.raw)) return isDated(next);
  if (place.kind === "post" && !draft.isTold) return false;
  const heads = rows.filter(({ marked, raw }) => !marked && headOf(raw)?.rest === "");
  if (heads.length > 0) return heads.every(({ raw }) => isLoud(raw)) === isLoud(row.raw);
  return /[\d,]/.test(next.text) || next.marked;
}

const isLoud = (text: string): boolean => text === text.toUpperCase();

/** Above posts with lines it stands alone; above all else it is a part of hers. */
function ownPlace(draft: Draft, rows: readonly Row[], at: number): Place {
  const [row, next, below] = [rows[at], rows[at + 1], rows[at + 2]];
  const name = unclosed(row?.text ?? "");
  const posts = next && below && isDated(next) && !below.gap && !isDated(below);
  if (!row || !(posts || isHouse(rows, at)))
    return { kind: "part", part: "other", name, passing: false };
  draft.head([row]);
  return { kind: "work" };
}

/** A part keeps the name she gave it. */
function placeOf({ part, name, rest }: Head): Place {
  if (part === "work" || part === "front" || part === "left") return { kind: part };
  const passing = rest !== "";
  return part === "summary" ? { kind: "summary", passing } : { kind: "part", part, name, passing };
}

/** A block begins after a blank line or a head, never with her name. */
function starts(rows: readonly Row[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (!row || !above) return false;
  return row.gap || above.marked !== row.marked || headOf(above.raw)?.rest === "";
}

/** Parts other than work keep their years; only a dated line after a blank one leaves them. */
function mayHead(place: Place, rows: readonly Row[], at: number): boolean {
  const row = rows[at];
  if (!row) return false;
  if (place.kind === "front") return isDated(row) || !(at === 0 && isName(row.text));
  if (place.kind === "summary") return isDated(row) || row.gap;
  if (place.kind === "left") return row.gap && isDated(row);
  if (place.kind !== "part") return true;
  if (place.passing) return row.gap || !isSchool(row.text);
  return row.gap && place.part !== "Education" && isDated(row);
}
