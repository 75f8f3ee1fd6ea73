import { writeOut } from "#core/language/formal.ts";
import { given } from "#core/language/given.ts";
import { joinSentences } from "#core/language/joined.ts";
import { capitalise, sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitEntries, splitItems, splitUnits } from "#core/language/split.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import { countSentences } from "#core/language/sentences.ts";
import { bullets, paragraph, type Result, type Section } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";
import { readAudience, sayGroup } from "./offer-power-audience.ts";
import { sayChangeFor } from "./offer-power-change.ts";
import { readWhyNow } from "./offer-power-invitation.ts";
import { type Offer, readOffer } from "./offer-power-offer.ts";
import { sayPrice } from "./offer-power-price.ts";
import { type OfferTone, offerTone } from "./offer-power-tone.ts";
import { wholeResult } from "./whole-result.ts";

/** The offer as it can stand on a page: promise, people, contents, price, invitation. */
export function composeOfferPower({ answers, tone: name }: Material): Result {
  const tone = offerTone(name);
  const finish = name === "Executive Formal" ? writeOut : (text: string) => text;
  const offer = readOffer(given(answers, "offer"));
  const change = sayChangeFor(given(answers, "change"));
  const audience = readAudience(given(answers, "audience"));
  const included = readIncluded(given(answers, "included"));
  const price = sayPrice(given(answers, "price"));
  const named = offer.noun !== "" || offer.sentence !== "" || offer.role !== "";
  const section = (label: string, text: string): Section | null =>
    text === "" ? null : { label, blocks: [paragraph(finish(text))] };
  const sections = [
    section("The promise", promise(offer, change, tone)),
    section("Who it is for", sayGroup(audience.fits, tone.forLead)),
    section("Who it is not for", sayGroup(audience.excludes, tone.notLead)),
    included.length === 0
      ? null
      : { label: "What is included", blocks: [bullets(included.map(finish))] },
    section(
      "Price",
      /^[$€£]/.test(price) && !/[.] /.test(price) ? capitalise(`${tone.price}${price}`) : price,
    ),
    named
      ? section("The invitation", invitation(offer, given(answers, "timing"), change, tone))
      : null,
  ];
  const excludes = audience.excludes.nouns.length + audience.excludes.sentences.length > 0;
  const fits = audience.fits.nouns.length + audience.fits.sentences.length > 0;
  return wholeResult({
    sections: sections.filter((one) => one !== null),
    missing: [
      named ? "" : "the offer and its form",
      fits ? "" : "for whom it is",
      fits && !excludes ? "who it is not for" : "",
      change === "" ? "the change it makes" : "",
      included.length === 0
        ? "what is included"
        : included.length < 3
          ? "what else is included"
          : "",
      price === "" ? "the price" : "",
    ].filter((request) => request !== ""),
  });
}

function promise(offer: Offer, change: string, tone: OfferTone): string {
  const { noun, role } = offer;
  if (offer.sentence !== "") {
    return oneSentence(
      change === "" ? offer.sentence : tone.told(stripPeriod(offer.sentence), change),
    );
  }
  if (role !== "" && noun !== "" && change !== "") return oneSentence(tone.asRole(offer, change));
  if (role !== "") return oneSentence(`${capitalise(role)}${change === "" ? "" : `: ${change}`}`);
  if (noun !== "") return oneSentence(tone.promise(offer, change));
  return change === "" ? "" : oneSentence(change);
}

function oneSentence(text: string): string {
  const said = sentence(text);
  return countSentences(said) <= 1 ? said : sentence(said.replaceAll(/[.?](?=\s+\p{Lu})/gu, ";"));
}

function invitation(offer: Offer, whyNow: string, change: string, tone: OfferTone): string {
  const { reasons, start } = readWhyNow(whyNow);
  const who = offer.who === "" ? "" : sentence(offer.who);
  const reason = joinSentences(reasons.slice(0, 2));
  return joinSentences([who, reason, tone.invite(start, change)]);
}

/** Three to five things as items; a longer list joins its shortest neighbours. */
function readIncluded(answer: string): string[] {
  const entries = splitEntries(answer);
  const units = entries.length > 1 ? entries : splitUnits(answer).map(({ whole }) => whole);
  const items = (units.length > 1 ? units : splitItems(answer)).map((item) =>
    capitalise(
      sayAmounts(
        stripPeriod(item.replace(/^(?:and|plus|also)\s+/i, "").replace(/\s*→\s*/g, " to ")),
      )
        .replace(
          /(?<=\p{L})(?<!\b(?:on|from|every|each)) (?=(?:Mon|Tues|Wednes|Thurs)day through|weekdays\b)/gu,
          ", ",
        )
        .replace(/(?<=\d) x (?=\d)/, " × ")
        .replace(/(?<=[ap]\.m\.)\s?[-–]\s?(?=\d)/, " to ")
        .replace(
          /(?<=\p{Ll})(?<!\b(?:for|over|in|within|every|each|per|of|up to)) (?=\d+ (?:days|weeks|months)$)/u,
          ", ",
        )
        .replace(/\b([Cc]heck) in(?=,|$| on\b| by\b| calls?\b)/, "$1-in"),
    ),
  );
  const kept = items.filter((item) => /\p{L}{2}/u.test(item));
  while (kept.length > 5) {
    const sums = kept.slice(1).map((item, index) => item.length + (kept[index] ?? "").length);
    const at = sums.indexOf(Math.min(...sums));
    const second = kept[at + 1] ?? "";
    kept.splice(
      at,
      2,
      `${kept[at]} and ${/^\p{Lu}\p{Ll}+ /u.test(second) ? second.charAt(0).toLowerCase() + second.slice(1) : second}`,
    );
  }
  return kept;
}
