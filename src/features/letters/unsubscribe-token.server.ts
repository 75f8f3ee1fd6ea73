import { createEncryptor } from "#adapters/secret/encryptor.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";

/** Whose letter it is, and which copy: "" for one that its own writer had sent to try it. */
export type LetterReader = { readonly copyId: string; readonly email: string };

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;

/** What stands in the link of a letter: sealed and signed by the house’s secret, so that an address never stands in one. */
export function createUnsubscribeTokens(secrets: KeyRing, baseUrl: string) {
  const encryptor = createEncryptor(secrets, "leaving letters");
  return {
    urlFor: ({ copyId, email }: LetterReader) =>
      `${baseUrl}/letters/unsubscribe?token=${encryptor.encrypt(`${copyId} ${email}`)}`,
    /** Null when it is none of ours, or was changed. */
    read(token: string): LetterReader | null {
      const [copyId, email] = encryptor.decrypt(token)?.split(" ") ?? [];
      return copyId === undefined || email === undefined ? null : { copyId, email };
    },
  };
}
