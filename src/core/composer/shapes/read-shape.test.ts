import { describe, expect, test } from "vitest";
import { readShape } from "./read-shape.ts";
import type { Shape } from "./shape.ts";

/** What the slots of the tools expect, best first. */
const refusal: readonly Shape[] = ["act", "i-clause", "clause", "condition", "thing", "doing"];
const results: readonly Shape[] = ["deed", "change", "clause", "thing", "deeds", "i-clause"];
const wanted: readonly Shape[] = ["thing", "clause", "act", "things", "doing"];
const called: readonly Shape[] = ["clause", "thing", "doing", "act", "i-clause"];
const asker: readonly Shape[] = ["person", "clause", "i-clause", "thing"];
const day: readonly Shape[] = ["date", "condition", "thing", "clause"];
const price: readonly Shape[] = ["money", "thing", "clause", "things"];
const objection: readonly Shape[] = ["quote", "clause", "thing", "i-clause"];

const cases: readonly (readonly [readonly Shape[], Shape, readonly string[]])[] = [
  [
    refusal,
    "act",
    [
      "send you a summary by close of play Thursday",
      "Take the minutes every other week",
      "stay till 6 on tuesdays",
      "never answer work messages at weekends",
      "file the quarterly return and send Joan a copy",
      "check client emails twice a day",
      "attend the Tuesday stand-up by phone",
      "to lend out my students",
      "be there for the first call",
      "KEEP MY FRIDAYS FREE",
    ],
  ],
  [
    refusal,
    "i-clause",
    [
      "i cant do nights any more",
      "I'd like to go down to four days",
      "ill do it on friday",
      "Since May I run both shops",
      "We cut waiting times in half",
    ],
  ],
  [
    refusal,
    "condition",
    ["if the weather holds, all three fields", "One extra day, but only when we are short staffed"],
  ],
  [
    results,
    "deed",
    [
      "Negotiated a 9% discount with our carrier",
      "brought returns down to 2 in 100",
      "was named employee of the year 2022",
      "Drew up the fire plan for four buildings",
      "Facilitated 20 board away days",
      "Cut cash handling at the till by half",
      "set up the night desk in 2021",
    ],
  ],
  [
    results,
    "deeds",
    [
      "Hired 6 people, opened the Lyon office, cut rent by 20%",
      "Rebuilt the rota\nHalved agency spend\nTrained 4 deputies",
      "wrote the tender, won it and delivered it two weeks early",
    ],
  ],
  [
    results,
    "change",
    ["staff turnover 31% to 12%", "Defects 40 per 1000 -> 6", "Value of stock up from €2M to €3M"],
  ],
  [
    called,
    "clause",
    [
      "a van breaks down",
      "a parcel got lost twice",
      "the printer jams and nobody else knows why",
      "All three nurseries passed inspection in 2024",
      "Complaints fell by half in a year",
      "two teams stop talking to each other",
      "Help comes too late",
    ],
  ],
  [
    called,
    "doing",
    [
      "organising the Christmas do",
      "Onboarding suppliers",
      "not being copied in",
      "hiring and keeping chefs",
      "turning a mess of notes into a plan",
    ],
  ],
  [
    wanted,
    "thing",
    [
      "Parents of teenagers with dyslexia",
      "the handbook I wrote for new starters",
      "Planning permission for the annexe",
      "Weekly written feedback",
      "weekend cover until we hire",
      "client calls after 6 pm",
      "report (10 pages)",
      "No meetings before 10",
    ],
  ],
  [
    wanted,
    "things",
    [
      "passwords, parking permit, the alarm code",
      "- two workshops\n- a workbook\n- email support for 30 days",
      "The client list and the two open quotes",
    ],
  ],
  [
    asker,
    "person",
    [
      "Sheila from accounts",
      "Senior project manager, rail",
      "Professor Okafor",
      "bookkeeper + office manager",
      "my sister-in-law",
    ],
  ],
  [
    day,
    "date",
    ["3 November 2025", "in two weeks' time", "before I go on leave", "mid-October at the latest"],
  ],
  [
    price,
    "money",
    ["£38k plus bonus", "85/hr", "USD 4,000 a day", "2,500 to 3,000 euros", "HK$90", "KSh 900"],
  ],
  [
    objection,
    "quote",
    [
      '"we can\'t make exceptions"',
      "'Nobody else has complained.'",
      "They will tell me it is not in the budget",
    ],
  ],
];

