const negated = String.raw`(?:do|don['’]?t|must|should) ?(?:not )?(?:need to |have to )?`;
const telling = "(?:say|mention|name|tell|print|write|share|use)";
const whom = "(?:it|this|that|the|them|him|her|anyone|anybody|names?)";
const secret = "(?:stays?|keep (?:it|this|that)|just|only) between us|^between us(?=[,:])";
const apart = `${secret}|off the record|not for (?:them|him|her|the text)|for your eyes`;
const notForThem = new RegExp(String.raw`\b(?:${negated}${telling} ${whom}|${apart})\b`, "i");
const addressedPattern =
  /\b(?:please|you|pls|off the record|not for|for your eyes)\b|\bbetween us\b/i;
const refusing = /\b(?:not|don['’]?t|between us|off the record|eyes)\b/i;

const soft = "(?:(?:but|maybe|perhaps|probably|please|pls|better|rather|though|actually),? )";
const optionalObject = "(?:(?:it|this|that|them|this one|that one) )?";
const never = "(?:do not|don’t|dont|not to) (?:be )?";
/** Instructions that fit a printed text and nothing else. */
const orders = [
  `${never}(?:print|include|publish|quote)(?:ed)?`,
  `not for (?:print|printing|publication|publishing|the (?:text|page|bio|website))`,
  `leave ${optionalObject}(?:off|out)`,
  `not sure (?:if|whether|that) (?:(?:it’?s|this is|that’?s) )?(?:ok|okay|allowed|fine|public)`,
];
/** Instructions that fit an oven too: a note only where they are softened, or in brackets. */
const softOrders = [
  `${never}(?:put|use|post|mention|share|say|name|tell|write)(?:ed)?`,
  `keep ${optionalObject}(?:off|out)`,
  "(?:skip|drop|cut|omit)",
];
const sayingInfinitive = "(?: to (?:say|print|use|mention|share|name|write|include))";
const object = `(?:${sayingInfinitive}| (?:it|this|that|them|in|here|there|this one|that one|though|maybe|please|yet))*`;
const softly = String.raw`(?:${soft}+|(?<=\())(?:${softOrders.join("|")})`;
const ordered = String.raw`(?:${soft}*(?:${orders.join("|")})|${softly})${object}(?=\s*(?:$|[,;:.)!?]))`;
const noteToSelfPattern = new RegExp(
  String.raw`(?:^|[,;:.(!?–—-]\s*|\s(?=${soft}))${ordered}`,
  "iu",
);
const noteAlone = new RegExp(String.raw`^\W*${ordered}\W*$`, "iu");

/** "(the radio piece, leave it off maybe)", "ran the fair, but don’t print that", "not sure if ok: the fine": a note on what it stands beside. */
function isNoteToHerself(text: string): boolean {
  const plain = text.replaceAll("'", "’");
  const found = noteToSelfPattern.exec(plain);
  if (found === null || found.index > 0) return found !== null;
  return /^\W*\(/u.test(plain) || plain.startsWith(":", found[0].length);
}

/** A note that is nothing else points at what stands before it. */
export const isOnlyAuthorNote = (text: string): boolean =>
  noteAlone.test(text.replaceAll("'", "’"));

const aBracket = /(?<!\s)\s*\(([^()]*)\)/gu;

const asksUs = /\b(?:please|pls|plz) (?:do not|don’t|dont|not) \p{L}+/iu;
const isNoted = (inner: string): boolean =>
  !isOnlyAuthorNote(inner) && (isNoteToHerself(inner) || asksUs.test(inner.replaceAll("'", "’")));

/**
 * "Clerk (acting, don’t print that)": a bracket that holds words and a note on them goes; what stands before it stays.
 */
const withoutNotedBracket = (text: string): string =>
  text.replace(aBracket, (matched, inner: string, at: number) =>
    at > 0 && isNoted(inner) ? "" : matched,
  );

/** A note to whoever writes ("you don’t need to name it", "please do not say that"): it stays out whole, and is named. */
export function isAuthorNote(text: string): boolean {
  if (isNoteToHerself(withoutNotedBracket(text))) return true;
  return notForThem.test(text) && addressedPattern.test(text) && refusing.test(text);
}

const notYet = String.raw`I (?:have not|haven’t|did not|didn’t|don’t have a) (?:decided|[^,;:.–—]*\byet)`;
const unsure = "(?:I am |I’m )?not (?:really |quite )?sure(?: (?:of|about) [^,;:.–—]*?)?(?: yet)?";
const noName =
  "(?:it has )?no name yet|not (?:really )?an? (?:sum|figure|number|title|name)|not sure yet(?=[,;.])|not sure (?:of|about) [^,;:–—]*yet|(?:it is |it’s )?not (?:named|decided|final) yet";
const guess = "(?:but )?(?:maybe|perhaps|probably|possibly|something like|I think|so far)";
const follows = String.raw`${guess}\s|(?:but )?(?:about|around|between|from|[\p{Sc}\d])`;
const unsettled = new RegExp(
  String.raw`^(?:(?:${noName}|working title)\s*[,.;:–—-]+\s*|(?:${notYet}|${unsure})\s*[.,;:–—-]+\s*(?=${follows}))`,
  "iu",
);
const tentative = new RegExp(String.raw`^${guess}\s+(?:that\s+|(?!\S*\d))`, "iu");

const nothing = String.raw`(?:nothing|none)\b[^,;:–—]{0,24}[,;:–—]`;
const still = String.raw`(?:except|but|only|apart from|other than|besides)(?: for)?(?: that)?`;
const guessed = String.raw`${nothing}(?=\s+(?:maybe|perhaps)\s)`;
const notYetAny = String.raw`(?:nothing|none)(?: (?:yet|really|directly|so far))+\s*[.,;:–—…-]+`;
const hardly = String.raw`not (?:really )?(?:anything|much)(?: (?:yet|so far))?[,;:–—]`;
const nothingBut = new RegExp(
  String.raw`^(?:${nothing}\s*${still}|nothing except(?: that)?|${guessed}|${notYetAny}|${hardly}|none,(?=\s+I\s))\s+`,
  "iu",
);

const unsaid = String.raw`(?:rather|prefer to) (?:(?:leave|keep)[^()]{0,6} out|not ${telling})`;
const bracketed = new RegExp(String.raw`(?<!\s)\s*\([^()]*\b${unsaid}\b[^()]*\)`, "giu");

const manner = "(?:short|brief|simple|plain|light|formal|informal|modest|factual)";
const polite = "(?:please|pls|kindly)";
const ofText = "(?:part|bit|line|sentence|title|name|text|bio|wording)s?";
const wishes = [
  String.raw`(?:${polite} )?keep (?:it |this |that |the text )?(?:very )?${manner}\b`,
  String.raw`${manner},? ${polite}`,
  String.raw`I(?:’d| would) (?:rather|prefer|like) (?!to )[^()]*\b${ofText}\b`,
  String.raw`${polite} (?:write|phrase|make it ${manner}|put [^()]*(?:first|second|last)\b)`,
];
const wishPattern = new RegExp(String.raw`(?<!\s)\s*\(((?:${wishes.join("|")})[^()]*)\)`, "giu");

/** Wishes about the text itself, in brackets: "(please keep it short)", "(I would rather the prize part came last)". */
export function findTextWishes(text: string): readonly string[] {
  return text
    .replaceAll("'", "’")
    .split("\n")
    .flatMap((line) => [
      ...line.matchAll(wishPattern),
      ...[...line.matchAll(aBracket)].filter(
        ({ index, 1: words = "" }) => index > 0 && isNoted(words),
      ),
    ])
    .map(([, words = ""]) => words.trim());
}

export const withoutTextWish = (text: string): string => text.replace(wishPattern, "");

const namelessPattern =
  /(?:\s*[,;–—-]+\s+|\s+\()(?:but )?(?:I )?(?:don’t|do not) know (?:the|her|his|their) names?(?: yet)?[.)]*$/iu;

const unnamedPattern = new RegExp(
  String.raw`(?:^|\s*[,;–—-]+\s+|\s+\()(?:the )?(?:name (?:is )?(?:not|un)\s?important|` +
    String.raw`(?:I’d|I would|I) (?:rather|prefer) not (?:to )?(?:name|say which)(?: it| them)?)\)?(?:\.\s+|(?=\.|$|,))`,
  "iu",
);

/** "I have not named it yet, maybe The Calm Return": a remark addressed to us before the answer stays out. */
export function withoutAuthorNote(original: string): string {
  const text = withoutNotedBracket(withoutTextWish(original)).replace(bracketed, "");
  const rest = text.replace(unsettled, "").replace(namelessPattern, "").replace(unnamedPattern, "");
  return rest === text ? withoutNothingBut(text) : rest.replace(tentative, "");
}

/** "Nothing, except the keys", "nothing yet, maybe the keys": the same of a row; a doubt stays one. */
export const withoutNothingBut = (text: string): string =>
  withoutNotedBracket(withoutTextWish(text)).replace(nothingBut, "");

const openNoteWords =
  "working title|not final|tb[cd]|to be (?:confirmed|decided)|provisional|name (?:not|still|tb)|not sure|(?:I )?(?:might|may) (?:still )?change";
const trailingNotePattern = new RegExp(
  String.raw`(?:\s*[,;(]|\s[–—-])\s*((?:${openNoteWords})\b[^()]*)\)?$`,
  "iu",
);

/** "The Long Table (working title)": a name, and the remark addressed to us behind it. */
export function splitTrailingNote(name: string): {
  readonly main: string;
  readonly note: string | null;
} {
  const [matched = "", note = null] = trailingNotePattern.exec(name) ?? [];
  return { main: name.slice(0, name.length - matched.length), note };
}
