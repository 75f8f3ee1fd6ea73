import { type Aim, sayState } from "./plan-306090-aims.ts";
import { bare, baselineFor, definite } from "#core/language/definite.ts";
import type { PlanFacts } from "./plan-306090-read.ts";
import { namesIn, sameMatter, withUnit } from "./plan-306090-steps.ts";
import type { PlanVoice } from "./plan-306090-voice.ts";
import type { Duty } from "#core/language/job-posting.ts";
import { meaningWords } from "#core/language/meaning-words.ts";
import { capitalise } from "#core/language/phrase.ts";

const counted = "counted at days 30, 60 and 90";

/** Three to five results with their measure: hers first, then those the plan itself makes countable. */
export function planMetrics(facts: PlanFacts, voice: PlanVoice): readonly string[] {
  const hers = facts.success.map((aim) => sayMetric(aim, facts));
  const named = facts.success.some(
    (aim) => facts.priority !== null && sameMatter(aim, facts.priority),
  );
  const vague = facts.priority?.kind === "thing" && facts.success.length > 0;
  const first =
    facts.priority !== null && !named && !vague ? [sayMetric(facts.priority, facts)] : [];
  const own = [...first, ...hers].slice(0, 5);
  const spare = facts.posting.duties
    .filter((duty) => !own.some((metric) => overlaps(metric, duty)))
    .flatMap((duty) => dutyMetric(duty, facts) ?? []);
  const enough = own.length >= 3 ? own : [...own, ...spare].slice(0, Math.max(3, own.length));
  return enough.map(
    (metric) =>
      `${capitalise(metric)}${/days 30|day 60|day 90/u.test(metric) ? "" : voice.metricTail}.`,
  );
}

function overlaps(metric: string, duty: Duty): boolean {
  const words = meaningWords(metric);
  return meaningWords(bare(duty.object)).some((word) => words.includes(word) && word.length > 3);
}

function sayMetric(aim: Aim, facts: PlanFacts): string {
  if (aim.kind === "change") {
    const { change } = aim;
    const pair =
      change.by === undefined
        ? `from ${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`} to ${change.to ?? ""}`
        : `${change.direction === "up" ? "up" : "down"} by ${change.by}`;
    return `${change.noun}: ${pair}${change.span === undefined ? "" : ` ${change.span}`}`;
  }
  if (aim.kind === "target") {
    const from = baselineFor(aim.noun, facts.posting.baselines)?.figure;
    const goal = withUnit(aim, facts);
    return from === undefined
      ? `${aim.noun}: ${goal} by day 90`
      : `${aim.noun}: from ${from} to ${goal}`;
  }
  if (aim.kind === "done") {
    const { priority } = facts;
    const names =
      priority?.kind === "act" && sameMatter(aim, priority) ? namesIn(priority.object) : "";
    const when = aim.tail === "" ? " by day 90" : ` ${aim.tail}`;
    const many = /^(?:every|each|all|both)\b/iu.test(aim.noun) && names === "";
    const counts =
      aim.tail === "" || /\d/u.test(when) ? "" : `: ${many ? counted : "in place by day 90"}`;
    return `${aim.noun} ${aim.participle}${when}${counts}${names === "" ? "" : `: ${names}`}`;
  }
  if (aim.kind === "state") return `${sayState(aim.subject, aim.action)}: ${counted}`;
  if (aim.kind === "act") {
    const many = /\b(?:every|each|all|\d+)\b/u.test(aim.object);
    return `${aim.verb} ${aim.object}: ${many ? counted : "progress read at days 30, 60 and 90"}`;
  }
  if (aim.kind === "clause") return `${aim.words}: ${counted}`;
  if (/\sor\s/u.test(aim.words)) return `${aim.words}, by day 90`;
  if (/^(?:zero|no|none|less than|fewer than|at least|at most|more than)\s/iu.test(aim.words))
    return `${aim.words}: ${counted}`;
  return /\b(?:up|down|growing|going|lower|higher|better|improved|positive|rising|falling)\b/iu.test(
    aim.words,
  )
    ? `${aim.words}: read at days 30, 60 and 90`
    : `${aim.words}: ${/^\d/u.test(aim.words) ? "counted by day 90" : done.test(aim.words) ? "checked on day 90" : "in place by day 90"}`;
}

const done =
  /^(?:launched|opened|shipped|hired|filled|closed|signed|delivered|finished|completed|approved)\b/iu;

/** A measure that the plan’s own steps give for a responsibility, or null. */
function dutyMetric(duty: Duty, facts: PlanFacts): string | null {
  const { verb, object } = duty;
  const named = bare(object);
  const baseline = baselineFor(named, facts.posting.baselines);
  if (baseline !== null)
    return `${baseline.noun}: ${baseline.figure} today, read again at days 30, 60 and 90`;
  const few =
    /^(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s/iu.test(named);
  const team = /^(?:a |the )?(?:staff|team|group|crew)\sof\s\d/iu.test(named);
  if (/^(?:lead|manage|supervise|direct|oversee)$/.test(verb) && team)
    return `${named.replace(/^(?:a|the)\s/iu, "")}: one conversation with each by day 60`;
  if (/^(?:lead|manage|supervise|direct|oversee)$/.test(verb) && few)
    return `${named}: one conversation with each by day 30`;
  if (/^(?:develop|build|create|design|write|establish|draft)$/.test(verb)) {
    return `${stripTail(named)}: a first draft by day 60`;
  }
  if (/^prepare$/.test(verb) && /\bfor\s/u.test(object)) {
    return `${definite(object.replace(/^.*?\bfor\s/u, ""))}: open points counted at day 60 and again at day 90`;
  }
  if (/^(?:reduce|improve|increase|grow|raise|lower|restore)$/.test(verb))
    return `${named}: read at days 30, 60 and 90`;
  if (/^(?:run|chair|hold|host|conduct)$/.test(verb)) return `${named}: number held by day 90`;
  if (/^(?:own|manage|lead|direct)$/.test(verb))
    return `${stripTail(named)}: open items counted at days 30, 60 and 90`;
  return null;
}

function stripTail(phrase: string): string {
  return phrase.replace(/^(?:a|an)\s/u, "").replace(/\sfor\s.*$/u, "");
}
