import { splitSentences } from "#core/language/sentences.ts";
import { fillTemplate, renderSlot } from "./render-slot.ts";
import { splitAtCommas } from "#core/composer/shapes/split/split-items.ts";
import type { Slot } from "./slot.ts";
import {
  withEndMark,
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";

/**
 * The ideas of one answer as sentences, in their order: the first in its slot, the next where a frame holds it, else as
 * it stands.
 */
export function renderItems(slot: Slot, items: readonly string[]): readonly string[] {
  return items.map((item, at) => {
    const rendered = renderSlot(slot, item);
    if (at === 0 || rendered.how === "frame") return rendered.text;
    return slot.more === undefined
      ? withEndMark(capitaliseFirst(item))
      : fillTemplate(slot.more, stripEndMark(item));
  });
}

/** The same as one sentence, where the form allows no more: joined by semicolons; "" for no items. */
export function renderAsOneSentence(slot: Slot, items: readonly string[]): string {
  const rendered = renderItems(slot, items).map(stripEndMark);
  return rendered.length === 0
    ? ""
    : withEndMark(rendered.map((one, at) => (at === 0 ? one : afterSemicolon(one))).join(""));
}

/** Behind a semicolon, "and …" and "or …" behind a comma. */
const afterSemicolon = (one: string): string =>
  `${/^(?:and|or|but)\s/i.test(one) ? "," : ";"} ${lowerFirst(one)}`;

/** The same as one run of text; "" for no items. */
export function renderAsText(slot: Slot, items: readonly string[]): string {
  return renderItems(slot, items).join(" ");
}

/** Items of a list as typed, first letters raised; closed as sentences where one of them holds two. */
export function toListItems(items: readonly string[]): readonly string[] {
  const sentences = items.some((item) => splitSentences(item).length > 1);
  return items.map((item) =>
    sentences ? withEndMark(capitaliseFirst(item)) : capitaliseFirst(stripEndMark(item)),
  );
}

/** The rows of a list; one row alone that is a list of three things or more, at its commas. */
export function splitSingleRow(rows: readonly string[]): readonly string[] {
  const [only = ""] = rows;
  const pieces = rows.length === 1 ? splitAtCommas(only, ["things", "thing"]) : [];
  return pieces.length > 2 ? pieces : rows;
}
