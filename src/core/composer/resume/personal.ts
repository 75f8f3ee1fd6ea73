import { anyOf } from "#core/language/word-lists.ts";

const born = /^(?:born|d\.?o\.?b|date of birth|birth ?date|geb(?:oren)?|née? le)(?!\p{L})/iu;
const streets = anyOf(
  "street st road rd park gardens grove way avenue ave av lane ln drive dr close court crescent terrace boulevard blvd rue chemin impasse allée quai jalan",
);
const english = new RegExp(String.raw`^\d+[a-z]?(?:[-/]\d+)?,?\s(?:.+\s)?${streets}\b`, "iu");
const street = new RegExp(String.raw`\s(?:${streets}|society|apartments|towers?|residency)$`, "iu");
const ways = anyOf("via viale corso piazza calle avenida av rua ul ulica jalan");
const ends = anyOf("straße strasse str gasse weg platz allee straat laan gatan vägen vej gade");
const other = new RegExp(String.raw`(?:^${ways}\b.*|\p{L}${ends}\.?)\s\d+[a-z]?(?:\/\d+)?$`, "iu");
const unit = new RegExp(
  String.raw`^(?:flat|apt|apartment|unit|blk|block|house|plot|door|p\.? ?o\.? ?box)\.?\s(?:no\.? ?)?#?\d`,
  "iu",
);

/** What only a form asks: "Civil status: married", "Age: 41". */
const asked = [
  String.raw`(?:date|place) of birth|birth ?date|dob|d\.o\.b\.?|age|gender|sex|religion`,
  String.raw`nationality|height|weight|height ?\/ ?weight|blood (?:group|type)`,
  String.raw`(?:marital|civil|family) status|(?:father|husband|spouse)’?s? name`,
  String.raw`(?:passport|id|nric|ssn|national id)(?: (?:no|number)\.?)?`,
  String.raw`(?:home|permanent|postal) address`,
  "surname|first names?|reason for leaving|criminal record|health",
].join("|");
const label = new RegExp(String.raw`^(?:${asked})\s*[:–-]`, "iu");
const declared =
  /^I (?:do )?(?:hereby|solemnly|certify|declare|(?:agree|consent) to the processing)\b/iu;
const referees = anyOf("available request requested upon if furnished provided given");
const reference = new RegExp(String.raw`^(?:refer(?:ences?|ees?)|refs?)\b.*\b${referees}\b`, "iu");
const told = anyOf("count include mention show print list put");
const toSelf = new RegExp(
  String.raw`^\(?(?:(?:note to (?:self|me)|to ?do)\b|(?:please )?(?:do not|don’t|dont) ${told}\b)`,
  "iu",
);

const status =
  /^(?:married|single|divorced|widowed|(?:\d+|one|two|three) (?:children|kids)\b.*)$/iu;

/** The house she lives in, the day she was born and her family, which no employer needs to know. */
function isPrivate(piece: string): boolean {
  return [born, english, other, unit, label, status].some((one) => one.test(piece));
}

/** What she says to herself or to us: "don’t count the summers". */
export const isToHerself = (sentence: string): boolean => toSelf.test(sentence);

/** A line that a form asks for and no employer needs: her civil status, an oath, who would speak for her. */
export function isOfForm(line: string): boolean {
  const short = line.split(" ").length <= 8;
  const asksOne = label.test(line) && !/\s[|·•]\s/u.test(line);
  return asksOne || declared.test(line) || (short && reference.test(line)) || isToHerself(line);
}

/** A line on top without them, and what they are. */
export function withoutPrivate(line: string): {
  readonly said: string;
  readonly left: readonly string[];
} {
  const pieces = line.split(/(?<!(?:^|[|·•;,]\s)\d+[a-z]?)\s*[|·•;,]\s+(?!\d{4}(?:$|,))/u);
  const house = pieces.some((piece) => unit.test(piece));
  const isLeft = (piece: string) => isPrivate(piece) || (house && street.test(piece));
  const left = pieces.filter(isLeft);
  return left.length === 0
    ? { said: line, left }
    : { said: pieces.filter((piece) => !isLeft(piece)).join(", "), left };
}
