import { type Aim, readAims } from "./plan-306090-aims.ts";
import { readPeople } from "./plan-306090-people.ts";
import { readPriority } from "./plan-306090-priority.ts";
import { cleanText } from "#core/language/clean.ts";
import { findDates, withWeekdayComma } from "#core/language/dates.ts";
import { soundsUnsure } from "#core/language/fillers.ts";
import { type Posting, readPosting } from "#core/language/job-posting.ts";
import { readNewRole, sayNewRole } from "#core/language/new-role.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import { lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { splitStops } from "#core/language/split.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** What the plan is written from. */
export type PlanFacts = {
  /** "Director of Quality, Corvane Bearings, Dayton plant" */
  readonly role: string;
  /** "Day 1 is Monday, January 11." */
  readonly start: string;
  /** The manager as the sentences name her or him: "Hal", "the CEO", "my manager". */
  readonly manager: string;
  readonly priority: Aim | null;
  /** What she said of today, beside the priority: "it’s red right now". */
  readonly today: string;
  readonly people: readonly string[];
  readonly success: readonly Aim[];
  readonly posting: Posting;
};

/** Her answer to a question of the plan; "n/a" and the like count as none. */
export function given(answers: Answers, id: string): string {
  const answer = answerOf(answers, id);
  return isNonAnswer(answer) ? "" : answer;
}

/** Reads her answers for the plan; what she left out is empty. */
export function readPlan(answers: Answers): PlanFacts {
  const ids = ["role", "description", "priority", "stakeholders", "success"];
  const read = (id: string): string => {
    const hers = id === "role" ? ids : ["priority", "stakeholders", "success"];
    const elsewhere = hers.filter((other) => other !== id).map((other) => given(answers, other));
    return restoreNames(cleanText(given(answers, id)), elsewhere);
  };
  const posting = readPosting(given(answers, "description"));
  const asked = readPriority(read("priority"));
  const named = readPeople(read("stakeholders"));
  const reports = posting.reportsTo === "" ? "" : `the ${posting.reportsTo}`;
  const role = asked.manager.replace(/^the\s/u, "");
  const found = /^the\s/u.test(asked.manager)
    ? named.find(
        (person) =>
          person.toLowerCase().startsWith(`${role.toLowerCase()} `) && /\s\p{Lu}/u.test(person),
      )
    : undefined;
  const manager =
    found?.replace(/\s*\([^)]*\)/u, "") ||
    asked.manager ||
    managerAmong(given(answers, "stakeholders")) ||
    reports ||
    "my manager";

  return {
    role: sayNewRole(readNewRole(read("role"))),
    start: readStart(read("start"), soundsUnsure(given(answers, "start"))),
    manager,
    priority: asked.aim,
    today: asked.today,
    people: named.filter((person) => !sameAs(person, manager)),
    success: readAims(read("success")),
    posting,
  };
}

function sameAs(person: string, manager: string): boolean {
  const said = plainName(person);
  const bare = plainName(manager);
  return said === bare || (bare.includes(" ") && said.startsWith(`${bare} `));
}

function plainName(person: string): string {
  return person
    .toLowerCase()
    .replace(/^(?:the|my) /, "")
    .replace(/\s*\([^)]*\)/, "");
}

/** A manager she marks among the stakeholders: "Carla (my boss)". */
function managerAmong(answer: string): string {
  const found = /(\p{Lu}[\p{L}’-]+)\s?(?:,|\()\s?(?:[^,()]{0,30},\s?)?my (?:boss|manager|mgr)\b/u;
  return found.exec(answer)?.[1] ?? "";
}

const startLead =
  /^(?:I\s|my\s)?(?:will\s)?(?:first day(?: is)?|start(?:s|ing)?(?: date)?(?: is)?|day 1(?: is)?|day one(?: is)?|begin(?:s|ning)?)[:,]?\s(?:on\s|in\s)?/iu;

/** The first day as a sentence; a date she was unsure of is planned for. */
function readStart(answer: string, unsure: boolean): string {
  const [first = ""] = splitStops(answer.replaceAll(/\s*\([^)]*\)/g, ""));
  const past = /^(?:I\s)?(?:already\s)?started\s(?:on\s)?(?=\S)/iu.exec(first);
  const bare = stripPeriod(past === null ? first : first.slice(past[0].length));
  const said = withWeekdayComma(bare).replace(startLead, "");
  if (!/\p{L}{3}|\d\D*\d/u.test(said) || said.split(/\s+/).length > 12) return "";
  const [date] = findDates(said);
  const is = past !== null ? "was" : unsure ? "is planned for" : "is";
  if (date === undefined)
    return past === null ? `Start: ${lowerOpening(said)}.` : `Day 1 was ${said}.`;
  const before = said.slice(0, said.indexOf(date));
  const weekday = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? $/u.exec(before)?.[1];
  const year = /^,?\s((?:19|20)\d\d)\b/u.exec(said.slice(said.indexOf(date) + date.length))?.[1];
  const day = weekday === undefined || date.startsWith(weekday) ? date : `${weekday}, ${date}`;
  return `Day 1 ${is} ${day}${year === undefined ? "" : `, ${year}`}.`;
}
