import { type Aim, aimNoun, sayState } from "./plan-306090-aims.ts";
import { type DutySteps } from "./plan-306090-duties.ts";
import { bare, baselineFor, definite } from "#core/language/definite.ts";
import type { PlanFacts } from "./plan-306090-read.ts";
import type { PlanVoice } from "./plan-306090-voice.ts";
import { changeSubject } from "#core/language/say-change.ts";
import { participleOf } from "#core/language/inflect.ts";
import { wordNumber } from "#core/language/figures.ts";
import { meaningWords } from "#core/language/meaning-words.ts";
import { capitalise, quote } from "#core/language/phrase.ts";

const none: DutySteps = ["", "", ""];

/** What a state needs beside the conversation: a look at how it runs today, and what is left at the end. */
export function stateSteps({ priority: aim }: PlanFacts): DutySteps {
  if (aim?.kind !== "state") return none;
  const { subject, action } = aim;
  const watched = /\b(?:meeting|review|huddle|call|session|standup|committee)s?$/iu.test(subject);
  const note = /\bdeci/u.test(action)
    ? "which items were decided, and by whom"
    : "what happens instead";
  return [
    watched
      ? `Sit in on ${subject}, and note ${note}.`
      : `Write down how ${subject} works today, in one page.`,
    "",
    `Name what ${subject} still needs in order to ${action}.`,
  ];
}

/** The manager’s priority as the first step of each period, her words kept. */
export function prioritySteps(facts: PlanFacts, voice: PlanVoice): DutySteps {
  const { priority: aim, manager } = facts;
  if (aim === null) return none;
  const noun = aimNoun(aim);
  if (aim.kind === "act") return actSteps(aim, facts, voice);
  if (aim.kind === "state") {
    const { subject, action } = aim;
    return [
      voice.ask(manager, `what it would take for ${subject} to ${action}`),
      `Agree with ${manager} on the first change that would make ${subject} ${action}, and make it.`,
      voice.show(`a count of how often ${sayState(subject, action)}`, manager),
    ];
  }
  if (aim.kind === "change" || aim.kind === "target") {
    return [
      voice.ask(manager, `what counts in ${definiteMeasure(noun)}, and who holds the figure`),
      voice.rank(definiteMeasure(noun)),
      voice.reach(capitalise(reach(aim, facts)), manager),
    ];
  }
  if (aim.kind === "done") {
    const tail = aim.tail === "" ? "" : ` ${aim.tail}`;
    return [
      voice.ask(manager, `what has kept ${definite(noun)} from being ${aim.participle}`),
      voice.weekly(manager, `what is left to do on ${bare(definite(noun))}, and who is on it`),
      voice.reach(`Have ${definite(noun)} ${aim.participle}${tail}`, manager),
    ];
  }
  if (aim.kind === "clause") {
    return [
      voice.ask(manager, `what would show that ${aim.words}`),
      voice.weekly(manager, `what has been done so that ${aim.words}`),
      `Show ${manager} that ${aim.words}.`,
    ];
  }
  const words = quoted(aim.words);
  return [
    voice.ask(manager, `what would count as ${words} on day 90`),
    voice.weekly(manager, `what has moved toward ${words}, what has not`),
    voice.show(`the result on ${words}`, manager),
  ];
}

/** A short noun phrase stands as it is; anything else as a quotation. */
function quoted(words: string): string {
  return /^(?:the|a|an|our|my|all|both)\s/u.test(words) && words.split(" ").length <= 8
    ? words
    : quote(words);
}

const finishing =
  /^(?:close|complete|finish|resolve|clear|settle|fill|deliver|ship|publish|sign|answer|hire|recruit)$/;

