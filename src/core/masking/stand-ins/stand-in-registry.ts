import { capitaliseProperNames } from "#core/language/proper-names.ts";
import { splitPersonName } from "#core/masking/names/person-names.ts";
import { capitalisePronounAt } from "./pronoun-case.ts";
import {
  standInPattern,
  isPronounStandIn,
  personStandInKinds,
  exactStandInPattern,
  type StandInKind,
} from "./stand-in.ts";

/** Which stand-in stands for which words; the same words always get the same one. */
export type StandInRegistry = {
  /**
   * The stand-in for these words; `owner` ties the forms of one person or one set of pronouns together, `fullNameOwner` is the
   * person whose name they are another form of.
   */
  readonly standInFor: (
    kind: StandInKind,
    words: string,
    owner?: StandInOwner,
    fullNameOwner?: StandInOwner,
  ) => string;
  /** From now on a hidden word with the capital it comes back with has the stand-in of the small one, unless it has its own. */
  readonly shareRaised: () => void;
  /** Words for every stand-in of a text, exactly as they were. */
  readonly restoreExact: (text: string) => string;
  /** Words for every stand-in of a model’s text: names, peoples and languages with their capitals, brackets around them gone. */
  readonly restoreModelText: (text: string) => string;
};

/** Where the forms of an owner are written down: `number` is shared, `canonical` is the form for the kind. */
export type StandInOwner = {
  readonly key: string;
  readonly canonical: Partial<Record<StandInKind, string>>;
};

/** `lowest` is the first number that may be given. */
export function createStandInRegistry(firstNumber: number): StandInRegistry {
  const words = new Map<string, string>();
  const spoken = new Map<string, string>();
  const known = new Map<string, string>();
  const owners = new Map<string, number>();
  /** The number under which somebody is with a title: "Mr. Odom". */
  const titled = new Map<string, number>();
  let next = firstNumber;

  function note(standIn: string, exact: string, spokenForm = exact) {
    words.set(standIn, exact);
    spoken.set(standIn, spokenForm);
  }

  function numberOf({ key, canonical }: StandInOwner): number {
    const existing = owners.get(key);
    if (existing !== undefined) return existing;
    const number = next++;
    owners.set(key, number);
    for (const kind of kindsOfOwner(canonical)) {
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

  /** "Odom" after "Mr. Odom" is the last name of that one, and nobody new. */
  function ofTitled(exact: string, { key }: StandInOwner): string | null {
    const number = owners.has(key) ? undefined : titled.get(key);
    const lastName = `LASTNAME_${number}`;
    return number !== undefined && words.get(lastName) === exact ? lastName : null;
  }

  function owned(kind: StandInKind, exact: string, owner: StandInOwner): string | null {
    const number = numberOf(owner);
    const styles = [kind, kind.toLowerCase(), `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`];
    return (
      styles.map((style) => `${style}_${number}`).find((one) => words.get(one) === exact) ?? null
    );
  }

  /** A form of a name with a number of its own has its parts too. */
  function noteParts(number: number, name: string, owner: StandInOwner | undefined) {
    const { first, last } = splitPersonName(name);
    const { NAME, FIRSTNAME, LASTNAME } = owner?.canonical ?? {};
    note(`FIRSTNAME_${number}`, (FIRSTNAME === NAME ? undefined : FIRSTNAME) ?? first ?? name);
    note(`LASTNAME_${number}`, LASTNAME ?? last ?? name);
  }

  return {
    standInFor(kind, exact, owner, fullNameOwner) {
      const key = `${kind} ${exact}${owner && isPronounStandIn(kind) ? ` ${owner.key}` : ""}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      let standIn = owner ? (ofTitled(exact, owner) ?? owned(kind, exact, owner)) : null;
      if (standIn === null) {
        const number = next++;
        if (fullNameOwner && !titled.has(fullNameOwner.key)) titled.set(fullNameOwner.key, number);
        standIn = `${kind}_${number}`;
        if (kind === "NAME") noteParts(number, exact, fullNameOwner ?? owner);
        note(standIn, exact, kind === "IDENTITY" ? capitaliseProperNames(exact) : exact);
      }
      known.set(key, standIn);
      return standIn;
    },
    shareRaised() {
      for (const [key, standIn] of known) {
        const kind = /^(?:IDENTITY|NAME)(?=_)/.exec(standIn)?.[0];
        if (kind === undefined) continue;
        const raised = `${kind} ${spoken.get(standIn) ?? ""}`;
        if (raised !== key && !known.has(raised)) known.set(raised, standIn);
      }
    },
    restoreExact: (text) =>
      text.replaceAll(exactStandInPattern, (standIn) => words.get(standIn) ?? standIn),
    restoreModelText: (text) =>
      text.replaceAll(standInPattern, (matched: string, ...found: unknown[]) => {
        const plain = matched.replaceAll(/[[\]<>\\]/g, "");
        const at = found.find((one) => typeof one === "number") ?? 0;
        if (isPronounStandIn(plain)) {
          const form = spoken.get(plain.toLowerCase());
          return form === undefined ? matched : capitalisePronounAt(plain, form, text, at);
        }
        const form = spoken.get(plain) ?? spoken.get(plain.toUpperCase());
        return form === undefined ? matched : withoutSecondArticle(form, text.slice(0, at));
      }),
  };
}

/** "the" of a model before hidden words that bring an article of their own ("a Welsh") is enough. */
function withoutSecondArticle(form: string, before: string): string {
  return /\b(?:an?|the)\s$/iu.test(before.slice(-5)) ? form.replace(/^(?:an?|the)\s+/iu, "") : form;
}

function kindsOfOwner(canonical: StandInOwner["canonical"]): StandInKind[] {
  return personStandInKinds.filter((kind) => canonical[kind] !== undefined);
}

function capitalised(name: string): string {
  const start = /\p{Lu}/u.test(name) ? /^\p{Ll}/u : /(?<![\p{L}\p{M}’'])\p{Ll}/gu;
  return name.replace(start, (letter) => letter.toUpperCase());
}
