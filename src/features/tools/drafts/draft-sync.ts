import { type Answers, signatureTone } from "#core/tools/definition.ts";

/** What of a draft is stored with an account. */
export type DraftContent = { readonly answers: Answers; readonly tone: string };

/** What this device last had in common with the account. */
export type SyncedDraft = {
  /** `clearedVersion` while the account has none, because the draft was cleared here. */
  readonly version: number;
  readonly typed: DraftContent;
  /** When it was last changed here, in milliseconds; 0 when it has not been since. */
  readonly editedAt: number;
};

export const clearedVersion = 0;

type DraftAtAccount = DraftContent & { readonly version: number; readonly updatedAt: string };

/**
 * What a device does when it meets the account's draft: `same`, nothing; `pull` the account's; `push` its own; `local`, it
 * stays here alone; `clear`, it was cleared elsewhere; `conflict`, both were changed, and `newer` is shown first.
 */
export type SyncDecision =
  | { readonly kind: "same" | "pull" | "push" | "local" | "clear" }
  | { readonly kind: "conflict"; readonly newer: "here" | "account" };

export function decideSync(
  here: DraftContent,
  shared: SyncedDraft | null,
  account: DraftAtAccount | null,
): SyncDecision {
  const isChanged = shared !== null && !isSameDraft(here, shared.typed);
  if (account === null) {
    if (shared?.version === clearedVersion) return { kind: isChanged ? "push" : "same" };
    if (shared === null || isChanged) return { kind: "local" };
    return { kind: "clear" };
  }
  if (isSameDraft(here, account)) return { kind: "same" };
  if (isBlankDraft(here) && !isChanged) return { kind: "pull" };
  if (shared === null) return { kind: "conflict", newer: "account" };
  if (!isChanged) return { kind: "pull" };
  if (shared.version === account.version) return { kind: "push" };
  const isNewer = shared.editedAt > Date.parse(account.updatedAt);
  return { kind: "conflict", newer: isNewer ? "here" : "account" };
}

export function isSameDraft(one: DraftContent, other: DraftContent): boolean {
  const ids = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)]);
  const isAlike = (id: string) => (one.answers[id] ?? "") === (other.answers[id] ?? "");
  return one.tone === other.tone && [...ids].every(isAlike);
}

export function isBlankDraft({ answers, tone }: DraftContent): boolean {
  return tone === signatureTone && Object.values(answers).every((text) => text === "");
}
