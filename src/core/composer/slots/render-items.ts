import { fillTemplate, renderSlot } from "./render-slot.ts";
import type { Slot } from "./slot.ts";
import {
  withEndMark,
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

/** The same as one run of text; "" for no items. */
export function renderAsText(slot: Slot, items: readonly string[]): string {
  return renderItems(slot, items).join(" ");
}
