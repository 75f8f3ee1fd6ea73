import { type Aim, actOf, readAim, readAims, stateOf } from "./plan-306090-aims.ts";
import { cleanText } from "#core/language/clean.ts";
import { findDates, withWeekdayComma } from "#core/language/dates.ts";
import { type Posting, readPosting } from "#core/language/job-posting.ts";
import { lowerOpening, stripPeriod, titleCase } from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { isName, isRole } from "#core/language/role.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";
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

/** Reads her answers for the plan; what she left out is empty. */
export function readPlan(answers: Answers): PlanFacts {
  const description = answerOf(answers, "description");
  const others = ["role", "description", "priority", "stakeholders", "success"];
  const read = (id: string): string => {
    const elsewhere = others
      .filter((other) => other !== id)
      .map((other) => answerOf(answers, other));
    return restoreNames(cleanText(answerOf(answers, id)), elsewhere);
  };
  const posting = readPosting(description);
  const asked = readPriority(read("priority"));
  const people = readPeople(read("stakeholders"));
  const manager =
    asked.manager ||
    managerAmong(answerOf(answers, "stakeholders")) ||
    (posting.reportsTo === "" ? "" : `the ${posting.reportsTo}`);
  return {
    role: readRole(read("role")),
    start: readStart(read("start")),
    manager: manager === "" ? "my manager" : manager,
    priority: asked.aim,
    today: asked.today,
    people: people.filter((person) => !sameAs(person, manager)),
    success: readAims(read("success")),
    posting,
  };
}

function sameAs(person: string, manager: string): boolean {
  const bare = manager.replace(/^(?:the|my) /, "").toLowerCase();
  return (
    bare !== "" &&
    (person.toLowerCase() === bare ||
      person
        .toLowerCase()
        .replace(/^(?:the|my) /, "")
        .startsWith(`${bare} (`) ||
      person.toLowerCase().replace(/^(?:the|my) /, "") === bare)
  );
}

/** The role with its employer, asides left out. */
export function readRole(answer: string): string {
  const [first = ""] = splitStops(
    answer.replaceAll(/\s*\([^)]*\)/g, "").replaceAll(/\s*\n\s*/g, ", "),
  );
  const bare = stripPeriod(first)
    .replace(
      /^(?:I(?:’m| am|’ll be| will be)?\s(?:starting|joining|taking over|stepping in|going in|moving)?\s?(?:as\s)?(?:the\s|a\s|an\s)?(?:new\s)?|my new role is\s|new role:\s|starting as\s(?:the\s|a\s|an\s)?|the role is\s|role:\s)/iu,
      "",
    )
    .replace(
      /^(?:applying for|interviewing for|going for|hoping for|up for)\s(?:the\s|a\s|an\s)?/iu,
      "",
    );
  const [title = "", ...rest] = bare
    .split(/\s*(?:,|\s[–|]\s|\s@\s|\sat\s(?=\p{Lu}|the\s))\s*/u)
    .filter((piece) => piece !== "");
  const own = apart(title);
  return [
    titleCase(own),
    ...rest.map((piece) => (/^\p{Ll}+$/u.test(piece) ? titleCase(piece) : piece)),
  ].join(", ");
}

/** "Deputy CIO Larimore County" → "Deputy CIO, Larimore County": a comma where the title ends and an organisation begins. */
export function apart(title: string): string {
  const words = title.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const head = words.slice(0, at).join(" ");
    const tail = words.slice(at).join(" ");
    const ends = isRole(words[at - 1] ?? "");
    if (ends && /^\p{Lu}/u.test(tail) && organisation.test(tail) && !isRole(tail))
      return `${head}, ${tail}`;
  }
  return title;
}

const organisation =
  /\b(?:County|City|State|University|College|School|Schools|Hospital|Health|Medical|Regional|Bank|Group|Inc|Corp|LLC|Foundation|Foods|Systems|Institute|Center|District|Authority|Partners|Labs?|Company|Services|Clinic|Trust|Agency|Museum)\b/u;

