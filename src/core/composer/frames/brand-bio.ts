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
    expects: ["deed", "change", "clause", "i-clause", "thing", "act"],
    frames: [
      { shapes: ["deed", "deeds"], say: `${subject} {}.`, verb: "past" },
      {
        shapes: ["act"],
        say: `${subject} {}.`,
        verb: subject === "I" || subject === "They" ? "base" : "third",
      },
      { shapes: ["clause", "i-clause"], say: "{}." },
      { shapes: [], starts: ["responsible for"], say: `${am} {}.` },
      { shapes: ["doing"], say: `${am} known for {}.`, verb: "gerund" },
      { shapes: [], starts: ["the", "a", "an", "my", "our"], say: `${am} known for {}.` },
    ],
    neutral: "The result: {}.",
  };
}

export function servesSlot({ own }: Words): Slot {
  return {
    expects: ["thing", "person", "things", "clause", "i-clause"],
    frames: [
      { shapes: [], starts: ["i", "i’m", "i’ve", "she", "he", "they"], say: "{}." },
      {
        shapes: ["thing", "things", "person", "clause", "doing", "deed"],
        say: `${own} work is for {}.`,
      },
    ],
    neutral: `${own} work is for: {}.`,
  };
}

/** Words that no frame turns into the person of the bio: "our transfers", a verb that is not certain. */
export function quotedSlot({ own }: Words): Slot {
  return { expects: [], frames: [], neutral: `In ${own.toLowerCase()} words: “{}.”` };
}

export const proof: Slot = {
  expects: ["thing", "clause", "change", "i-clause", "deed", "things"],
  frames: [{ shapes: ["clause", "i-clause"], say: "{}." }],
  neutral: "On record: {}.",
};

/** The order of the sentences by tone; a bio has no sentence of ours. */
export type Register = { readonly order: readonly ("who" | "known" | "serves")[] };

export const registers: Readonly<Record<string, Register>> = {
  "Warm Confidence": { order: ["who", "serves", "known"] },
  "Executive Formal": { order: ["who", "known", "serves"] },
  Conversational: { order: ["who", "serves", "known"] },
  "Academic/Scholarly": { order: ["who", "known", "serves"] },
  "Story-Driven": { order: ["known", "who", "serves"] },
  "Professional & Brief": { order: ["who", "known", "serves"] },
};

export const asks = {
  name: "your name",
  role: "your role",
  known: "the result you are known for",
  serves: "whom your work serves",
  proof: "what proves it",
} as const;
