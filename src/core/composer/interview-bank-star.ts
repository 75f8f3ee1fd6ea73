import type { Deed, Story } from "./interview-bank-stories.ts";
import type { StarVoice } from "./interview-bank-voice.ts";
import {
  definiteOf,
  endsOf,
  headParts,
  inflect,
  isPlural,
  objectOf,
  partsOf,
  placeLead,
  sayDeed,
  sayDeeds,
  sayDoingOf,
  spellCounts,
  stop,
  tidy,
  withThe,
} from "./interview-bank-words.ts";
import type { Change } from "#core/language/change.ts";
import { findFigures } from "#core/language/figures.ts";
import { baseOf, participleOf, pastOf } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { changeSubject } from "#core/language/say-change.ts";

/** One answer in four parts; "" is a part she has not given. */
export type Star = {
  readonly question: string;
  readonly situation: string;
  readonly task: string;
  readonly action: string;
  readonly result: string;
  /** What is missing, in words for the request line. */
  readonly asks: readonly string[];
  /** What would make the answer stronger; asked for only where something is missing anyway. */
  readonly wishes: readonly string[];
};

/** Deeds that another answer keeps for itself, and what is left of them here. */
export type Kept = ReadonlyMap<Deed, Deed | null>;

/** Where a change ended, with what she said behind it: "11,000 subscribers in a year". */
export function endOf(change: Change): { to: string; span: string } {
  const tail = change.rest !== undefined && !/^by\b/iu.test(change.rest) ? change.rest : "";
  const joins =
    /^\p{Ll}+s?\b(?!\s(?:was|were|is))/u.test(tail) &&
    !/^(?:with|in|at|on|for|across|and|without|so|while|when|which|because|after|despite|since)\b/iu.test(tail);
  const span = [change.span ?? "", joins ? "" : tail].filter((part) => part !== "").join(" ");
  return { to: joins ? `${change.to ?? ""} ${tail}` : (change.to ?? ""), span };
}

/** One change as its result, in the tone’s voice. */
export function sayResult(change: Change, voice: StarVoice): string {
  const noun = changeSubject(change);
  if (change.by !== undefined) {
    const way = change.direction === "up" ? "rose" : change.direction === "down" ? "fell" : "changed by";
    return `${noun} ${way} ${change.by} ${change.span ?? ""}.`;
  }
  const { to, span } = endOf(change);
  return voice.result(noun, startOf(change), to, span);
}

