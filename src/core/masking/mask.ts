import { findForeignMonths } from "#core/language/foreign-days.ts";
import { findContacts } from "#core/masking/identity/contacts.ts";
import { findIdentityCues } from "#core/masking/identity/identity-cues.ts";
import { findPersonNames } from "#core/masking/names/find-person-names.ts";
import { type TextKind } from "#core/masking/names/name-search-text.ts";
import { findIdentityGroups } from "#core/masking/identity/identity-groups.ts";
import {
  createStandInRegistry,
  type StandInOwner,
} from "#core/masking/stand-ins/stand-in-registry.ts";
import { createNameFinder } from "#core/masking/names/name-finder.ts";
import {
  type PersonName,
  groupPersonNames,
  distinctiveNameWords,
} from "#core/masking/names/person-names.ts";
import { createPronounOwners } from "#core/masking/identity/pronoun-owners.ts";
import { findPronouns, type PronounSpan } from "#core/masking/identity/pronouns.ts";
import { getFirstFreeNumber, type StandInKind } from "#core/masking/stand-ins/stand-in.ts";
import { type MaskSpan, withoutOverlappingSpans } from "./mask-span.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

/** A text and what is known of it. */
export type TextToMask = {
  readonly text: string;
  readonly kind: TextKind;
  /** Whose pronouns are one person’s: a text of another scope may speak of somebody else. None is a text of all of them. */
  readonly scope?: string;
};

/** Puts stand-ins for people, for contacts and for what reveals gender or origin, and takes them out again. */
export type Mask = {
  readonly hide: (text: string) => string;
  /** Undoes `hide`, letter for letter. */
  readonly restore: (text: string) => string;
  /** Puts the original words back into a model’s text. */
  readonly restoreModelText: (text: string) => string;
};

/** A mask for these texts, in their order; it hides the same words in any later text (a draft, a check). */
export function createMask(texts: readonly TextToMask[], list: WordList): Mask {
  const found = texts.flatMap(({ text, kind }) => findPersonNames(blankOut(text), kind, list));
  const people = groupPersonNames(found);
  const names = createNameFinder(
    people,
    found.map(({ text }) => text),
    list,
  );
  const owners = nameOwners(people);
  const pronounOwner = createPronounOwners(texts);
  const ledger = createStandInRegistry(getFirstFreeNumber(texts.map(({ text }) => text)));

  /** Each text is hidden at least twice: once so that its stand-ins are known, once for the prompt. */
  const spansByText = new Map<string, readonly (MaskSpan | PronounSpan)[]>();

  function findSpans(text: string): readonly (MaskSpan | PronounSpan)[] {
    const known = spansByText.get(text);
    if (known) return known;
    const spans = withoutOverlappingSpans([
      ...findContacts(text),
      ...findIdentityGroups(text),
      ...names(text).map((span) => (isDescription(text, span) ? identityOf(span) : span)),
      ...findIdentityCues(text),
      ...findPronouns(text),
    ]);
    spansByText.set(text, spans);
    return spans;
  }

  function hide(text: string): string {
    let hidden = "";
    let at = 0;
    for (const span of findSpans(text)) {
      const original = text.slice(span.start, span.end);
      const { kind, owner } = ownerOf(span, original, text);
      const partOwner =
        span.kind === "NAME" && !owner ? findOwnerOfPart(original, people, list) : undefined;
      hidden += text.slice(at, span.start) + ledger.standInFor(kind, original, owner, partOwner);
      at = span.end;
    }
    return hidden + text.slice(at);
  }

  function ownerOf(span: MaskSpan | PronounSpan, original: string, text: string) {
    if ("set" in span) return { kind: span.kind, owner: pronounOwner(span, text) };
    if (span.kind !== "NAME") return { kind: span.kind, owner: undefined };
    return owners.get(original.toLowerCase()) ?? { kind: span.kind, owner: undefined };
  }

  // Numbers follow the order of the texts, whatever is asked for first.
  for (const { text } of texts) hide(text);
  ledger.shareRaised();
  return { hide, restore: ledger.restoreExact, restoreModelText: ledger.restoreModelText };
}

/** "A Gozitan" tells where somebody is from, and not what they are called. */
function isDescription(text: string, { start, end }: MaskSpan): boolean {
  return /(?<!\p{L})[Aa]n? $/u.test(text.slice(0, start)) && !/\s/.test(text.slice(start, end));
}

function identityOf({ start, end }: MaskSpan): MaskSpan {
  return { start, end, kind: "IDENTITY" };
}

/** Groups and contacts are hidden whole, and months are no names: what is in them is no name of its own. */
function blankOut(text: string): string {
  const hidden = withoutOverlappingSpans([...findContacts(text), ...findIdentityGroups(text)]);
  return [...hidden, ...findForeignMonths(text)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + "\u2007".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The forms of every name in lower case; of two people with one first name the earlier has it. */
function nameOwners(
  people: readonly PersonName[],
): Map<string, { kind: StandInKind; owner: StandInOwner }> {
  const forms = people.flatMap((person) => {
    const owner = nameOwner(person);
    const { full, first, last } = person;
    return [
      [full, { kind: "NAME", owner }] as const,
      ...(first === null ? [] : [[first, { kind: "FIRSTNAME", owner }] as const]),
      ...(last === null ? [] : [[last, { kind: "LASTNAME", owner }] as const]),
    ];
  });
  return new Map(forms.map(([form, entry]) => [form.toLowerCase(), entry] as const).toReversed());
}

/** Whose name this is a part of: “Mrs. Patel” of Anita Patel, “Maria Elena” of Maria Elena Ruiz. */
function findOwnerOfPart(
  name: string,
  people: readonly PersonName[],
  list: WordList,
): StandInOwner | undefined {
  const words = distinctiveNameWords(name, list).map((word) => word.toLowerCase());
  const person = people.find(({ full }) => {
    const fullWords = full.toLowerCase().split(/[ \u00a0]+/);
    return words.length > 0 && words.every((word) => fullWords.includes(word));
  });
  return person && nameOwner(person);
}

function nameOwner({ full, first, last }: PersonName): StandInOwner {
  return {
    key: `name ${full.toLowerCase()}`,
    canonical: { NAME: full, FIRSTNAME: first ?? full, LASTNAME: last ?? full },
  };
}
