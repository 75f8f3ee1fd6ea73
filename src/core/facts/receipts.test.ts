import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { factRuleOf } from "./fact-rules.ts";
import type { FactReceipt } from "./fact.ts";
import { sectionReceipts } from "./receipts.ts";
import { readSources, type SourceMaterial } from "./sources.ts";

const words = await loadEnglishWords();
const facts = factRuleOf("payAsk", "Opening ask");

function receiptsOf(material: SourceMaterial, text: string, rule = facts): FactReceipt[] {
  const section = { label: null, blocks: [{ kind: "paragraph" as const, text }] };
  return sectionReceipts(section, readSources(material), { rule, words });
}

function marksOf(answer: string, text: string, rule = facts): string[] {
  const receipts = receiptsOf({ answers: { answer } }, text, rule);
  return receipts.flatMap(({ fact, problem }) => (problem ? [`${problem}: ${fact.text}`] : []));
}

test.for([
  ["a figure in words", "I trained 14 people", "I trained fourteen people."],
  ["a figure written out", "saved $1.2M", "I saved $1,200,000."],
  ["a sum in thousands", "I earn 128k", "I earn $128,000 today."],
  ["a dozen", "a dozen stores", "I ran 12 stores."],
  ["another word for the same people", "team of 14", "I lead 14 people."],
  ["a bound in other words", "at least 40 calls", "It takes 40 calls or more."],
  ["almost for under", "under 20 days", "It took almost 20 days."],
  ["a bound that was said before", "about 40 calls", "The 40 calls stop now."],
  ["rows of a list", "the audit\nthe launch\nthe move", "Three results matter here."],
  ["one of the list", "stay\ngo\nwait", "The third option has a gap."],
  ["other units of the same time", "14 days of leave", "I ask for two weeks of leave."],
  ["years of a range", "2009 - 2015 at the plant", "I was at the plant for six years."],
  ["weeks between two days", "from May 1 to June 26", "That gives us eight weeks."],
  ["another spelling of a day", "12/12", "We meet on December 12."],
  ["the weekday of a day", "May 29, 2026", "My last day is Friday, May 29."],
  ["an hour", "off the phone after 6", "I stop at 6 p.m."],
  ["a short title written out", "VP ops", "I was Vice President of Operations."],
  ["small counts of the talk", "I want Fridays free", "I have two questions."],
  ["a courtesy", "I want Fridays free", "Thank you. Kind regards,"],
  ["a figure for another word", "got 7 girls to their 200 hrs", "Seven have reached 200 hours."],
  ["a sum without its millions", "412 million rather than the 447", "I found 447 million."],
  ["a sum in short", "to 4,300,000 a month", "Why 4.3 is fair."],
  ["a day whose month stands beside it", "before 29 Nov, it closes on the 28th", "By 28 November."],
  ["a weekday that nothing contradicts", "last day is Mar 21", "My last day is Friday, March 21."],
  ["weekdays in short", "2 days, fri + sat", "We meet on Friday and Saturday."],
  ["a place in a range", "4.1 to 4.9 million", "That is in the lower half of it."],
  ["a county in short", "mostly Wilts", "I thatch in Wiltshire."],
  ["initials of a university", "BSc (UWI)", "The University of the West Indies"],
  ["a rise", "38 miles to 61", "It went from 38 miles up to 61."],
  ["a holiday", "I’m off in April", "I’m back after Easter."],
] as const)("%s comes from the answer", ([, answer, text]) => {
  expect(marksOf(answer, text)).toEqual([]);
});

