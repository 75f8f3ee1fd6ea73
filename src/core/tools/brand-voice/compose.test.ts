import { expect, test } from "vitest";
import { composeBrandVoice } from "./compose.ts";

test.each([
  ["Sly\nTender\nslow", "The words for my voice: sly, tender, slow."],
  ["Tender\nslow\nsly", "The words for my voice: tender, slow, sly."],
  ["Tender. Never late. Loud.", "The words for my voice: tender, never late, loud."],
  [
    "Tender (they call it soft, sometimes), slow",
    "The words for my voice: tender (they call it soft, sometimes), slow.",
  ],
  ["Sly\nTender\nSlow, most days", "The words for my voice: sly, tender, slow, most days."],
  ["Sly, not mean\nSlow", "The words for my voice: sly, not mean; slow."],
  ["Grace\nSly", "The words for my voice: Grace, Sly."],
  ["They call me tender", "They call me tender."],
])("her words for herself in one case: %j", (words, expected) => {
  const { sections } = composeBrandVoice({ answers: { words }, tone: "" });
  expect(JSON.stringify(sections[0])).toContain(expected);
});

test("a belief that stands in brackets is quoted without them", () => {
  const answers = { words: "Sly", beliefs: "Glaze is chemistry\n(also, nobody reads labels)" };
  const { sections } = composeBrandVoice({ answers, tone: "" });
  expect(JSON.stringify(sections)).toContain("“Also, nobody reads labels.”");
});
