import { isGlued, lowAt, singularOf, type Tokens } from "#core/facts/tokens.ts";
import { verbFormOf } from "#core/language/inflect.ts";
import { timeUnits, unitOfShortForm } from "#core/language/calendar/time-units.ts";
import { toWordSet } from "#core/language/word-lists.ts";

const mostNouns = 3;
const linking = toWordSet(
  "i but then because though too also so far already if u you we they he she both about around roughly of to in on at by for from with and or a an the per than over under up down out off now after before since until till as is are was were be been it its my our your his her their this that these those which who what where more less fewer least most against vs versus have has had into when while can could will would should shall may might must not no last next past each every all ago gross net only just through during between looks means goes says shows comes makes takes gets gives stays sounds feels seems works leaves x",
);
const passedOver = toWordSet(
  "new full different other extra additional more further whole straight",
);

/** The words behind a figure that say what it counts, in the singular: "week" and "forecast" of "13-week forecast". */
export function nounsBehind(tokens: Tokens, at: number): string[] {
  const nouns: string[] = [];
  for (let place = at; nouns.length < mostNouns; place += 1) {
    const low = lowAt(tokens, place);
    if (/^[-+]$/.test(low) && isGlued(tokens, place)) continue;
    if (tokens[place]?.kind !== "word" || endsCount(low, nouns)) break;
    if (!passedOver.has(low)) nouns.push(unitOfShortForm(low) ?? singularOf(low));
  }
  return nouns;
}

/** "Of the two you’d like", "those two separately"; "9 got their certificate" counts no "got". */
function endsCount(word: string, nouns: readonly string[]): boolean {
  const isPast = verbFormOf(word) === "past" && !word.endsWith("ed");
  return (
    linking.has(word.replace(/[’'].*$/, "")) ||
    word.endsWith("ly") ||
    (nouns.length === 0 && isPast)
  );
}

const adverb = /^(?:(hour|week|month|year)ly|daily|annually)$/;
const reach = 6;

/** The span of a rate behind a figure: "140 errors a month", "$350/hr", "twice weekly". */
export function rateBehind(tokens: Tokens, at: number): string | null {
  for (let place = at; place < at + reach; place += 1) {
    const low = lowAt(tokens, place);
    if (/^[.,;:(\n]?$/.test(low)) return null;
    const [often, span = "year"] = adverb.exec(low) ?? [];
    if (often !== undefined) return often === "daily" ? "day" : span;
    if (!/^(?:an?|per|each|every|\/)$/.test(low)) continue;
    const unit = unitOfShortForm(lowAt(tokens, place + 1)) ?? singularOf(lowAt(tokens, place + 1));
    return timeUnits.has(unit) ? unit : null;
  }
  return null;
}