describe("an item in the slot that expects it", () => {
  for (const [expected, shape, texts] of cases)
    test.each(texts)(`${shape}: %s`, (text) => {
      expect(readShape(text, expected).shape).toBe(shape);
    });
});

test.each(["zxcv", "dunno tbh", "no puedo los sabados", "???", "rent, because also, 14"])(
  "%s is nobody’s grammar, whatever the slot expects",
  (text) => {
    for (const expected of [refusal, results, wanted, asker, day, price, objection, []])
      expect(readShape(text, expected).shape).toBe("unread");
  },
);

test("the slot decides where grammar does not", () => {
  const item = "Cut agency hours by a third";
  expect(readShape(item, refusal).shape).toBe("act");
  expect(readShape(item, results).shape).toBe("deed");
});

test("head and lemma are the main verb and its base", () => {
  expect(readShape("was asked to chair the board", results)).toMatchObject({
    head: "asked",
    lemma: "ask",
  });
  expect(readShape("I won’t be able to swap", refusal)).toMatchObject({ head: "be", lemma: "be" });
  expect(readShape("Fewer late fees", wanted).head).toBeUndefined();
});

test("a doubtful reading says so", () => {
  const sure = readShape("Took the unit from red to green", results).confidence;
  const unsure = readShape("tasting box", ["thing", "clause", "things", "act"]).confidence;
  expect(sure).toBeGreaterThan(0.8);
  expect(unsure).toBeLessThan(0.5);
});

test("a past form that moves no measure, or stands before another, is no deed", () => {
  const expected = ["deed", "change", "clause", "thing"] as const;
  expect(readShape("Missed visits from 19% to 6%", expected).shape).toBe("change");
  expect(readShape("Cut visits from 19 to 6 a week", expected).shape).toBe("deed");
  for (const item of [
    "Promoted to shift lead",
    "Elected shop steward twice",
    "Awarded the Oda medal",
    "Published in The Lancet",
    "Written complaints fell by half",
    "Managed care contracts up 20%",
    "Recorded talks watched 3,000 times",
    "Cracked hives fell from 9 to 2",
    "Fined boats were back in a week",
    "Loaned books to the prison rose by half",
    "took me two summers",
    "Took 11 months and one strike",
    "Got me my first boat",
  ])
    expect(readShape(item, expected).shape, item).not.toBe("deed");
  for (const item of [
    "Published three papers",
    "Awarded 40 scholarships",
    "Managed contracts worth $2M",
    "Brought visitors up from 190 to 310",
    "Paid suppliers on time",
    "Moved 41 looms after the mill closed, in one week",
    "Shipped orders after the bridge fell",
    "Found the mills were selling old flour",
    "Trained keepers who went on to run yards",
    "Fixed looms used by nine villages",
    "Taught classes closed by the flood",
    "Got us the orchard lease",
  ])
    expect(readShape(item, expected).shape, item).toBe("deed");
  expect(readShape("Ofsted said our records are outstanding", expected).shape).not.toBe("deed");
});

test("behind a stem a bare word that is a verb as well opens an act", () => {
  const expected = ["act", "clause", "thing"] as const;
  expect(readShape("answer messages at 8am every weekday", expected).shape).toBe("act");
  expect(readShape("Work starts at 9", expected).shape).toBe("clause");
  expect(readShape("a loom jams", ["clause", "thing"]).shape).toBe("clause");
  expect(readShape("we both spoke at Delft", ["clause", "i-clause"]).shape).toBe("i-clause");
});
