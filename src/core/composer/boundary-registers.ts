import { capitalise } from "#core/language/phrase.ts";

/** How a tone speaks a boundary; the refusal is the same in all of them. */
export type Register = {
  readonly greeting: (name: string) => string;
  /** Said before the refusal; with a colon it joins the sentence. */
  readonly lead: string | null;
  /** Written before the refusal when she offers nothing else. */
  readonly inWriting: string;
  /** Before the offers. */
  readonly bridge: string | null;
  readonly keep: (things: string) => string;
  readonly heard: string;
  readonly answerSpeech: (speech: string) => string;
  /** Before an offer that is repeated. */
  readonly stands: string;
  /** The last word when there is no offer to repeat. */
  readonly last: string;
  /** Whether what she protects is said aloud as well as written. */
  readonly warm: boolean;
};

const matters = (things: string) =>
  `${capitalise(things)} ${/\sand\s|,|s$/.test(things) ? "matter" : "matters"} to me.`;

/** Things that cannot be protected, because they are done: "being generous to younger women". */
const deeds = /(?:^|\sand )(?:not )?\p{Ll}{2,}ing\s|\p{Ll} getting /u;

const protects = (things: string) =>
  deeds.test(things)
    ? `${capitalise(things)} ${/\sand\s|,/.test(things) ? "come" : "comes"} first.`
    : /\b(?:open|intact|alive|safe|strong)(?: for .+)?$/.test(things)
      ? `This keeps ${things}.`
      : `This protects ${things}.`;

export const registers = {
  "Warm Confidence": {
    greeting: (name) => `Hi ${name},`,
    lead: null,
    inWriting: "So that you have it in writing:",
    bridge: null,
    keep: (things) => (/^(?:us|me|you)\b/.test(things) ? protects(things) : matters(things)),
    heard: "I hear you, and my answer is the same.",
    answerSpeech: (speech) => `I hear you say, “${speech}.” My answer is the same.`,
    stands: "What I offered still stands:",
    last: "I am telling you plainly so that you can plan.",
    warm: true,
  },
  "Confident & Direct": {
    greeting: (name) => `${name},`,
    lead: "No.",
    inWriting: "My answer, in writing:",
    bridge: null,
    keep: protects,
    heard: "My answer has not changed.",
    answerSpeech: (speech) => `“${speech}” does not change my answer.`,
    stands: "My offer stands:",
    last: "It will be the same answer next time.",
    warm: false,
  },
  Diplomatic: {
    greeting: (name) => `Dear ${name},`,
    lead: "I want to be clear with you.",
    inWriting: "I want you to have a clear answer:",
    bridge: "Here is what I can do.",
    keep: (things) =>
      deeds.test(things)
        ? matters(things)
        : /\b(?:open|intact|alive|safe|strong)(?: for .+)?$/.test(things)
          ? `I want to keep ${things}.`
          : `I want to protect ${things}.`,
    heard: "I understand why you are asking again, and my answer stays the same.",
    answerSpeech: (speech) =>
      `You tell me, “${speech}.” I take that seriously, and my answer stays the same.`,
    stands: "What I can do remains open to you:",
    last: "I would rather you heard that from me now than later.",
    warm: true,
  },
  "Professional & Brief": {
    greeting: (name) => `${name},`,
    lead: null,
    inWriting: "Confirming:",
    bridge: null,
    keep: protects,
    heard: "Same answer.",
    answerSpeech: (speech) => `“${speech}”: noted. Same answer.`,
    stands: "The offer stands:",
    last: "That is final.",
    warm: false,
  },
  "Strategic & Direct": {
    greeting: (name) => `${name},`,
    lead: "To be clear:",
    inWriting: "For your planning:",
    bridge: "Instead:",
    keep: protects,
    heard: "Asking again does not change the answer.",
    answerSpeech: (speech) =>
      `You say, “${speech}.” That is not a reason for me to change my answer.`,
    stands: "What I offer has not changed either:",
    last: "Please plan on it.",
    warm: false,
  },
} satisfies Record<string, Register>;

/** Whether a tone has a register of its own. */
export function isRegister(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}
