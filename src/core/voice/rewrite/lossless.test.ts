import { expect, test } from "vitest";

import { findVoiceIssues } from "#core/voice/find-voice-issues.ts";
import { refineLanguage } from "./refine-language.ts";

const refined = (draft: string) => refineLanguage(draft).text;

const unchanged: Readonly<Record<string, readonly string[]>> = {
  "words that no sentence is left without": [
    "I think highly of Ana.",
    "I think not.",
    "I think it over before I answer.",
    "I think the world of her.",
    "I think a lot about pay.",
    "People say I think too much.",
    "The client said that I think too fast.",
    "I guess not.",
  ],
  "a “that” which may point at its noun": [
    "I think that manager is wrong.",
    "I think that one is wrong.",
    "I guess that offer is the better of the two.",
  ],
  "a quantity or a length of time": [
    "Add a bit of agar to the plate.",
    "We had a bit of luck and a lot of work.",
    "It took a bit.",
    "Wait a bit before you sign.",
    "Give me a bit.",
  ],
  "a figure that she does not know exactly": [
    "We saved maybe $40,000.",
    "Perhaps 30 people came.",
    "The crew was possibly twelve people.",
    "Our ratio is 3 : 1, maybe 4 : 1.",
  ],
  "half of an answer": [
    "Maybe not.",
    "Hopefully not.",
    "Perhaps not today.",
    "Maybe yes, maybe no.",
    "Maybe I am wrong, but revenue fell 4%.",
  ],
  "an apology that names what it is about": [
    "Sorry to ask for the revised lease again.",
    "Sorry to bother you with the contract for the tower, but I need the form.",
    "I know you are busy with the merger, but I need the form.",
    "I could be wrong about the date.",
    "No worries if you cannot make the June 3 review.",
  ],
  "a sign that stands for a word": [
    "I ❤️ this team.",
    "We ship to 🇫🇷 and 🇩🇪.",
    "I use Adobe XD every day.",
    "The mock-ups are in Adobe XD.",
  ],
};

for (const [what, sentences] of Object.entries(unchanged))
  test.for(sentences)(`${what} stays: %s`, (sentence) => {
    expect(refined(sentence)).toBe(sentence);
    expect(findVoiceIssues(sentence).filter(({ rewrite }) => rewrite !== undefined)).toEqual([]);
  });

test.for([
  ["I think highly of Ana.", "I think"],
  ["Add a bit of agar to the plate.", "a bit"],
  ["We saved maybe $40,000.", "maybe"],
  ["Sorry to ask for the revised lease again.", "Sorry to ask"],
  ["I ❤️ this team.", "❤️"],
] as const)("what is left is marked: %s", ([sentence, mark]) => {
  expect(findVoiceIssues(sentence).map(({ text }) => text)).toEqual([mark]);
});

test.for([
  ["I think that is right.", "That is right."],
  ["I guess that depends on the lease.", "That depends on the lease."],
  ["I feel like that went well.", "That went well."],
  ["Perhaps that is best.", "That is best."],
  ["I think that the totals hold.", "The totals hold."],
  ["I think that Ana should lead it.", "Ana should lead it."],
  ["I think hiring should wait.", "Hiring should wait."],
  ["I would love to, but I think that would cost us.", "I would love to, but that would cost us."],
  ["The plan is, I think, ready.", "The plan is ready."],
] as const)("a hedge goes and its clause keeps its subject: %s", ([sentence, expected]) => {
  expect(refined(sentence)).toBe(expected);
});

test.for([
  ["Open ?x=1 and compare.", "Open ?x=1 and compare."],
  [
    "See https://example.com/just?maybe=1&x=2 for the plan.",
    "See https://example.com/just?maybe=1&x=2 for the plan.",
  ],
  ["https://example.com/a holds the plan", "https://example.com/a holds the plan."],
  ["Run `just build` before you push!", "Run `just build` before you push."],
  ["The config is in src/just/maybe.ts, I think.", "The config is in src/just/maybe.ts."],
  [String.raw`It is in C:\Users\just\b.txt, I think.`, String.raw`It is in C:\Users\just\b.txt.`],
  ["Mail just.maybe@example.com, no worries if not.", "Mail just.maybe@example.com."],
  ["Set x=1 and i = 0 in the script.", "Set x=1 and i = 0 in the script."],
  ["--verbose prints just the names.", "--verbose prints the names."],
  ["The function isJust() works, I think.", "The function isJust() works."],
  ["Cell B4 holds the total.", "Cell B4 holds the total."],
  ["Response time <3 days.", "Response time <3 days."],
  ["v2.1 is out, I think", "v2.1 is out."],
  ["-5% was the margin.", "-5% was the margin."],
  ["Wait... the lease is signed.", "Wait... the lease is signed."],
  ["Take option i, then call.", "Take option i, then call."],
] as const)("code, addresses and signs stay as they are: %s", ([draft, expected]) => {
  expect(refined(draft)).toBe(expected);
});

test("a draft may hold the signs that stand for its literals and quotations", () => {
  const draft = "I think the \uA000 and \uE000 keys are “just” in a=1.";
  expect(refined(draft)).toBe("The \uA000 and \uE000 keys are “just” in a=1.");
});

test.for([
  ["Dr. A. Just signed it on Dec. 12 at 5 p.m.", "Dr. A. Just signed it on Dec. 12 at 5 p.m."],
  [
    "As Head of Just Transition, I kind of own the plan.",
    "As Head of Just Transition, I own the plan.",
  ],
  ["We work with Foo Inc., Bar Ltd., etc., I think.", "We work with Foo Inc., Bar Ltd., etc."],
  ["IMO 2020 rules apply to our ships.", "IMO 2020 rules apply to our ships."],
  ["This is a basic requirement of the contract.", "This is a basic requirement of the contract."],
  ["It is sort of like a map.", "It is like a map."],
] as const)("names, titles and terms stay: %s", ([draft, expected]) => {
  expect(refined(draft)).toBe(expected);
});

test.for([
  ["call me b4 the meeting", "Call me before the meeting."],
  ["14 ppl reported to me", "14 people reported to me."],
  ["idk if we can sign", "I don’t know if we can sign."],
  ["pls send the form", "Please send the form."],
  ["Nope. We did not ship.", "No. We did not ship."],
] as const)("a chat word that means something is written out: %s", ([draft, expected]) => {
  expect(refined(draft)).toBe(expected);
});

test.for([
  ["I was wondering if I missed the deadline.", "Did I miss the deadline?"],
  ["I was wondering if we lost the account.", "Did we lose the account?"],
  ["I was wondering if I should resign.", "Should I resign?"],
  ["I was wondering if we could have made a mistake.", "Could we have made a mistake?"],
  ["I was wondering if you might have seen the memo.", "Have you seen the memo?"],
  ["I was wondering if you will be in on Friday.", "Will you be in on Friday?"],
  ["I was wondering if we could talk on Friday.", "I want to talk on Friday."],
  ["I just wanted to share the deck with you.", "I want to share the deck with you."],
  ["I just wanted to flag the risk in row 9.", "I want to flag the risk in row 9."],
  ["I just wanted to mention that I ran it.", "I ran it."],
  ["Would you mind the desk for just a minute?", "Would you mind the desk for a minute?"],
] as const)("what is asked stays what is asked: %s", ([draft, expected]) => {
  expect(refined(draft)).toBe(expected);
});
