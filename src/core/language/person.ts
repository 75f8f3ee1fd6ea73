import { classify } from "./clause.ts";
import { baseOf, thirdOf, verbFormOf, verbReadings } from "./inflect.ts";
import { outsideQuotes } from "./quotes.ts";

/** The words a text uses for her: "she", or her name where no pronoun was given. */
export type Person = {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly reflexive: string;
};

export const she: Person = {
  subject: "she",
  object: "her",
  possessive: "her",
  reflexive: "herself",
};
export const you: Person = {
  subject: "you",
  object: "you",
  possessive: "your",
  reflexive: "yourself",
};

const gaps = String.raw`(?: (?:also|now|then|still|never|always|often|both|only|usually|already|really|\p{Ll}+ly)(?![\p{L}’]))*`;
const clauseI = new RegExp(
  String.raw`(?<turned>(?<![\p{L}’])(?:do|don’t|did|can|could|will|would|should|must|may|might|am|have|was|had|didn’t|can’t|won’t) )?(?<![\p{L}’])I(?:(?<ending>’(?:m|ve|d|ll))|(?![\p{L}\p{N}’]))(?<gap>${gaps}) ?(?<verb>[\p{L}’-]+)?`,
  "gu",
);
const endings: Readonly<Record<string, readonly [string, string]>> = {
  "’m": ["is", "are"],
  "’ve": ["has", "have"],
  "’d": ["would", "would"],
  "’ll": ["will", "will"],
};
const modal =
  /^(?:will|would|can|could|shall|should|may|might|must|won’t|can’t|couldn’t|wouldn’t|shouldn’t|mustn’t|did|didn’t|had|hadn’t|cannot)$/;
const thirdOfAuxiliary: Readonly<Record<string, string>> = {
  am: "is",
  "don’t": "doesn’t",
  "haven’t": "hasn’t",
  do: "does",
  have: "has",
  was: "was",
  "wasn’t": "wasn’t",
  "ain’t": "isn’t",
};
const pluralOfAuxiliary: Readonly<Record<string, string>> = {
  am: "are",
  was: "were",
  "wasn’t": "weren’t",
};

/** First person to another one: "I lead my team" → "she leads her team". Quoted speech stays. Verbs after I agree; null when a verb is not known, so that nothing is guessed. */
export function changePerson(text: string, to: Person): string | null {
  if (to.subject === "I") return text;
  let sure = true;
  const said = outsideQuotes(text, (part) =>
    part
      .replace(clauseI, (all, ...rest) => {
        const groups: unknown = rest.at(-1);
        const written = agree(groupsOf(groups), to);
        if (written === null) sure = false;
        return written ?? all;
      })
      .replaceAll(/(?<![\p{L}’])(?:M|m)y(?=\s)/gu, (word) => cased(word, to.possessive))
      .replaceAll(/(?<![\p{L}’])mine(?![\p{L}’])/gu, to.subject === "you" ? "yours" : "hers")
      .replaceAll(/(?<![\p{L}’])myself(?![\p{L}’])/gu, to.reflexive)
      .replaceAll(/(?<![\p{L}’])me(?![\p{L}’])/gu, to.object),
  );
  return sure && !/(?<![\p{L}’])(?:I|I’\p{L}+)(?![\p{L}’])/u.test(said.replaceAll(/“[^”]*”/g, ""))
    ? said
    : null;
}

type Groups = {
  readonly turned: string;
  readonly ending: string;
  readonly gap: string;
  readonly verb: string;
};

function groupsOf(value: unknown): Groups {
  const read = (key: string): string => {
    if (typeof value !== "object" || value === null || !(key in value)) return "";
    const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
    return typeof found === "string" ? found : "";
  };
  return { turned: read("turned"), ending: read("ending"), gap: read("gap"), verb: read("verb") };
}

function agree({ turned, ending, gap, verb }: Groups, to: Person): string | null {
  const plural = to.subject === "you";
  const tail = verb === "" ? "" : ` ${verb}`;
  if (turned !== "") {
    const auxiliary = turned.trim();
    const fixed = (plural ? pluralOfAuxiliary : thirdOfAuxiliary)[auxiliary] ?? auxiliary;
    return `${fixed} ${to.subject}${gap}${tail}`;
  }
  if (ending !== "") {
    const pair = endings[ending];
    return pair === undefined ? null : `${to.subject} ${pair[plural ? 1 : 0]}${gap}${tail}`;
  }
  if (verb === "") return to.subject + gap;
  const low = verb.toLowerCase();
  if (modal.test(low)) return `${to.subject}${gap} ${verb}`;
  const fixed = (plural ? pluralOfAuxiliary : thirdOfAuxiliary)[low];
  if (fixed !== undefined) return `${to.subject}${gap} ${fixed}`;
  const form = verbFormOf(low);
  if (form === null || form === "gerund" || form === "third") return null;
  if (plural || form === "past" || form === "participle") return `${to.subject}${gap} ${verb}`;
  const both =
    verbReadings(low).some((one) => one.form === "past") &&
    low !== "read" &&
    /^(?:put|cut|set|let|cost|hit|split|spread|quit|hurt|bid|cast|beat|shut)$/.test(low);
  return both ? null : `${to.subject}${gap} ${thirdOf(baseOf(low) ?? low)}`;
}

function cased(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** A fragment with her as its subject: "led the launch" → "I led the launch"; null when it does not start with a verb we are sure of. */
export function withSubject(fragment: string, subject = "I"): string | null {
  const clause = classify(fragment);
  if (clause.kind === "first-person" && subject === "I") return fragment;
  if (clause.confidence < 0.7) return null;
  if (clause.kind === "verb-past") return `${subject} ${fragment.trim()}`;
  if (clause.kind !== "verb-base") return null;
  if (subject === "I" || subject === "you") return `${subject} ${fragment.trim()}`;
  const verb = clause.verb ?? "";
  return `${subject} ${fragment.trim().replace(verb, thirdOf(baseOf(verb) ?? verb))}`;
}
