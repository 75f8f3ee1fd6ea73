import { anyOf } from "#core/language/word-lists.ts";

const born = /^(?:born|d\.?o\.?b|date of birth|birth ?date|geb(?:oren)?|née? le)(?!\p{L})/iu;
const streets = anyOf(
  "street st road rd avenue ave av lane ln drive dr close court crescent terrace boulevard blvd rue chemin impasse allée quai jalan",
);
const english = new RegExp(String.raw`^\d+[a-z]?(?:[-/]\d+)?,?\s(?:.+\s)?${streets}\b`, "iu");
const ways = anyOf("via viale corso piazza calle avenida av rua ul ulica jalan");
const ends = anyOf("straße strasse str gasse weg platz allee straat laan gatan vägen vej gade");
const other = new RegExp(String.raw`(?:^${ways}\b.*|\p{L}${ends}\.?)\s\d+[a-z]?$`, "iu");
const unit = /^(?:flat|apt|apartment|unit|blk|block|p\.? ?o\.? ?box)\.?\s#?\d/iu;

/** The house she lives in and the day she was born, which no employer needs to know. */
export function isPrivate(piece: string): boolean {
  return [born, english, other, unit].some((one) => one.test(piece));
}

/** A line on top without them, and what they are. */
export function withoutPrivate(line: string): {
  readonly said: string;
  readonly left: readonly string[];
} {
  const pieces = line.split(/(?<!(?:^|[|·•;,]\s)\d+[a-z]?)\s*[|·•;,]\s+(?!\d{4}(?:$|,))/u);
  const left = pieces.filter(isPrivate);
  return left.length === 0
    ? { said: line, left }
    : { said: pieces.filter((piece) => !isPrivate(piece)).join(", "), left };
}
