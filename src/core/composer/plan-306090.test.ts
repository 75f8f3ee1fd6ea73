import { expect, test } from "vitest";
import { composePlan } from "./plan-306090.ts";
import { formatResult } from "#core/result/result-text.ts";
import { plan30_60_90 } from "#core/tools/plan-306090.ts";
import { checkResult } from "#core/checks/check-result.ts";
import type { Answers } from "#core/tools/definition.ts";

type Case = { name: string; answers: Answers; facts: readonly string[]; never: readonly string[] };

const kitchen: Case = {
  name: "a chef who writes in fragments",
  answers: {
    role: "exec chef, the Larkmoor hotel (2 restaurants + banquets)",
    start: "sept 3 i think",
    description:
      "Executive Chef. You will run all kitchens, 38 cooks. control food cost (now 36%), write seasonal menus, pass health inspections, hire and train line cooks, work w/ events team on banquets up to 400 covers. Must have 8 yrs exp, ServSafe.",
    priority: "GM (Paulo) wants food cost down to 31. he said it like 3 times",
    stakeholders: "Paulo, Keisha (events dir), the union, my sous chefs Andre & Lin",
    success: "food cost 31%, new fall menu live, nobody on the line quits lol",
  },
  facts: [
    "Larkmoor",
    "planned for September 3",
    "Paulo",
    "from 36% to 31%",
    "Keisha (events director)",
    "fall menu",
    "nobody on the line quits",
    "400 covers",
  ],
  never: ["ServSafe", "lol", "8 years", "3 times", "fully staffed"],
};
const saas: Case = {
  name: "a vice president who writes in sentences",
  answers: {
    role: "I am joining Tallgrass Software as Vice President of Customer Success.",
    start: "January 6, 2026",
    description:
      "About the role\nYou will own net revenue retention (currently 96%) and lead a team of 22 customer success managers across three regions.\nWhat you'll do\n• Build a scalable onboarding program for mid-market customers\n• Partner with Product to prioritize the roadmap\n• Reduce time to first value from 60 days to 30 days\n• Present retention results to the board each quarter\nWhat we offer\nCompetitive salary, equity, unlimited PTO.",
    priority:
      "My manager, Priya Raman, wants me to stabilize the top 20 accounts before renewals in June.",
    stakeholders: "Priya Raman (CRO), the Head of Product, three regional directors, and the CFO.",
    success:
      "Success at 90 days means that the top 20 accounts each have a named owner and a renewal plan, that time to first value is down to 45 days, and that the regional directors are aligned on one playbook.",
  },
  facts: [
    "Vice President of Customer Success, Tallgrass Software",
    "January 6, 2026",
    "Priya Raman",
    "top 20 accounts",
    "from 60 days to 45 days",
    "net revenue retention",
    "one playbook",
  ],
  never: ["unlimited PTO", "Competitive salary", "my manager"],
};
const food: Case = {
  name: "an executive director with a board chair",
  answers: {
    role: "Executive Director, Harborlight Food Bank",
    start: "I start on Monday, April 7.",
    description:
      "The Executive Director leads a staff of 28 and reports to the Board of Directors. The Executive Director will oversee a $9.2M annual budget, grow individual giving, and steward relationships with 140 partner pantries. The ideal candidate has ten years of nonprofit leadership experience and a master's degree.",
    priority:
      "The board chair's top priority is finding a new warehouse before the lease ends in December.",
    stakeholders:
      "The key stakeholders are board chair Ruth Adeyemi, the warehouse team, and our largest donor, the Castellan family.",
    success:
      "By day 90, I will have a signed letter of intent on a warehouse, a staff that trusts the plan, and individual giving up 10% over last year.",
  },
  facts: [
    "Monday, April 7",
    "Ruth Adeyemi",
    "lease ends in December",
    "$9.2M",
    "staff of 28",
    "Castellan family",
    "letter of intent",
    "10%",
  ],
  never: ["master", "ten years", "low-hanging"],
};

test.for([kitchen, saas, food])(
  "$name gets a plan that keeps the contract and her facts",
  ({ answers, facts, never }) => {
    for (const tone of plan30_60_90.tones) {
      const text = formatResult(composePlan({ answers, tone }));
      const unmet = checkResult("plan30_60_90", text, answers).filter(({ ok }) => !ok);
      expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
      for (const fact of facts) expect(text).toContain(fact);
      for (const word of never) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    }
  },
);

test("the priority stands first in each month, and a choice she left open stays open", () => {
  const answers = {
    role: "Deputy Director, Port of Ellery",
    priority: "director says get the berth 4 permit unstuck",
    success: "permit issued or a new date that holds",
    description: "Leads berth 4 permitting. Manages a staff of 9. Prepares the annual report.",
    start: "May 5",
  };
  const { sections } = composePlan({ answers, tone: "Warm Confidence" });
  const first = sections
    .slice(0, 3)
    .map(({ blocks }) => blocks.find((block) => block.kind === "list")?.items[0] ?? "");
  expect(first.every((item) => item.includes("permit"))).toBe(true);
  expect(first[2]).toContain("or a new date that holds");
});

test("with one answer the plan asks for the rest and invents nothing", () => {
  const { sections, missing } = composePlan({
    answers: { role: "head of people" },
    tone: "Warm Confidence",
  });
  expect(sections.map(({ label }) => label)).toEqual(["Days 1–30"]);
  expect(missing).toEqual([
    "your start date",
    "the job description",
    "your manager’s top priority",
    "what success looks like at 90 days",
  ]);
});
