import { type Addressee, namesThirdPerson, speakTo } from "#core/language/addressee.ts";
import { classify } from "#core/language/clause.ts";
import { ensurePeriod, lowerOpening, sentence } from "#core/language/phrase.ts";
import { splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";

/** What she offers instead, as sentences to the one who asks; [] when she offers nothing. */
export function readOffers(cleaned: string, addressee: Addressee | null): readonly string[] {
  if (/^(?:nothing|none|no|n\/a|nope|na|not applicable|no offer|nothing else)\.?$/i.test(cleaned))
    return [];
  const units = splitEntries(cleaned)
    .flatMap((entry) => splitStops(entry))
    .flatMap((unit) =>
      splitOutside(
        unit,
        /,?\sand\s(?=(?:I|we|my|our|the|she|he|they)(?:’\p{L}+)?\s\p{L}+)|,\s(?=I(?:’\p{L}+)?\s)/gu,
      ),
    )
    .map((unit) => unit.trim().replace(/[.,;]+$/, ""))
    .filter((unit) => /[\p{L}\p{N}]/u.test(unit));
  return joinAlternatives(units).map((unit) => sayOffer(forThem(unit, addressee)));
}

/** "or …" belongs to what stands before it. */
function joinAlternatives(units: readonly string[]): string[] {
  const joined: string[] = [];
  for (const unit of units) {
    const last = joined.length - 1;
    if (/^or\s/i.test(unit) && last >= 0) joined[last] = `${joined[last]}, ${lowerOpening(unit)}`;
    else
      joined.push(
        unit.replace(/^(?:and|also|then)\s+/i, "").replace(/,\s+and\s(?=\p{Ll}|\d)/u, " and "),
      );
  }
  return joined;
}

function forThem(unit: string, addressee: Addressee | null): string {
  const said = speakTo(unit, addressee);
  if (said !== null) return said;
  const without = unit.replace(/\swith (?:her|him|them)\b/i, "");
  return namesThirdPerson(without) ? unit : without;
}

const together =
  /^(?:rotate|split|share|move|reschedule|alternate|trade|swap|revisit|meet|start|postpone|use)\b/i;

function sayOffer(unit: string): string {
  const text = spellSmallNumbers(
    oneUnit(
      unit.replace(
        /\b(\d+) minutes (?:with you )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/,
        (all) => all.replace(/ ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/, " on $1"),
      ),
    ),
  );
  const firm = text
    .replace(/^I(?:’d| would) (?!be\b|like\b|rather\b)/i, "I will ")
    .replace(/^I could\b/i, "I can")
    .replace(/^I’ll\b/, "I will")
    .replace(/^(?:happy|glad|willing) to\s/i, "I can ")
    .replace(/^(?:can|could)\s/i, "I can ")
    .replace(/^will\s/i, "I will ");
  if (/^(?:I|we|you|she|he|they)(?:’\p{L}+)?\s/iu.test(firm)) return sentence(firm);
  const done =
    /^(?<thing>[\p{Ll}][\p{L} -]{2,40}?) (?<state>done|finished|complete|ready|delivered|sent|closed) (?<when>by|on|before|in)\b/u.exec(
      firm,
    )?.groups;
  if (done)
    return sentence(
      firm
        .replace(/^/, isDetermined(done["thing"] ?? "") ? "" : "the ")
        .replace(` ${done["state"]} ${done["when"]}`, ` will be ${done["state"]} ${done["when"]}`),
    );
  if (together.test(firm)) return sentence(`let’s ${firm}`);
  const phrase = readVerbPhrase(firm);
  if (phrase?.form === "base") return sentence(`I can ${firm.replace(/^to\s/i, "")}`);
  if (phrase?.form === "gerund") return ensurePeriod(`What I offer: ${firm}`);
  if (classify(firm).kind === "clause" && classify(firm).confidence >= 0.65)
    return sentence(withSubjectArticle(firm));
  if (
    /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|my|the|\d+|half an?)\s/i.test(firm)
  )
    return ensurePeriod(`I can offer ${lowerOpening(firm)}`);
  return ensurePeriod(`What I offer: ${lowerOpening(firm)}`);
}

/** "1 hour" → "one hour". */
function oneUnit(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}$.,:-])1 (?=(?:hour|day|week|month|minute|call|page|session)\b)/gu,
    "one ",
  );
}
