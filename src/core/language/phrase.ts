const vowelSound =
  /^(?:[AEIOUaeiou8]|1[18](?!\d)|[Hh](?:our|onest|onou?r|eir)|[FHLMNRSX](?=[A-Z]{1,4}\b|\d))/;
const consonantSound = /^(?:uni(?!n|m)|use|usu|eu|one\b|once\b|u(?=[A-Z]))/i;

/** The text with its first letter upper-case; quotation marks and brackets before it are skipped. */
export function capitalise(text: string): string {
  return text.replace(
    /^([\s“‘("[]*)(\p{Ll})(?![\p{Ll}]*\p{Lu})/u,
    (_all, lead: string, letter: string) => {
      return lead + letter.toUpperCase();
    },
  );
}

/** The text with a lower-case first letter, unless it starts with I, an acronym, or a word written with inner capitals. */
export function lowerFirst(text: string): string {
  if (/^(?:I(?![\p{L}])|I[’'])/u.test(text)) return text;
  if (/^[\p{Lu}\d&.+-]{2,}/u.test(text) || /^\p{L}+\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Lower-cases the first letter only of a common opening word (the, a, we, my, when …), so that a name keeps its capital. */
export function lowerOpening(text: string): string {
  const opening =
    /^(?:The|A|An|My|Our|Your|Her|His|Their|Its|We|You|They|She|He|It|This|That|These|Those|There|When|While|If|As|In|On|At|By|For|From|To|With|Without|Of|And|But|So|No|Not|Nobody|Every|Each|All|Both|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|What|Which|Who|How|Where|Why|People|Some|Any)(?![\p{L}-])/u;
  return opening.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The text without the punctuation that ends a sentence. A final abbreviation ("a.m.", "Inc.") keeps its full stop. */
export function stripPeriod(text: string): string {
  const trimmed = text.trimEnd();
  if (/(?:\b(?:[ap]\.m|[A-Z]\.[A-Z]|Inc|Jr|Sr|Ltd|Co|etc))\.$/.test(trimmed)) return trimmed;
  return trimmed.replace(/[\s.,;:–-]+$/u, "");
}

/** The text ending in one full stop, question mark or ellipsis; a stop goes after a closing quotation mark only if none is inside. */
export function ensurePeriod(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (trimmed === "") return "";
  if (/[.?!…][”’)"]?$/u.test(trimmed)) return trimmed;
  return trimmed.endsWith("”") ? `${trimmed.slice(0, -1)}.”` : `${trimmed}.`;
}

/** "a", "a and b", "a, b and c": no comma before the last. Items that hold commas are joined by semicolons. */
export function joinAnd(items: readonly string[], word = "and"): string {
  const given = items.filter((item) => item !== "");
  const last = given.at(-1);
  if (last === undefined) return "";
  if (given.length === 1) return last;
  const mark = given.some((item) => /,\s/.test(item)) ? "; " : ", ";
  const gap = mark === "; " ? "; " : " ";
  return `${given.slice(0, -1).join(mark)}${gap}${word} ${last}`;
}

/** "a" or "an" by the sound that follows: an hour, a university, an MBA, a EU rule. */
export function aOrAn(text: string): "a" | "an" {
  if (consonantSound.test(text)) return "a";
  return vowelSound.test(text) ? "an" : "a";
}

/** The text with its article: "an hour", "a plan". */
export function withArticle(text: string): string {
  return `${aOrAn(text)} ${text}`;
}

/** The text in curly quotation marks, marks it already had around it removed. */
export function quote(text: string): string {
  return `“${text.trim().replace(/^[“”"‘']+|[“”"’']+$/gu, "")}”`;
}

/** One sentence: capital at the start, one stop at the end. */
export function sentence(text: string): string {
  return ensurePeriod(capitalise(text.trim()));
}

const smallWords = new Set(
  "a an and as at but by for from in into nor of off on or per the to up via vs with".split(" "),
);

/** Title capitals for a role or a heading: "director of nursing" → "Director of Nursing". Words with capitals stay. */
export function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}’'&.]+/gu, (word, offset: number) => {
    if (/\p{Lu}/u.test(word)) return word;
    if (offset > 0 && smallWords.has(word)) return word;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** The possessive: Ximena → Ximena’s, tenants → tenants’. */
export function possessive(name: string): string {
  return name.endsWith("s") && /^\p{Ll}/u.test(name) ? `${name}’` : `${name}’s`;
}
