import type { TextFigure } from "#core/facts/fact.ts";
import { isShortened } from "#core/facts/names/plain-words.ts";
import type { Sources } from "#core/facts/sources.ts";
import { timeUnits } from "#core/language/calendar/time-units.ts";

const measures =
  "foot feet ft|mile mi|kilometer kilometre km|pound lb|kilogram kg kilo|tonne ton t|metre meter m|litre liter|hectare ha"
    .split("|")
    .map((forms) => forms.split(" "));

/**
 * Whether a figure surely counts another thing than one of an answer with its value: another measure, or a thing that the answers
 * give another number of. Two words alone may be two names of one thing.
 */
export function countsOther(fact: TextFigure, typed: TextFigure, sources: Sources): boolean {
  if (isGrowthOfOther(fact, typed)) return true;
  if (fact.unit !== "count" || typed.unit !== "count") return false;
  const [said, own] = [measureOf(fact), measureOf(typed)];
  if (said !== null && own !== null) return said !== own;
  const [thing, other] = [fact.nouns[0], typed.nouns[0]];
  if (thing === undefined || other === undefined || isSameThing(fact, typed)) return false;
  return sources.some(({ figures }) =>
    figures.some(
      ({ nouns, values }) =>
        nouns[0] === thing && !values.some((value) => fact.values.includes(value)),
    ),
  );
}

/** "Sales rose 40%" where the answer says that of something else. */
function isGrowthOfOther({ unit, subject }: TextFigure, { beside }: TextFigure): boolean {
  const clause = [...beside].filter((word) => word.length > 2);
  if (subject === null || clause.length === 0 || (unit !== "percent" && unit !== "times"))
    return false;
  return !clause.some((word) => word.startsWith(subject.slice(0, 4)));
}

function measureOf({ nouns: [noun = ""] }: TextFigure): string | null {
  if (timeUnits.has(noun)) return noun;
  return measures.find((forms) => forms.includes(noun))?.[0] ?? null;
}

function isSameThing({ nouns }: TextFigure, typed: TextFigure): boolean {
  return nouns.some((noun) =>
    typed.nouns.some(
      (other) => noun === other || isShortened(noun, other) || isShortened(other, noun),
    ),
  );
}
