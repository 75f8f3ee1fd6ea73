import {
  capitalizedOriginWords,
  genderWords,
  originPhrases,
  originWords,
} from "./origin-and-gender-words.ts";
import { matchMaskSpans, type MaskSpan } from "#core/masking/mask-span.ts";

const anyCase = (word: string) =>
  word.replace(/^\p{L}/u, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`);
const alternatives = (words: readonly string[]) =>
  words.toSorted((a, b) => b.length - a.length).join("|");

const upper = (word: string) => `${anyCase(word)}|${word.toUpperCase()}`;
const colour = "[Bb]lack|[Bb]rown|[Ww]hite|[Tt]rans|[Nn]ative|BLACK";
const person =
  "(?:[Ww]om[ae]n|[Mm][ae]n|[Gg]irls?|[Mm]others?|[Mm]oms?|[Ff]athers?|[Ff]emales?|[Ll]atin[ao]s?|[Pp]eople|[Pp]ersons?|[Pp]rofessionals?|[Ee]xecutives?|[Ll]eaders?|[Ff]ounders?|[Oo]wners?|[Ee]ngineers?|[Ll]awyers?|[Aa]ttorneys?|[Dd]octors?|[Pp]hysicians?|[Nn]urses?|[Tt]eachers?|[Ss]tudents?|[Ff]amil(?:y|ies)|[Cc]ommunit(?:y|ies)|[Dd]irectors?|[Mm]anagers?|[Ee]mployees?|[Cc]olleagues?|[Pp]artners?|[Ss]cientists?|[Aa]rtists?|[Aa]uthors?|[Yy]outh|[Pp]atients?|[Cc]lients?|[Cc]hurch(?:es)?|[Vv]oters?|[Bb]usiness(?:es)?|VP|CEO|CFO|one)";
const cue = `(?:${alternatives([
  ...originPhrases.map((phrase) =>
    phrase
      .split(" ")
      .map((word) => anyCase(word))
      .join(" "),
  ),
  ...originWords.map(upper),
  ...capitalizedOriginWords.filter((word) => !/^(?:Black|Brown)$/.test(word)),
  ...genderWords.map((word) => (/^\p{L}/u.test(word) ? anyCase(word) : word)),
])})`;
const edge = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const colourPhrase = `(?:${colour})(?=[ -](?:and |& |or |-)?(?:${cue}|${person}|owned|led)${end})`;
const alone = `Black(?! (?:Friday|Belt|Box|Label|Swan|Sea|Hat|Card|Hills|Rock|Diamond)${end})(?<=[\\p{Ll},;(] Black|^Black)`;
const part = `(?:${colourPhrase}|${cue}|${alone})`;
const run = new RegExp(
  String.raw`${edge}(?:[Aa]n? )?${part}(?:(?:-| (?:and |& |or )?|, (?:and )?)${part})*${end}`,
  "gmu",
);
const inProperName = /^ (?:\p{Lu}[\p{L}]+)/u;
const origin = new RegExp(
  String.raw`(?:\b(?:born(?: and raised)?|raised|grew up|immigrated|emigrated|migrated|fled|came (?:here|over|to (?:the|this) (?:US|U\.S\.|country|States|UK))|(?:family|parents|people) (?:is|are|came|come)|roots|originally|native) (?:in|from|of) )(\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2})`,
  "gu",
);

/** What reveals gender, origin, faith or family: each stretch with its article, and the place of origin. */
export function findIdentityCues(text: string): MaskSpan[] {
  const runs = [...text.matchAll(run)].flatMap(({ 0: matched, index }): MaskSpan[] => {
    const after = text.slice(index + matched.length);
    const single = /^(?:[Aa]n? )?\p{Lu}\p{Ll}+$/u.test(matched);
    const before = text.slice(0, index);
    // "American Express", "Pell & Sons", "Brothers Gas": part of a name, no description of a person.
    const named =
      single && (before.endsWith("& ") || (inProperName.test(after) && isNationality(matched)));
    return named ? [] : [{ start: index, end: index + matched.length, kind: "IDENTITY" }];
  });
  return [...matchMaskSpans(text, origin, "PLACE"), ...runs];
}

const nations = new Set(originWords);

function isNationality(word: string): boolean {
  return nations.has(word.toLowerCase()) && /(?:an|ish|ese|ch|i|er|sh)$/.test(word);
}
