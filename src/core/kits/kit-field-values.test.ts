import { expect, test } from "vitest";
import { kitFieldValues, type KitFillData } from "./kit-field-values.ts";

const ask = {
  id: "1",
  request: "Senior Director",
  status: "pending",
  date: "2026-11-20",
  amountCents: 18_450_000,
  followUp: null,
  moves: [],
} as const;

const own: KitFillData = {
  record: {
    wins: Array.from({ length: 7 }, (_, at) => ({
      id: `${at}`,
      title: `Win ${at}`,
      description: at === 0 ? "From nine weeks to five" : null,
      date: "2026-11-20",
    })),
    negotiations: [{ ...ask, request: "Settled", status: "success" }, ask],
    powerPosition: " I turn failing programs into predictable ones. ",
  },
  toolAnswers: [
    { tool: "payAsk", answers: { results: "Three results" } },
    {
      tool: "brandBio",
      answers: { role: "  ", proof: "$1.2M under budget\n \nThe Kestrel Prize" },
    },
    { tool: "careerPositioning", answers: { role: "Program director, transit" } },
    { tool: "resumeRewrite", answers: { role: "Analyst" } },
    { tool: "elevatorPitch", answers: { next: "A seat on the board" } },
  ],
  strategyPrep: [
    "## The decision",
    "Lyon, or stay.",
    "## What you know",
    "- The answer is due March 3.\n- A team of nine.",
    "## Three questions to bring",
    "1. What do I ask first?\n2. What is it worth?\n3. Who says no?",
    "## What you want from the hour",
    "To know what to ask Lyon",
  ].join("\n\n"),
};

function filled(kit: Parameters<typeof kitFieldValues>[0], words = own) {
  return Object.fromEntries(kitFieldValues(kit, words).map(({ field, text }) => [field, text]));
}

test("a kit takes her position, her five newest wins, her open ask and what she told last", () => {
  expect(filled("raise-promotion-ask")).toEqual({
    role: "Program director, transit",
    proof: "$1.2M under budget; The Kestrel Prize",
    "win-1": "Win 0. From nine weeks to five",
    "win-2": "Win 1",
    "win-3": "Win 2",
    "win-4": "Win 3",
    "win-5": "Win 4",
    position: "I turn failing programs into predictable ones.",
    ask: "Senior Director, $184,500",
  });
});

test("an amount that her ask says already is not said again, and a settled ask is none", () => {
  const [, open = ask] = own.record.negotiations;
  const withSum = { ...open, request: "Senior Director at $184,500" };
  const withAsks = (negotiations: KitFillData["record"]["negotiations"]) =>
    filled("interview-coaching", { ...own, record: { ...own.record, negotiations } })["ask"];
  expect(withAsks([withSum])).toBe("Senior Director at $184,500");
  expect(withAsks([{ ...open, status: "declined" }])).toBeUndefined();
});

test("where a bio asks what she wants next, her pay is no answer", () => {
  expect(filled("power-bio-builder")["ask"]).toBe("A seat on the board");
  expect(filled("power-bio-builder", { ...own, toolAnswers: [] })["ask"]).toBeUndefined();
});

test("the brief of the hour takes her Strategy Prep, and no other kit does", () => {
  expect(filled("private-strategy-session")).toMatchObject({
    decision: "Lyon, or stay.",
    "facts-known": "The answer is due March 3.\nA team of nine.",
    "question-1": "What do I ask first?",
    "question-3": "Who says no?",
    outcome: "To know what to ask Lyon",
  });
  expect(filled("private-strategy-session")["facts-open"]).toBeUndefined();
  expect(filled("interview-coaching")["decision"]).toBeUndefined();
});

test("of nothing comes nothing", () => {
  const none = { wins: [], negotiations: [], powerPosition: "" };
  expect(
    kitFieldValues("private-strategy-session", { record: none, toolAnswers: [], strategyPrep: "" }),
  ).toEqual([]);
});
