import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { payAsk } from "#core/tools/pay-ask.ts";
import { composePayAsk } from "./pay-ask.ts";

const lecturer = {
  ask: "lecturer → senior lecturer, 74k to 83k",
  evidence:
    "taught 4 preps instead of 3 since fall 2022, redesigned intro stats (DFW rate 29% to 17%), $210k NSF grant as co-PI",
  decider: "Dean Halloran, on the chair's recommendation",
  timing: "dossier due oct 1, dean decides in feb",
  objection: "the college has a hiring freeze",
};
const counsel = {
  ask: "I am currently a senior associate at $310,000 and I am asking for promotion to counsel at $365,000.",
  evidence:
    "Since my last review I have originated $1.4 million in new matters. I second-chaired the Delacroix trial, which ended in a defense verdict on March 3. I supervise four junior associates, two of whom asked to be on my team.",
  market: "The BCG survey puts counsel in our market at $370,000.",
  decider: "The compensation committee, chaired by Martin Ashe.",
  timing: "The committee meets on November 14 and decisions are final on December 1.",
  objection: "The firm already has too many counsel in litigation.",
};
const electrician = {
  ask: "$38.50/hr now, want 44",
  evidence:
    "got my master license in feb. running the two hospital jobs by myself. zero failed inspections since last raise (jan 2023), 31 inspections. trained both apprentices",
  market: "IBEW scale here is 46.20",
  decider: "Ron (owner)",
  timing: "slow season meeting jan 15, he does raises by feb 1",
  objection: "material costs are killing us",
};

function said(answers: Record<string, string>, tone = "Warm Confidence"): string {
  return formatResult(composePayAsk({ answers, tone }));
}

test.for([
  ["a lecturer", lecturer],
  ["a lawyer who writes whole sentences", counsel],
  ["an electrician paid by the hour", electrician],
] as const)("%s gets all six sections, grounded, in every tone", ([, answers]) => {
  for (const tone of payAsk.tones) {
    const result = composePayAsk({ answers, tone });
    expect(result.missing).toEqual([]);
    expect(result.sections.map(({ label }) => label)).toEqual(
      payAsk.contract.sections.map(({ label }) => label),
    );
    expect(checkResult("payAsk", formatResult(result), answers).filter(({ ok }) => !ok)).toEqual(
      [],
    );
  }
});

test("each figure keeps its noun, and the verb she used stays", () => {
  const text = said(lecturer, "Diplomatic");
  expect(text).toContain("from Lecturer to Senior Lecturer, at $83,000, up from $74,000");
  expect(text).toContain("DFW rate from 29% to 17%");
  expect(text).toContain("A $210,000 NSF grant as co-PI");
  expect(text).not.toMatch(/\bled\b|\bwon\b/);
});

test("a whole sentence of hers is the ask, nearly word for word", () => {
  const text = said(counsel, "Confident & Direct");
  expect(text).toContain("I am asking for promotion to counsel at $365,000, up from $310,000");
  expect(text).toContain(
    "I second-chaired the Delacroix trial, which ended in a defense verdict on March 3.",
  );
  expect(text).toContain("I am asking the compensation committee to approve");
});

test("a rate keeps its unit and is never a salary", () => {
  const text = said(electrician, "Confident & Direct");
  expect(text).toContain("I am asking for $44 an hour, up from $38.50.");
  expect(text).toContain("IBEW scale here is $46.20.");
  expect(text).not.toContain("salary");
});

test.for([
  ["raise from 55 to 62k", "for a salary of $62,000, up from $55,000"],
  ["12% increase on 64,500", "for a raise of 12%, from $64,500 today"],
  ["I make 78k, I'd like 90", "for a salary of $90,000, up from $78,000"],
  ["I'm currently paid $62 a session. I want $80 a session.", "for $80 a session, up from $62"],
  ["£52k to £60k and the Deputy Head title", "for the title of Deputy Head, at £60,000"],
  ["160-170k, at 148 now", "for a salary from $160,000 to $170,000, up from $148,000"],
  ["I want to be made partner, full equity", "to be made partner, full equity"],
  ["equity refresh, 20k RSUs", "for an equity refresh, 20,000 RSUs"],
  ["more hours. 30 instead of 20 and 24/hr not 21", "for more hours, 30 instead of 20"],
  ["promote me to manager!!", "for the title of Manager"],
] as const)("“%s” is asked exactly", ([ask, exact]) => {
  expect(said({ ask })).toContain(`I am asking ${exact}`);
});

test.for(["more money", "a raise", "idk", "!!!", "promotion"])(
  "“%s” names no figure and no title, so it is asked for",
  (ask) => {
    const result = composePayAsk({ answers: { ask }, tone: "Warm Confidence" });
    expect(result.sections).toEqual([]);
    expect(result.missing[0]).toBe("the figure or title you are asking for");
  },
);

test("a title ask names no pay, whatever she says of it in passing", () => {
  const text = said({
    ask: "its a title ask. branch librarian -> deputy director. ive been doing it since january without the title, pay can follow i guess",
    evidence: "opened sundays; circulation 41k to 58k; wrote the levy plan (it passed, nov 5)",
  });
  expect(text).toContain("from Branch Librarian to Deputy Director");
  expect(text).toContain("I’ve been doing the work since January, without the title.");
  expect(text).toContain("it passed on November 5");
  expect(text).not.toMatch(/pay can follow|guess|salary/);
});

function greeted(decider: string): string {
  return said({ ask: "95k", decider, timing: "june 3" }, "Confident & Direct");
}

test("who decides is addressed by name or title, a body is never “you”", () => {
  expect(greeted("Dr Feldman, medical director")).toContain("Dr. Feldman, I am asking");
  expect(greeted("Executive Director Joan Pell")).toContain("Joan, I am asking");
  expect(greeted("my regional VP, Tasha")).toContain("Tasha, I am asking");
  expect(greeted("my boss")).toContain("\n\nI am asking");
});

test("with few facts the script stays short and asks", () => {
  const answers = { ask: "95k → 105k", evidence: "sales up 40%!!!" };
  const result = composePayAsk({ answers, tone: "Warm Confidence" });
  const text = formatResult(result);
  expect(text).toContain("Sales rose 40%.");
  expect(result.missing).toContain("two more results since your last change");
  expect(text.length).toBeLessThan(1600);
});
