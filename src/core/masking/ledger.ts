import { nameParts } from "./people.ts";
import { pronounAt } from "./pronoun-case.ts";
import { anyStandIn, isPronoun, personKinds, plainStandIn, type StandInKind } from "./stand-in.ts";

/** Which stand-in stands for which words; the same words always get the same one. */
export type Ledger = {
  /**
   * The stand-in for these words; `owner` ties the forms of one person or one set of pronouns together, `whole` is the
   * person whose name they are another form of.
   */
  readonly standInFor: (kind: StandInKind, words: string, owner?: Owner, whole?: Owner) => string;
  /** Words for every stand-in of a text, exactly as they were. */
  readonly exact: (text: string) => string;
  /** Words for every stand-in of a model’s text: names with their capitals, brackets around them gone. */
  readonly said: (text: string) => string;
};

/** Where the forms of an owner are written down: `number` is shared, `canonical` is the form for the kind. */
export type Owner = {
  readonly key: string;
  readonly canonical: Partial<Record<StandInKind, string>>;
};

/** `lowest` is the first number that may be given. */
export function createLedger(lowest: number): Ledger {
  const words = new Map<string, string>();
  const spoken = new Map<string, string>();
  const known = new Map<string, string>();
  const owners = new Map<string, number>();
  let next = lowest;

  function note(standIn: string, exact: string, said = exact) {
    words.set(standIn, exact);
    spoken.set(standIn, said);
  }

  function numberOf({ key, canonical }: Owner): number {
    const given = owners.get(key);
    if (given !== undefined) return given;
    const number = next++;
    owners.set(key, number);
    for (const kind of kindsIn(canonical)) {
      const form = canonical[kind] ?? "";
      const isName = kind.endsWith("NAME");
      const upper = isName ? form : form.toUpperCase();
      note(`${kind}_${number}`, upper, isName ? capitalised(form) : upper);
      note(
        `${kind.toLowerCase()}_${number}`,
        form.toLowerCase(),
        isName ? capitalised(form) : form,
      );
      const capital = `${kind.charAt(0)}${kind.slice(1).toLowerCase()}_${number}`;
      note(
        capital,
        isName ? form.toUpperCase() : capitalised(form),
        isName ? capitalised(form) : capitalised(form),
      );
    }
    return number;
  }

  function owned(kind: StandInKind, said: string, owner: Owner): string | null {
    const number = numberOf(owner);
    const styles = [kind, kind.toLowerCase(), `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`];
    return (
      styles.map((style) => `${style}_${number}`).find((one) => words.get(one) === said) ?? null
    );
  }

  /** A form of a name with a number of its own has its parts too. */
  function noteParts(number: number, said: string, owner: Owner | undefined) {
    const { first, last } = nameParts(said);
    const { NAME, FIRSTNAME, LASTNAME } = owner?.canonical ?? {};
    note(`FIRSTNAME_${number}`, (FIRSTNAME === NAME ? undefined : FIRSTNAME) ?? first ?? said);
    note(`LASTNAME_${number}`, LASTNAME ?? last ?? said);
  }

  return {
    standInFor(kind, said, owner, whole) {
      const key = `${kind} ${said}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      let standIn = owner ? owned(kind, said, owner) : null;
      if (standIn === null) {
        const number = next++;
        standIn = `${kind}_${number}`;
        if (kind === "NAME") noteParts(number, said, whole ?? owner);
        note(standIn, said);
      }
      known.set(key, standIn);
      return standIn;
    },
    exact: (text) => text.replaceAll(plainStandIn, (standIn) => words.get(standIn) ?? standIn),
    said: (text) =>
      text.replaceAll(anyStandIn, (whole: string, ...found: unknown[]) => {
        const plain = whole.replaceAll(/[[\]<>\\]/g, "");
        const at = found.find((one) => typeof one === "number") ?? 0;
        if (isPronoun(plain)) {
          const form = spoken.get(plain.toLowerCase());
          return form === undefined ? whole : pronounAt(plain, form, text, at);
        }
        return spoken.get(plain) ?? spoken.get(plain.toUpperCase()) ?? whole;
      }),
  };
}

function kindsIn(canonical: Owner["canonical"]): StandInKind[] {
  return personKinds.filter((kind) => canonical[kind] !== undefined);
}

function capitalised(name: string): string {
  const start = /\p{Lu}/u.test(name) ? /^\p{Ll}/u : /(?<![\p{L}\p{M}’'])\p{Ll}/gu;
  return name.replace(start, (letter) => letter.toUpperCase());
}
