import { type Addressee, speakTo } from "#core/language/addressee.ts";
import { isClearPast } from "#core/language/inflect.ts";
import { finishStatement } from "#core/language/statement.ts";
import { sentence, stripPeriod } from "#core/language/phrase.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitUnits } from "#core/language/split.ts";
import type { Named } from "./networking-hub-meet.ts";

/** Common ground, said to the person it is shared with and about that person to a third. */
export type Ground = { readonly toThem: readonly string[]; readonly aboutThem: readonly string[] };

/** Reads the cleaned answer to "What do you have in common?". */
export function readGround(cleaned: string, person: Named | null): Ground {
  const units = splitUnits(cleaned)
    .map(({ whole }) => withoutNames(whole, person))
    .map((whole) =>
      spellSmallNumbers(owned(stripPeriod(whole).replace(/^(?:and|also|plus|but)\s+/i, ""))),
    )
    .filter((unit) => /\p{L}{2}/u.test(unit) && unit.split(" ").length <= 24);
  const addressee: Addressee = {
    greeting: person?.greeting ?? null,
    name: bareName(person),
    plural: person === null,
  };
  return {
    toThem: units.flatMap((unit) => {
      const said = speakTo(yourDated(withYou(unit, person)), addressee);
      return said === null ? [] : [sentence(said)];
    }),
    aboutThem: person === null ? [] : units.map((unit) => sentence(named(unit, person))),
  };
}

/** "we both trained", told to a third: "Dr. Afolabi and I both trained". */
function named(text: string, person: Named): string {
  return text.replace(/^we (?=both |are both )/iu, `${person.greeting} and I `);
}

function bareName(person: Named | null): string | null {
  return person === null
    ? null
    : (person.name.replace(/^(?:Dr|Prof|Judge|Mr|Mrs|Ms)\.? /, "").split(" ")[0] ?? null);
}

/** An aside that tells the person about the person is left out. */
function withoutNames(text: string, person: Named | null): string {
  const last = person?.name.split(" ").at(-1);
  return last === undefined
    ? text
    : text.replace(/\s*\(([^()]*)\)/g, (all, aside: string) => (aside.includes(last) ? "" : all));
}

/** "same accountant, Lou Ferrante" → "we have the same accountant, Lou Ferrante". */
function owned(text: string): string {
  if (isClearPast(text.split(" ")[0] ?? "")) return stripPeriod(finishStatement(text).text);
  if (/^(?:the )?same\s/i.test(text))
    return `we have ${/^the\s/i.test(text) ? "" : "the "}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text
    .replace(
      /^[Bb]oth (?:of us )?(?=(?:in|at|from|on|with|of|members?|alumn\p{L}+|mothers|parents)\b|\p{Lu})/u,
      "we are both ",
    )
    .replace(/^both (?:of us )?(?=\p{Ll})/iu, "we both ")
    .replace(/\bmy (thesis|dissertation|book|report),? (chapter \d+)\b/gi, "$2 of my $1");
}

/** "Ingrid and I both trained" → "we both trained"; "Dr. Afolabi reviewed" → "you reviewed". */
function withYou(text: string, person: Named | null): string {
  if (person === null) return text;
  const names = [person.name, person.greeting, bareName(person) ?? person.name]
    .map(escape)
    .join("|");
  return text
    .replace(
      new RegExp(`^(?:(?:${names}) and (?:I|me)|(?:me|I) and (?:${names}))(?=\\s)`, "iu"),
      "we",
    )
    .replace(new RegExp(`^(?:${names}) (?=\\p{Ll}+(?:ed|t|d|k|n|e|w|s)\\b)`, "u"), "she ");
}

/** "her 2019 paper", said to her: "your 2019 paper". */
function yourDated(text: string): string {
  return text.replace(/(?<![\p{L}’])(?:her|his|their) (?=\d{4} \p{Ll})/gu, "your ");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
