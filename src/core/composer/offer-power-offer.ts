import { sayAmounts } from "#core/language/amounts.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import { splitStatements } from "#core/language/statement.ts";

/** The offer as she named it. */
export type Offer = {
  /** Its name or kind with what belongs to it: "90-day cash clarity intensive". */
  readonly noun: string;
  /** Whether it has a name of its own, with what it is in `terms`: "The Board-Ready Quarter". */
  readonly titled: boolean;
  /** How it stands in a sentence: "the 90-day cash clarity intensive", "federal grant writing". */
  readonly named: string;
  /** Terms set off by a comma: "flat fee per application". */
  readonly terms: string;
  /** A whole sentence that says the offer: "I edit first books …"; the noun is "" then. */
  readonly sentence: string;
  /** What she is in it, said to the client: "I’m your part-time CFO for a quarter". */
  readonly role: string;
  /** Who she is: "I’m an organizational psychologist who used to be a floor nurse". */
  readonly who: string;
};

const self = /^(?:I|I[’']m|I am|we|we[’']re|my)(?![\p{L}-])/iu;
const finite =
  /^(?:[^,;]{2,60}?) (?:is|are|was|runs|takes|helps|gives|offers|teaches|brings|lasts)\b/;

export function readOffer(answer: string): Offer {
  const units = splitUnits(answer)
    .flatMap(({ whole }) => splitStatements(whole))
    .map((unit) =>
      stripPeriod(unit)
        .replace(/\s*→\s*/g, " to ")
        .trim(),
    )
    .filter(
      (unit) =>
        /\p{L}{2}/u.test(unit) &&
        !/^(?:ignore|disregard|forget) (?:all|any|the|previous|everything)\b/i.test(unit),
    );
  const selves = units.filter((unit) => self.test(unit));
  const [first = "", ...rest] = units.filter((unit) => !self.test(unit));
  const yours = selves.find((unit) => /\byou(?:r)?\b/.test(unit)) ?? "";
  const whole =
    selves.find((unit) => unit !== yours && !/^(?:I[’']m|I am|my name)\b/i.test(unit)) ?? "";
  const who = selves
    .filter((unit) => unit !== yours && unit !== whole)
    .map((unit) => introduced(started(unit)))
    .join(". ");
  const role = yours === "" && first !== "" && !finite.test(first) ? whole : yours;
  if (finite.test(first) || (first === "" && whole !== "")) {
    return {
      noun: "",
      titled: false,
      named: "",
      terms: "",
      sentence: sayAmounts(first === "" ? whole : first),
      role,
      who,
    };
  }
  const own = readTitle(first);
  if (own !== null) return { ...own, sentence: "", role, who };
  const spaced = first
    .replace(/^(\d+) (session|part|person|page|call|class) (?=\p{L})/u, "$1-$2 ")
    .replace(
      /(?<=\p{L})(?<!\b(?:for|in|of|over|within|by|the|a|every|per|and|or|to|under|about|up to|first|last|next)) (?=\d+[ -](?:weeks?|months?|days?|sessions?|hours?)\b)/u,
      ", ",
    );
  const [noun = "", ...terms] = splitTerms(spaced);
  const details = [...terms, ...rest].join(", ");
  return {
    noun: sayAmounts(noun),
    titled: false,
    named: withThe(noun),
    terms: sayAmounts(details),
    sentence: "",
    role,
    who,
  };
}

/** "I’m an organizational psychologist (Dr. Nakoa) who …" → "I’m Dr. Nakoa, an organizational psychologist who …". */
function introduced(said: string): string {
  return said.replace(
    /^(?<am>I(?:’m| am)) (?<what>an? [^()]+?) \((?<name>(?:Dr\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)+)\)/u,
    "$<am> $<name>, $<what>",
  );
}

/** "4 week group for …" → "a 4-week group for …"; plurals stay. */
function oneOf(what: string): string {
  return what.replace(
    /^(?<count>\d+)[ -](?<unit>week|day|month|session|hour|part) (?=\p{Ll})/u,
    (_all, count: string, unit: string) =>
      `${/^(?:8|11|18)/.test(count) ? "an" : "a"} ${count}-${unit} `,
  );
}

const form =
  "keynote|workshop|talk|course|program|retreat|group|webinar|class|seminar|training|lecture|masterclass|session";
const formThenTitle = new RegExp(
  String.raw`^(?:the |a )?(?<form>${form}): [“"]?(?<title>\p{Lu}[^(“”"]+?)[”"]?(?<aside> \([^)]*\))?$`,
  "iu",
);
const titleThenForm =
  /^[“"]?(?<title>(?:The |A )?\p{Lu}[\p{L}’&-]*(?: (?:\p{Lu}[\p{L}’&-]*|\d+|of|the|and|for|to|in|a|your))*)[”"]?: (?<what>(?:\p{L}|\d).+)$/u;

/** "The Board-Ready Quarter: three months of coaching", "keynote: What the Night Shift Knows": a name and what it is. */
function readTitle(first: string): Pick<Offer, "noun" | "titled" | "named" | "terms"> | null {
  const talk = formThenTitle.exec(first)?.groups;
  if (talk !== undefined) {
    const noun = `${(talk["form"] ?? "").toLowerCase()} “${talk["title"] ?? ""}”${sayAmounts(talk["aside"] ?? "")}`;
    return { noun, titled: true, named: `the ${noun}`, terms: "" };
  }
  const named = titleThenForm.exec(first)?.groups;
  const title = named?.["title"] ?? "";
  if (named === undefined || title.split(" ").length < 2) return null;
  const what = named["what"] ?? "";
  return { noun: title, titled: true, named: title, terms: sayAmounts(oneOf(lowerPlain(what))) };
}

function splitTerms(noun: string): string[] {
  const at = noun.search(/,\s|\s–\s/);
  if (at < 0) return [noun];
  return [noun.slice(0, at), noun.slice(at).replace(/^(?:,|\s–)\s*/, "")];
}

const noArticle =
  /(?:ing|HR|advice|counsel|support|representation|care|research|design|photography|therapy|help|strategy|management|development|work|prep|preparation|PR|communications|translation|law|mediation|hospice|catering|and \p{L}+ing)$/iu;

function withThe(noun: string): string {
  if (/^(?:the|a|an|my|our|one|two|three|four|five|six|\d+ (?!\p{L}+-)\p{L}+s\b)\b/iu.test(noun))
    return lowered(noun);
  const head =
    noun
      .split(/\s(?:for|of|to|with|in|by|on|at|from|that|who|which|about|during|between)\s|[,“(]/)[0]
      ?.trim() ?? noun;
  const last = head.split(" ").at(-1) ?? "";
  const title = head.split(" ").filter((word) => /^\p{Lu}/u.test(word)).length >= 2;
  if (title || last === "" || noArticle.test(last) || /[^s]s$/.test(last)) return noun;
  if (/\b(?:and|plus|&)\b/.test(head)) return `the ${noun}`;
  return `the ${noun}`;
}

function lowered(noun: string): string {
  return /^(?:A|An|My|Our|One|Two|Three|Four|Five|Six) \p{Ll}/u.test(noun)
    ? noun.charAt(0).toLowerCase() + noun.slice(1)
    : noun;
}

function started(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