function startOf(change: Change): string {
  return `${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`}`;
}

/** The first answer of a story: how it was, the goal, what she did, what came of it. */
export function mainStar(story: Story, question: string, voice: StarVoice, turn: number, kept: Kept): Star {
  if (Object.keys(story.labelled).length > 0) return labelledStar(story, question);
  if (story.changes.length > 0) return { ...changeStar(story, voice, turn, kept), question };
  return { ...deedStar(story, voice, turn, kept), question };
}

function labelledStar({ labelled }: Story, question: string): Star {
  const part = (name: string) => tidy(stop(labelled[name] ?? ""));
  const open = ["situation", "task", "action", "result"].filter((name) => part(name) === "");
  return {
    question,
    situation: part("situation"),
    task: part("task"),
    action: part("action"),
    result: part("result"),
    asks: open.map((name) => `the ${name} of “${stripPeriod(labelled["situation"] ?? labelled["action"] ?? "this story")}”`),
    wishes: [],
  };
}

function changeStar(story: Story, voice: StarVoice, turn: number, kept: Kept): Omit<Star, "question"> {
  const [change] = story.changes;
  const noun = change === undefined ? "" : changeSubject(change);
  const steps = remaining(partsOf(story).steps, kept);
  const verb = change?.verb === undefined ? "" : pastVerb(change.verb);
  const doing = steps.length > 0 ? sayDeeds(steps) : story.methods.length > 0 ? story.methods.map(stop).join(" ") : verb === "" ? "" : `I ${verb} ${noun}.`;
  const from = change?.from === undefined ? "" : voice.stood(noun, startOf(change), placeLead(story.place));
  const before = story.before.map(stop).join(" ");
  const spare = from === "" ? stop(story.place) : "";
  const methods = steps.length > 0 ? story.methods.map(stop).join(" ") : "";
  return {
    situation: tidy(`${before} ${from} ${spare}`),
    task: tidy(story.task.length > 0 ? story.task.map(stop).join(" ") : voice.goal(change?.direction ?? "unknown", noun, turn)),
    action: tidy(voice.act(`${doing} ${methods}`)),
    result: tidy(
      [
        ...story.changes.map((one) => sayResult(one, voice)),
        story.took === "" || kept.size > 0 ? "" : `It took ${story.took}.`,
        endsOf(story),
        voice.close(sayDoingOf(steps.slice(0, 1))),
      ].join(" "),
    ),
    asks: [
      ...(from === "" && before === "" ? [`where ${change?.noun ?? "it"} stood before`] : []),
      ...(doing === "" ? [`what you did to move ${change?.noun ?? "it"}${change?.to === undefined ? "" : ` to ${change.to}`}`] : []),
    ],
    wishes: steps.length === 0 && story.methods.length === 0 && verb !== "" ? [`how you ${verb} ${noun}`] : [],
  };
}

/** Her verb of a change in the past: "helped to grow" stays what it was. */
function pastVerb(verb: string): string {
  const [first = "", ...others] = verb.split(" ");
  const base = baseOf(first);
  return [base === null ? first : pastOf(base), ...others].join(" ");
}

function remaining(steps: readonly Deed[], kept: Kept): readonly Deed[] {
  const left = steps.flatMap((deed) => (kept.has(deed) ? (kept.get(deed) ?? []) : [deed]));
  return left.length > 0 ? left : steps;
}

const leading = /^(?:lead|manage|run|oversee|chair|head|direct|coordinate|supervise|own|serve)$/;
const finding = /^(?:catch|find|discover|spot|notice|flag|uncover|identify|detect|see)$/;
const telling = /^(?:tell|inform|alert|brief|warn|notify|call)$/;
const loose = /^(?:it|this|that|them|him|her|us|everyone|me|out|up|back|off|down|in|on|over|with|from|to|live|through|around|away|home|for|at)\b/iu;

function deedStar(story: Story, voice: StarVoice, turn: number, kept: Kept): Omit<Star, "question"> {
  const { steps } = partsOf(story);
  const [main, ...others] = steps.length > 0 ? steps : story.deeds;
  if (main === undefined) return bareStar(story, voice);
  const object = objectOf(main);
  const { head, tail } = headParts(object);
  const simple = loose.test(main.rest) || head === "" || head.split(" ").length > 8;
  const found = finding.test(main.base) && !simple && !/^(?:how|why)\b/iu.test(main.rest);
  const time = main.span.replace(/^(?:in|within|over|inside)\s/u, "");
  const free = remaining(others, kept).filter((deed) => others.includes(deed) || [...kept.values()].includes(deed));
  const scene: Scene = { turn, story, main, head, tail, time, found, simple };
  const passive = `${definiteOf(head)} ${isPlural(head) ? "were" : "was"} ${inflect(main.base, participleOf)}`;
  const ends = endsOf(story);
  const told = free.find((deed) => telling.test(deed.base));
  const results = [
    ...(free.length > 0 && main.span !== "" && !simple && !leading.test(main.base) ? [`${passive} ${main.span}.`] : []),
    ...(found && /^before\b/u.test(tail) ? [`${passive} ${tail}.`] : []),
    ends,
    ...(free.length === 0 && main.span !== "" && ends === "" ? [`It took ${time}.`] : []),
    ...(story.took === "" ? [] : [`It took ${story.took}.`]),
  ].filter((said) => said !== "");
  const outcome = results.length > 0 ? results : told === undefined ? [] : [knewOf(told)].filter((said) => said !== "");
  const passed = free.length > 0 && main.span !== "" && !simple && !leading.test(main.base);
  const did = (passed || found) && free.length > 0 ? free : [main, ...free];
  const whole = free.length > 0 || ends !== "";
  return {
    situation: tidy(voice.open(sceneOf(scene))),
    task: tidy(taskOf(scene)),
    action: tidy(voice.act(sayDeeds(did, whole))),
    result: tidy([...outcome, voice.close(outcome.length === 0 ? "" : sayDoingOf(did.slice(0, 1)))].join(" ")),
    asks: outcome.length === 0 ? [`what came of ${spellCounts(sayDoingOf([main]))}`] : [],
    wishes: free.length === 0 && !found && !simple && outcome.length > 0 ? [`how you ${spellCounts(sayDeed(main))}`] : [],
  };
}

const throughs = ["See it through.", "Take it to the end.", "Hold it together."] as const;

type Scene = { turn: number; story: Story; main: Deed; head: string; tail: string; time: string; found: boolean; simple: boolean };

/** The situation a deed started from, told from her own words alone. */
function sceneOf({ story, main, head, tail, time, found, simple }: Scene): string {
  const before = story.before.map((said) => stop(withThe(said))).join(" ");
  const lead = placeLead(story.place).replace(/,$/u, ":");
  if (before !== "") {
    const about = /\b(?:it|them)\b/u.test(before) && !simple && story.place === "" ? `${head}. ` : "";
    return `${about}${placeLead(story.place)} ${before}`;
  }
  if (simple) return stop(story.place);
  if (found) return `${placeLead(story.place)} there was ${head}.`;
  if (leading.test(main.base)) return `${lead} ${head}${/^(?:which|that|for|at|in|across|with)\b/u.test(tail) ? ` ${tail}` : ""}${time === "" ? "" : `, ${time.replace(/^for\s/u, "")}`}.`.replace(/(\S) (which)\b/u, "$1, $2");
  if (time !== "") return story.place === "" ? `${head}, and ${time}.` : `${lead} ${head} to ${main.base}, and ${time}.`;
  return `${lead} ${head} to ${main.base}.`;
}

/** What there was to do: her own words for it, the direction of a figure she tells in two sentences, or the deed as a goal. */
function taskOf({ turn, story, main, head, tail, found, simple }: Scene): string {
  if (story.task.length > 0) return story.task.map(stop).join(" ");
  const arc = arcOf(story);
  if (arc !== "") return arc;
  if (found) return /^before\b/u.test(tail) ? `Act on it ${tail}.` : "Act on it.";
  if (leading.test(main.base)) return throughs[turn % throughs.length] ?? "";
  if (simple) return story.before.length > 0 ? "Put it right." : "";
  const goal = tail.split(/,\s|\s(?=(?:which|that|because|while|so)\s)/u)[0] ?? "";
  const [verb = "", ...particles] = main.base.split(" ");
  return `${verb} ${isPlural(head) ? "them" : "it"} ${particles.join(" ")} ${goal.split(" ").length > 10 ? "" : goal}.`;
}

/** "On-time delivery was 78%." … "It is 94% now.": the goal is the way the figure went. */
function arcOf(story: Story): string {
  const [start] = story.before.flatMap((said) => findFigures(worded(said)).slice(-1));
  const [end] = story.outcomes.filter((said) => /\b(?:it|that|they|now|today|take|takes|is|are)\b/iu.test(said)).flatMap((said) => findFigures(worded(said)).slice(0, 1));
  if (start === undefined || end === undefined || start.kind !== end.kind || start.value === end.value) return "";
  return end.value > start.value ? "Bring it up." : "Bring it down.";
}

const small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function worded(said: string): string {
  return said.replaceAll(/\b\p{L}+\b/gu, (word) => (small.includes(word.toLowerCase()) ? String(small.indexOf(word.toLowerCase()) + 1) : word));
}

/** "told the CFO the same night" → "The CFO knew the same night." */
function knewOf(deed: Deed): string {
  const [, who = "", when = ""] = /^(?:the\s)?(.+?)\s((?:the same|that|at|on|before|within|by|in)\s.+)$/u.exec(deed.rest) ?? [];
  if (who === "" || who.split(" ").length > 4) return "";
  return `${/^\p{Lu}\p{Ll}/u.test(who) ? who : `the ${who}`} knew ${when}.`;
}

/** Words in which no deed was understood: they stand as the result, and the rest is asked for by name. */
function bareStar(story: Story, voice: StarVoice): Omit<Star, "question"> {
  const short = stripPeriod(story.words.split(" ").slice(0, 9).join(" "));
  return {
    situation: tidy(voice.open([stop(story.place), ...story.before.map(stop)].join(" "))),
    task: "",
    action: tidy(story.methods.map(stop).join(" ")),
    result: tidy(endsOf(story)),
    asks: [`what you did, and what came of it: “${short}”`],
    wishes: [],
  };
}
