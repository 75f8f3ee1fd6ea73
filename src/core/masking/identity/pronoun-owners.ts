import { sentenceAround } from "#core/language/sentences.ts";
import type { StandInOwner } from "#core/masking/stand-ins/stand-in-registry.ts";
import { findPronouns, type PronounSet, type PronounSpan } from "./pronouns.ts";

type ScopedText = { readonly text: string; readonly scope?: string };

/** An answer that says which pronouns are the member’s. */
const stated = /^\s*(she|he|they)\b[^\p{L}]*(?:her|him|them)?\s*$/iu;

/**
 * Whose a pronoun is. Two scopes that have the same one may speak of two people, so each has an owner of its own; the member’s own,
 * where an answer states it, has one everywhere. A text without a scope shares the owner of the only scope, or of the answer that the
 * words around it come from.
 */
export function createPronounOwners(texts: readonly ScopedText[]) {
  const own = texts.flatMap(({ text }) => stated.exec(text)?.[1]?.toLowerCase() ?? []);
  const scopes = new Map(
    texts.flatMap(({ text, scope }) => (scope ? [[text, scope] as const] : [])),
  );
  const scopesOfSet = new Map<PronounSet, Set<string>>();
  for (const [text, scope] of scopes)
    for (const { set } of findPronouns(text))
      scopesOfSet.set(set, (scopesOfSet.get(set) ?? new Set()).add(scope));

  function nearestScope(set: PronounSet, sentence: string): string {
    const words = plainWords(sentence);
    const shared = (scope: string) => {
      const known = new Set(
        [...scopes].flatMap(([text, one]) => (one === scope ? plainWords(text) : [])),
      );
      return words.filter((word) => known.has(word)).length;
    };
    const [nearest = ""] = [...(scopesOfSet.get(set) ?? [])].toSorted(
      (a, b) => shared(b) - shared(a),
    );
    return nearest;
  }

  return ({ set, start }: PronounSpan, text: string): StandInOwner => {
    const known = scopesOfSet.get(set)?.size ?? 0;
    const isOne = known < 2 || own.includes(set);
    const scope = isOne
      ? ""
      : ` ${scopes.get(text) ?? nearestScope(set, sentenceAround(text, start))}`;
    return { key: `pronoun ${set}${scope}`, canonical: forms[set] };
  };
}

/** Words that no name and no pronoun is among: another person's name must not change what leaves. */
function plainWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{M}’'-])\p{Ll}{5,}(?![\p{L}\p{M}])/gu) ?? [];
}

const forms: Readonly<Record<PronounSet, StandInOwner["canonical"]>> = {
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
