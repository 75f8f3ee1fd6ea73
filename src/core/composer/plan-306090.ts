import { wholeResult, wholeText } from "./whole-result.ts";
import { aimNoun } from "./plan-306090-aims.ts";
import { dutySteps } from "./plan-306090-duties.ts";
import { bare, definite } from "#core/language/definite.ts";
import { planMetrics } from "./plan-306090-metrics.ts";
import { given, type PlanFacts, readPlan } from "./plan-306090-read.ts";
import { prioritySteps, sameMatter, stateSteps, successSteps } from "./plan-306090-steps.ts";
import { type PlanVoice, planVoice } from "./plan-306090-voice.ts";
import { meaningWords } from "#core/language/meaning-words.ts";
import { capitalise, ensurePeriod, joinAnd, possessive } from "#core/language/phrase.ts";
import {
  type Block,
  bullets,
  numbered,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const labels = ["Days 1–30", "Days 31–60", "Days 61–90"] as const;

/** Writes the 30/60/90 day plan from her answers; what she left out is asked for. */
export function composePlan({ answers, tone }: Material): Result {
  const facts = readPlan(answers);
  const voice = planVoice(tone);
  const months = planMonths(facts, voice);
  const metrics = planMetrics(facts, voice);
  const sections: Section[] = labels.flatMap((label, index) => {
    const steps = (months[index] ?? []).map(capitalise);
    if (steps.length === 0) return [];
    return [{ label, blocks: [...opening(facts, voice, index), bullets(steps)] }];
  });
  if (metrics.length > 0) sections.push({ label: "Success metrics", blocks: [numbered(metrics)] });
  return wholeResult({
    sections,
    missing: missingFrom(answers, facts, months).map((text) =>
      wholeText(text.replaceAll(";", ",")).replace(/[.?]+$/, ""),
    ),
  });
}

function opening(facts: PlanFacts, voice: PlanVoice, index: number): Block[] {
  const lead =
    index === 0
      ? [facts.role === "" ? "" : ensurePeriod(facts.role), facts.start, priorityLine(facts)]
      : [];
  const text = [...lead, voice.openings[index] ?? ""].filter((part) => part !== "").join(" ");
  return text === "" ? [] : [paragraph(text)];
}

/** The manager’s priority in her words, with what she says of today. */
function priorityLine({ priority, manager, today }: PlanFacts): string {
  if (priority === null) return "";
  const now = today === "" ? "" : `; ${today}`;
  if (priority.kind === "state") {
    const { subject, action } = priority;
    return manager.startsWith("my ")
      ? `What ${manager} wants first: ${subject} to ${action}${now}.`
      : `${capitalise(manager)} wants ${subject} to ${action}${now}.`;
  }
  const words = priority.kind === "act" ? `${priority.verb} ${priority.object}` : priority.words;
  return `${capitalise(possessive(manager))} first priority: ${words}${now}.`;
}

/** Three lists of steps: the priority leads, then her people, her results and the posting. */
function planMonths(facts: PlanFacts, voice: PlanVoice): readonly (readonly string[])[] {
  const lead = prioritySteps(facts, voice);
  const beside = stateSteps(facts);
  const covered = facts.success.map(
    (aim) => facts.priority !== null && sameMatter(aim, facts.priority),
  );
  const measured = facts.priority?.kind === "change" || facts.priority?.kind === "target";
  const results = successSteps(
    facts.success.filter((aim, index) => covered[index] !== true),
    facts,
    voice,
  );
  const said = facts.success.filter(
    (aim, index) =>
      covered[index] === true && ["thing", "change", "target"].includes(aim.kind) && !measured,
  );
  const beyond = successSteps(said, facts, voice).map((steps) => steps[2]);
  const openPromise = facts.success.some(
    (aim, index) => covered[index] && /\sor\s/u.test(aim.words),
  );
  const fixed = [0, 1, 2].map((month) =>
    unique([
      month === 2 && openPromise ? "" : (lead[month] ?? ""),
      beside[month] ?? "",
      peopleStep(facts, voice, month),
      ...(month === 2 ? beyond : []),
      ...results.map((steps) => steps[month] ?? ""),
    ]).slice(0, 4),
  );
  const months = withDuties(fixed, facts, voice);
  if (months.every((steps) => steps.length === 0))
    return [[voice.ask(facts.manager, "what has to be different by day 90")], [], []];
  if (facts.priority === null || facts.posting.duties.length === 0) return months;
  const last = [
    `Ask ${facts.manager} which decision cannot wait for day 30.`,
    `Ask ${facts.manager} what to stop doing.`,
    `Agree with ${facts.manager} on what comes first after day 90.`,
  ];
  return months.map((steps, month) =>
    steps.length < least ? [...steps, last[month] ?? ""] : steps,
  );
}

const most = 5;
const usual = 4;
const least = 3;

/** Each responsibility gets one step first, those with figures before the others; then short months are filled. */
function withDuties(
  fixed: readonly (readonly string[])[],
  facts: PlanFacts,
  voice: PlanVoice,
): readonly (readonly string[])[] {
  const subjects =
    facts.posting.duties.length < 3
      ? facts.posting.subjects.map((object) => ({ verb: "own", object, text: `own ${object}` }))
      : [];
  const duties = [...facts.posting.duties, ...subjects]

    .filter((duty) => !repeats(duty.object, facts))
    .map((duty, order) => ({
      order,
      object: duty.object,
      figure:
        /\d|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/u.test(
          duty.object,
        ),
      ...dutySteps(duty, voice, facts.manager),
    }));
  const chosen: { month: number; order: number; frame: string; step: string }[] = [];
  const load = (month: number) =>
    (fixed[month]?.length ?? 0) + chosen.filter((item) => item.month === month).length;
  const place = (duty: (typeof duties)[number], limit: number, months: readonly number[]): void => {
    const month = months.find(
      (at) =>
        (duty.steps[at] ?? "") !== "" &&
        load(at) < limit &&
        !chosen.some(
          (item) => item.month === at && (item.frame === duty.frame || item.order === duty.order),
        ),
    );
    if (month !== undefined)
      chosen.push({ month, order: duty.order, frame: duty.frame, step: duty.steps[month] ?? "" });
  };
  for (const duty of duties.toSorted((a, b) => Number(b.figure) - Number(a.figure))) {
    place(duty, most, duty.figure ? [0, 1, 2] : [0, 1, 2].toSorted((a, b) => load(a) - load(b)));
  }
  for (const month of [0, 1, 2]) for (const duty of duties) place(duty, usual, [month]);
  for (const month of [1, 2]) {
    for (const duty of duties) {
      const used = chosen.some((item) => item.month === month && item.order === duty.order);
      const named = bare(definite(duty.object));
      if (used || load(month) >= least || named.split(" ").length > 9) continue;
      const step =
        month === 1
          ? `Ask ${facts.manager} which decision on ${named} cannot wait.`
          : voice.show(
              `what has changed ${/\b(?:staff|team|managers|people|supervisors|directors)\b/u.test(named) ? "for" : "in"} ${named} since day 1`,
              facts.manager,
            );
      chosen.push({ month, order: duty.order, frame: `spare ${duty.order}`, step });
    }
  }
  return fixed.map((steps, month) => {
    const own = chosen.filter((item) => item.month === month).toSorted((a, b) => a.order - b.order);
    return unique([...steps, ...own.map((item) => item.step)]).slice(0, most);
  });
}

function unique(steps: readonly string[]): string[] {
  return [...new Set(steps.filter((step) => step !== ""))];
}

/** A responsibility that is the priority or one of her results in other words. */
function repeats(object: string, { priority, success }: PlanFacts): boolean {
  const words = meaningWords(object);
  return [...(priority === null ? [] : [priority]), ...success].some((aim) => {
    const own = meaningWords(aimNoun(aim));
    const shared = own.filter((word) => words.includes(word)).length;
    return (
      (shared >= 2 && (shared * 2 >= words.length || shared === own.length)) ||
      (shared === 1 && own.length === 1 && words.length <= 3)
    );
  });
}

function peopleStep({ people, posting }: PlanFacts, voice: PlanVoice, month: number): string {
  const named = people.filter(
    (person) => !posting.duties.some((duty) => sharesCount(person, duty.object)),
  );
  if (named.length === 0) return "";
  if (month === 0) return voice.meet(joinAnd(named));
  if (month === 2) return "";
  return voice.back(joinAnd(named.map((person) => bare(person))));
}

/** "my 9 engineers" beside "a team of 9 quality engineers": the same people. */
function sharesCount(person: string, object: string): boolean {
  const count = /\d+/u.exec(person)?.[0];
  const noun = person.split(" ").at(-1) ?? "";
  return (
    count !== undefined &&
    new RegExp(String.raw`\b${count}\b`, "u").test(object) &&
    object.includes(noun)
  );
}

const asked: readonly (readonly [string, string])[] = [
  ["role", "your role and company"],
  ["start", "your start date"],
  ["description", "the job description"],
  ["priority", "your manager’s top priority"],
  ["success", "what success looks like at 90 days"],
];

function missingFrom(
  answers: Material["answers"],
  facts: PlanFacts,
  months: readonly (readonly string[])[],
): string[] {
  const open = asked.flatMap(([id, text]) => (given(answers, id) === "" ? [text] : []));
  const thin = months.some((steps) => steps.length < least);
  return open.length === 0 && thin && facts.posting.duties.length < 3
    ? ["what the job description says the role is responsible for"]
    : open;
}