test.for([
  ["another figure", "14 people", "I lead 16 people.", ["absent: 16"]],
  ["a figure of another thing", "9 people at 3 sites", "I lead 9 sites.", ["noun: 9"]],
  ["a figure of another measure", "300 miles", "I haul 300 kilometers.", ["noun: 300"]],
  ["another currency", "$4,000", "It costs €4,000.", ["absent: €4,000"]],
  ["a lost bound", "about 40 calls", "I take 40 calls.", ["bound: 40"]],
  ["an added bound", "40 calls", "I take more than 40 calls.", ["bound: 40"]],
  ["a turned bound", "at least 40 calls", "I take up to 40 calls.", ["bound: 40"]],
  ["a sum", "3 in May, 4 in June", "I ran 7 workshops.", ["absent: 7"]],
  ["a share", "I take 12 calls", "I take 12% of them.", ["absent: 12%"]],
  ["a difference", "38 min to 27 min", "We save 11 minutes.", ["absent: 11"]],
  ["another day", "May 29", "My last day is May 28.", ["absent: May 28"]],
  ["another month", "May 29", "My last day is June 29.", ["absent: June 29"]],
  ["a weekday that is wrong", "May 29, 2026", "Monday, May 29.", ["absent: Monday, May 29"]],
  ["another hour", "until 6 p.m.", "I stop at 7 p.m.", ["absent: 7 p.m."]],
  ["a person", "my boss", "I asked Marcus Bell about it.", ["absent: Marcus Bell"]],
  ["a name that opens a sentence", "my boss", "Priyanka asked.", ["absent: Priyanka"]],
  ["a name with a word's ending", "my boss", "Denise has the list.", ["absent: Denise"]],
  ["a company", "a food company", "I worked at Halden Foods.", ["absent: Halden Foods"]],
  ["a post", "I’m an analyst", "I’m a senior director.", ["absent: senior director"]],
  ["a degree", "I studied at night", "I hold a doctorate.", ["absent: doctorate"]],
] as const)("%s has no source", ([, answer, text, expected]) => {
  expect(marksOf(answer, text)).toEqual(expected);
});

test("a receipt says where the fact stands and which answer, piece or edit it comes from", () => {
  const material = {
    answers: { results: "40 calls" },
    record: [{ key: "win-1", text: "Signed Halden Foods" }],
    edits: ["say it is due on May 29"],
  };
  const text = "I take 40 calls, signed Halden Foods, and it is due on May 29.";
  const found = receiptsOf(material, text);
  expect(found.map(({ fact, from }) => [text.slice(fact.start, fact.end), from])).toEqual([
    ["40", "results"],
    ["Halden Foods", "win-1"],
    ["May 29", "edit"],
  ]);
});

test("a posting's figure is the employer's, except where the text says so or may quote it", () => {
  const material = { answers: { description: "manage 12 clinics", role: "nurse" } };
  const problems = (text: string, rule = facts) =>
    receiptsOf(material, text, rule).map(({ problem }) => problem);
  expect(problems("I manage 12 clinics.")).toEqual(["employer"]);
  expect(problems("You have 12 clinics.")).toEqual([null]);
  expect(problems("Visit the 12 clinics.", factRuleOf("plan30_60_90", "Days 1–30"))).toEqual([
    null,
  ]);
});

test("the coach counts steps and sets days within a plan, and not outside of it", () => {
  const plan = factRuleOf("exitStrategy", "Hand-over plan");
  const answers = { noticeOn: "May 4", lastDay: "May 29" };
  const marked = (text: string) =>
    receiptsOf({ answers }, text, plan).flatMap(({ fact, problem }) =>
      problem ? [fact.text] : [],
    );
  expect(marked("Five files go to the team by May 15, half of them on Tuesday.")).toEqual([]);
  expect(marked("The rest follows on September 3.")).toEqual(["September 3"]);
  const backlog = { noticeOn: "May 4", handover: "a backlog of 2,700" };
  const of = (text: string) =>
    receiptsOf({ answers: backlog }, text, plan).map(({ fact }) => fact.text);
  expect(of("It stands at 1,900 by then.")).toEqual([]);
});

test("what the other side might say, and notes for the member alone, aren't judged", () => {
  const reply = factRuleOf("boundaryScript", "If they push back");
  expect(marksOf("no calls", "“It’s only 10 minutes.” I don’t take calls.", reply)).toEqual([]);
  expect(marksOf("no calls", "“It’s only 10.” I take 20.", reply)).toEqual(["absent: 20"]);
  expect(marksOf("x", "Ask for 20.", factRuleOf("payAsk", "Before you use it"))).toEqual([]);
});
