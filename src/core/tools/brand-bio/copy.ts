import type { GrammaticalPerson } from "#core/composer/introduction/grammatical-person.ts";

/** The words of a bio that change with its person. */
export type BioWords = {
  readonly subject: string;
  /** "is", "are", "am". */
  readonly be: string;
  readonly serve: string;
  readonly work: string;
  readonly possessive: string;
  readonly was: string;
};

export const bioWords: Readonly<Record<GrammaticalPerson, BioWords>> = {
  I: { subject: "I", be: "am", serve: "serve", work: "work", possessive: "My", was: "was" },
  she: { subject: "She", be: "is", serve: "serves", work: "works", possessive: "Her", was: "was" },
  he: { subject: "He", be: "is", serve: "serves", work: "works", possessive: "His", was: "was" },
  they: {
    subject: "They",
    be: "are",
    serve: "serve",
    work: "work",
    possessive: "Their",
    was: "were",
  },
};

/** Places that print the name above the text. */
export const namePrintedAbove = /\b(?:profile|page|site|website|linkedin|directory)\b/iu;

export const bioNotes = {
  noResult: "Readers remember one result. Add yours under “known for”.",
  noFigure: "If you can put a number or a name to the result, do. It’s the part people repeat.",
  readAloud:
    "Somebody else may read this aloud or shorten it, so check that the first sentence can stand alone.",
};

export const bioMissing = { name: "your name as it’s printed" };
