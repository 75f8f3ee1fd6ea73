import { expect, test } from "vitest";
import { readPosting, quotableDuties } from "./read-posting.ts";

const steps = (posting: string, role: string | null = null, employer: string | null = null) =>
  readPosting(posting, [role, employer]).duties.map(({ act, line }) => act ?? line);

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
    "Stand in as duty manager",
  ]);
});

test.each([
  [
    "You are responsible for the budget and for safety.",
    "Be responsible for the budget and for safety",
  ],
  ["The Head of Collections manages 62,000 objects.", "Manage 62,000 objects"],
  ["Wren Hospice is looking for an Events Lead to deliver 14 events.", "Deliver 14 events"],
  ["To liaise with parents.", "Liaise with parents"],
  ["Under direction of the CIO: directs two divisions", "Direct two divisions"],
  ["Duties include audio typing, filing, and post.", "Audio typing, filing, and post"],
  ["Payroll for 300 staff.", "Payroll for 300 staff"],
  ["- Bring kiln losses down from 9%", "Bring kiln losses down from 9%"],
  ["Signs off glaze batches within 2 days.", "Sign off glaze batches within 2 days"],
  ["Quarterly grant report; next one 31 May.", "Quarterly grant report; next one 31 May"],
  ["The HKM oversees two kilns.", "Oversee two kilns"],
  ["- Is responsible for kiln records", "Be responsible for kiln records"],
])("%s", (posting, step) => {
  expect(steps(posting, "Head Kiln Master")).toEqual([step]);
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

test("what is asked about by name is short and no target, whole acts first", () => {
  const posting =
    "- Live in 10 days\n- Kiln hours below 10 a day\n- Lead a team of 5\n- Build our onboarding: live at once\n- Firing";
  expect(quotableDuties(readPosting(posting, []).duties)).toEqual([
    "Lead a team of 5",
    "Live in 10 days",
  ]);
});

test("a figure to be reached is no act", () => {
  const found = readPosting("- Run the store\n- Shrink under 1.5% (currently 2.4%)", []).duties;
  expect(found.map(({ isTarget }) => isTarget)).toEqual([false, true]);
});

test("a row of acts is parted, a row of things is not", () => {
  expect(
    steps("You’ll own the kiln diary, manage glaze stock, and hit our target of 2% loss (now 6%)."),
  ).toEqual(["Own the kiln diary", "Manage glaze stock", "Hit our target of 2% loss (now 6%)"]);
  expect(steps("- Lead on clay, pressure casting and kiln audits")).toHaveLength(1);
});

test("what is no duty is kept apart, and nothing of it is lost", () => {
  const posting =
    "Kiln Master\n- Load two kilns • Hire a packer\nOn-call rota, one night in five. Reports to the owner. Travel 20%.\nWhat you bring\n- Gas ticket\nPerks\n- Free mugs";
  const { duties, requirements, terms } = readPosting(posting, ["Kiln master", null]);
  expect(duties.map(({ line }) => line)).toEqual(["Load two kilns", "Hire a packer"]);
  expect(requirements).toEqual(["Gas ticket"]);
  expect(terms).toEqual([
    "On-call rota, one night in five",
    "Reports to the owner",
    "Travel 20%",
    "Free mugs",
  ]);
});

test("a degree, a shift on call and a heading in capitals are no duties, and a word cut short ends none", () => {
  const posting =
    "KILN MASTER GRADE II\n- Audit 6 kilns acc. to the glaze book\n- Master of Ceramics or equivalent\n- On call";
  const { duties, requirements, terms } = readPosting(posting, ["Ceramics lead", null]);
  expect(duties.map(({ line }) => line)).toEqual(["Audit 6 kilns acc. to the glaze book"]);
  expect([...requirements, ...terms]).toEqual(["Master of Ceramics or equivalent", "On call"]);
});

test("what one answers for is parted where each piece is a whole, and a level to be reached is a figure", () => {
  const { duties } = readPosting(
    "Responsible for growth of the studio, supervision of 12 potters, and control of costs. Kiln losses must be cut from 9% to below 5%.",
    [],
  );
  expect(duties.map(({ act, line, isTarget }) => [act ?? line, isTarget])).toEqual([
    ["Be responsible for growth of the studio", false],
    ["Supervision of 12 potters", false],
    ["Control of costs", false],
    ["Kiln losses must be cut from 9% to below 5%", true],
  ]);
  expect(quotableDuties(duties)).toHaveLength(4);
  expect(steps("Responsible for hiring, training and firing of staff.")).toHaveLength(1);
  expect(readPosting("Candidates must be 18.", []).duties).toEqual([]);
});

test("lines of the site, labels of facts and a paragraph behind a list are no duties", () => {
  const posting =
    "Kiln master\nHove | Full time | 3 days\nHove · Posted 3 days ago · 12 applicants\nMatches your job preferences\nAbout the job\nEssential functions:\n🔥 Fires two kilns\n🔥 Sells to hotels\n\nArkwell is an equal opportunity employer.\nMinimum qualifications:\nA gas ticket\nYou will have:\n- 3+ years at a kiln\nShift:\n- Nights\nWhat’s in it for you\n- Free clay\nApply with CV\nHow many years have you fired?";
  const {
    duties,
    requirements,
    terms,
    states,
    unclassified: open,
  } = readPosting(posting, ["Kiln master", null]);
  expect(duties.map(({ act }) => act)).toEqual(["Fire two kilns", "Sell to hotels"]);
  expect(requirements).toEqual(["A gas ticket", "3+ years at a kiln"]);
  expect(terms).toEqual(["Arkwell is an equal opportunity employer", "Nights", "Free clay"]);
  expect([...states, ...open]).toEqual([]);
});

test.each([
  ["You’ll need a gas ticket.", [], ["You’ll need a gas ticket"]],
  ["You will be a calm leader.", [], ["You will be a calm leader"]],
  ["Own kiln essential.", [], ["Own kiln essential"]],
  ["You hold a licence for gas.", [], ["You hold a licence for gas"]],
  ["You hold responsibility for gas.", ["Hold responsibility for gas"], []],
  ["Has the authority to close the kiln.", [], []],
  ["You’ll be on call every third week.", [], []],
  ["Staff discount.", [], []],
  ["£31k. 38h week. Term time only.", [], []],
])("%s", (posting, acts, needs) => {
  const { duties, requirements } = readPosting(posting, []);
  expect(duties.map(({ act }) => act)).toEqual(acts);
  expect(requirements).toEqual(needs);
});

test.each([
  ["You’d be firing two kilns, looking after six potters, and talking to hotels.", 3],
  ["You will lead six potters, hold responsibility for gas, clay and waste, and buy glaze.", 2],
  ["Keeps the stock list, orders more.", 1],
  ["To fire two kilns, to train the potters and to sell at fairs.", 2],
])("%s", (posting, count) => {
  expect(readPosting(posting, []).duties).toHaveLength(count);
});

test("how things stand is told apart from the work", () => {
  const { duties, states } = readPosting(
    "Raising sales at fairs. Plans and fires two loads a week. The studio sells 900 pots a year.",
    [],
  );
  expect(duties.map(({ act }) => act)).toEqual([
    "Raise sales at fairs",
    "Plan and fire two loads a week",
  ]);
  expect(states).toEqual(["The studio sells 900 pots a year"]);
});