function actSteps(
  aim: Extract<Aim, { kind: "act" }>,
  facts: PlanFacts,
  voice: PlanVoice,
): DutySteps {
  const { manager } = facts;
  const { verb, object } = aim;
  const doing = `${verb} ${object}`;
  const several = countedNoun(object);
  if (several !== null && finishing.test(verb)) {
    const participle = participleOf(verb);
    return [
      voice.dates(manager, definite(object).replace(/^(?=\d|two|three|four|five|six)/u, "the ")),
      voice.first(`${several.one} ${participle}`, manager),
      voice.last(
        `${several.one} ${participle}`,
        manager,
        several.names === "" ? "" : ` for ${several.names}`,
      ),
    ];
  }
  const short = doing.split(" ").length > 12 ? bare(doing) : doing;
  return [
    voice.ask(manager, `what has been tried to ${doing}, and what stands in the way`),
    voice.weekly(manager, `what it takes to ${short}, what is stuck, who decides`),
    voice.reach(capitalise(short), manager),
  ];
}

/** The names at the end of an object: "…, Halvorsen Ag and Brandt Motor". */
export function namesIn(object: string): string {
  return (
    /,\s((?:\p{Lu}[\p{L}’.&-]*\s?)+(?:(?:,\s|\sand\s|and\s)(?:\p{Lu}[\p{L}’.&-]*\s?)+)+)$/u.exec(
      object,
    )?.[1] ?? ""
  );
}

