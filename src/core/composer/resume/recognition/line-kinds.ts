import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import { findDateSpan } from "./dates.ts";
import { isAbbreviatedWord } from "#core/composer/resume/rows/resume-sentences.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";

const degrees = toWordSet(
  "ba bs bsc ma ms msc mba mphil mfa mpa mph phd dphil jd edd md llb llm lpc bed med pgce beng meng be btech mtech " +
    "bcom bcomm mcom bba bts candjur bpharm mpharm bsn msn msw bsw aa aas as bca mca bsme bsee bsce ged gcse gcses a-levels o-levels hnd hnc btec cap abitur matura matric highers baccalauréat " +
    "lehrabschluss licenciatura laurea dipl-ing diploma bachelor bachelors master’s bachelor’s doctorate degree nvq qqi",
);
/** Two letters that are words as well count in capitals or with points alone. */
const doubtfulDegrees = new Set([
  "as",
  "be",
  "ma",
  "msw",
  "bsw",
  "ms",
  "aa",
  "ba",
  "bs",
  "md",
  "med",
  "bed",
  "cap",
]);

/** A line of education: it names a degree, a diploma, an apprenticeship. */
export function isDegree(text: string): boolean {
  if (/(?<!\p{L})[AO]\/L(?!\p{L})/u.test(text)) return true;
  if (/^Master’?s?\s/u.test(text) && isSchool(text)) return true;
  if (/\bapprenticeship(?=$|[\s,:]+(?:as|at|in|with|\d|$))/iu.test(text)) return true;
  if (/(?:^|\s)Dipl?\.\s(?=\p{Lu}|in\s)/u.test(text)) return true;
  return [...text.matchAll(/(?<!\p{L})\p{L}[\p{L}.’-]*/gu)].some(({ 0: word, index }) => {
    const plain = word.toLowerCase().replaceAll(".", "");
    if (!degrees.has(plain) || !doubtfulDegrees.has(plain)) return degrees.has(plain);
    return /^\p{Lu}\.?\p{Lu}/u.test(word) && /(?:^|[,;:(–-]\s*|\d\s+)$/.test(text.slice(0, index));
  });
}

/** A place of learning, where no post is headed by it: "Lehman College, 30 credits". */
export function isSchool(text: string): boolean {
  return schoolPattern.test(text);
}

const schoolPattern = new RegExp(
  String.raw`\b${regexAnyOf(String.raw`colleges? universi\p{Ll}+ schools? polytechnic institut\p{Ll}* academy lyc[ée]e gymnasium technikum escuela colegio facul\p{Ll}+`)}\b`,
  "iu",
);

/** A certificate or a license is no post, whatever year it is of. */
export function isCertificate(text: string): boolean {
  const post = findDateSpan(text);
  if (post !== null && (!post.open || text.split(",").length > 2)) return false;
  return text.split(" ").length <= 9 && certificatePattern.test(text);
}
const certificatePattern = new RegExp(
  String.raw`\b(?:certified|certificat\p{Ll}+|licen[cs]ed?|accredited|` +
    String.raw`certs?|first aid|(?:green|black) belt)\b`,
  "iu",
);

/** "Silae, Sage, Excel": names and things alone, two or more of them. */
export function isBareList(text: string): boolean {
  const pieces = listPieces(text);
  return (
    pieces.length > 1 &&
    !/[.:;]/.test(text) &&
    !findDateSpan(text) &&
    pieces.every(
      (piece) => piece.split(" ").length < 4 && !/\d/.test(piece) && !beginsWithPastVerb(piece),
    )
  );
}

/** Languages, where half of a list names them. */
export function isLanguageList(text: string): boolean {
  const pieces = listPieces(text.replaceAll("/", ", "));
  const known = pieces.filter((piece) => {
    const [first = "", ...others] = piece
      .toLowerCase()
      .replace(/^(?:some|basic|fluent|native) /, "")
      .split(" ");
    const goesOn = (word: string) =>
      languageLevels.has(word) || (others.length > 2 && isLanguageName(word));
    return isLanguageName(first) && others.map((word) => word.replace(/\W/g, "")).every(goesOn);
  });
  return known.length * 2 >= pieces.length;
}

function isLanguageName(word: string): boolean {
  const ends = /(?:[^h]ish|[^e]ese|[^c]ian)$/.test(word);
  return languageNames.has(word) || ends || lexiconTags(word).includes("Demonym");
}

const languageLevels = toWordSet(
  "native fluent basic basics intermediate advanced good working conversational spoken written mother tongue beginner bilingual professional proficiency level little bit a language speaker only and yes ",
);

/** Languages that are named like no people and end like no adjective. */
const languageNames = new Set(
  (
    "hebrew arabic hindi urdu tamil telugu punjabi gujarati marathi bangla mandarin cantonese swahili yoruba igbo hausa twi " +
    "anglais allemand français espagnol englisch deutsch französisch spanisch inglés alemán francés español inglês " +
    "zulu xhosa wolof somali tigrinya tagalog farsi dari pashto creole latin dutch czech french german greek"
  ).split(" "),
);

/** The pieces of a list without brackets and levels: "English (C1)", "English B2". */
const listPieces = (text: string): readonly string[] =>
  text.replace(/\s*\([^()]*\)|\s[ABC][12]\b/g, "").split(/,\s*|\s(?:and|&)\s/);

/** "TWIC card", "CDL-A, ILA Local 1414", "CPR to 2027". */
export function isLicenceCard(text: string): boolean {
  return /\b(?:cards?|permits?|CDL|CPR|OSHA|TWIC|driv\p{Ll}+ licen[cs]e)\b/iu.test(text);
}

/** One to four words with a capital first, no figure, comma or end of a sentence. */
export function looksLikeHeading({ text, marked }: ResumeRow): boolean {
  const plain = /^\p{Lu}[^\d,.;|()]*$/u.test(text) && text.split(" ").length <= 4;
  return plain && !marked && !isLanguageList(text) && !beginsWithPastVerb(text);
}

const sentenceOpening = /^(?:I|We|My|In|From|For|After|Before|Between|During|Until|Over)\s/u;
const finiteWords = /(?<!\p{L})(?:I|my|we|our|has|have|had|was|were|is|are)(?!\p{L})/u;

/** Whether the line can be a title, an employer or both: short, no sentence, no deed. */
export function looksLikeJobTitle(text: string): boolean {
  // "Court Reporter I": a grade, not the pronoun.
  const title = text.replace(/ I$/, "");
  if (sentenceOpening.test(title) || finiteWords.test(title) || beginsWithPastVerb(title))
    return false;
  const ends = /(?<=\p{L}{4})[.?]\s+(?=[\p{L}\d])|[%$€£]|(?:[!?;:]|\p{L}{4}\.)$/u;
  const spelled = text.replace(/(\p{L}+)\./gu, (matched: string, word: string) =>
    isAbbreviatedWord(word) ? word : matched,
  );
  const words = text.replace(/\([^()]*\)/g, "").match(/[^\s&/|·•–—-]+/gu) ?? [];
  return words.length <= 12 && text.split(" ").length <= 24 && !ends.test(spelled);
}

/** A full sentence, told apart from names and towns. */
export function isOwnSentence(text: string): boolean {
  const words = text.split(" ").length;
  return (words >= 5 && /(?<!\.\p{L})[.!?]$/u.test(text)) || /^(?:I|I’\p{L}+|My)\s/u.test(text);
}

/** "Managed the branch" begins with a past form that is nothing else. */
export function beginsWithPastVerb(text: string): boolean {
  const [first = ""] = text.split(/[\s,]/);
  const forms = verbReadings(first.toLowerCase()).map(({ form }) => form);
  return (
    forms.includes("past") && !forms.includes("base") && !qualityPasts.has(first.toLowerCase())
  );
}

/** "fill in as charge nurse": a line in lower case that begins with a verb. */
export function beginsWithBaseVerb(text: string): boolean {
  const [first = ""] = text.split(/[\s,]/);
  const acts = verbReadings(first).some(({ form }) => form === "base");
  return /^\p{Ll}+$/u.test(first) && acts && !isNoun(first);
}

const isNoun = (word: string): boolean =>
  lexiconTags(word).some((tag) => /Noun|Singular|Role|Adjective/.test(tag));

/** Past forms that say what a person is, not what was done. */
const qualityPasts = toWordSet(
  "certified registered licensed accredited chartered qualified skilled experienced dedicated motivated proven based born " +
    "married retired united oriented employed interested located advanced trusted detailed fixed",
);

/** Two to four words with a capital each: a name as it stands on top. */
export function looksLikePersonName(text: string): boolean {
  const words = text.split(" ");
  const capital = words.every((word) =>
    /^(?:\p{Lu}[\p{L}.’-]*|de|van|von|der|den|la|del|da|di)$/u.test(word),
  );
  return words.length >= 2 && words.length <= 4 && capital && !beginsWithPastVerb(text);
}
