import type { Person } from "./in-person.ts";

const have = { I: "I have", she: "She has", he: "He has", they: "They have" } as const;
const be = { I: "I am", she: "She is", he: "He is", they: "They are" } as const;

/** How long she has done her work, as a sentence without its closing sign. */
export function timeInWork(time: string, person: Person): string {
  const whole = /^been\s/i.test(time) || /\s(?:in|as|at|with)\s/i.test(time);
  if (whole) return `${have[person]} ${time}`;
  if (/\sin$/i.test(time)) return `${be[person]} ${time}`;
  const done = /^(?:for|since)\s|\s(?:now|here|there)$/i.test(time);
  return `${have[person]} ${done ? `done this ${counted(time)}` : `${time} of experience`}`;
}

/** How long she has been where she works. */
export function timeThere(time: string, person: Person): string {
  if (/^been\s/i.test(time)) return `${have[person]} ${time}`;
  return `${have[person]} been ${/\s(?:here|there)$/i.test(time) ? "" : "there "}${counted(time)}`;
}

/** "for 6 years" and "since 2011" have their preposition. */
function counted(time: string): string {
  return /^(?:for|since)\s/i.test(time)
    ? time.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : `for ${time}`;
}
