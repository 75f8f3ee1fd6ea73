import { isSignedBy, type KeyRing, signText } from "#adapters/secret/key-ring.ts";

export type SignedDownloadLink = {
  readonly purchaseId: string;
  readonly kit: string;
  /** Seconds since 1970, as it stands in the address. */
  readonly exp: string;
  readonly sig: string;
};

const signedText = (purchaseId: string, kit: string, exp: string) =>
  `dl.v1|${purchaseId}|${kit}|${exp}`;

/** Addresses of files that nobody but us can write, each good until its time. */
export function createDownloadLinks(keys: KeyRing) {
  return {
    /** A path that opens the file for so many seconds. */
    pathTo(purchaseId: string, kit: string, seconds: number, now = Date.now()): string {
      const exp = String(Math.floor(now / 1000) + seconds);
      const sig = signText(keys, signedText(purchaseId, kit, exp));
      const query = new URLSearchParams({ exp, sig });
      return `/download/${purchaseId}/${kit}?${query}`;
    },
    /** Whether the address is ours, and still good. */
    check({ purchaseId, kit, exp, sig }: SignedDownloadLink, now = Date.now()) {
      if (!isSignedBy(keys, signedText(purchaseId, kit, exp), sig)) return "forged";
      return Number(exp) * 1000 > now ? "good" : "expired";
    },
  };
}