function readStart(answer: string): string {
  const [first = ""] = splitStops(answer.replaceAll(/\s*\([^)]*\)/g, ""));
  const said = withWeekdayComma(stripPeriod(first)).replace(
    /^(?:I\s|my\s)?(?:first day(?: is)?|start(?:s|ing)?(?: date)?(?: is)?|day 1(?: is)?|day one(?: is)?)[:,]?\s(?:on\s)?/iu,
    "",
  );
  if (said === "") return "";
  const [date] = findDates(said);
  if (date !== undefined && said.split(/\s+/).length <= 12) {
    const weekday = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? $/u.exec(
      said.slice(0, said.indexOf(date)),
    )?.[1];
    return `Day 1 is ${weekday === undefined || date.startsWith(weekday) ? date : `${weekday}, ${date}`}.`;
  }
  return said.split(/\s+/).length <= 12 ? `Start: ${lowerOpening(said)}.` : "";
}

const says =
  /^(?<who>(?:my|our|the|her|his)?\s?(?:new\s)?[\p{L}’.\s&-]{1,40}?)(?:\s?\((?<aside>[^)]*)\))?(?<own>,\s[^,]{2,40},)?\s(?:(?:honestly|really|only|mostly|mainly|currently|clearly|always|keeps?|has|have|is|just|also|already|would)\s)*(?<verb>wants?|wanted|cares? (?:most )?about|says?|said|saying|told me|asked(?: for)?|asks? for|asking for|needs?|expects?|like|focused on|priority is|priorit(?:ies|y)(?: is| are|:)|has made|made it clear|mentioned|insists on|worried about|concerned about|talks about|(?:top|first|main|number one|biggest) (?:priority|concern|ask|goal|focus)(?: is| for me is|:)?)\s(?:that\s)?(?<rest>.+)$/iu;
