import { regexAnyOf } from "#core/language/word-lists.ts";

const birthPattern =
  /^(?:born|d\.?o\.?b|date of birth|birth ?date|geb(?:oren)?|née? le)(?!\p{L})/iu;
const streetWords = regexAnyOf(
  "street st road rd park gardens grove way avenue ave av lane ln drive dr close court crescent terrace boulevard blvd rue chemin impasse allée quai jalan",
);
const englishAddress = new RegExp(
  String.raw`^\d+[a-z]?(?:[-/]\d+)?,?\s(?:.+\s)?${streetWords}\b`,
  "iu",
);
const streetEnding = new RegExp(
  String.raw`\s(?:${streetWords}|society|apartments|towers?|residency)$`,
  "iu",
);
const streetPrefixes = regexAnyOf("via viale corso piazza calle avenida av rua ul ulica jalan");
const streetSuffixes = regexAnyOf(
  "straße strasse str gasse weg platz allee straat laan gatan vägen vej gade",
);
const otherAddress = new RegExp(
  String.raw`(?:^${streetPrefixes}\b.*|\p{L}${streetSuffixes}\.?)\s\d+[a-z]?(?:\/\d+)?$`,
  "iu",
);
const unitNumber = new RegExp(
  String.raw`^(?:flat|apt|apartment|unit|blk|block|house|plot|door|p\.? ?o\.? ?box)\.?\s(?:no\.? ?)?#?\d`,
  "iu",
);

/** What only a form asks: "Civil status: married", "Age: 41". */
const formLabels = [
  String.raw`(?:date|place) of birth|birth ?date|dob|d\.o\.b\.?|age|gender|sex|religion`,
  String.raw`nationality|height|weight|height ?\/ ?weight|blood (?:group|type)`,
  String.raw`(?:marital|civil|family) status|(?:father|husband|spouse)’?s? name`,
  String.raw`(?:passport|id|nric|ssn|national id)(?: (?:no|number)\.?)?`,
  String.raw`(?:home|permanent|postal) address`,
  "surname|first names?|reason for leaving|criminal record|health",
].join("|");
const formLabelPattern = new RegExp(String.raw`^(?:${formLabels})\s*[:–-]`, "iu");
const declarationPattern =
  /^I (?:do )?(?:hereby|solemnly|certify|declare|(?:agree|consent) to the processing)\b/iu;
const refereeWords = regexAnyOf("available request requested upon if furnished provided given");
const refereePattern = new RegExp(
  String.raw`^(?:refer(?:ences?|ees?)|refs?)\b.*\b${refereeWords}\b`,
  "iu",
);
const tellVerbs = regexAnyOf("count include mention show print list put");
const noteToSelfPattern = new RegExp(
  String.raw`^\(?(?:(?:note to (?:self|me)|to ?do)\b|(?:please )?(?:do not|don’t|dont) ${tellVerbs}\b)`,
  "iu",
);

const familyStatusPattern =
  /^(?:married|single|divorced|widowed|(?:\d+|one|two|three) (?:children|kids)\b.*)$/iu;

/** Home address, birthday and family, which no employer needs to know. */
function isPersonalDetail(piece: string): boolean {
  return [
    birthPattern,
    englishAddress,
    otherAddress,
    unitNumber,
    formLabelPattern,
    familyStatusPattern,
  ].some((one) => one.test(piece));
}

/** A remark to the writer or to us: "don’t count the summers". */
export const isNoteToSelf = (sentence: string): boolean => noteToSelfPattern.test(sentence);

/** A line that a form asks for and no employer needs: civil status, an oath, referees. */
export function isFormLine(line: string): boolean {
  const short = line.split(" ").length <= 8;
  const asksOne = formLabelPattern.test(line) && !/\s[|·•]\s/u.test(line);
  return (
    asksOne ||
    declarationPattern.test(line) ||
    (short && refereePattern.test(line)) ||
    isNoteToSelf(line)
  );
}

/** A line on top without them, and what they are. */
export function withoutPersonalDetails(line: string): {
  readonly shareable: string;
  readonly personal: readonly string[];
} {
  const pieces = line.split(/(?<!(?:^|[|·•;,]\s)\d+[a-z]?)\s*[|·•;,]\s+(?!\d{4}(?:$|,))/u);
  const hasUnitNumber = pieces.some((piece) => unitNumber.test(piece));
  const isPersonal = (piece: string) =>
    isPersonalDetail(piece) || (hasUnitNumber && streetEnding.test(piece));
  const personal = pieces.filter(isPersonal);
  return personal.length === 0
    ? { shareable: line, personal }
    : { shareable: pieces.filter((piece) => !isPersonal(piece)).join(", "), personal };
}
