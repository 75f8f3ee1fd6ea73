import type { Slot } from "#core/composer/slot.ts";

type Words = {
  readonly subject: string;
  readonly own: string;
  readonly am: string;
};

/** The bio's subject; a clause of hers is turned before it comes here. */
export const subjects = {
  I: { subject: "I", own: "My", am: "I am" },
  she: { subject: "She", own: "Her", am: "She is" },
  he: { subject: "He", own: "His", am: "He is" },
  they: { subject: "They", own: "Their", am: "They are" },
} as const satisfies Record<string, Words>;

export function knownSlot({ subject, am }: Words): Slot {
  return {
    expects: ["deed", "deeds", "change", "clause", "i-clause", "thing", "act"],
    frames: [
      { shapes: ["deed", "deeds"], say: `${subject} {}.`, verb: "past", without: ["since"] },
      {
        shapes: ["act"],
        say: `${subject} {}.`,
        verb: subject === "I" || subject === "They" ? "base" : "third",
      },
      { shapes: ["clause", "i-clause"], say: "{}." },
      { shapes: [], starts: ["responsible for"], say: `${am} {}.` },
      { shapes: ["doing"], say: `${am} known for {}.`, verb: "gerund" },
      { shapes: [], starts: ["for"], say: `${am} known {}.` },
      {
        shapes: [],
        starts: ["the", "a", "an", "my", "our", "her", "his", "their", "being"],
        say: `${am} known for {}.`,
      },
    ],
    neutral: "The result: {}.",
  };
}

/** First words that open whom, whatever is told of them behind: "the 64 residents, who call because …". */
const folk =
  "the those all any every anyone anybody everyone everybody people women men families children kids".split(
    " ",
  );

export function servesSlot({ own }: Words): Slot {
  return {
    expects: ["thing", "person", "things", "clause", "i-clause"],
    frames: [
      { shapes: [], starts: ["i", "i’m", "i’ve", "she", "he", "they"], say: "{}." },
      { shapes: [], starts: folk, say: `${own} work is for {}.` },
      {
        shapes: ["thing", "things", "person", "clause", "doing", "deed"],
        say: `${own} work is for {}.`,
      },
    ],
    neutral: `Whom ${own.toLowerCase()} work serves: {}.`,
  };
}

/** Words that no frame turns into the person of the bio: "our transfers", a verb that is not certain. */
export function quotedSlot({ own }: Words): Slot {
  return { expects: [], frames: [], neutral: `In ${own.toLowerCase()} words: “{}.”` };
}

export function proofSlot(label: string): Slot {
  return {
    expects: ["thing", "clause", "change", "i-clause", "deed", "things"],
    frames: [{ shapes: ["clause", "i-clause"], say: "{}." }],
    neutral: `${label}: {}.`,
  };
}

export type Place = "who" | "known" | "serves" | "proof";
export type Order = readonly Place[];

/** The order of the sentences by tone and the label of her proof; a bio has no sentence of ours. */
type Register = { readonly order: Order; readonly proof: string };

export const registers: Readonly<Record<string, Register>> = {
  "Warm Confidence": { order: ["who", "serves", "known", "proof"], proof: "On record" },
  "Executive Formal": { order: ["who", "known", "proof", "serves"], proof: "On record" },
  Conversational: { order: ["who", "serves", "known", "proof"], proof: "What backs it up" },
  "Academic/Scholarly": { order: ["who", "serves", "known", "proof"], proof: "What documents it" },
  "Story-Driven": { order: ["known", "proof", "who", "serves"], proof: "What stands behind it" },
  "Professional & Brief": { order: ["who", "known", "proof", "serves"], proof: "On record" },
};

export const overLimit = (words: number, most: string): string =>
  `shorter words, since the bio has ${words} words and you named ${most}`;

export const asks = {
  name: "your name",
  role: "your role",
  known: "the result you are known for",
  serves: "whom your work serves",
  proof: "what proves it",
} as const;
