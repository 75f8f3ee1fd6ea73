import { bare, definite } from "#core/language/definite.ts";
import type { PlanVoice } from "./plan-306090-voice.ts";
import type { Duty } from "#core/language/job-posting.ts";
import { peopleNoun } from "#core/language/people-noun.ts";
import { capitalise } from "#core/language/phrase.ts";

/** What one responsibility asks for in each of the three periods; "" where it asks for nothing. */
export type DutySteps = readonly [month1: string, month2: string, month3: string];

type Frame = (duty: Duty, voice: PlanVoice, manager: string) => DutySteps;

const tie =
  /^(?:(?:strong|effective|productive|positive|collaborative|key|close|trusted|lasting)\s)*(?:relationships?|partnerships|rapport|trust|ties)\s(?:with|across|among|between)\s/iu;
const projectWord =
  /\b(?:replacement|implementation|migration|rollout|roll-out|launch|transition|go-live|project|program|programs|projects|initiative|initiatives|redesign|modernization|transformation|integration|merger|relocation|construction|conversion|overhaul|expansion|opening)\b/iu;
const recurring =
  /\b(?:audits?|meetings?|reviews?|huddles?|sessions?|rounds|conferences?|hearings?|trainings?|workshops?|committees?|councils?|close|inspections?|standups?)\b/iu;

const classes: readonly (readonly [RegExp, RegExp | null, Frame])[] = [
  [
    /^(?:prepare|ready)$/,
    /(?:^|\s)for\s.*\b(?:survey|audit|inspection|accreditation|season|launch|go-live|opening|exams?|election|hearings?|review|visit|renewal|IPO|conference|event|transition|surveillance|assessment|certification|move|trial|sale|merger)\b/iu,
    prepareFor,
  ],
  [
    /^(?:build|develop|maintain|foster|cultivate|steward|establish|manage|strengthen|nurture|sustain)$/,
    tie,
    relations,
  ],
  [
    /^(?:lead|direct|manage|drive|own|oversee|run|coordinate|spearhead|execute|deliver|complete|implement|launch)$/,
    projectWord,
    project,
  ],
  [/^(?:lead|manage|supervise|direct|oversee|head|guide|run)$/, peopleNoun, people],
  [/^(?:coach|mentor|train|develop|teach|support|onboard)$/, peopleNoun, coach],
  [
    /^(?:reduce|improve|increase|grow|cut|raise|lower|boost|expand|strengthen|restore|accelerate|stabilize|shorten|optimize|enhance|drive|rebuild|maximize|minimize|streamline|close|double)$/,
    null,
    change,
  ],
  [
    /^(?:develop|build|create|design|write|establish|draft|define|set|produce|introduce|craft|formulate|shape|plan|architect)$/,
    null,
    build,
  ],
  [
    /^(?:run|chair|hold|host|conduct|facilitate|convene|lead|attend|perform)$/,
    recurring,
    recurringWork,
  ],
  [
    /^(?:partner|collaborate|liaise|work|consult|engage|coordinate|interface|cooperate)$/,
    /^(?:closely )?(?:with|across)\s/u,
    partner,
  ],
  [
    /^(?:report|track|monitor|analyze|forecast|measure|present|audit|review|prepare)$/,
    null,
    reporting,
  ],
  [/^(?:implement|launch|deploy|execute|deliver|complete|open|roll)$/, null, project],
  [
    /^(?:own|manage|administer|maintain|oversee|handle|coordinate|answer|direct|control|run|operate|supervise|ensure|enforce|lead)$/,
    null,
    ownership,
  ],
];

/** The steps of a responsibility in the three months, in the tone’s voice, and the frame they came from. */
export function dutySteps(
  duty: Duty,
  voice: PlanVoice,
  manager: string,
): { frame: string; steps: DutySteps } {
  const verb = duty.verb.split(" ")[0] ?? "";
  const found = classes.find(
    ([verbs, object]) => verbs.test(verb) && (object === null || object.test(duty.object)),
  );
  const frame = found?.[2] ?? otherwise;
  return { frame: frame.name, steps: frame(duty, voice, manager) };
}

