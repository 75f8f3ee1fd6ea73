import { expect, test } from "vitest";
import { readEvidence } from "./evidence.ts";
import { groundText } from "./ground-text.ts";

const answers = {
  result:
    "no show rate down 18%, wait went from 31 days to 12. 22 ppl in Fresno. contributed to raising 900k",
  proof: "Baldwin Access Award 2023, since oct 6. dir of nursing",
  description: "Lead a team of 9 engineers at Corvane; current scrap 4.6%",
};

function open(text: string, employerAllowed = false): string[] {
  return groundText(text, readEvidence(answers), { employerAllowed })
    .filter((receipt) => receipt.problem !== null)
    .map((receipt) => `${receipt.fact.text}: ${receipt.problem}`);
}

test("figures, names and dates of her answers carry a receipt", () => {
  expect(open("The no-show rate fell 18%, and the wait went from 31 days to 12.")).toEqual([]);
  expect(open("I took on Fresno and its 22 people on October 6, 2023.")).toEqual([]);
  expect(open("She holds the Baldwin Access Award and $900,000.")).toEqual([]);
});

test("an idiom is no deed of hers", () => {
  const receipts = groundText(
    "I took the time to ask every stevedore. I took the ferry.",
    readEvidence({ did: "asked every stevedore, it took a month; the ferry was taken" }),
  );
  expect(receipts.filter(({ problem }) => problem !== null).map(({ fact }) => fact.start)).toEqual([
    42,
  ]);
});

test("what she never said is named", () => {
  expect(open("The no-show rate fell 40%.")).toEqual(["40%: absent"]);
  expect(open("On the Harborview team, the wait went to 12 days.")).toEqual(["Harborview: absent"]);
  expect(open("The ask goes in on November 20.")).toEqual(["November 20: absent"]);
  expect(open("She doubled the team and is board-certified.")).toEqual([
    "doubled: absent",
    "board-certified: absent",
  ]);
  expect(open("There were dozens of meetings with fifteen people.")).toEqual([
    "dozens of: absent",
    "fifteen: absent",
  ]);
});

test("a figure bound to another noun is named", () => {
  expect(open("The wait went from 31 months to 12.")).toEqual(["31: noun"]);
  expect(open("I led 22 hospitals.")).toContain("22: noun");
});

test("what puts things in order counts none, alone it does", () => {
  expect(open("Check for steady first, plain second and kind third.")).toEqual([]);
  expect(open("Check for plain second and kind third.")).toEqual(["third: absent"]);
  expect(open("Steady comes first. The third office is in Fresno.")).toEqual(["third: absent"]);
});

test("things that her list has as many of are counted, also where they were told before", () => {
  const evidence = readEvidence({ options: "Stay on the ferry\nTeach\nHalf a year of each" });
  const marks = (text: string) =>
    groundText(text, evidence).filter(({ problem }) => problem !== null).length;
  expect(marks("What does each of the three options cost me?")).toBe(0);
  expect(marks("What does each of the four options cost me?")).toBe(1);
  expect(marks("What do all three ferries cost me?")).toBe(1);
});

test("the figure of a label counts nothing", () => {
  const evidence = readEvidence({ stake: "The boats at berth 3 leave on time, and 3 crews eat" });
  const problems = (text: string) =>
    groundText(text, evidence).flatMap(({ problem }) => problem ?? []);
  expect(problems("The boats at berth 3 have to leave on time.")).toEqual([]);
  expect(problems("We have 3 cranes.")).toEqual(["noun"]);
});

test("a share keeps its noun, whichever of its words stands behind it", () => {
  const evidence = readEvidence({ was: "nobody over 70 managed, well, 2 of 15 could, in my test" });
  const marks = (text: string) =>
    groundText(text, evidence).flatMap(({ fact, problem }) => (problem ? [fact.text] : []));
  expect(marks("2 of 15 people over 70 could.")).toEqual([]);
  expect(marks("2 of 16 people over 70 could.")).toEqual(["16"]);
});

test("the employer’s figures stay the employer’s", () => {
  expect(open("I brought scrap down from 4.6%.")).toEqual(["brought: promoted", "4.6%: employer"]);
  expect(open("Current scrap is 4.6%. What has been tried?", true)).toEqual([]);
});

test("a verb is not promoted", () => {
  expect(open("I raised $900,000.")).toEqual(["raised: promoted"]);
  expect(open("I contributed to raising $900,000.")).toEqual([]);
});

test("a claim points to the answer that carries it", () => {
  const evidence = readEvidence({ role: "i keep the books", proof: "licensed since 2011" });
  const [receipt] = groundText("I am a licensed bookkeeper.", evidence);
  expect(receipt).toMatchObject({ from: "proof", problem: null });
});

