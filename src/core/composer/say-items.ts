import { splitSentences } from "#core/language/sentences.ts";
import { put, say } from "./say.ts";
import { splitAtCommas } from "./shapes/split-items.ts";
import type { Slot } from "./slot.ts";
import { closed, lowered, raised, unclosed } from "./words/letter-case.ts";

/** The ideas of one answer as sentences, in her order: the first in its slot, the next where a frame holds it, else as it stands. */
export function sayItems(slot: Slot, items: readonly string[]): readonly string[] {
  return items.map((item, at) => {
    const said = say(slot, item);
    if (at === 0 || said.how === "frame") return said.text;
    return slot.more === undefined ? closed(raised(item)) : put(slot.more, unclosed(item));
  });
}

/** The same as one sentence, where the form allows no more: joined by semicolons; "" for no items. */
export function sayAsOne(slot: Slot, items: readonly string[]): string {
  const said = sayItems(slot, items).map(unclosed);
  return said.length === 0
    ? ""
    : closed(said.map((one, at) => (at === 0 ? one : joinedTo(one))).join(""));
}

/** Behind a semicolon, "and …" and "or …" behind a comma. */
const joinedTo = (one: string): string =>
  `${/^(?:and|or|but)\s/i.test(one) ? "," : ";"} ${lowered(one)}`;

/** The same as one run of text; "" for no items. */
export function sayAll(slot: Slot, items: readonly string[]): string {
  return sayItems(slot, items).join(" ");
}

/** Items of a list as she typed them, first letters raised; closed as sentences where one of them holds two. */
export function listed(items: readonly string[]): readonly string[] {
  const sentences = items.some((item) => splitSentences(item).length > 1);
  return items.map((item) => (sentences ? closed(raised(item)) : raised(unclosed(item))));
}

/** The rows of a list; one row alone that is a list of three things or more, at its commas. */
export function itemsOfList(rows: readonly string[]): readonly string[] {
  const [only = ""] = rows;
  const pieces = rows.length === 1 ? splitAtCommas(only, ["things", "thing"]) : [];
  return pieces.length > 2 ? pieces : rows;
}
