import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { checkVoice } from "./check-voice.ts";

const answers = readEvidence({
  was: "calls about the lift went from maybe 30 a week to four, I think four",
  offer: "I can unlock the north gate for the band at noon",
  role: "I just keep the books. our game-changing ledger. sorry to bother you with the books",
  who: "bakers, bit younger than me",
  spoken: "English, little bit Thai",
  lease: "the towpath lease, I think 3 years",
  stake: "if I sell I think it will not come back",
  taste: "The bread has a bit of rye in it. People who just want rolls go elsewhere.",
});

function slips(text: string): readonly string[] {
  const result: Result = { sections: [{ label: "Text", blocks: [paragraph(text)] }], missing: [] };
  return checkVoice(result, [], answers)
    .filter(({ ok }) => !ok)
    .map(({ rule }) => rule);
}

test.for([
  "Calls about the lift went from maybe 30 a week to four.",
  "How many are they now? I think four.",
  "I can unlock the north gate at noon.",
  "The bread has a bit of rye.",
  "It is not for people who just want rolls.",
  "Is it 30 a week? The lift company said maybe.",
  "The plan is ready for a BIT inspection.",
  "You write for bakers, a bit younger than you.",
  "A little bit of Thai",
  "If the mill goes now, I think it will not come back.",
  "I think the lease of the towpath is 3 years, and I have not had that confirmed.",
  "Which of the bakers can I ask?",
])("%s keeps a word of hers", (text) => {
  expect(slips(text)).toEqual([]);
});

test.for([
  ["I just keep the books.", "voice-hedging"],
  ["I think I keep the books well.", "voice-hedging"],
  ["I think the bakers are ready for rye.", "voice-hedging"],
  ["Maybe we meet on Friday.", "voice-hedging"],
  ["I said maybe.", "voice-hedging"],
  ["They said maybe we meet on Friday.", "voice-hedging"],
  ["The bread is a bit late.", "voice-hedging"],
  ["The bread is a bit older than before.", "voice-hedging"],
  ["We unlock potential.", "voice-hype"],
  ["Read our game-changing ledger.", "voice-hype"],
  ["Sorry to bother you with the books.", "voice-apology"],
] as const)("%s is a slip all the same", ([text, rule]) => {
  expect(slips(text)).toContain(rule);
});

test("without answers every slip counts", () => {
  const result: Result = {
    sections: [{ label: null, blocks: [paragraph("The bread has a bit of rye.")] }],
    missing: [],
  };
  expect(checkVoice(result).some(({ ok }) => !ok)).toBe(true);
});