test("what stands as she typed it is hers, and no word further", () => {
  const evidence = readEvidence({
    offer: "can do 15 min w you mon 8am to plan the week",
    success: "scrap under 4\nI led 22 people",
  });
  const problems = (text: string) =>
    groundText(text, evidence).flatMap(({ fact, problem }) => (problem ? [fact.text] : []));
  expect(problems("I can do 15 minutes with you Mon 8am to plan the week.")).toEqual([]);
  expect(problems("Scrap under 4")).toEqual([]);
  expect(problems("I led 22 hospitals.")).toEqual(["22"]);
  expect(problems("I can see you Mon 9am to plan the week.")).not.toEqual([]);
});

test("a sum whose letter is written out is no name", () => {
  const evidence = readEvidence({ known: "signed a line of N62m with the mill" });
  const marks = (text: string) =>
    groundText(text, evidence).flatMap(({ fact, problem }) => (problem ? [fact.text] : []));
  expect(marks("I signed a line of N62 million with the mill.")).toEqual([]);
  expect(marks("I signed a line with the mill in the N64.")).toEqual(["N64"]);
});

test("a letter that ends its sentence is no initial", () => {
  const evidence = readEvidence({ description: "Grade 7A/C", decider: "R. Aldous" });
  const marks = (text: string) =>
    groundText(text, evidence, { employerAllowed: true }).flatMap(({ fact, problem }) =>
      problem ? [fact.text] : [],
    );
  expect(marks("The posting says Grade 7A/C. What decides that?")).toEqual([]);
  expect(marks("Ask R. Aldous. What decides that?")).toEqual([]);
  expect(marks("Ask R. Whitlock, who decides that.")).toEqual(["R. Whitlock"]);
});

function marksOf(given: Readonly<Record<string, string>>, text: string): string[] {
  return groundText(text, readEvidence(given)).flatMap(({ fact, problem }) =>
    problem ? [fact.text] : [],
  );
}

test("a sum is asked for by the hour where today’s pay is by the hour", () => {
  const asked = { sum: "31", now: "$26.40/hr" };
  expect(marksOf(asked, "I am asking for $31 an hour.")).toEqual([]);
  expect(marksOf(asked, "I am asking for $31 a week.")).toEqual(["$31 a week"]);
});

test("the day of the week that a date falls on is no other date", () => {
  const end = { end: "14.12.2026" };
  expect(marksOf(end, "My last day is Monday 14 December 2026.")).toEqual([]);
  expect(marksOf(end, "My last day is Tuesday, December 14, 2026.")).toEqual(["Tuesday"]);
  expect(marksOf(end, "We meet on Monday.")).toEqual(["Monday"]);
});

test("before is not after", () => {
  const ask = { ask: "half an hour, any day after 14/9" };
  expect(marksOf(ask, "I ask for half an hour, any day after September 14.")).toEqual([]);
  expect(marksOf(ask, "I ask for half an hour before September 14.")).toEqual(["September 14"]);
});

test("a title keeps the word that lowers it", () => {
  const target = { target: "Deputy Harbor Master" };
  expect(marksOf(target, "The role I want is Deputy Harbor Master.")).toEqual([]);
  expect(marksOf(target, "The role I want is Harbor Master.")).toEqual(["Harbor Master"]);
});

test("a comma parts decimals, and a point the minutes of an hour", () => {
  const typed = { known: "budget was 4,10 a plate; we close by 6.45 on 8 of 10 days" };
  expect(marksOf(typed, "The budget was 4,10 a plate. We close by 6:45pm.")).toEqual([]);
  expect(marksOf(typed, "The budget was 4,60 a plate. We close by 6:15pm now.")).toEqual([
    "4,60",
    "6:15pm",
  ]);
});

test("figures as they are written in other countries", () => {
  const typed = {
    book: "it stood on R4,1 mil. Scrap %6,8; a machine for Rp 40 juta",
    loss: "losing $U 410.000 a month",
  };
  const text =
    "It stood at R4.1 million. Scrap was 6.8%. The machine costs Rp 40 million. We were losing $U 410,000 a month.";
  expect(marksOf(typed, text)).toEqual([]);
  expect(marksOf(typed, text.replace("410,000", "401,000").replace("6.8", "8.6"))).toEqual([
    "8.6%",
    "401,000",
  ]);
});

