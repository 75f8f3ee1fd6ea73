import { regexAnyOf } from "./word-lists.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const abbreviationPattern = (words: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s(“‘"'])${words}\.\s*$`);
const titles =
  "Dr Dra Hr Fr Mr Mrs Ms Mx Sra Srta Mme Mlle Ing Lic Prof St Ste Sta Sto Rev Hon Gov Sen Rep Gen Maj Cmdr Adm Col Capt Lt Sgt Pte Insp Supt Atty Amb Cllr Pres";
const references = String.raw`No Nos Vol Fig Eq Art Sec [Cc]h pp? vs v cf e\.g i\.e approx est min max Gr Lvl Cat`;
const alwaysGoesOn = abbreviationPattern(
  regexAnyOf(titles, references, "Mt Ft Assoc Asst Dept Univ"),
);
const degrees = String.raw`Ph\.D M\.D B\.A M\.A P\.E J\.D Ed\.D R\.N`;
const initials = String.raw`(?:[A-Z]\.)*[A-Z]`;
const dates = "Jan Feb Mar Apr Jun Jul Aug Sept? Oct Nov Dec Mon Tues? Wed Thurs? Fri Sat Sun";
const times = String.raw`[ap]\.m yrs? mos? wks? hrs? mins?`;
const afterNames = "Inc Ltd Corp Co Bros LLC Jr Sr Esq etc al";
const mayGoOn = abbreviationPattern(regexAnyOf(afterNames, degrees, initials, dates, times));
/** "Blvd", "Cpl", "Rd": a name’s part that has no vowel is no word. */
const withoutVowels = /(?:^|[\s(“‘"'])\p{Lu}[b-df-hj-np-tv-xz]{1,4}\.\s*$/u;
const number = /(?:^|\s)(?:my|the|phone|tel|ref|reg|file|account|order|licen[cs]e) nos?\.\s*$/i;
/** "30. 11." is a day, as much of Europe writes it. */
const ordinalDay = /(?:^|\s)(?:0?[1-9]|[12]\d|3[01])\.\s*$/;
const ordinalMonth = /^\s*(?:0?[1-9]|1[0-2])\.(?!\d)/;
const exclaimingName = /\b(?:Yahoo|Jeopardy|Yum|Oliver|Kahoot|Chips Ahoy)!\s*$/;
const openers = regexAnyOf(
  "The A An I We You He She It They This That These Those There My Our Your His Her Its Their In On At By For From When While After Before Since As If But And So Then Now What Who How Why Where Please Let No Not One Two Three Four Five Last Next",
  String.raw`I[’']\p{L}+`,
);
const startsClause = new RegExp(String.raw`^[“‘"'(]?${openers}(?![\p{L}’'-])`, "u");

/** The sentences of a text, trimmed, in order. A line break ends a sentence; abbreviations and initials do not. */
export function splitSentences(text: string): readonly string[] {
  return text.split(/\n+/).flatMap((line) => mergePieces(line));
}

function mergePieces(line: string): readonly string[] {
  const merged: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const before = merged.at(-1);
    if (before !== undefined && isSameSentence(before, segment))
      merged[merged.length - 1] = before + segment;
    else merged.push(segment);
  }
  return merged.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function isSameSentence(before: string, next: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (alwaysGoesOn.test(before) || exclaimingName.test(before)) return true;
  if (/^\s*[\p{Ll}]/u.test(next) && !/[?!]["”’)]*\s*$/.test(before)) return true;
  if (/(?:^|\s)\.$/.test(before) && /^\p{Lu}/u.test(next)) return true;
  if (onlyInitials(before)) return true;
  if (ordinalDay.test(before) && ordinalMonth.test(next)) return true;
  if (number.test(before)) return true;
  const isAbbreviated = mayGoOn.test(before) || withoutVowels.test(before);
  return isAbbreviated && !startsClause.test(next) && !looksComplete(before);
}

/** "J. " at the start of a sentence is a name, whatever follows. */
function onlyInitials(before: string): boolean {
  return /^\s*[“‘"']?(?:\p{Lu}\.\s*)+$/u.test(before);
}

/** A clock time at the end of a piece closes it when a capital follows; so does "etc." */
function looksComplete(before: string): boolean {
  return /(?:[ap]\.m|etc)\.\s*$/.test(before);
}

export function countSentences(text: string): number {
  return splitSentences(text).length;
}

/** Words split at white space, as they are spoken: a figure is one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
