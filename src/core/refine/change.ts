/** One thing that a request asks to change. */
export type Change =
  /** `words` is a length named in the request; otherwise `share` of the present length. */
  | { readonly kind: "shorter"; readonly words: number | null; readonly share: number }
  /** `asked` is the word of the request, `tones` those of the catalogue that come near, best first. */
  | { readonly kind: "tone"; readonly asked: string; readonly tones: readonly string[] }
  | { readonly kind: "mention"; readonly fact: string }
  | { readonly kind: "deadline"; readonly date: string | null }
  | { readonly kind: "leave-out"; readonly what: string }
  | { readonly kind: "exchange"; readonly from: string; readonly to: string }
  | { readonly kind: "person"; readonly person: "first" | "third" }
  /** `to` is a name given for the greeting. */
  | { readonly kind: "email"; readonly to: string | null }
  | { readonly kind: "aloud" }
  /** Asks for hedging, or to make the member appear smaller. */
  | { readonly kind: "smaller" }
  | { readonly kind: "unclear"; readonly words: string };

export type ChangeOf<Kind extends Change["kind"]> = Extract<Change, { readonly kind: Kind }>;

/** The changes of one kind, in their order. */
export function changesOf<Kind extends Change["kind"]>(
  changes: readonly Change[],
  kind: Kind,
): ChangeOf<Kind>[] {
  return changes.filter((change): change is ChangeOf<Kind> => change.kind === kind);
}
