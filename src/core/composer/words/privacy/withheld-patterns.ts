/** The closed lists of phrases that mark something as private. One phrase is one row. */
const themSource =
  "(?:him|her|them|anyone|anybody|people|my boss|the boss|the team|my team|my manager)";
const theySource =
  "(?:s?he|they|nobody|no one|none of them|(?:my|the|our) (?:boss|manager|team|director|colleagues|employer|school|client))";
const itSource = "(?:it|this|that|any of (?:it|this|that)|all (?:this|that)|so)";
const notSource = "(?:don’t|do not|did not|didn’t|wouldn’t|would not)";
const speakSource =
  "(?:say|tell|mention|share|discuss|raise|admit|talk about|(?:get|go) into|bring up)";
const knownSource =
  "(?:known|said|told|mentioned|used|brought up|raised|public|out there|as (?:the|my|a) reason|in (?:it|there|here|writing|the (?:text|letter|script|message)))";
const toBeSource = `to (?:be (?:the reason|my reason|a topic|${knownSource})|come up|get (?:out|around)|know|hear|see|read|find out)`;
const endsSource = String.raw`(?=[.,;:!?)–—\s]*$|\s(?:to|with|at|here|there|out loud|in|because|so)\b)`;

const noteSources = [
  String.raw`${notSource} (?:really |actually |particularly )?want (?:to )?${speakSource}\b`,
  String.raw`${notSource} (?:really |actually |particularly )?(?:want|like) (?:${itSource}|${themSource}) (?:${toBeSource}|${knownSource})\b`,
  String.raw`(?:rather|prefer)(?: to)? not (?:to )?${speakSource}\b`,
  String.raw`(?:rather|prefer)(?: if)? (?:${theySource}|${itSource}) (?:didn’t|did not|weren’t|wasn’t|was not|not)\b`,
  String.raw`(?:rather|prefer to|want to|will|I|I’ll) (?:keep|leave) (?:${itSource}|the rest) (?:private|to myself|out|quiet|unsaid)\b`,
  String.raw`${theySource} (?:does not|doesn’t|do not|don’t) (?:need|have|get) to (?:know|hear)(?: about)?(?: ${itSource}| why|${endsSource})`,
  String.raw`${theySource} (?:needs?|has|have|is|are|gets?) to know (?:about )?${itSource}${endsSource}`,
  String.raw`(?:nobody|no one) (?:else )?(?:must|should|can|may) (?:know|hear|see|find out)(?: about)?(?: ${itSource}|${endsSource})`,
  String.raw`${theySource} (?:must|should|can|need)(?: not|n’t|not) (?:know|hear|see|find out)(?: about)?(?: ${itSource}|${endsSource})`,
  String.raw`(?:won’t|will not|’m not|am not|not going to) (?:say|tell|telling|mention|mentioning) (?:${themSource} )?(?:${itSource}|${themSource})${endsSource}`,
  String.raw`(?:can’t|cannot|could never|would never|can never) (?:really )?(?:say|tell|write|mention|admit) (?:${themSource} )?(?:${itSource}|${themSource})${endsSource}`,
  String.raw`${itSource} (?:should|must|need)(?: not|n’t) (?:be|count as|come up as) (?:the |my |a )?reason\b`,
  String.raw`(?:none of (?:his|her|their|your|anyone’s)|nobody’s|no one’s|not (?:his|her|their)) business\b`,
  String.raw`not for (?:${themSource}|(?:his|her|their) (?:ears|eyes)|print|public|publication|the (?:text|letter|script))(?: to (?:know|hear|read|see))?[.!)\s]*$`,
  String.raw`(?:don’t|do not) (?:quote me|(?:quote|publish|print|repeat) ${itSource})\b`,
  String.raw`(?:for my (?:eyes|ears) only|not for the record|not on the record)\b`,
  String.raw`(?:just|only|strictly|stays?|keep ${itSource}|this is|that is|(?:that|it)’s) between (?:us|you and me)\b`,
  String.raw`[,;:(–—-]\s*between (?:us|you and me)[.!)\s]*$`,
];

/** A note that something is private: what stands before it in the sentence, or the sentence before it. */
export const withheldNotePatterns: readonly RegExp[] = noteSources.map(
  (row) => new RegExp(row, "iu"),
);

const leadSource = String.raw`^[(“]?(?:and |but |also |so )?(?:just |strictly )?`;

/** What such an opening introduces is for nobody else: "Between us, he sleeps through it". */
export const withheldOpenerPatterns: readonly RegExp[] = [
  String.raw`${leadSource}between (?:us|you and me)\s?[,:–—-](?!\s*we\b)`,
  String.raw`${leadSource}(?:off the record|unofficially|privately|confidentially)\b`,
  String.raw`\boff the record\b`,
].map((row) => new RegExp(row, "iu"));

const labelSource =
  "(?:officially|publicly|the official (?:reason|version|line)(?: is)?|official(?: reason| version| line)?|" +
  "what I(?:’d| would|’ll| will) (?:say|tell)(?: (?:to )?(?:him|her|them|people|everyone|anyone))? is(?: that)?|" +
  "for (?:the record|the letter|everyone else|others)|what I(?:’ll| will)? (?:say|tell (?:him|her|them|people|everyone)))";

/** Behind such a label stands what may be shared; what stands before it may not. */
export const officialLabelPattern = new RegExp(
  String.raw`^(?:but |so |and )?${labelSource}(?: it’s)?(?:\s?[:,–—-]\s*|\s(?=I\s))`,
  "iu",
);

/** The same in the middle of a sentence or in brackets: "Burnt out, officially: I want to teach". */
export const officialLabelInSentence = new RegExp(
  String.raw`(?:\s*[,;.(–—-]\s*(?:but )?|\s+but )(?=${labelSource}(?:\s?[:,]|\sI\s))([^()]*)\)?`,
  "iu",
);
