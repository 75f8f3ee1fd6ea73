import * as frames from "#core/composer/frames/offer-power.ts";
import { asksFor, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put } from "#core/composer/say.ts";
import { listed, sayAll, sayAsOne } from "#core/composer/say-items.ts";
import { splitThings, withSum } from "#core/composer/shapes/split-items.ts";
import { withNote } from "#core/composer/words/aside.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { bullets, heading, type Result } from "#core/result/result.ts";
import { type Material, signatureTone } from "#core/tools/definition.ts";

/** The offer as it will stand on her page: its name, her sentences under plain labels, and one invitation. */
export function composeOfferPower(material: Material): Result {
  const hers = readerOf(material);
  const invitation = frames.invitations[hers.tone] ?? frames.invitations[signatureTone] ?? "";
  const included = includedIn(hers);
  const told = hers.items("whyNow").map((item) => item.replace(frames.noDate, ""));
  const whyNow = told.filter((item) => item !== "");
  const { name, sums } = named(hers);
  const parts: readonly Part[] = [
    ["The promise", text(sayAsOne(frames.change, hers.items("change")))],
    ["Who it is for", text(sayAll(frames.audience, hers.items("audience")))],
    ["Who it is not for", text(sayAll(frames.notFor, hers.items("notFor")))],
    ["What is included", included.length === 0 ? [] : [bullets(listed(included))]],
    ["Price", text(sayAll(frames.price, hers.has("price") ? pricesOf(hers) : sums))],
    [
      "The invitation",
      hers.has("offer") || hers.has("whyNow")
        ? text(sayAll(frames.whyNow, whyNow), invitation)
        : [],
    ],
  ];
  const sections = sectionsOf(parts).map((section, at) =>
    at === 0 && name !== "" ? { ...section, blocks: [heading(name), ...section.blocks] } : section,
  );
  return { sections, missing: missing(hers, /[$€£¥]\s?\d/.test(name) || sums.length > 0) };
}

/** Her offer’s name with its form; a sum that she gave there and not under the price stands under the price. */
function named(hers: Reader): { readonly name: string; readonly sums: readonly string[] } {
  const told = ["offer", "form"]
    .map((id) => hers.one(id))
    .filter((one, at) => one !== null && !(at === 0 && frames.isOpen(one)))
    .filter((one) => one !== null);
  const names = told.map((one) => withNote(one).said);
  const parts = names.map((one) => ({ one, sum: hers.has("price") ? null : withSum(one) }));
  const [name = "", form] = parts.map(({ one, sum }) => unclosed(sum?.rest ?? one));
  const joint = form?.includes(":") === true || /[?!]$/.test(name) ? " –" : ":";
  return {
    name: raised(form === undefined ? name : `${name}${joint} ${lowered(form)}`),
    sums: parts.flatMap(({ sum }) => (sum === null ? [] : [sum.sum])),
  };
}

/** What she asks for it; a price that she has not decided is asked for. */
const pricesOf = (hers: Reader): readonly string[] =>
  isOpenPrice(hers.one("price") ?? "") ? [] : hers.items("price");
const isOpenPrice = (price: string): boolean => frames.isOpen(price) || price.endsWith("?");

function includedIn(hers: Reader): readonly string[] {
  const rows = hers.rows("included");
  return rows.length === 1 ? rows.flatMap(splitThings) : rows;
}

/** What she gave in another field is not asked for: a price with the form, "and not for hospitals" with the audience. */
function missing(hers: Reader, priced: boolean): readonly string[] {
  const included = includedIn(hers);
  const isList = included.some((row) => row.split(/, | and | \+ /).length > 2);
  const few = included.length > 0 && included.length < 3 && !isList;
  const [name, price] = [hers.one("offer") ?? "", hers.one("price") ?? ""];
  const notes = ["offer", "form"].map((id) => withNote(hers.one(id) ?? "").note);
  const ids = ["offer", "audience", "notFor", "change", "included", "price"] as const;
  const excludes = /\bnot for\b/i.test(hers.one("audience") ?? "");
  const open = ids.filter((id) => !(id === "price" ? priced : id === "notFor" && excludes));
  return [
    ...asksFor(hers, open, frames.asks),
    ...(few ? [frames.asks.moreIncluded] : []),
    ...(frames.isOpen(name) ? [unclosed(put(frames.asks.name, unclosed(name)))] : []),
    ...(isOpenPrice(price) ? [unclosed(put(frames.asks.onePrice, unclosed(price)))] : []),
    ...notes.flatMap((note) => (note === null ? [] : [unclosed(put(frames.asks.settled, note))])),
  ];
}
