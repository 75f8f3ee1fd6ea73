import { isPolished } from "./statement-kinds.ts";
import { type Addressee, namesThirdPerson, speakTo } from "#core/language/addressee.ts";
import { classify } from "#core/language/clause.ts";
import {
  ensurePeriod,
  joinAnd,
  lowerOpening,
  sentence,
  stripPeriod,
} from "#core/language/phrase.ts";
import { looksEnglish } from "#core/language/looks-english.ts";
import { splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";

/** What she offers instead, as sentences to the one who asks; [] when she offers nothing. */
export function readOffers(cleaned: string, addressee: Addressee | null): readonly string[] {
  if (/^(?:nothing|none|no|n\/a|nope|na|not applicable|no offer|nothing else)\.?$/i.test(cleaned))
    return [];
  const units = splitEntries(cleaned)
    .flatMap((entry) => splitStops(entry))
    .flatMap(splitOffers)
    .map((unit) =>
      spellOrdinals(
        unit
          .trim()
          .replace(/[.,;]+$/, "")
          .replace(/\b(\d+) (minute|hour|day|week) (?=\p{L}+ing \p{L})/gu, "$1-$2 "),
      ),
    )
    .filter((unit) => /[\p{L}\p{N}]/u.test(unit));
  const said = joinAlternatives(units);
  const other = said.findIndex((unit) => namesAnother(unit, addressee));
  return joinListed(
    said.map((unit, at) => sayOffer(other >= 0 && at > other ? unit : forThem(unit, addressee))),
  );
}

/** "SFC Doyle is trained": from here on "him" may be Doyle. */
function namesAnother(unit: string, addressee: Addressee | null): boolean {
  const named =
    /^(?:\p{Lu}{2,4} |Dr\. |Ms\. |Mr\. )?(?<name>\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)? (?:is|has|will|can)\b/u.exec(
      unit,
    )?.groups?.["name"];
  return named !== undefined && !(addressee?.name ?? "").includes(named);
}

/** "the list is there and I leave a sheet": two statements; "the contact and the guest list" is one. */
function splitOffers(unit: string): readonly string[] {
  if (/^(?:if|when|unless|as|after|before|since|while|until|once)\b/i.test(unit)) return [unit];
  const pieces = splitOutside(
    unit,
    /,?\sand\s(?=(?:I|we|she|he|they|my|our|the)(?:’\p{L}+)?\s\p{L}+)|,\s(?=I(?:’\p{L}+)?\s)|,\s(?=(?:there’s|it’s|(?:the|my|our) \p{L}+ (?:is|are|has|will|can)\b))/gu,
  );
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.length - 1;
    const open = joined[last] !== undefined && /(?:^|\s)or\s/.test(joined[last]);
    const stands =
      !open && (/^(?:I|we|she|he|they)\b/i.test(piece) || classify(piece).kind === "clause");
    if (last < 0 || stands) joined.push(piece);
    else joined[last] = `${joined[last]} and ${piece}`;
  }
  return joined;
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

const listed = /^What I offer: /;

/** Things offered one after the other stand in one list. */
function joinListed(offers: readonly string[]): string[] {
  const things = offers.filter((offer) => listed.test(offer));
  if (things.length < 2) return [...offers];
  const list = joinAnd(things.map((offer) => stripPeriod(offer.replace(listed, ""))));
  return offers.flatMap((offer) =>
    offer === things[0]
      ? [ensurePeriod(`What I offer: ${list}`)]
      : listed.test(offer)
        ? []
        : [offer],
  );
}

function forThem(unit: string, addressee: Addressee | null): string {
  const said = speakTo(unit, addressee);
  if (said !== null) return said;
  const without = unit.replace(/\swith (?:her|him|them)\b/i, "");
  return namesThirdPerson(without) ? unit : without;
}

/** A sentence with a subject of its own: "Dev covers", "e-mail works", "my deputy, Ruben Castile, will attend". */
const finite =
  /^(?:\p{Lu}\p{Ll}+ (?:\p{Ll}+s|can|will|has|is)\b|(?:e-?mail|text|phone|Slack|chat|zoom) (?:works|is)\b|(?:[Mm]y|[Oo]ur|[Tt]he) [^.]{2,60}?,? (?:will|can|is|has) \p{Ll}|(?:[Ii]f|[Ww]hen|[Uu]nless|[Oo]nce) .+, (?:I|we|you)\b)/u;

const together =
  /^(?:rotate|split|share|move|reschedule|alternate|trade|swap|revisit|meet|start|postpone|use)\b/i;

function sayOffer(unit: string): string {
  if (!looksEnglish(unit)) return sentence(unit);
  const text = spellSmallNumbers(
    oneUnit(
      onDay(unit).replace(
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
  if (/^office hours?\b/i.test(firm)) return ensurePeriod(`I can offer ${lowerOffice(firm)}`);
  if (/^(?:I|we|you|she|he|they)(?:’\p{L}+)?\s/iu.test(firm)) return sentence(firm);
  if (isPolished(firm) || finite.test(firm)) return sentence(withSubjectArticle(firm));
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
    /^(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|my|the|\d+|half an?|office hours?,?)\s/i.test(
      firm,
    )
  )
    return ensurePeriod(`I can offer ${lowerOpening(firm)}`);
  return ensurePeriod(
    `What I offer: ${/^(?:first|second|third|last) \p{L}+ (?:of|in)\b/iu.test(firm) ? "the " : ""}${lowerOpening(firm)}`,
  );
}

function lowerOffice(text: string): string {
  return text.replace(/^Office/, "office");
}

/** "how to use it Thursday" → "how to use it on Thursday"; "his report, Saturday morning" likewise. */
function onDay(text: string): string {
  return text.replace(
    /(?<=\p{Ll}),? (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: morning| afternoon| evening)?$)(?<!\b(?:on|by|every|each|this|next|last|until|after|before|of|and|or|from|to|through|first|second|third|starting) )/gu,
    " on ",
  );
}

/** "1 hour" → "one hour". */
function oneUnit(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}$.,:-])1 (?=(?:hour|day|week|month|minute|call|page|session)\b)/gu,
    "one ",
  );
}
