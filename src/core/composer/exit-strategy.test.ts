import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { wordsOf } from "#core/result/result.ts";
import { exitStrategy } from "#core/tools/exit-strategy.ts";
import { composeExitStrategy } from "./exit-strategy.ts";

const designer = {
  reason: "art director. work got boring, no growth. joining a museum as head of design",
  timing: "giving notice fri april 3 last day thurs april 30",
  protect: "portfolio permission for the Harlow campaign; my freelancer friends there",
  handover: "Harlow campaign files / brand guidelines v3 / intern eval for Dani",
  private: "which museum til they announce, salary",
};
const officer = {
  reason:
    "I am the Chief Financial Officer of a regional hospital system. I have accepted a role in which I will build a finance function from the beginning.",
  timing:
    "I will give notice on Monday, February 2, and my last day will be Friday, May 1. My contract requires ninety days.",
  protect:
    "My annual incentive is paid on January 30. I would like a reference from our CEO, Patricia Osei. I want my deputy, Lynn, to be considered for the role.",
  handover: "The 2027 budget calendar, the bond covenant reporting, and the auditor relationship.",
  private: "The name of my next employer and the disagreement about the merger.",
};

function compose(answers: Record<string, string>, tone = "Warm Confidence") {
  const result = composeExitStrategy({ answers, tone });
  const section = (label: string) => {
    const found = result.sections.find((one) => one.label === label);
    return found ? wordsOf(found) : "";
  };
  return { result, text: formatResult(result), section };
}

test.for([
  ["a designer", designer],
  ["an officer who writes whole sentences", officer],
] as const)("%s gets all five sections, grounded, in every tone", ([, answers]) => {
  for (const tone of exitStrategy.tones) {
    const { result, text } = compose(answers, tone);
    expect(result.missing).toEqual([]);
    expect(result.sections).toHaveLength(5);
    expect(checkResult("exitStrategy", text, answers).filter(({ ok }) => !ok)).toEqual([]);
  }
});

test("a matter of one person goes to the manager alone", () => {
  const { section } = compose(designer);
  expect(section("Message to your manager")).toContain("The intern eval");
  expect(section("Message to your manager")).toContain("goes to you alone, in writing");
  expect(section("Message to your team")).not.toMatch(/Dani|eval/);
});

test("the reason is the speakable part, and the private part appears nowhere", () => {
  const { text, section } = compose(designer);
  expect(section("Why did you leave")).toBe("I left to join a museum as head of design.");
  expect(text).not.toMatch(/bor(ed|ing)|growth|salary/);
  const other = compose(officer);
  expect(other.section("Why did you leave")).toBe(
    "I accepted a role in which I will build a finance function from the beginning.",
  );
  expect(other.text).not.toMatch(/merger|disagreement/);
});

test.for([
  ["what i want is to run my own kitchen", "I wanted to run my own kitchen."],
  ["starting law school in aug", "I left to start law school in August."],
  ["I am retiring after 29 years of service.", "I retired after 29 years of service."],
  ["moving to tacoma for husbands job", "I left to move to Tacoma for my husband’s job."],
  ["new job", "I left for a new job."],
  [
    "I have been appointed to a university chair in urban infrastructure.",
    "I was appointed to a university chair in urban infrastructure.",
  ],
] as const)("“%s” is said in one line", ([reason, line]) => {
  expect(compose({ reason }).section("Why did you leave")).toBe(line);
});

test.for(["burnt out tbh", "my boss is a bully", "passed over twice", "my mom has dementia"])(
  "“%s” is nobody’s business: the line for why is asked for",
  (reason) => {
    const { result, text } = compose({ reason, timing: "2 wks notice, last day aug 14" });
    expect(result.sections.map(({ label }) => label)).toEqual([
      "Message to your manager",
      "Message to your team",
    ]);
    expect(result.missing).toContain("the reason you are willing to give");
    expect(text).not.toMatch(/burn|bully|passed|dementia/);
  },
);

test("money with a date comes before notice, in plain words", () => {
  const { section } = compose(officer);
  expect(section("Before you give notice")).toContain(
    "The annual incentive is in the account. It pays on January 30; notice follows on Monday, February 2.",
  );
  const late = compose({
    timing: "notice march 2, last day march 13",
    protect: "unvested stock cliff march 10, 2,500 shares",
  });
  expect(late.section("Before you give notice")).toContain(
    "March 10 comes before your last day, March 13",
  );
});

test("weeks are counted between her two dates, no date is new", () => {
  const plan = compose(designer).section("Hand-over plan");
  expect(plan).toContain("Week 4, to Thursday, April 30");
  expect(plan).toContain("Week 1, from Friday, April 3");
  expect(plan.match(/April \d+/g)).toEqual(["April 3", "April 3", "April 30"]);
});

test("keys and codes are given back in person and not listed to the team", () => {
  const { section } = compose({
    timing: "notice jan 4, last day jan 25",
    handover: "keys and safe codes, the holiday bonus list",
  });
  expect(section("Message to your manager")).toContain("go to you in person");
  expect(section("Message to your team")).not.toContain("codes");
});
