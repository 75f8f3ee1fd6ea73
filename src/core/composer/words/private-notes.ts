/** The closed lists of what women write where they do not want something said. One phrase is one row. */
const them = "(?:him|her|them|anyone|anybody|people|my boss|the boss|the team|my team|my manager)";
const they =
  "(?:s?he|they|nobody|no one|none of them|(?:my|the|our) (?:boss|manager|team|director|colleagues|employer|school|client))";
const it = "(?:it|this|that|any of (?:it|this|that)|all (?:this|that)|so)";
const not = "(?:don’t|do not|did not|didn’t|wouldn’t|would not)";
const speak = "(?:say|tell|mention|share|discuss|raise|admit|talk about|(?:get|go) into|bring up)";
const known =
  "(?:known|said|told|mentioned|used|brought up|raised|public|out there|as (?:the|my|a) reason|in (?:it|there|here|writing|the (?:text|letter|script|message)))";
const toBe = `to (?:be (?:the reason|my reason|a topic|${known})|come up|get (?:out|around)|know|hear|see|read|find out)`;
const ends = String.raw`(?=[.,;:!?)–—\s]*$|\s(?:to|with|at|here|there|out loud|in|because|so)\b)`;

const rows = [
  String.raw`${not} (?:really |actually |particularly )?want (?:to )?${speak}\b`,
  String.raw`${not} (?:really |actually |particularly )?(?:want|like) (?:${it}|${them}) (?:${toBe}|${known})\b`,
  String.raw`(?:rather|prefer)(?: to)? not (?:to )?${speak}\b`,
  String.raw`(?:rather|prefer)(?: if)? (?:${they}|${it}) (?:didn’t|did not|weren’t|wasn’t|was not|not)\b`,
  String.raw`(?:rather|prefer to|want to|will|I|I’ll) (?:keep|leave) (?:${it}|the rest) (?:private|to myself|out|quiet|unsaid)\b`,
  String.raw`${they} (?:does not|doesn’t|do not|don’t) (?:need|have|get) to (?:know|hear)(?: about)?(?: ${it}| why|${ends})`,
  String.raw`${they} (?:needs?|has|have|is|are|gets?) to know (?:about )?${it}${ends}`,
  String.raw`(?:nobody|no one) (?:else )?(?:must|should|can|may) (?:know|hear|see|find out)(?: about)?(?: ${it}|${ends})`,
  String.raw`${they} (?:must|should|can|need)(?: not|n’t|not) (?:know|hear|see|find out)(?: about)?(?: ${it}|${ends})`,
  String.raw`(?:won’t|will not|’m not|am not|not going to) (?:say|tell|telling|mention|mentioning) (?:${them} )?(?:${it}|${them})${ends}`,
  String.raw`(?:can’t|cannot|could never|would never|can never) (?:really )?(?:say|tell|write|mention|admit) (?:${them} )?(?:${it}|${them})${ends}`,
  String.raw`${it} (?:should|must|need)(?: not|n’t) (?:be|count as|come up as) (?:the |my |a )?reason\b`,
  String.raw`(?:none of (?:his|her|their|your|anyone’s)|nobody’s|no one’s|not (?:his|her|their)) business\b`,
  String.raw`not for (?:${them}|(?:his|her|their) (?:ears|eyes)|print|public|publication|the (?:text|letter|script))(?: to (?:know|hear|read|see))?[.!)\s]*$`,
  String.raw`(?:don’t|do not) (?:quote me|(?:quote|publish|print|repeat) ${it})\b`,
  String.raw`(?:for my (?:eyes|ears) only|not for the record|not on the record)\b`,
  String.raw`(?:just|only|strictly|stays?|keep ${it}|this is|that is|(?:that|it)’s) between (?:us|you and me)\b`,
  String.raw`[,;:(–—-]\s*between (?:us|you and me)[.!)\s]*$`,
];

/** She does not want it said: what stands before it in the sentence, or the sentence before it. */
export const notes: readonly RegExp[] = rows.map((row) => new RegExp(row, "iu"));

const lead = String.raw`^[(“]?(?:and |but |also |so )?(?:just |strictly )?`;

/** What such an opening leads in is for nobody else: "Between us, he sleeps through it". */
export const openers: readonly RegExp[] = [
  String.raw`${lead}between (?:us|you and me)\s?[,:–—-](?!\s*we\b)`,
  String.raw`${lead}(?:off the record|unofficially|privately|confidentially)\b`,
  String.raw`\boff the record\b`,
].map((row) => new RegExp(row, "iu"));

const label =
  "(?:officially|publicly|the official (?:reason|version|line)(?: is)?|official(?: reason| version| line)?|" +
  "what I(?:’d| would|’ll| will) (?:say|tell)(?: (?:to )?(?:him|her|them|people|everyone|anyone))? is(?: that)?|" +
  "for (?:the record|the letter|everyone else|others)|what I(?:’ll| will)? (?:say|tell (?:him|her|them|people|everyone)))";

/** Behind such a label she says what may be said; what stands before it may not. */
export const labels = new RegExp(
  String.raw`^(?:but |so |and )?${label}(?: it’s)?(?:\s?[:,–—-]\s*|\s(?=I\s))`,
  "iu",
);

/** The same in the middle of a sentence or in brackets: "Burnt out, officially: I want to teach". */
export const separators = new RegExp(
  String.raw`(?:\s*[,;.(–—-]\s*(?:but )?|\s+but )(?=${label}(?:\s?[:,]|\sI\s))([^()]*)\)?`,
  "iu",
);
