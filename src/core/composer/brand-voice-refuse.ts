import { capitalise, stripPeriod } from "#core/language/phrase.ts";
import { splitOutside, splitUnits } from "#core/language/split.ts";

const lead =
  /^(?:and |or |nor |also |but )*(?:(?:I|we) (?:refuse|don[’']t want|do not want|never want|hate|won[’']t|will not|can[’']t stand)(?: to)?(?: ever)?(?: sound(?:ing)?)?(?: like)?|sound(?:ing)? like|like|being|as|not|never)\s+/i;

/** What she refuses to sound like: noun phrases and quoted phrases, in her words, none twice. */
export function readRefused(answer: string): readonly string[] {
  const items = splitUnits(answer)
    .flatMap(({ text, aside }) =>
      splitOutside(text, /,\s+(?:or |and |nor )?|\s+or\s+/g).map((piece) => ({ piece, aside })),
    )
    .map(({ piece }) =>
      stripPeriod(piece)
        .replace(/^(?:(?:and|or|nor|also|but) )+/i, "")
        .replace(lead, "")
        .replace(lead, "")
        .replace(/^(?:those|these|the) (?=“)/i, "")
        .replace(/^“([^”]*)”$/u, (_all, words: string) => `“${capitalise(words)}”`)
        .trim(),
    )
    .filter(
      (item) =>
        /\p{L}{2}/u.test(item) &&
        !/^(?:God|God no|no|please|ugh|yuck|ever|at all|never|never again|basically)$/i.test(item),
    );
  const seen = new Set<string>();
  return items
    .filter((item) => {
      const key = item.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map((item) =>
      capitalise(item).replace(/^“(\p{Ll})/u, (_all, letter: string) => `“${letter.toUpperCase()}`),
    )
    .slice(0, 6);
}
