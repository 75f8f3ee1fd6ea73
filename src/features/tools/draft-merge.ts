import { type Answers, signatureTone } from "#core/tools/definition.ts";

/** What of a draft is kept with an account. */
export type Typed = { readonly answers: Answers; readonly tone: string };

/** What this device last had in common with the account. */
export type Shared = {
  readonly version: number;
  readonly typed: Typed;
  /** When she last changed it here, in milliseconds; 0 when she has not since. */
  readonly editedAt: number;
};

type AtAccount = Typed & { readonly version: number; readonly updatedAt: string };

/**
 * What a device does when it meets the account's draft: `rest`, nothing; `show` the account's; `send` its own; `leave`,
 * it is kept here alone; `empty`, it was cleared elsewhere; `both` were changed, and `newer` is shown first.
 */
export type Meeting =
  | { readonly kind: "rest" | "show" | "send" | "leave" | "empty" }
  | { readonly kind: "both"; readonly newer: "here" | "account" };

export function meet(here: Typed, shared: Shared | null, account: AtAccount | null): Meeting {
  const isChanged = shared !== null && !isSame(here, shared.typed);
  if (account === null) {
    if (shared === null || isChanged) return { kind: "leave" };
    return { kind: "empty" };
  }
  if (isSame(here, account)) return { kind: "rest" };
  if (isBlank(here) && !isChanged) return { kind: "show" };
  if (shared === null) return { kind: "both", newer: "account" };
  if (!isChanged) return { kind: "show" };
  if (shared.version === account.version) return { kind: "send" };
  const isNewer = shared.editedAt > Date.parse(account.updatedAt);
  return { kind: "both", newer: isNewer ? "here" : "account" };
}

export function isSame(one: Typed, other: Typed): boolean {
  const ids = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)]);
  const isAlike = (id: string) => (one.answers[id] ?? "") === (other.answers[id] ?? "");
  return one.tone === other.tone && [...ids].every(isAlike);
}

export function isBlank({ answers, tone }: Typed): boolean {
  return tone === signatureTone && Object.values(answers).every((text) => text === "");
}
