import { jobTitleInSentence } from "#core/composer/introduction/job-title.ts";
import { withIndefiniteArticle } from "#core/composer/introduction/with-article.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { splitCommas } from "#core/composer/shapes/split/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import {
  asItem,
  deedIn,
  doingIn,
  type Fit,
  measureIn,
  ownISentence,
  hasLooseVerb,
  passiveIn,
  ownSentence,
  thingIn,
  toSentence,
} from "./fits.ts";
import { type Phrase, toPhrase } from "./phrase.ts";

const responsible = /^(?:responsible for|in charge of|oversee|oversaw|overseeing)\s+/iu;

/** "Responsible for the night shift": a duty that the member raises to a deed the member. */
const dutyAs =
  (verb: string): Fit =>
  ({ text }, need) =>
    responsible.test(text) && need === "likely"
      ? toSentence(`I ${verb} ${text.replace(responsible, "")}`)
      : null;

/** "212 home births attended", "zero findings in the audit": a counted thing without a verb, in a list of ours. */
export function listedFigure(template: string): Fit {
  return (phrase, need) => {
    const reading = readShape(phrase.text, ["thing", "things"]);
    const isThing = reading.shape === "thing" || reading.shape === "things";
    const isCounted =
      phrase.isOneIdea &&
      /^(?:\d|zero )/iu.test(phrase.text) &&
      !/\bto \d/u.test(phrase.text) &&
      !hasLooseVerb(phrase.text);
    return isThing && isCounted && (need === "likely" || reading.confidence >= minCounted)
      ? toSentence(template.replace("{}", () => withSmallLetter(phrase.text)))
      : null;
  };
}
const minCounted = 0.7;

/** A result as a row of a printed list: a sentence where it makes one, else the member’s row as it stands. */
export const resultRow = {
  fits: [
    ownISentence,
    passiveIn("I was {}."),
    deedIn("I {}."),
    measureIn("{what} went {way}"),
    ownSentence,
    asItem,
  ],
} as const;

/** One result of the member’s as a sentence, said by the member. */
export const resultWays = {
  fits: [
    ownISentence,
    passiveIn("I was {}."),
    deedIn("I {}."),
    measureIn("{what} went {way}"),
    ownSentence,
    listedFigure("My results include {}."),
  ],
  wordings: [
    dutyAs("led"),
    dutyAs("managed"),
    dutyAs("ran"),
    measureIn("I brought {what} {way}"),
    thingIn("I led {}."),
    thingIn("I delivered {}."),
    thingIn("I worked on {}."),
    doingIn("My work was {}."),
  ],
} as const;

/** A role, and what the member added behind it. */
export type RoleAndRest = { readonly head: string; readonly rest: readonly Phrase[] };

const years =
  /^(?:for |now |about )*(?:\d+\+?|\p{L}+teen|ten|twelve|twenty|thirty) (?:years|yrs)(?: now)?$/iu;
const since = /^since (?:\p{Lu}\p{L}+ )?\d{4}$/u;

/** "6 years", "since 2019" behind a role, as a sentence; null for anything else. */
export const timeFit =
  (subject: string): Fit =>
  ({ text }) => {
    if (since.test(text)) return toSentence(`${subject} done this work ${text}`);
    return years.test(text)
      ? toSentence(
          `${subject} done this work for ${text.replace(/^(?:for |now )+/iu, "").replace(/ now$/u, "")}`,
        )
      : null;
  };

/** "a midwife", "Marketing Director" as it stands inside a sentence, and what stands behind its comma. */
export function readRole(phrase: Phrase | null): RoleAndRest | null {
  const [first = "", ...rest] = splitCommas((phrase?.text ?? "").replace(/^(?:I am|I’m)\s+/iu, ""));
  if (phrase === null || first === "") return null;
  const head = roleInSentence(partOf(phrase, first));
  return head === null ? null : { head, rest: rest.map((part) => toPhrase(phrase.field, part)) };
}

