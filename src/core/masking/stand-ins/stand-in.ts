/** A name, and its two parts under the same number. */
const nameKinds = ["NAME", "FIRSTNAME", "LASTNAME"] as const;
const pronounKinds = ["THEY", "THEM", "THEIR", "THEIRS", "THEMSELF", "THEMSELVES"] as const;

/** What stands for one person. */
export const personStandInKinds = [...nameKinds, ...pronounKinds] as const;

/** What a stand-in replaces. */
export const standInKinds = [
  ...nameKinds,
  "GROUP",
  "IDENTITY",
  "CONTACT",
  "PLACE",
  ...pronounKinds,
] as const;
export type StandInKind = (typeof standInKinds)[number];

/** Longest number of a stand-in, in digits. */
export const maxNumberDigits = 7;

const kinds = standInKinds.toSorted((a, b) => b.length - a.length).join("|");

const standIn = String.raw`(?:${kinds})\\?_\d{1,${maxNumberDigits}}(?!\d)`;

/** Any stand-in, with the marks that a model may put around or into it; it stands in one of three groups. */
export const standInPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:\[(${standIn})\]|<(${standIn})>|(${standIn}))`,
  "giu",
);

/** A stand-in as it was put in, and nothing else. */
export const exactStandInPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${kinds})_\d{1,${maxNumberDigits}}(?!\d)`,
  "giu",
);

const numbered = new RegExp(String.raw`(?:${kinds})\\?_(\d{1,${maxNumberDigits}})(?!\d)`, "giu");

/** One above every number that a text already holds after such a word, so that no stand-in occurs in the texts. */
export function getFirstFreeNumber(texts: readonly string[]): number {
  const usedNumbers = texts.flatMap((text) =>
    [...text.matchAll(numbered)].map(([, digits = "0"]) => Number(digits)),
  );
  return usedNumbers.reduce((most, number) => Math.max(most, number), 0) + 1;
}

const pronounKindSet: ReadonlySet<string> = new Set(pronounKinds);

/** Whether a stand-in is a pronoun’s: its letter goes by its place. */
export function isPronounStandIn(word: string): boolean {
  return pronounKindSet.has(word.replace(/_\d+$/, "").toUpperCase());
}

/** Instructions to a model about stand-ins. */
export const standInClause = `Some words of the material are replaced by stand-ins: NAME_1 is a proper name, most often a person’s; of any NAME_n you may write FIRSTNAME_n or LASTNAME_n where only that part belongs, in a greeting for example. GROUP_1 is a named organization or award; IDENTITY_1, PLACE_1 and CONTACT_1 are words of hers. they_1, them_1, their_1, theirs_1 and themself_1 are the pronouns of one person: choose the case that your sentence needs and keep the number, with the verb in the singular, written They_1 at the start of a sentence. Apart from that write each stand-in exactly as it stands, without brackets, wherever its word belongs. Never make one up, never explain one, never guess what it stands for. Names of employers, companies and places stay as she wrote them; a list tells what some of them are. Where a text in the third person has no such pronoun for her, use her name or her role, and no pronoun. Where words are counted, a stand-in counts as two.`;
