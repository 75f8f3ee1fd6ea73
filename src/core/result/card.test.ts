import { expect, test } from "vitest";
import { createCardDocument, formatCard, listCardChoices, listCardParagraphs } from "./card.ts";
import { cardSize, layOutCard } from "./card-layout.ts";
import { parseResult } from "./result-text.ts";

const result = parseResult(
  "## Opening ask\n\nI ask for $160,000.\n\n### In short\n\n- Cut it to 5 weeks\n- Two copied it\n\n" +
    "## If they push back\n\nWhat would it take?\n\nTo complete this, add: a date.",
);

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test("a card is a section or all of them, in words alone: no label, no heading, nothing that is asked for", () => {
  const choices = listCardChoices(result);
  expect(choices.map(({ label }) => label)).toEqual([
    "All of it",
    "Opening ask",
    "If they push back",
  ]);
  const [all, opening] = choices;
  expect(opening && formatCard(opening)).toBe(
    "I ask for $160,000.\n\n- Cut it to 5 weeks\n- Two copied it",
  );
  expect(all && listCardParagraphs(all)).toEqual([
    "I ask for $160,000.",
    "• Cut it to 5 weeks",
    "• Two copied it",
    "What would it take?",
  ]);
  expect(listCardChoices(parseResult("One text."))).toMatchObject([{ label: "The text" }]);
});

test("its document names nothing, also where labels were sent", () => {
  const document = createCardDocument("## Opening ask\n\nI ask for $160,000.");
  expect(document).toEqual({
    name: "Card",
    paper: "card",
    parts: [{ kind: "paragraph", text: "I ask for $160,000." }],
  });
});

test("few words stand large, more stand smaller, every word in its order and within the card", () => {
  const words = Array.from({ length: 120 }, (_, place) => `word${place}`);
  const short = layOutCard(["I ask for $160,000."], measure);
  const long = layOutCard([words.join(" ")], measure);
  expect(short?.fontSize).toBeGreaterThan(long?.fontSize ?? Infinity);
  expect(long?.lines.map(({ text }) => text).join(" ")).toBe(words.join(" "));
  for (const { text, x, baseline } of long?.lines ?? []) {
    expect(x + measure(text, long?.fontSize ?? 0)).toBeLessThan(cardSize.width);
    expect(baseline).toBeLessThan(cardSize.height);
  }
});

test("a word that no line holds is broken, and what no card holds is refused", () => {
  const word = "a".repeat(120);
  const lines = layOutCard([word], measure)?.lines.map(({ text }) => text) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(word);
  expect(layOutCard(["many words ".repeat(400)], measure)).toBeNull();
});
