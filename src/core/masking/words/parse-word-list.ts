import type { WordList } from "./word-list.ts";

type Affix = {
  readonly flag: string;
  readonly ending: boolean;
  readonly cut: string;
  readonly added: string;
  readonly fits: RegExp;
};

/** A spelling dictionary: stems with the letters of the affixes that they take, and what each affix does. */
export function parseWordList(affixes: string, stems: string): WordList {
  const rules = [...affixes.matchAll(/^([PS]FX) (\S) +(\S+) +(\S+) +(\S+)$/gm)].map(parseAffix);
  const flags = new Map(
    stems.split("\n").map((line) => {
      const [stem = "", flagLetters = ""] = line.trim().split("/");
      return [stem, flagLetters] as const;
    }),
  );
  const isForm = (word: string) =>
    rules.some((rule) => {
      const stem = stemOf(word, rule);
      return stem !== null && flags.get(stem)?.includes(rule.flag) === true;
    });
  return {
    has: (low) => flags.has(low) || isForm(low),
    hasName: (capital) => flags.has(capital),
  };
}

function parseAffix([, type = "", flag = "", cut = "", added = "", fits = ""]: RegExpExecArray) {
  const ending = type === "SFX";
  return {
    flag,
    ending,
    cut: cut === "0" ? "" : cut,
    added,
    fits: new RegExp(ending ? `${fits}$` : `^${fits}`, "u"),
  };
}

function stemOf(word: string, { ending, cut, added, fits }: Affix): string | null {
  if (!(ending ? word.endsWith(added) : word.startsWith(added))) return null;
  const stem = ending ? word.slice(0, -added.length) + cut : cut + word.slice(added.length);
  return stem !== "" && fits.test(stem) ? stem : null;
}
