import { expect, test } from "vitest";
import { findFigures } from "#core/language/figures.ts";
import { quotedSpans } from "#core/language/quotes.ts";
import { toolIds } from "#core/tools/catalogue.ts";
import { refineLanguage } from "#core/voice/rewrite/refine-language.ts";
import { casesOf } from "./golden-cases.ts";

const drafts = toolIds.flatMap((tool) =>
  casesOf(tool).flatMap(({ id, answers }) =>
    Object.entries(answers).map(([question, draft]) => ({ name: `${id}, ${question}`, draft })),
  ),
);

test("a draft refined twice is as refined once, and no figure or quotation of hers changes", () => {
  for (const { name, draft } of drafts) {
    const { text } = refineLanguage(draft);
    expect(refineLanguage(text), name).toEqual({ text, removed: [] });
    expect(figures(text), name).toEqual(figures(draft));
    for (const { start, end } of quotedSpans(draft))
      expect(text, name).toContain(draft.slice(start, end));
  }
});

/** The figures of a text; the number of a list item is none. */
function figures(said: string): number[] {
  return findFigures(said.replaceAll(/^\d{1,2}[.)]\s+/gm, "")).map(({ value }) => value);
}
