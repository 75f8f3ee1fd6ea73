import type { Story } from "./interview-bank-story.ts";

/** What interviewers ask about, by the words of a story. The first that fits and is not yet used is taken. */
const topics: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:refused|disagreed|pushback|pushed back|furious|objected|resisted|skeptical)\b/iu,
    "Tell us about a time someone pushed back.",
  ],
  [
    /\b(?:amnesty|reading|grade level|literacy|students? (?:went|rose))\b/iu,
    "Tell us about a time you reached more of the people you serve.",
  ],
  [
    /\b(?:turnover|retention|attrition|retain(?:ed)?|(?<!director |CEO |boss |manager |editor |lead )quit|leaving|resign\w*|vacanc\w+)\b/iu,
    "Tell us about a time you kept people who were leaving.",
  ],
  [
    /\b(?:caught|discovered|spotted|uncovered|noticed|error|fraud|misstat\w+|discrepanc\w+)\b/iu,
    "Tell us about a time you found something others had missed.",
  ],
  [
    /\b(?:trained|taught|coached|onboarded|mentored|upskilled)\b/iu,
    "Tell us about a time you brought people up to speed.",
  ],
  [
    /\b(?:merged|consolidated|migrat\w+|relocated|moved (?:the|our)|converted|conversion|cutover|go-live|went live|transition(?:ed)?|integrated|integration)\b/iu,
    "Tell us about a change with many moving parts.",
  ],
  [
    /\b(?:(?:in|within) (?:\d|one|two|three|four|five|six|seven|nine|ten) (?:days?|hours?|weekends?))\b/iu,
    "Describe something you did with almost no time.",
  ],
  [/\b(?:re)?negotiat\w+/iu, "Tell us about a negotiation you led."],
  [
    /\b(?:surge|crisis|emergency|pandemic|COVID|outage|storm|fire|flood|recall|breach|(?<!\b(?:no|without a|avoided a|averted a) )strike|incident|threatened|(?<!\b(?:no|zero|without) )downtime|down \d+ minutes)\b/iu,
    "Tell us about a bad day, and how you ran it.",
  ],
  [
    /\b(?:deck|report|dashboard|presentation|briefing|memo)\b/iu,
    "How do you decide what leaders need to see?",
  ],
  [
    /\b(?:forecast|accuracy|defects?|scrap|error rate|quality|rework|readmission\w*|infections?|falls|compliance|audit|denials?)\b/iu,
    "Tell us about a number you made reliable.",
  ],
  [
    /\b(?:agency|spend|cost|costs|budget gap|overtime|expense|freight|savings?|saved (?=[$€£]|us\b)|waste)\b/iu,
    "Where have you brought down a cost?",
  ],
  [
    /\b(?:voted|vote|passed|adopt(?:ed)?|persuad\w+|convinc\w+|agreed|unanimous\w*|approved)\b/iu,
    "Tell us about a time you brought people to a decision.",
  ],
  [
    /\b(?:grant|donors?|raised|fundrais\w+|gifts?|campaign|endowment)\b/iu,
    "Tell us about money you raised, and how.",
  ],
  [
    /\b(?:revenue|sales|accounts?|clients?|ARR|deal|deals|pipeline|contracts?|customers|market share)\b/iu,
    "Tell us about a result that brought business in.",
  ],
  [
    /\b(?:wait|cycle time|turnaround|faster|time to|backlog|late|on[- ]time)\b/iu,
    "Tell us about a time you made something faster.",
  ],
  [/\b(?:hired|recruited|built (?:a|the) team|team from|hiring)\b/iu, "How have you built a team?"],
  [
    /\b(?:students?|patients?|families|members|residents|readers|subscribers|enrollment|attendance|graduation|households|volunteers)\b/iu,
    "Tell us about a time you reached more of the people you serve.",
  ],
  [
    /\b(?:policy|ordinance|rule|law|legislation|standard|protocol|curriculum)\b/iu,
    "Tell us about a rule you changed for the better.",
  ],
  [
    /\b(?:incidents?|outages?|uptime|on-call|deploy\w*)\b/iu,
    "Tell us about something you made reliable.",
  ],
  [/\b(?:safety|injur\w+|recordable\w*)\b/iu, "Tell us about how you keep people safe."],
  [
    /\b(?:built|created|launched|opened|started|wrote|designed|founded|established|introduced)\b/iu,
    "Tell us about something that exists because of you.",
  ],
  [
    /\b(?:rescued|turned around|saved|stuck|failing|behind schedule|red)\b/iu,
    "Tell us about work that was in trouble when you took it on.",
  ],
];
const general = [
  "What have you improved, and how was it measured?",
  "Tell us about a piece of work you would show this team first.",
  "Tell us about a result that took persistence.",
  "What is a decision you made that held?",
  "Tell us about a time you took the lead.",
  "Tell us about work that had to be right the first time.",
] as const;

const pushed =
  /\b(?:refused|disagreed|pushback|pushed back|furious|objected|resisted|threatened)\b/iu;

/** The question a story answers best, among those not asked yet: by what was measured, then by all its words. */
export function questionFor(story: Story, used: readonly string[]): string {
  const [change] = story.changes;
  const open = topics.filter(
    ([, question]) =>
      !used.includes(question) &&
      !(question.includes("brought down") && change?.direction === "up"),
  );
  const told =
    story.labelled["result"] ??
    (story.before.length > 0 ? [...story.before, ...story.outcomes].join(" ") : "");
  const noun =
    change?.noun ??
    (/\d|\b(?:weeks|days|months|hours)\b/u.test(told) && !pushed.test(story.words) ? told : "");
  const found =
    (noun === "" ? undefined : open.find(([words]) => words.test(noun))) ??
    (change === undefined ? open.find(([words]) => words.test(story.words)) : undefined);
  const moved =
    change !== undefined && found === undefined
      ? general.find((question) => !used.includes(question))
      : undefined;
  return found?.[1] ?? moved ?? general.find((question) => !used.includes(question)) ?? general[0];
}
