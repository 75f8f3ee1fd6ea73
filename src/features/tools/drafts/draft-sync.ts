import { type Answers, signatureTone } from "#core/tools/definition.ts";

/** What of a draft is stored with an account. */
export type DraftContent = { readonly answers: Answers; readonly tone: string };

/** What this device last had in common with the account. */
export type SyncedDraft = {
  readonly version: number;
  readonly typed: DraftContent;
  /** When it was last changed here, in milliseconds; 0 when it has not been since. */
  readonly editedAt: number;
};

type DraftAtAccount = DraftContent & { readonly version: number; readonly updatedAt: string };

/**
 * What a device does when it meets the account's draft: `rest`, nothing; `show` the account's; `send` its own; `leave`,
 * it is kept here alone; `empty`, it was cleared elsewhere; `both` were changed, and `newer` is shown first.
 */
export type SyncDecision =
  | { readonly kind: "rest" | "show" | "send" | "leave" | "empty" }
  | { readonly kind: "both"; readonly newer: "here" | "account" };

export function decideSync(
  here: DraftContent,
  shared: SyncedDraft | null,
  account: DraftAtAccount | null,
): SyncDecision {
  const isChanged = shared !== null && !isSameDraft(here, shared.typed);
  if (account === null) {
    if (shared === null || isChanged) return { kind: "leave" };
    return { kind: "empty" };
  }
  if (isSameDraft(here, account)) return { kind: "rest" };
  if (isBlankDraft(here) && !isChanged) return { kind: "show" };
  if (shared === null) return { kind: "both", newer: "account" };
  if (!isChanged) return { kind: "show" };
  if (shared.version === account.version) return { kind: "send" };
  const isNewer = shared.editedAt > Date.parse(account.updatedAt);
  return { kind: "both", newer: isNewer ? "here" : "account" };
}

export function isSameDraft(one: DraftContent, other: DraftContent): boolean {
  const ids = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)]);
  const isAlike = (id: string) => (one.answers[id] ?? "") === (other.answers[id] ?? "");
  return one.tone === other.tone && [...ids].every(isAlike);
}

export function isBlankDraft({ answers, tone }: DraftContent): boolean {
  return tone === signatureTone && Object.values(answers).every((text) => text === "");
}