test("units at a figure, days with blanks, years first, sums of India", () => {
  const typed = {
    was: "the queue went up to 4.5km",
    asked: "before 20. 11. please, and on 2026.10.12",
    pay: "₹14,50,000 fixed",
    have: "I have 1.7 m and gold",
    sheets: "losing 140 bedsheets every quarter",
    now: "38 last quarter",
  };
  const text =
    "The queue went up to 4.5 kilometers. I ask for it by November 20. It begins on October 12, 2026. I ask for ₹14,50,000. I have 1.7 million. Last quarter it was 38 bedsheets.";
  expect(marksOf(typed, text)).toEqual([]);
  const wrong = text.replace("4.5", "5.4").replace("14,50", "15,40").replace("20.", "21.");
  expect(marksOf(typed, wrong)).toEqual(["5.4", "November 21", "15,40,000"]);
});

test("currencies in letters, rates in letters, norms, decimals before an arrow, hours with u", () => {
  const typed = {
    now: "KSh 78,500 gross p.m., Bs 7.850 for the other",
    account: "P37 500 in the account, 9 000 of it is VAT",
    sick: "sick leave 19,4 per person (2018) -> 11,2 (2025)",
    norm: "keeps the ISO 22000 certificate",
    ran: "41 running out of 58 i opened",
    early: "at 5u40 there are no scrubs",
    task: "bring the downtime of 61 hrs below 20",
    gives: "ma 30.11. and the exam, 3.12.",
  };
  const text =
    "I have 78,500 gross per month and Bs 7,850. P9,000 of the P37,500 is VAT. Sick leave went from 19.4 per person to 11.2. The ISO 22000 file is kept. I opened 58 machines. At 5:40 a.m. there are none. I had to bring it below 20 hours. I give notice on Monday, November 30; the exam is on December 3.";
  expect(marksOf(typed, text)).toEqual([]);
  const wrong = text.replace("78,500", "87,500").replace("19.4", "14.9").replace("5:40", "4:50");
  expect(marksOf(typed, wrong)).toEqual(["87,500", "14.9", "4:50 a.m."]);
});

test("what is denied is no deed, an hour may have a point, and a place is a name without its preposition", () => {
  const typed = {
    price: "30% deposit, they say",
    hours: "phone me 6.30am-7pm",
    where: "Wairarapa",
  };
  const text =
    "The deposit is 30%, which I have not had confirmed. You can phone me from 6.30am to 7pm. Outside Wairarapa it costs more.";
  expect(marksOf(typed, text)).toEqual([]);
  expect(marksOf(typed, "I confirmed the deposit. Phone me from 6.45am now.")).toEqual([
    "confirmed",
    "6.45am",
  ]);
});

test("hours with a point, a day that opens an answer, decimals before a unit", () => {
  const typed = {
    offer: "also after 18.00, no deliveries before 7u",
    last: "30.4. (suitable)",
    time: "to approval 6 day -> 2,5 day",
  };
  const text =
    "I can come after 18:00, and none arrive before 7:00. My last day is April 30. It went from 6 days to 2.5 days.";
  expect(marksOf(typed, text)).toEqual([]);
  const wrong = text
    .replace("18:00", "19:00")
    .replace("April 30", "April 29")
    .replace("2.5", "5.2");
  expect(marksOf(typed, wrong)).toEqual(["19:00", "April 29", "5.2"]);
});

test("the scale of a range is of both its ends", () => {
  const typed = { facts: "between 900 and 1,200 million pesos" };
  expect(marksOf(typed, "It is 900 million pesos to 1,200 million.")).toEqual([]);
  expect(marksOf(typed, "It is 800 million pesos.")).toEqual(["800 million"]);
});

test("a quarter in Roman numerals, an hour by twenty-four, twice as 2x", () => {
  const typed = {
    idle: "31 hours idle, III quarter 2026",
    limits: "the application ends 7.12. at 16",
    said: "she said 2024 also",
    minutes: "take minutes 2x a month",
  };
  const text =
    "In the third quarter of 2026 the idle time was 31 hours. The application ends on 7.12. at 16:00. She said 2024 too. I take minutes twice a month.";
  expect(marksOf(typed, text)).toEqual([]);
  expect(marksOf(typed, text.replace("third", "fourth"))).toEqual(["fourth"]);
});

test("days as they are written in other languages", () => {
  const typed = { end: "lunes 1 de marzo", limits: "asked 9.11.\nsroda, wtorek 8.12" };
  expect(marksOf(typed, "Monday, March 1. I asked on 9 November. We meet on December 8.")).toEqual(
    [],
  );
  expect(marksOf(typed, "I asked on 10 November.")).toEqual(["10 November"]);
  expect(marksOf({ fact: "they stop after half year" }, "They stop after half a year.")).toEqual(
    [],
  );
});