function people({ object }: Duty, voice: PlanVoice): DutySteps {
  const team =
    /^(?:a|an|the)\s(?:[\p{L}-]+\s){0,3}?(?:team|staff|group|crew|department|unit)\sof\s(.+)$/u.exec(
      object,
    )?.[1];
  if (team !== undefined) {
    const plain = team.replace(/^(?:about|up to|over|more than|approximately)\s/u, "");
    const who = /^\d[\d,]*$/u.test(plain) ? object.replace(/^(?:a|an)\s/u, "the ") : `the ${plain}`;
    return [
      `Meet ${who.replace(/^the the\s/u, "the ")}, and learn what each of them is working on.`,
      `Give the team one page: what stays, what changes, and who decides.`,
      "",
    ];
  }
  if (
    /^(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?!FTE)/iu.test(
      object,
    ) &&
    object.split(" ").length <= 5
  ) {
    return [
      `Sit down with each of the ${object}: what is working, what is stuck, what needs a decision.`,
      `Agree with each of the ${object} on one result to have by day 90.`,
      "",
    ];
  }

  const [first = ""] = object.split(/,\s|\s(?:and|who|in|at|across)\s/u);
  const notPeople = /\b(?:divisions|departments|units|groups|teams|functions|operations)$/u;
  if (
    /[^s]s$/u.test(first) &&
    peopleNoun.test(first) &&
    !notPeople.test(bare(object)) &&
    first.split(" ").length <= 4
  ) {
    const each = `each of ${definite(first)}`;
    return [
      `Meet ${each}: what is working, what is stuck, what needs a decision.`,
      `Agree with ${each} on one result to have by day 90.`,
      "",
    ];
  }
  return [
    voice.list(
      `the work of ${definite(object)}`,
      "what is on time, what is late, what has no owner",
    ),
    `Agree on one result by day 90 with each person who runs a part of ${definite(bare(object))}.`,
    "",
  ];
}

function coach(duty: Duty): DutySteps {
  return ["", `${capitalise(duty.text)}, on a problem that is open this month.`, ""];
}

function project({ object }: Duty): DutySteps {
  const [head = "", detail] = object.split(/,\s(?=[^,]*$)/u);
  const named = definite(head);
  return [
    `Read the plan for ${named}${detail === undefined ? "" : ` (${detail})`} date by date, and mark every date at risk.`,
    `Review ${bare(named)} every week: what moved, what slipped, who decides.`,
    `Confirm every remaining date for ${bare(named)}, or reset it in writing.`,
  ];
}

function ownership({ verb, object }: Duty, voice: PlanVoice, manager: string): DutySteps {
  const named = definite(object);
  if (verb === "ensure" || verb === "enforce" || verb === "maintain") {
    return [
      voice.list(`what is open on ${named}`, "owner, date, next step"),
      `Close the most serious open points on ${bare(named)} first.`,
      "",
    ];
  }
  if (/\bbudgets?\b|[$€£]\d/u.test(object)) {
    return [
      `Read ${named} line by line: what is committed, what is open, who signs.`,
      voice.show(`the lines of ${bare(named)} that will not hold to day 90`, manager),
      "",
    ];
  }
  if (/\bcontracts?\b|\bvendors?\b|\bsuppliers?\b|\bleases?\b/iu.test(object)) {
    return [
      voice.list(named, "owner, end date, next step"),
      `Decide for each of ${bare(named)}: keep, renegotiate or end.`,
      "",
    ];
  }
  return [
    voice.list(`what is open in ${named}`, "owner, date, next step"),
    `Decide what in ${bare(named)} to keep, change and stop, and tell ${manager} why.`,
    "",
  ];
}

