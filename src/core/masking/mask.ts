import { findForeignMonths } from "#core/language/calendar/foreign-days.ts";
import { findPersonNames } from "#core/masking/names/find-person-names.ts";
import { createNameFinder } from "#core/masking/names/name-finder.ts";
import { type TextKind } from "#core/masking/names/name-search-text.ts";
import {
  distinctiveNameWords,
  groupPersonNames,
  type PersonName,
} from "#core/masking/names/person-names.ts";
import { createStandInRegistry } from "#core/masking/stand-ins/stand-in-registry.ts";
import { getFirstFreeNumber } from "#core/masking/stand-ins/stand-in.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { findContacts } from "./contacts.ts";
import { type MaskSpan, withoutOverlappingSpans } from "./mask-span.ts";

/** A text and what is known of it. */
export type TextToMask = { readonly text: string; readonly kind: TextKind };

/** Puts stand-ins for people’s names and for addresses, and takes them out again. */
export type Mask = {
  readonly hide: (text: string) => string;
  /** Undoes `hide`, letter for letter. */
  readonly restore: (text: string) => string;
  /** Puts the original words back into a model’s text. */
  readonly restoreModelText: (text: string) => string;
};

/** A mask for these texts, in their order; it hides the same words in any later text (a draft, a check). */
export function createMask(texts: readonly TextToMask[], list: WordList): Mask {
  const found = texts.flatMap(({ text, kind }) => findPersonNames(blankOut(text), kind, list));
  const people = groupPersonNames(found);
  const findNames = createNameFinder(
    people,
    found.map(({ text }) => text),
    list,
  );
  const registry = createStandInRegistry(getFirstFreeNumber(texts.map(({ text }) => text)));
  /** Each text is hidden at least twice: once so that its stand-ins are known, once for the prompt. */
  const spansByText = new Map<string, readonly MaskSpan[]>();

  function findSpans(text: string): readonly MaskSpan[] {
    const spans =
      spansByText.get(text) ?? withoutOverlappingSpans([...findContacts(text), ...findNames(text)]);
    spansByText.set(text, spans);
    return spans;
  }

  function hide(text: string): string {
    let hidden = "";
    let at = 0;
    for (const { start, end, kind } of findSpans(text)) {
      const words = text.slice(start, end);
      const standIn =
        kind === "CONTACT"
          ? registry.ofContact(words)
          : registry.ofName(words, findPerson(words, people, list));
      hidden += text.slice(at, start) + standIn;
      at = end;
    }
    return hidden + text.slice(at);
  }

  // Numbers follow the order of the texts, whatever is asked for first.
  for (const { text } of texts) hide(text);
  registry.shareCapitalized();
  return { hide, restore: registry.restoreExact, restoreModelText: registry.restoreModelText };
}

/** Contacts are hidden whole, and months of other languages are no names: no name begins or ends in one. */
function blankOut(text: string): string {
  return [...findContacts(text), ...findForeignMonths(text)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + "\u2007".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** Whose name this is, or a part of: “Patel” and “Maria Elena”. Of two people with one first name the earlier has it. */
function findPerson(
  name: string,
  people: readonly PersonName[],
  list: WordList,
): PersonName | undefined {
  const low = name.toLowerCase();
  const named = people.find(({ full, first, last }) =>
    [full, first, last].some((form) => form?.toLowerCase() === low),
  );
  if (named) return named;
  const words = distinctiveNameWords(name, list).map((word) => word.toLowerCase());
  return people.find(({ full }) => {
    const fullWords = full.toLowerCase().split(/[ \u00a0]+/);
    return words.length > 0 && words.every((word) => fullWords.includes(word));
  });
}
