import { lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { isName, isRole } from "#core/language/role.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";

const peopleLead =
  /^(?:the |my |our )?(?:key |main |most important )?(?:stakeholders?|people|partners)(?: (?:are|include|will be|who matter(?: most)? are))?:?\s|^(?:I(?:’ll| will)? (?:be )?(?:work(?:ing)?|partner(?:ing)?)(?: most)?(?: closely)? with|mainly|mostly|also)\s/iu;
const remarkInBrackets =
  /\s\((?=[^)]*(?:^|\s)(?:runs?|knows?|is|was|has|hates?|loves?|will|does|handles?|decides?)\s)[^)]*\)/giu;
const remarkBehind =
  /\swho\s(?:knows?|is|was|has|runs?|hates?|loves?|really|actually|everyone)\b[^,.;()\n]*/giu;
const apposition =
  /(,?\sand\s(?:the|our|my)\s[\p{L}\s-]{3,40}),\s((?:the\s)?\p{Lu}[\p{L}’-]*[\p{L}’\s-]{0,40})$/u;
const seam =
  /;\s+|,\s+(?:and\s)?|\s+and\s+(?=(?:the|my|our)\s|\p{Lu}[\p{L}’]+\s(?:in|from|at|of)\s)|\s\/\s/gu;

/** The people she names, each with the role she gives in brackets. Remarks about them are left out. */
export function readPeople(answer: string): readonly string[] {
  const plain = answer
    .replaceAll(/\bpres\b\.?/giu, "president")
    .replaceAll(/\s\((?:not|my|a real|very|super|such|ugh|the one)\b[^)]*\)/giu, "")
    .replaceAll(
      /\b(?:mayor|chief|judge|senator|supervisor|commissioner|captain|sheriff|superintendent|governor|principal|pastor|rabbi|lieutenant|sergeant|coach)(?=\s(?!(?:Dr|Ms|Mr|Mrs|Prof)\.)\p{Lu}\p{Ll})/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    )
    .replaceAll(remarkInBrackets, "")
    .replaceAll(remarkBehind, "")
    .replaceAll(" & ", " and ");
  const pieces = plain
    .split("\n")
    .flatMap((line) => splitStops(line))
    .map((stop) => stripPeriod(stop).replace(peopleLead, "").replace(apposition, "$1 ($2)"))
    .flatMap((stop) => splitOutside(stop, seam))
    .map((piece) => piece.replace(/^(?:and|plus|also|then)\s/iu, "").trim());
  const people: string[] = [];
  for (const piece of pieces) {
    const before = people.at(-1);
    if (before !== undefined && isName(before) && isTitleAlone(piece)) {
      people[people.length - 1] = `${before} (${piece})`;
    } else if (/\p{L}{2}/u.test(piece) && piece.split(/\s+/).length <= 12)
      people.push(named(piece));
  }
  return people.slice(0, 8);
}

/** "Carla, CNO": a title that belongs to the name before it. */
function isTitleAlone(piece: string): boolean {
  return (
    /^[\p{L}\s&]{2,30}$/u.test(piece) &&
    isRole(piece) &&
    !/^(?:the|our|my|all)\s/iu.test(piece) &&
    !isName(piece) &&
    !piece.endsWith("s")
  );
}

const single =
  /\b(?:president|ombudsman|rep|representative|facility|sub|lead|manager|director|union|chair|owner|office|department|steward|coach|administrator|head|VP|assistant|secretary|nurse|teacher|engineer|analyst|officer|chief|captain|attorney|accountant|liaison|specialist|architect|designer|librarian|pharmacist|treasurer|counsel|controller|coordinator|principal|superintendent|council|committee|board|group|team)$/u;

const common =
  /^(?:Hospital|Plant|Finance|Legal|Key|Core|Customer|Sales|Union|External|Internal|Regional|Senior|Department|Office|Board|Staff|Clinic|School|Front|Night)$/u;

/** A person or group as a sentence names it: "owner rep (Gail)" → "the owner rep (Gail)". */
function named(piece: string): string {
  const bare = piece.replace(/\s*\([^)]*\)/gu, "");
  if (isName(bare)) return piece;
  const [first = ""] = bare.split(" ");
  const low =
    common.test(first) || (isRole(first) && /\s\p{Ll}/u.test(bare))
      ? piece.charAt(0).toLowerCase() + piece.slice(1)
      : lowerOpening(piece);
  const determined = /^(?:the|a|an|my|our|both|all|each|every|his|her|\d)\b/u.test(low);
  const one =
    (single.test(bare) || /^(?:head|director|chief|dean|chair|VP|president) of /iu.test(bare)) &&
    !/\b\p{Lu}\p{Ll}+$/u.test(bare);
  const acronym =
    /^(?:[A-Z]{2,4}|HR|IT)$/u.test(bare) && /^(?:C[A-Z]O|CHRO|VP|GC|GM|COO)$/u.test(bare);
  return !determined && (one || acronym) ? `the ${low}` : low;
}
