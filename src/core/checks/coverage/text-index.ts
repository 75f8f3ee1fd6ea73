import { rootsOf } from "./content-words.ts";
import {
  findBareHours,
  findDates,
  findMonthNames,
  keysOfDates,
} from "#core/grounding/figures/calendar.ts";
import { findQuantities } from "#core/grounding/figures/quantities.ts";
import { splitSentences } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";

/** A text indexed for the words of answers. What only a missed word needs is computed on demand. */
export type TextIndex = {
  readonly roots: ReadonlySet<string>;
  readonly sentences: () => readonly ReadonlySet<string>[];
  readonly values: () => ReadonlySet<number>;
  readonly dates: () => ReadonlySet<string>;
  /** "GC" as it stands in the text. */
  readonly acronyms: () => readonly string[];
  /** "gc" for a "General Counsel" in the text. */
  readonly initials: () => ReadonlySet<string>;
};

const indexCache = new WeakMap<Result, TextIndex>();

/** Labels, headings, text and what is asked for: all that the page shows. */
export function indexResult(result: Result): TextIndex {
  const haystack = indexCache.get(result) ?? createTextIndex(textOf(result));
  indexCache.set(result, haystack);
  return haystack;
}

function textOf({ sections, missing }: Result): string {
  const lines = sections.flatMap(({ label, blocks }) => [
    label ?? "",
    ...blocks.flatMap((block) => (block.kind === "list" ? block.items : [block.text])),
  ]);
  return [...lines, ...missing].join("\n");
}

function createTextIndex(text: string): TextIndex {
  return {
    roots: rootsOf(text),
    sentences: lazy(() => splitSentences(text).map(rootsOf)),
    values: lazy(() => new Set(findQuantities(text).map(({ value }) => value))),
    dates: lazy(
      () =>
        new Set([...keysOfDates(findDates(text)), ...findMonthNames(text), ...findBareHours(text)]),
    ),
    acronyms: lazy(() => (text.match(/\b[A-Z]{2,5}\b/g) ?? []).map((one) => one.toLowerCase())),
    initials: lazy(() => initialsOf(text)),
  };
}

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const maxInitials = 5;
const small = /\b(?:of|and|for|the|in) /gi;

/** The first letters of every two to five words that follow each other. */
export function initialsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(small, "")
      .toLowerCase()
      .match(/\p{L}[\p{L}’']*/gu) ?? [];
  const found = new Set<string>();
  for (const at of words.keys()) {
    let initials = "";
    for (const word of words.slice(at, at + maxInitials)) found.add((initials += word[0] ?? ""));
  }
  return found;
}
