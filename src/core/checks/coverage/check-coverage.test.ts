import { expect, test } from "vitest";
import { checkCoverage } from "./check-coverage.ts";
import { findUncovered } from "./find-uncovered.ts";
import { bullets, heading, paragraph, type Result } from "#core/result/result.ts";

function resultOf(...texts: readonly string[]): Result {
  return { sections: [{ label: "In writing", blocks: texts.map(paragraph) }], missing: [] };
}

const pay = {
  now: "£48,200",
  sum: "£55k",
  results: "Raised £184.5k for the roof\nOpened nine reading rooms in 18 mos",
  decider: "Ragnhild Moe, head of libraries",
  askOn: "2031-03-14",
  objection: "I don't know",
};
const payText = [
  "Ragnhild, as head of libraries you decide: I am asking for £55,000. Today: £48,200.",
  "I raise what the roof needs: £184,500. 9 reading rooms are open after 18 months.",
  "I ask on March 14. Moe.",
] as const;

test("figures, dates, shorthand and simple forms count in any honest form", () => {
  expect(findUncovered("payAsk", resultOf(...payText), pay)).toEqual([]);
  expect(findUncovered("payAsk", resultOf(...payText), pay, "model")).toEqual([]);
});

test.for([
  ["£55,000", "£54,000", "sum", "£55k"],
  ["£184,500", "the sum", "results", "Raised £184.5k for the roof"],
  ["9 reading", "some reading", "results", "Opened nine reading rooms in 18 months"],
  ["March 14", "March 15", "askOn", "2031-03-14"],
  [" Moe.", "", "decider", "Ragnhild Moe, head of libraries"],
] as const)("without %s the answer is lost", ([original, instead, id, words]) => {
  const result = resultOf(payText.join(" ").replace(original, instead));
  expect(findUncovered("payAsk", result, pay)).toEqual([{ id, words }]);
  const [part] = words.split(", ");
  expect(findUncovered("payAsk", result, pay, "model")).toEqual([{ id, words: part }]);
});

test("a model may leave half of the plain words, the composer none", () => {
  const answers = { result: "Families find the clinic before the first crisis" };
  const half = resultOf("Before the crisis, families know where the clinic is.");
  const little = resultOf("Families are the point.");
  expect(findUncovered("elevatorPitch", half, answers, "model")).toEqual([]);
  expect(findUncovered("elevatorPitch", half, answers)).toHaveLength(1);
  expect(findUncovered("elevatorPitch", little, answers, "model")).toHaveLength(1);
});

test("fields of manner and a posting need not stand in the text", () => {
  const answers = {
    setting: "A breakfast in Bergen",
    length: "30 seconds",
    description: "Leads 40 people",
  };
  expect(findUncovered("elevatorPitch", resultOf("Hello."), answers)).toEqual([]);
  expect(findUncovered("interviewBank", resultOf("Hello."), { ...answers, room: "HR" })).toEqual(
    [],
  );
});

test("a model may speak to whoever asks without a name, and spell a quarter out", () => {
  const answers = { by: "my manager", preserve: "we report it every Q" };
  const text = resultOf("What matters to me: we report it every quarter.");
  expect(findUncovered("boundaryScript", text, answers, "model")).toEqual([]);
  expect(findUncovered("boundaryScript", text, answers).map(({ id }) => id)).toEqual(["by"]);
  const lost = resultOf("What matters to me: we report it every year.");
  expect(findUncovered("boundaryScript", lost, answers)).toHaveLength(2);
});

test("what is asked for, labels, headings and items hold words too", () => {
  const result: Result = {
    sections: [
      {
        label: "Treasurer, Oslo Harbour",
        blocks: [heading("Archive"), bullets(["keys for the vault"])],
      },
    ],
    missing: ["the month of your notice"],
  };
  const answers = {
    role: "Treasurer",
    organization: "Oslo Harbour",
    handover: "archive\nkeys, vault",
    reason: "my notice",
  };
  expect(findUncovered("exitStrategy", result, answers)).toEqual([]);
});

test("her hedge may go, her initials may be written out", () => {
  const answers = { role: "GC", result: "I just rebuilt the choir" };
  const result = resultOf("I am General Counsel. I rebuilt the choir.");
  expect(findUncovered("elevatorPitch", result, answers)).toEqual([]);
});

test("one sentence of her sample is enough", () => {
  const sample =
    "The tide does not wait. It never did. Neither does the old ferryman.\n\nBring coins.";
  expect(
    findUncovered("brandVoice", resultOf("“Neither does the old ferryman.”"), { sample }),
  ).toEqual([]);
  expect(findUncovered("brandVoice", resultOf("The tide and the coins."), { sample })).not.toEqual(
    [],
  );
});

test("every line of a resume is owed, its headings are not", () => {
  const resume =
    "EXPERIENCE\nFerry pilot, Bergen, 2011 to 2019\n- Trained 14 mates\n\nEDUCATION\nNautical college, 2008";
  const result = resultOf("Ferry pilot, Bergen, 2011 to 2019", "Trained 14 mates");
  expect(findUncovered("resumeRewrite", result, { resume })).toEqual([
    { id: "resume", words: "Nautical college, 2008" },
  ]);
});

test("the check names what is not used", () => {
  const answers = { role: "Ferry pilot", result: "Trained 14 mates" };
  expect(checkCoverage("elevatorPitch", resultOf("Ferry pilot."), answers)).toEqual({
    rule: "coverage",
    ok: false,
    detail: "Not used: “Trained 14 mates”.",
    isForReader: true,
  });
  expect(
    checkCoverage("elevatorPitch", resultOf("Ferry pilot. Trained 14 mates."), answers),
  ).toEqual({
    rule: "coverage",
    ok: true,
    detail: "Every answer is in the text.",
  });
});

test("what she will not discuss stays out", () => {
  const answers = {
    reason: "I want smaller ships",
    withhold: "The quarrel with Sverre\nThe name of the new employer",
  };
  const detail = (text: string) => checkCoverage("exitStrategy", resultOf(text), answers).detail;
  expect(detail("I want smaller ships. My last day is new to you.")).toBe(
    "Every answer is in the text. What you keep private stays out.",
  );
  expect(detail("I want smaller ships. Sverre knows.")).toBe(
    "Every answer is in the text. You will not discuss this, and it is in the text: “The quarrel with Sverre”.",
  );
  expect(detail("I want smaller ships. My new employer has a name.")).toContain(
    "“The name of the new employer”",
  );
});

test("a word of what she withholds that another answer gives is hers to see", () => {
  const answers = {
    role: "Purser",
    reason: "I want smaller ships",
    withhold: "Smaller pay as purser",
  };
  const result = resultOf("As purser I want smaller ships.");
  expect(checkCoverage("exitStrategy", result, answers).ok).toBe(true);
});

test("a word of what is withheld that stands beside none of its others tells nothing", () => {
  const answers = { handover: "the keys, Sverre has two", withhold: "What they paid Sverre" };
  const detail = (text: string) => checkCoverage("exitStrategy", resultOf(text), answers).detail;
  expect(detail("The keys, Sverre has two. My leave is paid out.")).toContain("stays out");
  expect(detail("The keys, Sverre has two. They paid Sverre more.")).toContain("it is in the text");
});
