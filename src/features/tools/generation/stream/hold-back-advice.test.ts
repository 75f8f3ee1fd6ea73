import { expect, test } from "vitest";
import { findVoiceHits } from "#core/voice/find-voice-hits.ts";
import { withoutDiminishingAdvice } from "#core/voice/without-diminishing-advice.ts";
import { holdBackAdvice } from "./hold-back-advice.ts";
import { holdBackNotes } from "./hold-back-notes.ts";

type HoldBack = { readonly push: (piece: string) => string; readonly end: () => string };

/** What is shown of a text that comes in pieces of this size. */
function show({ push, end }: HoldBack, text: string, size: number): string {
  let shown = "";
  for (let at = 0; at < text.length; at += size) shown += push(text.slice(at, at + size));
  return shown + end();
}

/** One for each way to say it. */
const advice = [
  "Soften your tone.",
  "Please **soften** your *tone* here.",
  "You could use a gentler wording.",
  "Tone it down a little.",
  "You may want to dial it back.",
  "Be more humble about the award.",
  "It helps to be a bit less direct.",
  "Stay grateful for what you have.",
  "Keep sweet and wait.",
  "Avoid sounding arrogant about the award.",
  "Reword it to avoid seeming aggressive.",
  "Avoid being too direct.",
  "It might come across as pushy.",
  "Don't come across as too strong.",
  "Try to smile more.",
  "Say less so nobody feels threatened.",
  "Sugarcoat it.",
  "Make yourself smaller.",
  "Go along to get along.",
  "Downplay your results.",
  "Lower your ask.",
  "Settle for less.",
  "Begin with a disclaimer.",
  "Add a few qualifiers.",
  "Give them the credit.",
  "Speak meeker.",
];

test.for(advice)("“%s” is never shown whole, however it is cut", (sentence) => {
  expect(withoutDiminishingAdvice(sentence)).toBe("");
  const text = `The plan holds. ${sentence} Ask on Monday.`;
  for (const size of [1, 2, 7, 500]) {
    const shown = show(holdBackAdvice(), text, size);
    expect(findVoiceHits(shown).map(({ family }) => family)).not.toContain("diminishing-advice");
    expect(shown).toMatch(/^The plan holds\. .*Ask on Monday\.$/s);
  }
});

test.for([1, 3, 500])("a sound text is shown as it came, in pieces of %d", (size) => {
  const text =
    "## In the moment\n\nI don’t take calls on Sundays. Let’s look at Monday, Dr. Adams!\n";
  expect(show(holdBackAdvice(), text, size)).toBe(text);
});

test.for([1, 3, 500])("remarks to her are in no piece, wherever they stand (%d)", (size) => {
  const remarks = "## Before you use it\n- Decide who hears it first.\n";
  const [one, two] = ["## In the moment\n\nBefore lunch I can.\n", "## In writing\n\nNo.\n"];
  const labels = ["In the moment", "In writing"];
  for (const text of [remarks + one + two, one + remarks + two, one + two + remarks, remarks])
    expect(show(holdBackNotes(labels), text, size)).toBe(text.replace(remarks, ""));
});
