import type { Draft } from "#core/composer/draft/draft.ts";
import {
  asItem,
  isShape,
  type Fit,
  ownSentence,
  thingIn,
  toSentence,
} from "#core/composer/draft/fits.ts";
import { bulletsOf, paragraphOf, section, upToWords } from "#core/composer/draft/sections.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours } from "#core/composer/draft/writer.ts";
import { lowerFirstOfPeople } from "#core/composer/words/typing/letter-case.ts";
import type { Material } from "#core/tools/definition.ts";
import { invitation, offerMissing, offerNotes } from "./copy.ts";

const maxShortWords = 60;

const offerName = {
  fits: [
    ({ text, isSayable }, need) => (need === "likely" || isSayable ? text : null),
  ] satisfies Fit[],
};
const form = { fits: [asItem] };
const change = {
  lead: /^(?:afterwards?,? )?you (?:will )?(?=\p{Ll})/iu,
  fits: [
    (phrase, need) =>
      isShape(phrase, ["act"], "likely") && (phrase.isSayable || need === "likely")
        ? toSentence(`Afterwards, you ${phrase.text}`)
        : null,
    ownSentence,
  ] satisfies Fit[],
  wordings: [
    ({ text }) => toSentence(`Afterwards, you ${text}`),
    thingIn("Afterwards, you have {}."),
  ] satisfies Fit[],
};
const people = (template: string) => ({
  lead: /^(?:it(?:’s| is) )?(?:not )?(?:for\s+)?(?=\S)/iu,
  fits: [
    (phrase, need) => {
      const { shape } = readShape(phrase.text, ["person", "things", "thing"]);
      const isPeople = shape === "person" || shape === "things" || shape === "thing";
      const isPlain = isPeople && (need === "likely" || phrase.isOneIdea);
      return isPlain
        ? toSentence(template.replace("{}", () => lowerFirstOfPeople(phrase.text)))
        : null;
    },
  ] satisfies Fit[],
});
const price = {
  fits: [
    (phrase, need) =>
      /^\p{Lu}{0,3}\s?\p{Sc}?\s?\d/u.test(phrase.text) ? asSentence(phrase, need) : null,
    ownSentence,
  ] satisfies Fit[],
  wordings: [({ text }) => toSentence(`It costs ${text}`)] satisfies Fit[],
};
/** A printed line of the member’s, closed as a sentence. */
const asSentence: Fit = (phrase, need) => {
  const row = asItem(phrase, need);
  return row === null ? null : toSentence(row);
};
const whyNow = {
  fits: [ownSentence],
  wordings: [
    ({ text }) => toSentence(`It starts on ${text}`),
    ({ text }) => toSentence(`It’s open until ${text}`),
  ] satisfies Fit[],
};

/** An offer a buyer can say yes to: what it is, for whom, what's in it, what it costs and how to begin. */
export function composeOfferPower(material: Material): Draft {
  const writer = createWriter(material);
  const name = writer.lines("offer", offerName);
  const changes = writer.lines("change", change);
  const isFor = writer.lines("audience", people("It’s for {}."));
  const costs = writer.lines("price", price);
  const { long, short } = invitation[writer.register];
  const isOffer = writer.has("offer") || writer.has("change");
  return settle(
    writer,
    [
      ...section(
        "The promise",
        paragraphOf(name),
        paragraphOf(writer.lines("form", form)),
        paragraphOf(changes),
      ),
      ...section("Who it is for", paragraphOf(isFor)),
      ...section(
        "Who it is not for",
        paragraphOf(writer.lines("notFor", people("It isn’t for {}."))),
      ),
      ...section(
        "What is included",
        bulletsOf(writer.lines("included", { fits: [asItem, ownSentence] })),
      ),
      ...section("Price", paragraphOf(costs)),
      ...(isOffer
        ? section("The invitation", paragraphOf(writer.lines("whyNow", whyNow), ours(long)))
        : []),
      ...(writer.has("offer", "change")
        ? section(
            "Short version",
            paragraphOf(name),
            paragraphOf(
              upToWords(maxShortWords - 14, [...changes, ...isFor, ...costs]),
              ours(short),
            ),
          )
        : []),
    ],
    {
      homes: {
        offer: "The promise",
        form: "The promise",
        audience: "Who it is for",
        notFor: "Who it is not for",
        change: "The promise",
        included: "What is included",
        price: "Price",
        whyNow: "The invitation",
      },
      notes: [
        writer.has("price") ? null : offerNotes.noPrice,
        writer.has("whyNow") ? null : offerNotes.noDate,
        writer.has("notFor") ? null : offerNotes.noLimit,
      ],
      missing: isOffer ? [] : [offerMissing.offer],
    },
  );
}
