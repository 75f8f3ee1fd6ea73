import type { GrammaticalPerson } from "./grammatical-person.ts";

const have = { I: "I have", she: "She has", he: "He has", they: "They have" } as const;
const be = { I: "I am", she: "She is", he: "He is", they: "They are" } as const;

/** How long the member has done this work, as a sentence without its closing sign. */
export function timeInWorkSentence(time: string, person: GrammaticalPerson): string {
  const isComplete = /^been\s/i.test(time) || /\s(?:in|as|at|with)\s/i.test(time);
  if (isComplete) return `${have[person]} ${time}`;
  if (/\sin$/i.test(time)) return `${be[person]} ${time}`;
  const done = /^(?:for|since)\s|\s(?:now|here|there)$/i.test(time);
  return `${have[person]} ${done ? `done this ${withDurationPreposition(time)}` : `${time} of experience`}`;
}

/** How long the member has worked there, as a sentence without its closing sign. */
export function timeAtEmployerSentence(time: string, person: GrammaticalPerson): string {
  if (/^been\s/i.test(time)) return `${have[person]} ${time}`;
  return `${have[person]} been ${/\s(?:here|there)$/i.test(time) ? "" : "there "}${withDurationPreposition(time)}`;
}

/** "for 6 years" and "since 2011" have their preposition. */
function withDurationPreposition(time: string): string {
  return /^(?:for|since)\s/i.test(time)
    ? time.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : `for ${time}`;
}