/** "the 2 customer 8Ds that are overdue" → one of them, and their names; null when they are not counted. */
function countedNoun(object: string): { one: string; names: string } | null {
  const [, count = "", noun = ""] =
    /^(?:the |our |both |all )*(?:(\d+|two|three|four|five|six|seven|eight|nine|ten)\s)?(.+?)(?=\s(?:that|which|who|from|in|on|at|by|with|for|before)\s|,|\(|\s–|$)/iu.exec(
      object,
    ) ?? [];
  const number = wordNumber(count) ?? Number(count);
  const both = /^(?:the )?both\b/iu.test(object);
  if (!both && !(number >= 2 && number <= 12)) return null;
  const last = noun.split(" ").at(-1) ?? "";
  if (!/[^s]s$/u.test(last)) return null;
  const one = last
    .replace(/ies$/u, "y")
    .replace(/(?<=(?:ch|sh|x|ss))es$/u, "")
    .replace(/s$/u, "");
  return { one, names: namesIn(object) };
}

/** The measure to reach as an action: "bring scrap from 4.6% to under 4%". */
export function reach(aim: Extract<Aim, { kind: "change" | "target" }>, facts: PlanFacts): string {
  if (aim.kind === "change") {
    const { change } = aim;
    const pair =
      change.by === undefined
        ? `from ${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`} to ${change.to ?? ""}`
        : `${change.direction === "up" ? "up" : "down"} by ${change.by}`;
    return `bring ${changeSubject(change)} ${pair}`;
  }
  const goal = withUnit(aim, facts);
  const from = baselineFor(aim.noun, facts.posting.baselines)?.figure;
  const way =
    from !== undefined
      ? `from ${from} to `
      : /^(?:under|below|over|above|within)/u.test(goal)
        ? ""
        : "to ";
  return `bring ${definiteMeasure(aim.noun)} ${way}${goal}`;
}

function definiteMeasure(noun: string): string {
  return changeSubject({ noun, unit: "", direction: "unknown" });
}

/** A target without a unit takes the one the posting gives for the same noun: "under 4" beside "scrap 4.6%" → "under 4%". */
export function withUnit(aim: Extract<Aim, { kind: "target" }>, facts: PlanFacts): string {
  const baseline = baselineFor(aim.noun, facts.posting.baselines);
  const unit = baseline === null ? "" : baseline.figure.replace(/^[$€£]?[\d.,]+\s?/u, "");
  const sign = /^[$€£]/u.exec(baseline?.figure ?? "")?.[0] ?? "";
  const naked = /^((?:[a-z]+\s)*)(\d[\d.,]*)$/u.exec(aim.target);
  if (naked === null || baseline === null) return aim.target;
  return `${naked[1] ?? ""}${sign}${naked[2] ?? ""}${unit === "" ? "" : unit === "%" ? "%" : ` ${unit}`}`;
}

/** Her results for day 90 as steps of the three months; results of one kind share a step. */
export function successSteps(
  aims: readonly Aim[],
  facts: PlanFacts,
  voice: PlanVoice,
): readonly DutySteps[] {
  const { manager } = facts;
  const measured = aims
    .filter((aim) => aim.kind === "change" || aim.kind === "target")
    .map((aim) => measureSteps(aim, facts, voice));
  const done = aims
    .filter((aim) => aim.kind === "done")
    .map((aim): DutySteps => {
      const tail = aim.tail === "" ? "" : ` ${aim.tail}`;
      return [
        "",
        voice.list(
          `what is left to do until ${bare(definite(aim.noun))} ${areOr(aim.noun)} ${aim.participle}${/^(?:with|on|off|up|out|in|down)$/u.test(aim.tail) ? ` ${aim.tail}` : ""}`,
          "step, owner, date",
        ),
        `Have ${definite(aim.noun)} ${aim.participle}${tail}.`,
      ];
    });
  const acts = aims
    .filter((aim) => aim.kind === "act")
    .map((aim): DutySteps => {
      const doing = `${aim.verb} ${aim.object}`;
      return ["", `Set out, step by step, what it takes to ${doing}.`, `${capitalise(doing)}.`];
    });
  const clauses = aims.filter((aim) => aim.kind === "clause").map((aim) => aim.words);
  const things = aims.filter((aim) => aim.kind === "thing").map((aim) => aim.words);
  const choices = things.filter((words) => /\sor\s/u.test(words));
  const plain = things.filter((words) => !choices.includes(words));
  return [
    ...measured,
    ...done,
    ...acts,
    clauses.length === 0
      ? none
      : [
          voice.time(clauses.join("; ")),
          "",
          voice.check(
            listOf(clauses.map((words, index) => (index === 0 ? words : `that ${words}`))),
          ),
        ],
    ...choices.map((words): DutySteps => [
      "",
      "",
      `Report one of the two to ${manager}: ${words}.`,
    ]),
    plain.length === 0
      ? none
      : [
          "",
          "",
          `Have ${plain.length === 1 ? "this" : "these"} to show ${manager} on day 90: ${plain.join("; ")}.`,
        ],
  ];
}

function areOr(noun: string): "is" | "are" {
  if (/^(?:every|each|a|an|one)\b/iu.test(noun)) return "is";
  const [head = ""] = noun.split(/\s(?:of|for|in|at|on|with|to|from)\s/u);
  return /^(?:all|both|\d|two|three|four|five|six)/iu.test(noun) ||
    /(?:[^s]s|people|staff)$/iu.test(head.trim())
    ? "are"
    : "is";
}

function listOf(items: readonly string[]): string {
  return items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}

function measureSteps(
  aim: Extract<Aim, { kind: "change" | "target" }>,
  facts: PlanFacts,
  voice: PlanVoice,
): DutySteps {
  const noun = definiteMeasure(bare(aimNoun(aim)));
  const from =
    aim.kind === "change"
      ? aim.change.from
      : baselineFor(aimNoun(aim), facts.posting.baselines)?.figure;
  return [
    voice.confirm(noun, from === undefined ? "" : `, ${from},`),
    voice.rank(noun),
    voice.reach(capitalise(reach(aim, facts)), facts.manager),
  ];
}

/** Whether two aims speak of the same matter. */
export function sameMatter(one: Aim, other: Aim): boolean {
  const words = meaningWords(aimNoun(one));
  const others = meaningWords(aimNoun(other));
  const shared = words.filter((word) => others.includes(word) && word.length > 1);
  const open = [one, other].some((aim) => aim.kind === "thing" && /\sor\s/u.test(aim.words));
  const least = open ? 1 : Math.min(words.length, others.length, 2);
  return shared.length > 0 && shared.length >= least;
}
