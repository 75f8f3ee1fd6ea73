import { findContacts } from "./contacts.ts";
import { findCues } from "./cues.ts";
import { findNames, type TextKind } from "./find-names.ts";
import { findIdentityGroups } from "./identity-groups.ts";
import { createLedger, type Owner } from "./ledger.ts";
import { nameFinder } from "./name-spans.ts";
import { type Person, peopleOf, tellingWords } from "./people.ts";
import { findPronouns, type PronounSet, type PronounSpan } from "./pronouns.ts";
import { firstFreeNumber, type StandInKind } from "./stand-in.ts";
import { type TextSpan, withoutOverlap } from "./text-span.ts";
import type { WordList } from "./word-list.ts";

/** A text and what is known of it. */
export type MaskedText = { readonly text: string; readonly kind: TextKind };

/** Puts stand-ins for people, for contacts and for what tells gender or origin, and takes them out again. */
export type Mask = {
  readonly hide: (text: string) => string;
  /** Undoes `hide`, letter for letter. */
  readonly restore: (text: string) => string;
  /** A model’s text with her words in it. */
  readonly say: (text: string) => string;
};

/** A mask for these texts, in their order; it hides the same words in any later text (a draft, a check). */
export function createMask(texts: readonly MaskedText[], list: WordList): Mask {
  const found = texts.flatMap(({ text, kind }) => findNames(blanked(text), kind, list));
  const people = peopleOf(found);
  const names = nameFinder(
    people,
    found.map(({ text }) => text),
    list,
  );
  const owners = nameOwners(people);
  const ledger = createLedger(firstFreeNumber(texts.map(({ text }) => text)));

  function hide(text: string): string {
    const spans: (TextSpan | PronounSpan)[] = withoutOverlap([
      ...findContacts(text),
      ...findIdentityGroups(text),
      ...names(text),
      ...findCues(text),
      ...findPronouns(text),
    ]);
    let hidden = "";
    let at = 0;
    for (const span of spans) {
      const said = text.slice(span.start, span.end);
      const { kind, owner } = ownerOf(span, said);
      const whole = span.kind === "NAME" && !owner ? wholeOf(said, people, list) : undefined;
      hidden += text.slice(at, span.start) + ledger.standInFor(kind, said, owner, whole);
      at = span.end;
    }
    return hidden + text.slice(at);
  }

  function ownerOf(span: TextSpan | PronounSpan, said: string) {
    if ("set" in span) return { kind: span.kind, owner: pronounOwner(span.set) };
    if (span.kind !== "NAME") return { kind: span.kind, owner: undefined };
    return owners.get(said.toLowerCase()) ?? { kind: span.kind, owner: undefined };
  }

  // Numbers follow the order of her texts, whatever is asked for first.
  for (const { text } of texts) hide(text);
  return { hide, restore: ledger.exact, say: ledger.said };
}

/** Groups and contacts are hidden whole: what is in them is no name of its own. */
function blanked(text: string): string {
  return withoutOverlap([...findContacts(text), ...findIdentityGroups(text)]).reduce(
    (rest, { start, end }) => rest.slice(0, start) + "\u2007".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The forms of every name in lower case; of two people with one first name the earlier has it. */
function nameOwners(people: readonly Person[]): Map<string, { kind: StandInKind; owner: Owner }> {
  const forms = people.flatMap((person) => {
    const owner = nameOwner(person);
    const { full, first, last } = person;
    return [
      [full, { kind: "NAME", owner }] as const,
      ...(first === null ? [] : [[first, { kind: "FIRSTNAME", owner }] as const]),
      ...(last === null ? [] : [[last, { kind: "LASTNAME", owner }] as const]),
    ];
  });
  return new Map(forms.map(([form, held]) => [form.toLowerCase(), held] as const).toReversed());
}

/** Whose name this is a part of: “Mrs. Patel” of Anita Patel, “Maria Elena” of Maria Elena Ruiz. */
function wholeOf(said: string, people: readonly Person[], list: WordList): Owner | undefined {
  const words = tellingWords(said, list).map((word) => word.toLowerCase());
  const person = people.find(({ full }) => {
    const whole = full.toLowerCase().split(/[ \u00a0]+/);
    return words.length > 0 && words.every((word) => whole.includes(word));
  });
  return person && nameOwner(person);
}

function nameOwner({ full, first, last }: Person): Owner {
  return {
    key: `name ${full.toLowerCase()}`,
    canonical: { NAME: full, FIRSTNAME: first ?? full, LASTNAME: last ?? full },
  };
}

const pronouns: Readonly<Record<PronounSet, Owner["canonical"]>> = {
  she: {
    THEY: "she",
    THEM: "her",
    THEIR: "her",
    THEIRS: "hers",
    THEMSELF: "herself",
    THEMSELVES: "herself",
  },
  he: {
    THEY: "he",
    THEM: "him",
    THEIR: "his",
    THEIRS: "his",
    THEMSELF: "himself",
    THEMSELVES: "himself",
  },
  they: {
    THEY: "they",
    THEM: "them",
    THEIR: "their",
    THEIRS: "theirs",
    THEMSELF: "themself",
    THEMSELVES: "themselves",
  },
};

function pronounOwner(set: PronounSet): Owner {
  return { key: `pronoun ${set}`, canonical: pronouns[set] };
}
