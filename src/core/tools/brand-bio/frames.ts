import type { Slot } from "#core/composer/slots/slot.ts";

type SubjectWords = {
  readonly subject: string;
  readonly own: string;
  readonly am: string;
};

/** The bio's subject; a clause is turned into its person before it comes here. */
export const brandBioSubjects = {
  I: { subject: "I", own: "My", am: "I am" },
  she: { subject: "She", own: "Her", am: "She is" },
  he: { subject: "He", own: "His", am: "He is" },
  they: { subject: "They", own: "Their", am: "They are" },
} as const satisfies Record<string, SubjectWords>;

export function brandBioKnownSlot({ subject, am }: SubjectWords): Slot {
  return {
    expects: ["deed", "deeds", "change", "clause", "i-clause", "thing", "act"],
    frames: [
      {
        shapes: ["deed", "deeds"],
        template: `${subject} {}.`,
        verbForm: "past",
        excludes: ["since"],
      },
      {
        shapes: ["act"],
        template: `${subject} {}.`,
        verbForm: subject === "I" || subject === "They" ? "base" : "third",
      },
      { shapes: ["clause", "i-clause"], template: "{}." },
      { shapes: [], startsWith: ["responsible for"], template: `${am} {}.` },
      { shapes: ["doing"], template: `${am} known for {}.`, verbForm: "gerund" },
      { shapes: [], startsWith: ["for"], template: `${am} known {}.` },
      {
        shapes: [],
        startsWith: ["the", "a", "an", "my", "our", "her", "his", "their", "being"],
        template: `${am} known for {}.`,
      },
    ],
    neutral: "The result: {}.",
  };
}

/** First words that open a group of people, whatever follows: "the 64 residents, who call because …". */
const peopleOpeners =
  "the those all any every anyone anybody everyone everybody people women men families children kids".split(
    " ",
  );

export function brandBioServesSlot({ own }: SubjectWords): Slot {
  return {
    expects: ["thing", "person", "things", "clause", "i-clause"],
    frames: [
      { shapes: [], startsWith: ["i", "i’m", "i’ve", "she", "he", "they"], template: "{}." },
      { shapes: [], startsWith: peopleOpeners, template: `${own} work is for {}.` },
      {
        shapes: ["thing", "things", "person", "clause", "doing", "deed"],
        template: `${own} work is for {}.`,
      },
    ],
    neutral: `Whom ${own.toLowerCase()} work serves: {}.`,
  };
}

/** Words that no frame turns into the person of the bio: "our transfers", a verb that is not certain. */
export function brandBioQuotedSlot({ own }: SubjectWords): Slot {
  return { expects: [], frames: [], neutral: `In ${own.toLowerCase()} words: “{}.”` };
}

export function brandBioProofSlot(label: string): Slot {
  return {
    expects: ["thing", "clause", "change", "i-clause", "deed", "things"],
    frames: [{ shapes: ["clause", "i-clause"], template: "{}." }],
    neutral: `${label}: {}.`,
  };
}

export type BrandBioPart = "who" | "known" | "serves" | "proof";
export type BrandBioOrder = readonly BrandBioPart[];

/** The order of the sentences by tone and the label of the proof; a bio has no sentence of ours. */
type BrandBioToneCopy = { readonly order: BrandBioOrder; readonly proof: string };

export const brandBioCopyByTone: Readonly<Record<string, BrandBioToneCopy>> = {
  "Warm Confidence": { order: ["who", "serves", "known", "proof"], proof: "On record" },
  "Executive Formal": { order: ["who", "known", "proof", "serves"], proof: "On record" },
  Conversational: { order: ["who", "serves", "known", "proof"], proof: "What backs it up" },
  "Academic/Scholarly": { order: ["who", "serves", "known", "proof"], proof: "What documents it" },
  "Story-Driven": { order: ["known", "proof", "who", "serves"], proof: "What stands behind it" },
  "Professional & Brief": { order: ["who", "known", "proof", "serves"], proof: "On record" },
};

export const brandBioOverLimit = (words: number, most: string): string =>
  `shorter words, since the bio has ${words} words and you named ${most}`;

export const brandBioMissingLabels = {
  name: "your name",
  role: "your role",
  known: "the result you are known for",
  serves: "whom your work serves",
  proof: "what proves it",
} as const;