/** "a midwife", "head of finance", "Marketing Director" inside a sentence; null where it's not one plain role. */
export function roleInSentence(phrase: Phrase | null): string | null {
  if (
    phrase === null ||
    !phrase.isOneIdea ||
    /^(?:or|and|not|of)\b|,|\bturned\b|\bformer|\b(?:plus|also)\b/iu.test(phrase.text)
  )
    return null;
  const text = phrase.text.replace(/^(?:I am|I’m)\s+/iu, "").replace(/^currently\s+/iu, "");
  const isOffice = /^an?\s|^(?:head|director|manager|chair|professor)\s(?:of|for)\s/iu.test(text);
  if (/\band\b/iu.test(text) && !isOffice) return pairOfRoles(text);
  return text.split(/\s+/).length <= 10 ? jobTitleInSentence(text) : null;
}

/** "piano tuner and restorer": two words for one person, one article. */
function pairOfRoles(text: string): string | null {
  const [one = "", other = "", ...more] = text.split(/\s+and\s+/iu);
  const isPair =
    more.length === 0 && other.split(/\s+/).length <= 3 && jobTitleInSentence(other) !== null;
  const first = jobTitleInSentence(one);
  return isPair && first !== null && /^an?\s/u.test(first)
    ? `${first} and ${withSmallLetter(other.replace(/^an?\s+/iu, ""))}`
    : null;
}

const withSmallLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const preposition = /^(?:at|in|for|with|across|on|out of|from|inside|near|between)\s/iu;
const alone = /^(?:independently|on my own|for myself|freelance|remotely|from home)$/iu;
const institution =
  /\b(?:Hospital|Cent(?:re|er)|University|College|School|Clinic|Library|Museum|Bank|Institute|Foundation|Trust|Council|Laboratory|Lab|Company|Agency|Airport|Office|Theat(?:re|er)|Ministry|Department|Court|Associates|Logistics|Group|Studio|Hotel|Inc|Ltd|LLC|GmbH|AG|plc)\b/u;
const kindOfFirm =
  /^(?:an?|the) (?:[\p{L}\d]+[ -]){0,3}?(?:workshop|port|yard|centre|center|court|company|firm|hospital|school|start-?up|agency|bank|clinic|studio|charity|university|hotel|shop|museum|library|practice|nonprofit|foundation|brewery|bakery|factory|plant|farm|warehouse)\b/iu;

const isPlace = (text: string): boolean =>
  lexiconTags(text.toLowerCase()).some((tag) => /Place|City|Country|Region/.test(tag));

/** "at a hospital in Leeds", "independently", "in Austin"; null where only the member knows whether it's at, for or in. */
export function placeInSentence(phrase: Phrase | null): string | null {
  if (phrase === null || !phrase.isSayable || phrase.text.split(/\s+/).length > 12) return null;
  const text = phrase.text.replace(/^(?:I )?work\s+/iu, "");
  const parts = splitCommas(text);
  const [firm = "", town] = parts;
  if (parts.length === 2 && /^(?:the )?\p{Lu}/u.test(firm) && kindOfFirm.test(town ?? ""))
    return `at ${text}`;
  const isSimple = parts.length === 1 || (parts.length === 2 && isPlace(town ?? ""));
  if (!isSimple || (/\d/u.test(text) && !kindOfFirm.test(text))) return null;
  if (preposition.test(text) || alone.test(text)) return withSmallLetter(text);
  if (isPlace(text)) return `in ${capitaliseFirst(text)}`;
  if (kindOfFirm.test(text)) return `at ${withSmallLetter(text)}`;
  const isTown = town !== undefined && (isPlace(firm) || /^\p{Lu}\p{Ll}+$/u.test(firm));
  if (isTown && !institution.test(firm)) return `in ${text}`;
  const isFirm =
    institution.test(firm) || (town !== undefined && /^\p{Lu}\S* (?:& )?\p{Lu}/u.test(firm));
  if (!isFirm || !/^(?:the )?\p{Lu}/u.test(firm)) return null;
  return town === undefined ? `at ${firm}` : `at ${firm} in ${town}`;
}

/** Sentences that may do for a role or a place that isn't plain. */
export const roleWordings = (subject: string): readonly Fit[] => [
  ({ text }) => toSentence(`${subject} ${withIndefiniteArticle(text)}`),
  ({ text }) => toSentence(`${subject} the ${text}`),
];
export const placeWordings = (lead: string): readonly Fit[] =>
  ["at", "for", "in"].map(
    (word): Fit =>
      ({ text }) =>
        toSentence(`${lead} ${word} ${text}`),
  );

