/** What a stand-in replaces: a name, its first or last part under the same number, or an address. */
export const standInKinds = ["NAME", "FIRSTNAME", "LASTNAME", "CONTACT"] as const;
export type StandInKind = (typeof standInKinds)[number];

const kinds = standInKinds.toSorted((a, b) => b.length - a.length).join("|");
const standIn = String.raw`(?:${kinds})\\?_\d{1,7}(?!\d)`;

/** Any stand-in, with the marks that a model may put around or into it. */
export const standInPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:\[${standIn}\]|<${standIn}>|${standIn})`,
  "giu",
);

/** A stand-in as it was put in, and nothing else. */
export const exactStandInPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${kinds})_\d{1,7}(?!\d)`,
  "giu",
);

const numbered = new RegExp(String.raw`(?:${kinds})\\?_(\d{1,7})(?!\d)`, "giu");

/** One above every number that a text already holds after such a word, so that no stand-in occurs in the texts. */
export function getFirstFreeNumber(texts: readonly string[]): number {
  const usedNumbers = texts.flatMap((text) =>
    [...text.matchAll(numbered)].map(([, digits = "0"]) => Number(digits)),
  );
  return usedNumbers.reduce((most, number) => Math.max(most, number), 0) + 1;
}

/** Instructions to a model about stand-ins. */
export const standInClause = `NAME_1 and the like stand for people's names, CONTACT_1 and the like for addresses: write them exactly as they stand. Of a NAME_n you may write FIRSTNAME_n or LASTNAME_n where only that part belongs.`;
