import { type Kept, remaining, type Star } from "./interview-bank-answer.ts";
import { deedStar } from "./interview-bank-deed-star.ts";
import type { Story } from "./interview-bank-story.ts";
import type { StarVoice } from "./interview-bank-voice.ts";
import {
  endsOf,
  partsOf,
  placeLead,
  sayDeeds,
  sayDoingOf,
  stop,
  subjectOf,
  tidy,
} from "./interview-bank-words.ts";
import type { Change } from "#core/language/change.ts";
import { baseOf, pastOf } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";

/** Where a change ended, with what she said behind it: "11,000 subscribers in a year". */
export function endOf(change: Change): { to: string; span: string } {
  const tail = change.rest !== undefined && !/^by\b/iu.test(change.rest) ? change.rest : "";
  const joins =
    /^\p{Ll}+s?\b(?!\s(?:was|were|is))/u.test(tail) &&
    !/^(?:with|in|at|on|for|across|and|without|so|while|when|which|because|after|despite|since)\b/iu.test(
      tail,
    );
  const span = [change.span ?? "", joins ? "" : tail].filter((part) => part !== "").join(" ");
  if (!joins) return { to: change.to ?? "", span };
  const [noun = "", ...after] = tail.split(
    /\s(?=(?:in|within|over|since|while|with|by|without|at|on|for|across|after|despite)\s)/u,
  );
  return {
    to: `${change.to ?? ""} ${noun}`,
    span: [change.span ?? "", ...after].filter((part) => part !== "").join(" "),
  };
}

/** One change as its result, in the tone’s voice. */
export function sayResult(change: Change, voice: StarVoice): string {
  const noun = subjectOf(change);
  if (change.by !== undefined) {
    const way =
      change.direction === "up" ? "rose" : change.direction === "down" ? "fell" : "changed by";
    return `${noun} ${way} ${change.by} ${change.span ?? ""} ${/^(?:by|,)/u.test(change.rest ?? "") ? "" : (change.rest ?? "")}.`;
  }
  const { to, span } = endOf(change);
  return voice.result(noun, startOf(change), to, span);
}

function startOf(change: Change): string {
  return `${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`}`;
}

/** The first answer of a story: how it was, the goal, what she did, what came of it. */
export function mainStar(
  story: Story,
  question: string,
  voice: StarVoice,
  turn: number,
  kept: Kept,
): Star {
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
    asks: open.map(
      (name) =>
        `the ${name} of “${stripPeriod(labelled["situation"] ?? labelled["action"] ?? "this story")}”`,
    ),
    wishes: [],
  };
}

function changeStar(
  story: Story,
  voice: StarVoice,
  turn: number,
  kept: Kept,
): Omit<Star, "question"> {
  const [change] = story.changes;
  const noun = change === undefined ? "" : subjectOf(change);
  const steps = remaining(partsOf(story).steps, kept);
  const verb = change?.verb === undefined ? "" : pastVerb(change.verb);
  const doing =
    steps.length > 0
      ? sayDeeds(steps)
      : story.methods.length > 0
        ? story.methods.map(stop).join(" ")
        : verb === ""
          ? ""
          : `I ${verb} ${noun}.`;
  const from =
    change?.from === undefined ? "" : voice.stood(noun, startOf(change), placeLead(story.place));
  const before = story.before.map(stop).join(" ");
  const spare = from === "" ? stop(story.place) : "";
  const methods = steps.length > 0 ? story.methods.map(stop).join(" ") : "";
  return {
    situation: tidy(`${before} ${from} ${spare}`),
    task: tidy(
      story.task.length > 0
        ? story.task.map(stop).join(" ")
        : voice.task(voice.goal(change?.direction ?? "unknown", noun, turn)),
    ),
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
      ...(doing === ""
        ? [
            `what you did to move ${change?.noun ?? "it"}${change?.to === undefined ? "" : ` to ${change.to}`}`,
          ]
        : []),
    ],
    wishes:
      steps.length === 0 && story.methods.length === 0 && verb !== ""
        ? [`how you ${verb} ${noun}`]
        : [],
  };
}

/** Her verb of a change in the past: "helped to grow" stays what it was. */
function pastVerb(verb: string): string {
  const [first = "", ...others] = verb.split(" ");
  const base = baseOf(first);
  return [base === null ? first : pastOf(base), ...others].join(" ");
}
