import { asTyped } from "#core/composer/words/as-typed.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { Draft } from "./draft.ts";
import { headingAt, isDated, isOfOneYear } from "./headings.ts";
import { type Head, headOf } from "./heads.ts";
import {
  beginsWithDeed,
  isBareList,
  isCertificate,
  isDegree,
  isLanguages,
  isName,
  isSentence,
} from "./kinds.ts";
import type { Place, Resume } from "./resume.ts";
import { type Row, rowsOf } from "./rows.ts";

/** Reads a resume line by line: what stands on top, posts with their lines, and the parts with a head of their own. */
export function readResume(text: string): Resume {
  const rows = unmarkedPosts(rowsOf(text)).flatMap(parted);
  const draft = new Draft();
  let place: Place = { kind: "front" };
  let indent = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) continue;
    const head = row.marked ? null : headOf(row.raw);
    if (head !== null) {
      place = placeOf(head);
      if (head.rest !== "") draft.put({ ...row, text: asTyped(head.rest) }, place);
      continue;
    }
    if (row.gap && "passing" in place && place.passing) place = { kind: "work" };
    const inside = place.kind === "post" && row.indent > indent;
    const headed = inside || !mayHead(place, rows, at) ? 0 : headingAt(rows, at, starts(rows, at));
    const count = headed === 0 && inWork(place) && isOfOneYear(row) ? 1 : headed;
    if (count > 0) {
      draft.head(rows.slice(at, at + count));
      [place, indent] = [{ kind: "post" }, row.indent];
      at += count - 1;
    } else place = stray(draft, rows, at, place);
  }
  return draft.resume();
}

const inWork = ({ kind }: Place): boolean => kind === "post" || kind === "work";

/** Where every dated line is under a mark, those lines head the posts. */
function unmarkedPosts(rows: readonly Row[]): readonly Row[] {
  if (rows.some((row) => !row.marked && isDated(row))) return rows;
  return rows.map((row) => (row.marked && isDated(row) ? { ...row, marked: false } : row));
}

/** Posts that were typed behind each other in one line stand in lines of their own. */
function parted(row: Row): readonly Row[] {
  if (row.marked || !isDated(row)) return [row];
  return splitSentences(row.text).reduce<readonly Row[]>((rows, text) => {
    const last = rows.at(-1);
    const own = { ...row, text, raw: text, gap: last === undefined && row.gap };
    const opens =
      last === undefined || partOf(text) !== null || (text.split(" ").length <= 10 && isDated(own));
    return opens || !last
      ? [...rows, own]
      : [...rows.slice(0, -1), { ...last, text: `${last.text} ${text}` }];
  }, []);
}

/** A head with lines behind it stays hers: "Training: apprenticeship at Volta" says more than "Education". */
function placeOf({ part, name, rest }: Head): Place {
  if (part === "work") return { kind: "work" };
  const passing = rest !== "";
  if (part === "summary") return { kind: "summary", passing };
  const same = part.toLowerCase() === name.toLowerCase();
  return { kind: "part", name: part === "other" || (passing && !same) ? name : part, passing };
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
  if (place.kind !== "part" || place.passing) return true;
  return row.gap && place.name !== "Education" && isDated(row);
}

/** Puts a line that heads nothing; a degree or a certificate among posts goes to its own part, with what is set in under it. */
function stray(draft: Draft, rows: readonly Row[], at: number, place: Place): Place {
  const row = rows[at];
  if (!row) return place;
  const own =
    (place.kind === "part" && !row.gap) ||
    place.kind === "summary" ||
    row.marked ||
    (at === 0 && isName(row.text.split(",")[0] ?? ""));
  const named = row.marked ? null : listPart(row, rows[at - 1], place);
  if (named !== null) {
    draft.put(row, { kind: "part", name: named, passing: true });
    return place;
  }
  const parts = own ? [null] : splitSentences(row.text).map(partOf);
  if (parts.every((part) => part === null)) {
    draft.put(row, place);
    return place;
  }
  let last = place;
  for (const text of splitSentences(row.text)) {
    const part = partOf(text);
    last = part === null ? place : { kind: "part", name: part, passing: true };
    draft.put({ ...row, text }, last);
  }
  const next = rows[at + 1];
  return next && !next.gap && (next.marked || next.indent > row.indent) ? last : place;
}

/** "French, Wolof" and "SolidWorks, Ansys" behind the posts, or behind a part of one line. */
function listPart(row: Row, above: Row | undefined, place: Place): string | null {
  const loose = "passing" in place && place.passing;
  if (!above || (!inWork(place) && !loose) || !isBareList(row.text)) return null;
  if (isLanguages(row.text)) return "Languages";
  const after = above.marked || loose || isBareList(above.text) || partOf(above.text) !== null;
  return after && partOf(row.text) === null ? "Skills" : null;
}

function partOf(text: string): string | null {
  const told =
    /^I\s/u.test(text) || (beginsWithDeed(text) && !/^\p{L}+ed (?:an?|my|the|with)\b/iu.test(text));
  if (isDegree(text) && !told) return "Education";
  const sentence = isSentence(text) && !/^\p{Lu}\p{Ll}+ed\s(?:in|by|for|as)\s/u.test(text);
  return isCertificate(text) && !sentence ? "Certificates" : null;
}
