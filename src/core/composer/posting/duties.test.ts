import { expect, test } from "vitest";
import { dutiesOf, sayableDuties } from "./duties.ts";

const steps = (posting: string, role: string | null = null, house: string | null = null) =>
  dutiesOf(posting, [role, house]).map(({ act, line }) => act ?? line);

test("duties are told from titles, conditions, benefits and whom one reports to", () => {
  const posting =
    "Team Lead - Contact Center. Coach 12 agents. Reports to the COO. Handle escalated calls. Strong Excel skills. 3+ yrs retail. Free parking.";
  expect(steps(posting, "Call center team lead")).toEqual([
    "Coach 12 agents",
    "Handle escalated calls",
  ]);
});

test("what stands under a heading of others is none, whatever its form", () => {
  const posting =
    "About Arkwell\nWe lead the market.\n\nKey responsibilities:\n• Manage spend (£11m)\n• Board papers\n\nWhat we’re looking for\n• Opera PMS\n\nWhat you’ll be doing\n- Standing in as duty manager";
  expect(steps(posting)).toEqual([
    "Manage spend (£11m)",
    "Board papers",
    "Standing in as duty manager",
  ]);
});

test.each([
  [
    "You are responsible for the budget and for safety.",
    "Responsible for the budget and for safety",
  ],
  ["The Head of Collections manages 62,000 objects.", "Manage 62,000 objects"],
  ["Wren Hospice is looking for an Events Lead to deliver 14 events.", "Deliver 14 events"],
  ["To liaise with parents.", "Liaise with parents"],
  ["Under direction of the CIO: directs two divisions", "Direct two divisions"],
  ["Duties include audio typing, filing, and post.", "Audio typing, filing, and post"],
  ["Payroll for 300 staff.", "Payroll for 300 staff"],
])("%s", (posting, step) => {
  expect(steps(posting)).toEqual([step]);
});

test("every verb of a line is turned for certain, or the line stays as it is", () => {
  expect(steps("Leads a team. Defines figures and reports to the board.")).toEqual([
    "Lead a team",
    "Defines figures and reports to the board",
  ]);
});

test("a second verb is turned where it can be nothing else", () => {
  expect(steps("Schedules 48 workers and is the first contact for clients.")).toEqual([
    "Schedule 48 workers and be the first contact for clients",
  ]);
});

test("the role before a fragment is no subject, and what is needed or supplied is no duty", () => {
  const posting =
    "Site Supervisor for projects up to 40 units. Keeps the programme. First aid card needed. Ute and house supplied. Member of the senior team.";
  expect(steps(posting, "Site supervisor")).toEqual(["Keep the programme"]);
});

test("only a whole act, short and certain, is asked about by name", () => {
  const posting =
    "- Own renewals for 320 accounts (today: 83%)\n- Lead a team of 5\n- Snag list below 10 items\n- Build our onboarding, target: live in 10 days\n- Live in 10 days";
  expect(sayableDuties(dutiesOf(posting, []))).toEqual(["Lead a team of 5"]);
});

test("a figure to be reached is no act", () => {
  const found = dutiesOf("- Run the store\n- Shrink under 1.5% (currently 2.4%)", []);
  expect(found.map(({ isTarget }) => isTarget)).toEqual([false, true]);
});
