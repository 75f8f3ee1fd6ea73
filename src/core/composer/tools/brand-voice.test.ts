import { expect, test } from "vitest";
import { composeBrandVoice } from "./brand-voice.ts";

test.each([
  ["Sly\nTender\nslow", "The words colleagues use: Sly, Tender, Slow."],
  ["Tender\nslow\nsly", "The words colleagues use: tender, slow, sly."],
  ["Tender. Never late. Loud.", "The words colleagues use: Tender, Never late, Loud."],
  [
    "Tender (they call it soft, sometimes), slow",
    "The words colleagues use: Tender (they call it soft, sometimes), slow.",
  ],
  ["They call me tender", "They call me tender."],
])("her words for herself in one case: %j", (words, said) => {
  const { sections } = composeBrandVoice({ answers: { words }, tone: "" });
  expect(JSON.stringify(sections[0])).toContain(said);
});