const priorityIs =
  /^(?:(?<who>[\p{L}.]+(?:\s[\p{L}.]+){0,3}?)[’']s?\s)?(?:the\s)?(?:my\s(?<mine>manager|boss|director|supervisor)[’']?s?\s)?(?:very\s)?(?:top|first|main|number one|number-one|biggest|highest|immediate|#1|no\. 1|stated)?\s?(?:priority|concern|ask|goal|focus)(?:\s(?:for\s(?:me|this role|the first 90 days|the role)))?(?:\s(?:is|was|right now is)|:)\s(?:that\s|for me\s)?(?<rest>.+)$/iu;

function readPriority(answer: string): { manager: string; aim: Aim | null; today: string } {
  const stops = splitStops(answer.replaceAll(/\s*\n\s*/g, ". ")).map((stop) => stripPeriod(stop));
  const [first = "", ...others] = stops;
  if (first === "") return { manager: "", aim: null, today: "" };
  const spoken = says.exec(first)?.groups ?? priorityIs.exec(first)?.groups;
  const who = nameManager(spoken?.["who"] ?? spoken?.["mine"] ?? "");
  const rest = (spoken?.["rest"] ?? first)
    .replace(/^(?:me|us)\sto\s/iu, "")
    .replace(/^for\s(?:me|us)\sto\s/iu, "")
    .trim();
  const [main = "", ...asides] = splitOutside(
    rest,
    /,\s(?=(?:right now|currently|today|at the moment|now)\b)/giu,
  );
  const [head, more] = pronounAct(main, others);
  const listed = listedAim(head);
  const wanting = /^(?:want|need|expect|like|ask)/i.test(spoken?.["verb"] ?? "");
  const aim = listed ?? (wanting ? stateOf(head) : null) ?? aimOf(head);
  const today =
    [...asides, ...more].find((piece) =>
      /\b(?:now|today|currently|at the moment|it[’']s|they[’']re|is|are)\b/iu.test(piece),
    ) ?? "";
  return { manager: who, aim, today: plainToday(today) };
}

/** Quoted speech is the wish itself. */
function aimOf(words: string): Aim {
  const spoken = /^[“"](.+)[”"]$/u.exec(words)?.[1];
  return readAim(spoken ?? words);
}

/** "the 2 late audits – Alder and Bell" beside "close them": one act. */
function pronounAct(main: string, others: readonly string[]): [string, readonly string[]] {
  const at = others.findIndex((other) =>
    /^(?:just\s)?\p{Ll}+\s(?:them|it|both|these|those)(?:\s(?:fast|first|now|quickly|soon))?$/iu.test(
      other,
    ),
  );
  const verb = at < 0 ? undefined : others[at]?.split(" ")[0];
  const joined = main.replace(/\s–\s/gu, ", ");
  if (verb === undefined || actOf(joined) !== null) return [joined, others];
  const plural = /\bthem|both|these|those\b/i.test(others[at] ?? "");
  const many = /^(?:the\s|our\s|all\s)*(?:\d+|two|three|four|five|both|\p{L}+s)\b/iu.test(joined);
  return plural === many
    ? [`${verb.toLowerCase()} ${joined}`, others.filter((_o, index) => index !== at)]
    : [joined, others];
}

/** "the two vacant posts filled" after "wants" is a thing done. */
function listedAim(words: string): Aim | null {
  const aim = readAim(words);
  return aim.kind === "done" || aim.kind === "act" || aim.kind === "change" || aim.kind === "target"
    ? aim
    : null;
}

function plainToday(words: string): string {
  return stripPeriod(words).replace(/^(?:and|but|so|because)\s/iu, "");
}

function nameManager(raw: string): string {
  const who = raw.replace(/[’']s$/u, "").trim();
  if (
    who === "" ||
    /^(?:I|we|you|they|she|he|it|this|that|there|what|the company|leadership|everyone)$/iu.test(who)
  )
    return "";
  if (isName(who)) return who;
  const bare = who.replace(/^(?:my|our|the|her|his)\s(?:new\s)?/iu, "");
  const named = /^(?:boss|manager|supervisor|director|lead)\s(\p{Lu}[\p{L}’-]+)$/u.exec(bare)?.[1];
  if (named !== undefined) return named;
  if (/^(?:manager|boss|supervisor)$/iu.test(bare)) return "my manager";
  if (isName(bare)) return bare;
  return isRole(bare) || /^(?:board|chair|owner|sponsor)$/iu.test(bare) ? `the ${bare}` : "";
}

/** A manager she marks among the stakeholders: "Carla (my boss)". */
function managerAmong(answer: string): string {
  const found =
    /(\p{Lu}[\p{L}’-]+)\s?(?:,|\()\s?(?:[^,()]{0,30},\s?)?my (?:boss|manager|mgr)\b/u.exec(
      answer,
    )?.[1];
  return found ?? "";
}

const peopleLead =
  /^(?:the |my |our )?(?:key |main |most important )?(?:stakeholders?|people|partners)(?: (?:are|include|will be|who matter(?: most)? are))?:?\s|^(?:I(?:’ll| will)? (?:be )?(?:work(?:ing)?|partner(?:ing)?)(?: most)?(?: closely)? with|mainly|mostly|also)\s/iu;

/** The people she names, each with the role she gives in brackets. */
export function readPeople(answer: string): readonly string[] {
  const stops = answer
    .split("\n")
    .flatMap((line) => splitStops(line))
    .map((stop) => stripPeriod(stop).replace(peopleLead, ""));
  const pieces = stops
    .flatMap((stop) =>
      splitOutside(
        stop,
        /;\s+|,\s+(?:and\s)?|\s+and\s+(?=(?:the|my|our|\p{Lu})[\p{L}’]*)|\s\/\s/giu,
      ),
    )
    .map((piece) => piece.replace(/^(?:and|plus|also|then)\s/iu, "").trim());
  const people: string[] = [];
  for (const piece of pieces) {
    const before = people.at(-1);
    const titleOnly =
      /^(?:the |our )?[\p{L}\s&]{2,30}$/u.test(piece) &&
      isRole(piece) &&
      !/\d/.test(piece) &&
      !/^(?:the|our|my|all)\s/iu.test(piece) &&
      !isName(piece);
    if (before !== undefined && titleOnly && isName(before))
      people[people.length - 1] = `${before} (${piece})`;
    else if (/\p{L}{2}/u.test(piece) && piece.split(/\s+/).length <= 12)
      people.push(lowerOpening(piece));
  }
  return people.slice(0, 8);
}