const capitalisedName =
  /^\p{Lu}[\p{L}’'-]+(?:\s+(?:(?:de|da|del|la|van|von|bin|al|y)\s+)*(?:\p{Lu}\.|\p{Lu}[\p{L}’'-]*))*/u;

/** The member’s own name as typed, without credentials; null where it isn't written with capitals. */
export function ownName(phrase: Phrase | null): string | null {
  const [found] = capitalisedName.exec(phrase?.text ?? "") ?? [];
  const rest = phrase?.text.slice(found?.length ?? 0) ?? "";
  return found !== undefined && /^(?:$|,\s*[\p{Lu}.]{2,}|,? Ph\.?D)/u.test(rest) ? found : null;
}

const currency = String.raw`(?:\p{Lu}{0,2}\p{Sc}|\p{Lu}{1,3}\s?|Rs\.?\s?)`;
const tail = String.raw`(?:\s?(?:k|K|m|M|million|thousand|lakh|crore))?(?:\s?(?:\p{Sc}|\p{Lu}{3}\b|dollars|euros|pounds|crowns|pesos|francs|kr|zł))?`;
const figure = String.raw`\d[\d.,]*(?:\s\d{3})*`;
const period = String.raw`(?:\s?(?:(?:gross|net)\s)?(?:a|an|per|\/)\s?(?:year|hour|hr|month|day|week|shift))?`;
const bound = String.raw`(?:(?:at least|about|around|up to)\s)?`;
const amount = new RegExp(
  String.raw`^${bound}(?:${currency}\s?${figure}${tail}|${figure}(?:k|K|\s?(?:\p{Sc}|\p{Lu}{3}|dollars|euros|pounds|crowns|pesos|francs|kr|zł)))${period}`,
  "u",
);

/** The sum that opens these words: "$160,000", "at least 58k a year"; null where its currency or unit is missing. */
export function leadingAmount(text: string): string | null {
  const [found] = amount.exec(text) ?? [];
  return found === undefined || /^[\p{L}\d-]/u.test(text.slice(found.length)) ? null : found;
}

const hourly = /^\d[\d.,]* (?:an|per) hour$/u;

/** Whether the words are one sum and nothing else. */
export const isAmount = (phrase: Phrase | null): boolean =>
  phrase !== null && (leadingAmount(phrase.text) === phrase.text || hourly.test(phrase.text));

const months =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const weekdays = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const ordinal = "(?:st|nd|rd|th)?";
const day = new RegExp(
  String.raw`\b(?:(?:(?:${weekdays}),? )?(?:the )?(?:(?:${months}) \d{1,2}${ordinal}|\d{1,2}${ordinal} (?:of )?(?:${months}))(?:,? \d{4})?|the end of (?:${months}|the (?:week|month|year|quarter)))(?!\p{L}|\d)`,
  "gu",
);
const shortMonth = /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/giu;

const withLongMonths = (text: string): string =>
  text.replace(
    shortMonth,
    (short) =>
      months
        .split("|")
        .find((month) => month.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short,
  );

/** The one calendar day of an answer, written out; null where there is none, or more than one. */
export function dayInSentence(phrase: Phrase | null): string | null {
  const found = withLongMonths(phrase?.text ?? "").match(day) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether an answer is a calendar day and nothing else. */
export const isJustADay = (phrase: Phrase): boolean =>
  dayInSentence(phrase) !== null &&
  !/[\p{L}\d]/u.test(
    withLongMonths(phrase.text)
      .replace(day, "")
      .replace(/^(?:on|by|before)\s/iu, ""),
  );

/** "Northfold Mutual", "Hotel Aurach in Kitzbühel" behind "at"; null for anything less plain. */
export function organizationInSentence(phrase: Phrase | null): string | null {
  if (phrase === null || !phrase.isSayable || /\d/u.test(phrase.text)) return null;
  const [name = "", town, ...more] = splitCommas(
    phrase.text.replace(/^(?:at|in|for|with)\s+/iu, ""),
  );
  if (more.length > 0 || !/^(?:the )?\p{Lu}|^an?\s/u.test(name)) return null;
  if (town === undefined) return name;
  return isPlace(town) && !isPlace(name) ? `${name} in ${town}` : null;
}

/** A part of an answer as a phrase of its own, open under the words of the whole. */
export const partOf = (phrase: Phrase, text: string): Phrase => ({
  ...toPhrase(phrase.field, text),
  words: phrase.words,
});
