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

const notYet = String.raw`I (?:have not|haven’t|did not|didn’t) [^,;:.–—]*\byet`;
const noName =
  "(?:it has )?no name yet|not sure yet(?=[,;.])|not sure (?:of|about) [^,;:–—]*yet|(?:it is |it’s )?not (?:named|decided|final) yet";
const unsettled = new RegExp(
  String.raw`^(?:${notYet}|${noName}|working title)\s*[,.;:–—-]+\s*`,
  "iu",
);
const tentative =
  /^(?:but )?(?:maybe|perhaps|probably|something like|I think|so far)\s+(?:that\s+|(?!\S*\d))/iu;

const nothing = String.raw`(?:nothing|none)\b[^,;:–—]{0,24}[,;:–—]`;
const still = String.raw`(?:except|but|maybe|perhaps|only|apart from|other than|besides)(?: for)?(?: that)?`;
const nothingBut = new RegExp(String.raw`^${nothing}\s*${still}\s+`, "iu");

/** "I have not named it yet, maybe The Calm Return": what she says to us before her answer stays out, and is named. */
export function withoutNote(text: string): string {
  const rest = text.replace(unsettled, "").replace(nothingBut, "");
  return rest === text ? text : rest.replace(tentative, "");
}