function change({ object }: Duty, voice: PlanVoice, manager: string): DutySteps {
  const named = definite(bare(object).replace(/\sfrom\s.*$/u, ""));
  return [
    `Find the starting figure for ${named}, and where it comes from.`,
    voice.rank(named),
    voice.show(`the figure for ${named} against the starting one`, manager),
  ];
}

function build({ object }: Duty, voice: PlanVoice, manager: string): DutySteps {
  const [all, head = "", purpose = ""] =
    /^(.*?)\sfor\s((?:\p{L}+\s)*(?:adoption|approval|review|signature|sign-off|ratification|publication))$/u.exec(
      object,
    ) ?? [];
  const named = definite(all === undefined ? object : head);
  return [
    `Find out what already exists for ${named}, and who has to agree.`,
    `Write a first draft of ${bare(named)}, and hand it to the people who will work with it.`,
    all === undefined
      ? voice.show(`${bare(named)}, ready for a decision`, manager)
      : `Have ${bare(named)} ready for ${purpose}.`,
  ];
}

function prepareFor({ object }: Duty, voice: PlanVoice, manager: string): DutySteps {
  const event = definite(object.replace(/^.*?(?:^|\s)for\s/u, ""));
  return [
    "",
    `Check what ${event} will ask for, point by point, and list what is not ready.`,
    `Give ${manager} a dated plan for everything still open before ${event}.`,
  ];
}

function recurringWork({ verb, object }: Duty, _voice: PlanVoice, manager: string): DutySteps {
  const named = definite(object);
  return [
    `Sit in on ${named}, and note what gets decided.`,
    `${capitalise(verb)} ${named}, and send ${manager} one line after each.`,
    "",
  ];
}

function partner({ object }: Duty): DutySteps {
  const found = /^(?:closely )?(?:with|across)\s(.+?)(?:\s(on|about|around|to)\s(.+))?$/u.exec(
    object,
  );
  const [, who = "", link, topic = ""] = found ?? [];
  const others = definite(who);
  if (who.split(" ").length > 8) return ["", `Work ${object}, starting with what is late.`, ""];
  if (link === "to") {
    return [
      `Meet ${others}, and ask what has to change first to ${topic}.`,
      `Agree with ${others} on the first step to ${topic}, and take it.`,
      "",
    ];
  }
  const about = topic === "" ? "" : ` about ${topic}`;
  return [
    `Meet ${others}${about}, and ask what has to change first.`,
    `Agree with ${others} on one change${topic === "" ? "" : ` in ${topic}`}, and make it.`,
    "",
  ];
}

/** "build relationships with X" asks for X, and for something done together. */
function relations({ object }: Duty): DutySteps {
  const who = object.replace(tie, "");
  const many = Number(/^\d+/u.exec(who)?.[0] ?? 0) > 12;
  return [
    many
      ? `Choose which of the ${who} to visit first, and go.`
      : `Visit ${who}, and write down what each is waiting for.`,
    `Do one thing that ${many ? `the ${who}` : who} asked for, and say when it is done.`,
    "",
  ];
}

function reporting({ verb, object }: Duty, voice: PlanVoice, manager: string): DutySteps {
  const named = definite(object);
  if (/^(?:prepare|present|report|forecast)$/.test(verb)) {
    return [
      `Read the last version of ${named}, and ask who uses it and for what.`,
      `${capitalise(verb)} ${object} for the first time, and ask ${manager} what to leave out.`,
      "",
    ];
  }
  return [
    `Find out who looks at ${named} today, and how often.`,
    voice.show(`a first reading of ${named}`, manager),
    "",
  ];
}

function otherwise(duty: Duty, _voice: PlanVoice, manager: string): DutySteps {
  return [
    "",
    `${capitalise(duty.text)}, and write down what slows the work.`,
    `${capitalise(duty.text)}, with one improvement to show ${manager}.`,
  ];
}
