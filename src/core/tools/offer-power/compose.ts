import * as frames from "./frames.ts";
import {
  missingLabelsFor,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate } from "#core/composer/slots/render-slot.ts";
import {
  toListItems,
  renderAsText,
  renderAsOneSentence,
} from "#core/composer/slots/render-items.ts";
import { splitThings, splitOffSum } from "#core/composer/shapes/split/split-items.ts";
import { splitTrailingNote } from "#core/composer/words/privacy/author-notes.ts";
import {
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { bullets, heading, type Result } from "#core/result/result.ts";
import { type Material, signatureTone } from "#core/tools/definition.ts";

/** The offer as it will stand on its page: the name, the answers under plain labels, and one invitation. */
export function composeOfferPower(material: Material): Result {
  const reader = createAnswerReader(material);
  const invitation =
    frames.offerInvitationsByTone[reader.tone] ??
    frames.offerInvitationsByTone[signatureTone] ??
    "";
  const included = includedItems(reader);
  const reasons = reader.items("whyNow").map((item) => item.replace(frames.noDatePattern, ""));
  const whyNow = reasons.filter((item) => item !== "");
  const { name, sums } = nameAndSums(reader);
  const parts: readonly SectionPart[] = [
    [
      "The promise",
      paragraphBlocks(renderAsOneSentence(frames.offerChangeSlot, reader.items("change"))),
    ],
    [
      "Who it is for",
      paragraphBlocks(renderAsText(frames.offerAudienceSlot, reader.items("audience"))),
    ],
    [
      "Who it is not for",
      paragraphBlocks(renderAsText(frames.offerNotForSlot, reader.items("notFor"))),
    ],
    ["What is included", included.length === 0 ? [] : [bullets(toListItems(included))]],
    [
      "Price",
      paragraphBlocks(
        renderAsText(frames.offerPriceSlot, reader.has("price") ? settledPrices(reader) : sums),
      ),
    ],
    [
      "The invitation",
      reader.has("offer") || reader.has("whyNow")
        ? paragraphBlocks(renderAsText(frames.offerWhyNowSlot, whyNow), invitation)
        : [],
    ],
  ];
  const sections = toSections(parts).map((section, at) =>
    at === 0 && name !== "" ? { ...section, blocks: [heading(name), ...section.blocks] } : section,
  );
  return { sections, missing: missingLabels(reader, /[$€£¥]\s?\d/.test(name) || sums.length > 0) };
}

/** The offer’s name with its form; a sum that was given there and not under the price stands under the price. */
function nameAndSums(reader: AnswerReader): {
  readonly name: string;
  readonly sums: readonly string[];
} {
  const answers = ["offer", "form"]
    .map((id) => reader.oneLine(id))
    .filter((one, at) => one !== null && !(at === 0 && frames.isUndecided(one)))
    .filter((one) => one !== null);
  const names = answers.map((one) => splitTrailingNote(one).main);
  const parts = names.map((one) => ({ one, sum: reader.has("price") ? null : splitOffSum(one) }));
  const [name = "", form] = parts.map(({ one, sum }) => stripEndMark(sum?.rest ?? one));
  const joint = form?.includes(":") === true || /[?!]$/.test(name) ? " –" : ":";
  return {
    name: capitaliseFirst(form === undefined ? name : `${name}${joint} ${lowerFirst(form)}`),
    sums: parts.flatMap(({ sum }) => (sum === null ? [] : [sum.sum])),
  };
}

/** The price of the offer; an undecided one is asked for. */
const settledPrices = (reader: AnswerReader): readonly string[] =>
  isUndecidedPrice(reader.oneLine("price") ?? "") ? [] : reader.items("price");
const isUndecidedPrice = (price: string): boolean =>
  frames.isUndecided(price) || price.endsWith("?");

function includedItems(reader: AnswerReader): readonly string[] {
  const rows = reader.rows("included");
  return rows.length === 1 ? rows.flatMap(splitThings) : rows;
}

/** What another field gives is not asked for: a price with the form, "and not for hospitals" with the audience. */
function missingLabels(reader: AnswerReader, priced: boolean): readonly string[] {
  const included = includedItems(reader);
  const isList = included.some((row) => row.split(/, | and | \+ /).length > 2);
  const few = included.length > 0 && included.length < 3 && !isList;
  const [name, price] = [reader.oneLine("offer") ?? "", reader.oneLine("price") ?? ""];
  const notes = ["offer", "form"].map((id) => splitTrailingNote(reader.oneLine(id) ?? "").note);
  const ids = ["offer", "audience", "notFor", "change", "included", "price"] as const;
  const excludes = /\bnot for\b/i.test(reader.oneLine("audience") ?? "");
  const open = ids.filter((id) => !(id === "price" ? priced : id === "notFor" && excludes));
  return [
    ...missingLabelsFor(reader, open, frames.offerMissingLabels),
    ...(few ? [frames.offerMissingLabels.moreIncluded] : []),
    ...(frames.isUndecided(name)
      ? [stripEndMark(fillTemplate(frames.offerMissingLabels.name, stripEndMark(name)))]
      : []),
    ...(isUndecidedPrice(price)
      ? [stripEndMark(fillTemplate(frames.offerMissingLabels.onePrice, stripEndMark(price)))]
      : []),
    ...notes.flatMap((note) =>
      note === null ? [] : [stripEndMark(fillTemplate(frames.offerMissingLabels.settled, note))],
    ),
  ];
}
