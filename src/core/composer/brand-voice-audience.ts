import { lowerPlain } from "#core/language/lower-plain.ts";
import { joinAnd, sentence, stripPeriod } from "#core/language/phrase.ts";
import { changePerson, you } from "#core/language/person.ts";
import { splitOutside, splitUnits } from "#core/language/split.ts";

/** Who reads her: the groups as noun phrases, and what she says about them in whole sentences. */
export type Readers = { readonly groups: readonly string[]; readonly notes: readonly string[] };

const clause =
  /^(?:all of (?:them|em)|they|most of|some of|each of|everyone|I|we|both)\b.*\b\p{L}+/u;

export function readReaders(answer: string): Readers {
  const units = splitUnits(answer).map(({ whole }) => stripPeriod(toYou(whole)));
  const notes = units
    .filter((unit, index) => index > 0 && clause.test(unit))
    .map((unit) => sentence(unit.replace(/\bthe SAME\b/, "the same")));
  const groups = units
    .filter((unit, index) => index === 0 || !clause.test(unit))
    .flatMap(splitGroups)
    .map((group) =>
      group
        .trim()
        .replace(/^(?:and|also|for|plus)\s+/i, "")
        .replace(/^(.{3,}) mostly$/, "mostly $1"),
    )
    .filter((group) => /\p{L}{2}/u.test(group));
  return { groups, notes };
}

/** "CISOs at regional banks, and their auditors" keeps its two groups; an aside that counts them stays with the last. */
function splitGroups(text: string): readonly string[] {
  if (text.split(" ").length <= 3) return [text];
  const pieces = splitOutside(
    text,
    /,\s+(?:and\s+)?|\s+and\s+(?=(?:the|their|my|your|our|all|one) )/g,
  );
  const joined = pieces.length > 1 ? pieces : splitOutside(text, /\s+and\s+/g);
  const parts = joined.flatMap((piece) =>
    / and /.test(piece) && piece.split(" ").length <= 6 && joined.length > 1
      ? piece.split(/ and /)
      : [piece],
  );
  return parts.every((piece) => piece.trim().split(" ").length <= 9) ? parts : [text];
}

/** The readers in one phrase: "program officers, county supervisors and the moms in your housing program". */
export function sayReaders({ groups }: Readers): string {
  const counts = groups.filter((group) =>
    /^(?:about |over |under )?\d[\d,]* (?:clients|people|readers|subscribers|members|accounts|followers|households|families)$/.test(
      group,
    ),
  );
  const named = groups.filter((group) => !counts.includes(group)).map(lowerPlain);
  const last = named.at(-1) ?? "";
  const loose = named.length === 2 && /^(?:their|the \p{L}+ (?:they|who))\b/u.test(last);
  const said = loose ? `${named[0]}, and ${last}` : joinAnd(named);
  if (said === "") return counts.join(", ");
  return counts.length === 0 ? said : `${said}: ${counts.join(", ")}`;
}

function toYou(text: string): string {
  return (changePerson(text, you) ?? text.replace(/\bmy\b/gi, "your")).replace(/\bour\b/g, "your");
}
