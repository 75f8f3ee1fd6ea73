import { isPlural } from "./interview-bank-words.ts";

/** How a tone tells a story in four parts. Facts stand in the arguments and never change. */
export type StarVoice = {
  /** A measure before she acted; `place` is "" or ends in a comma or colon. */
  readonly stood: (noun: string, from: string, place: string) => string;
  /** The goal that follows from the direction of a change. */
  readonly goal: (direction: "up" | "down" | "unknown", noun: string, turn: number) => string;
  readonly result: (noun: string, from: string, to: string, span: string) => string;
  /** The situation of a story without a measure. */
  readonly open: (situation: string) => string;
  /** What she did, as sentences in the first person. */
  readonly act: (said: string) => string;
  /** A goal in the imperative, as the tone says it. */
  readonly task: (goal: string) => string;
  /** A line for her at the head of the answers, or "". */
  readonly head: string;
  /** What closes a story, from what she did said as a thing ("keeping pickups on Saturdays"). */
  readonly close: (doing: string) => string;
  readonly question: (question: string) => string;
};

const goals = {
  down: [
    (noun: string) => `Bring ${pluralSubject(noun) ? "them" : "it"} down.`,
    (noun: string) => `Get ${noun} down.`,
    (_noun: string) => "Lower that figure.",
  ],
  up: [
    (noun: string) => `Bring ${pluralSubject(noun) ? "them" : "it"} up.`,
    (noun: string) => `Get ${noun} up.`,
    (_noun: string) => "Raise that figure.",
  ],
  unknown: [(_noun: string) => "Change that figure."],
} as const;

function pluralSubject(noun: string): boolean {
  return isPlural(noun.split(/\s(?:at|in|on|of|for|with|per|from)\s/u)[0] ?? noun);
}

function goal(direction: "up" | "down" | "unknown", noun: string, turn: number): string {
  const list = goals[direction];
  return list[turn % list.length]?.(noun) ?? "";
}

const warm: StarVoice = {
  stood: (noun, from, place) => `${place} ${noun} stood at ${from}.`,
  goal,
  result: (noun, from, to, span) => `${noun} went from ${from} to ${to} ${span}.`,
  open: (situation) => situation,
  act: (said) => said,
  task: (task) => task,
  head: "",
  close: () => "",
  question: (question) => question,
};

const voices: Readonly<Record<string, StarVoice>> = {
  "Warm Confidence": warm,
  "Confident & Direct": {
    ...warm,
    head: "Say the figure first, then stop.",
    stood: (noun, from, place) => `${place} ${noun} at ${from}.`,
    result: (noun, from, to, span) => `From ${from} to ${to} ${span}: ${noun}.`,
  },
  "Data-Driven": {
    ...warm,
    head: "Every answer stands on something that can be counted or dated.",
    stood: (noun, from, place) => `${place} ${noun}: ${from} at the start.`,
    result: (noun, from, to, span) => `${noun}: from ${from} to ${to} ${span}.`,
    question: (question) =>
      question.includes(", and ")
        ? question
        : question
            .replace(/\?$/u, ", and which figure shows it?")
            .replace(/\.$/u, ", and the figure that shows it."),
  },
  "Story-Driven": {
    ...warm,
    stood: (noun, from, place) => `${place} it began with ${noun} at ${from}.`,
    result: (noun, _from, to, span) => `It ended with ${noun} at ${to} ${span}.`,
    open: (situation) =>
      situation.trim() === ""
        ? ""
        : `It began here: ${situation
            .trim()
            .replace(/^(?:during|at|in) [^:]{3,40}:/iu, (place) => `${place.slice(0, -1)},`)
            .replace(/^\p{Lu}(?=\p{Ll})(?!\p{Ll}+ \p{Lu})/u, (letter) => letter.toLowerCase())}`,
    head: "Tell each one from its beginning.",
    task: (task) =>
      task.replace(
        /^(\p{Lu})(?=\p{Ll}+ (?:it|them|that|the)\b)/u,
        (letter) => `The job was to ${letter.toLowerCase()}`,
      ),
    act: (said) => said.replace(/^I /u, "So I "),
  },
  "Reflective & Exploratory": {
    ...warm,
    head: "Leave room after each answer for what you take from it.",
    task: (task) =>
      task.replace(
        /^(\p{Lu})(?=\p{Ll}+ (?:it|them|that|the)\b)/u,
        (letter) => `What I had to work out was how to ${letter.toLowerCase()}`,
      ),
    stood: (noun, from, place) => `${place} ${noun} stood at ${from}, and the question was why.`,
    close: (doing) => (doing === "" ? "" : `What I would keep: ${doing}.`),
    question: (question) =>
      question.includes(", and ")
        ? question
        : question
            .replace(/\?$/u, ", and what do you take from it?")
            .replace(/\.$/u, ", and what you take from it."),
  },
};

/** The voice of a tone; an unknown tone speaks in Warm Confidence. */
export function starVoice(tone: string): StarVoice {
  return voices[tone] ?? warm;
}
