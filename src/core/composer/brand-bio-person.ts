import { baseOf, thirdOf, verbFormOf } from "#core/language/inflect.ts";
import { changePerson, she } from "#core/language/person.ts";
import { possessive, quote, stripPeriod } from "#core/language/phrase.ts";

/** A clause of hers in the third person; what cannot be turned without a guess stands as her own words. `house` is the organisation that "we" names, when it is hers. */
export function inThird(clause: string, house: string | null): string {
  const plain = clause.replaceAll(/\b([Oo])ur (?=\p{Ll})/gu, (_all, letter: string) =>
    letter === "O" ? "The " : "the ",
  );
  const ours =
    house === null
      ? plain
      : plain.replace(/^[Ww]e (\p{Ll}+)/u, (all, verb: string) => houseDoes(house, verb) ?? all);
  const dated = ours.replace(/^I (?=(?:cut|put|set|hit|shut|split|beat)\b[^.]*\d)/u, "she ");
  const turned = /(?<![\p{L}’])(?:[Ww]e|[Uu]s|ours)(?![\p{L}’])/u.test(ours)
    ? null
    : changePerson(dated, she);
  return turned ?? `in her words, ${quote(stripPeriod(clause))}`;
}

function houseDoes(house: string, verb: string): string | null {
  const form = verbFormOf(verb);
  if (form === "past") return `${house} ${verb}`;
  return form === "base" ? `${house} ${thirdOf(baseOf(verb) ?? verb)}` : null;
}

/** Her name at its first place, "she" and "her" after it. */
export function withName(text: string, name: string | null): string {
  if (name === null) return text;
  const plain = name.split(", ")[0] ?? name;
  const subject = name === plain ? name : `${name},`;
  return text.replace(/(?<![\p{L}’“])(?:[Ss]he|[Hh]er)(?![\p{L}’])/u, (word) =>
    /^s/i.test(word) ? subject : possessive(plain),
  );
}
