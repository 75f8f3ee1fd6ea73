import { expect, test } from "vitest";
import { composeBoundaryScript } from "./compose.ts";

const compose = (answers: Readonly<Record<string, string>>) => {
  const { sections, missing } = composeBoundaryScript({ answers, tone: "Warm Confidence" });
  return { text: JSON.stringify(sections), missing };
};

test("each fact that she gave stands in a version, however long the others are", () => {
  const reason = `The rink opens at five ${"on every day of the week ".repeat(4)}`.trim();
  const offer = `drive the team on Sundays ${"and on each holiday too ".repeat(4)}`.trim();
  const { text } = compose({ refusal: "open the rink alone", reason, offer });
  expect(text).toContain(reason);
  expect(text).toContain(offer);
});

test("what fits in no version is named", () => {
  const reason = `The rink opens at five ${"on every day of the week ".repeat(10)}`.trim();
  const { text, missing } = compose({ refusal: "open the rink alone", reason });
  expect(text).not.toContain(reason);
  expect(missing).toEqual([`room for what does not fit: “${reason}”`]);
});

test.each([
  ["sell it under the list price", "give you a later date", "it"],
  ["sell the loom under the list price, not even without it", "give you a later date", null],
  ["sell the loom", "send them the list of weavers", "them"],
  ["sell the loom", "send the weavers the list so that they can choose", null],
])("a pronoun that nothing stands before is asked for: %s, %s", (refusal, offer, word) => {
  const { missing } = compose({ refusal, offer });
  expect(missing.join().match(/“(\p{L}+)”/u)?.[1] ?? null).toBe(word);
});

test("an offer goes on behind its semicolon", () => {
  const { text } = compose({ refusal: "drive", offer: "pack the van; or pay for the fuel" });
  expect(text).toContain("I can pack the van; or pay for the fuel.");
});

test("her offer goes into the written version before her reason, which then goes first aloud", () => {
  const reason = `The rink opens at five ${"on every day of the week ".repeat(4)}`.trim();
  const offer = `drive the team on Sundays ${"and on each holiday too ".repeat(4)}`.trim();
  const { sections } = composeBoundaryScript({
    answers: { refusal: "open the rink alone", reason, offer },
    tone: "Warm Confidence",
  });
  const [spoken = "", written = ""] = sections.map((section) => JSON.stringify(section));
  expect(written).toContain(offer);
  expect(written).not.toContain(reason);
  expect(spoken).toContain(reason);
});

test.each([
  [
    "Jo, the bursar. She asks by email",
    "They ask me to lock the hall",
    "Jo, the bursar: Lock the hall",
  ],
  ["Dr. Jo Marsh", "wants me to lock the hall", "Dr. Jo Marsh: Lock the hall"],
  ["Jo, she never writes", "to lock the hall", "Jo: Lock the hall"],
])("the heading names who asks, and what: %s, %s", (by, request, head) => {
  const { text, missing } = compose({ by, request, refusal: "lock the hall" });
  expect(text).toContain(`"${head}"`);
  expect(missing.join()).toContain(by.includes("she") || by.includes("She") ? "by hand" : "");
});
