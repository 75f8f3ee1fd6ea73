const negated = String.raw`(?:do|don['’]?t|must|should) ?(?:not )?(?:need to |have to )?`;
const telling = "(?:say|mention|name|tell|print|write|share|use)";
const whom = "(?:it|this|that|the|them|him|her|anyone|anybody|names?)";
const secret = "(?:stays?|keep (?:it|this|that)|just|only) between us|^between us(?=[,:])";
const apart = `${secret}|off the record|not for (?:them|him|her|the text)|for your eyes`;
const notForThem = new RegExp(String.raw`\b(?:${negated}${telling} ${whom}|${apart})\b`, "i");
const told = /\b(?:please|you|pls|off the record|not for|for your eyes)\b|\bbetween us\b/i;
const refusing = /\b(?:not|don['’]?t|between us|off the record|eyes)\b/i;

/** A note to whoever writes ("you don’t need to name it", "please do not say that"): it stays out whole, and is named. */
export function isAside(text: string): boolean {
  return notForThem.test(text) && told.test(text) && refusing.test(text);
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
const notYetAny = String.raw`(?:nothing|none)(?: (?:yet|really|so far))+\s*[.,;:–—-]`;
const hardly = String.raw`not (?:really )?(?:anything|much)(?: (?:yet|so far))?[,;:–—]`;
const nothingBut = new RegExp(
  String.raw`^(?:${nothing}\s*${still}|${guessed}|${notYetAny}|${hardly}|none,(?=\s+I\s))\s+`,
  "iu",
);

const unsaid = String.raw`(?:rather|prefer to) (?:(?:leave|keep)[^()]{0,6} out|not ${telling})`;
const bracketed = new RegExp(String.raw`\s*\([^()]*\b${unsaid}\b[^()]*\)`, "giu");

const manner = "(?:short|brief|simple|plain|light|formal|informal|modest|factual)";
const polite = "(?:please|pls|kindly)";
const ofText = "(?:part|bit|line|sentence|title|name|text|bio|wording)s?";
const wishes = [
  String.raw`(?:${polite} )?keep (?:it |this |that |the text )?(?:very )?${manner}\b`,
  String.raw`${manner},? ${polite}`,
  String.raw`I(?:’d| would) (?:rather|prefer|like) (?!to )[^()]*\b${ofText}\b`,
  String.raw`${polite} (?:write|phrase|make it ${manner}|put [^()]*(?:first|second|last)\b)`,
];
const wish = new RegExp(String.raw`\s*\(((?:${wishes.join("|")})[^()]*)\)`, "giu");

/** What she wishes of the text itself, in brackets: "(please keep it short)", "(I would rather the prize part came last)". */
export function wishesIn(text: string): readonly string[] {
  return [...text.replaceAll("'", "’").matchAll(wish)].map(([, said = ""]) => said.trim());
}

export const withoutWish = (text: string): string => text.replace(wish, "");

const nameless =
  /(?:\s*[,;–—-]+\s+|\s+\()(?:but )?(?:I )?(?:don’t|do not) know (?:the|her|his|their) names?(?: yet)?[.)]*$/iu;

/** "I have not named it yet, maybe The Calm Return": what she says to us before her answer stays out. */
export function withoutNote(whole: string): string {
  const text = withoutWish(whole).replace(bracketed, "");
  const rest = text.replace(unsettled, "").replace(nameless, "");
  return rest === text ? withoutNothing(text) : rest.replace(tentative, "");
}

/** "Nothing, except the keys", "nothing yet, maybe the keys": the same of a row; what she is not sure of stays so. */
export const withoutNothing = (text: string): string => withoutWish(text).replace(nothingBut, "");

const open =
  "working title|not final|tb[cd]|to be (?:confirmed|decided)|provisional|name (?:not|still|tb)|not sure|(?:I )?(?:might|may) (?:still )?change";
const behind = new RegExp(String.raw`(?:\s*[,;(]|\s[–—-])\s*((?:${open})\b[^()]*)\)?$`, "iu");

/** "The Long Table (working title)": a name, and what she says to us behind it. */
export function withNote(name: string): { readonly said: string; readonly note: string | null } {
  const [whole = "", note = null] = behind.exec(name) ?? [];
  return { said: name.slice(0, name.length - whole.length), note };
}
