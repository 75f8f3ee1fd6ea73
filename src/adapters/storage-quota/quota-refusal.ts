import { AppError } from "#core/errors/app-error.ts";

/** What one account holds, in bytes: the quota of `count_storage` in the migrations. */
export const storageQuotaBytes = 100_000_000;

const quotaSentence = `Your account is full: it holds up to ${storageQuotaBytes / 1_000_000} MB. Delete something you no longer need, then save again.`;

const deletedSentence =
  "You've deleted a lot in the last few days, and it takes up room until it's gone for good, after a week at most. Try again then.";

const sentences: Readonly<Record<string, string>> = {
  MP001: quotaSentence,
  MP002: deletedSentence,
};

/** The refusal that a thrown error stands for when a member's quota is used up; null for any other error. */
export function toQuotaRefusal(error: unknown): AppError | null {
  for (let next = error; next instanceof Error; next = next.cause) {
    const sentence = "code" in next && typeof next.code === "string" ? sentences[next.code] : null;
    if (sentence) return new AppError("account_full", sentence);
  }
  return null;
}
