import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";

export type SignedDownloadLink = {
  readonly purchaseId: string;
  readonly kit: string;
  /** Seconds since 1970, as it stands in the address. */
  readonly exp: string;
  readonly sig: string;
};

/** Addresses of files that nobody but us can write, each good until its time. */
export function createDownloadLinks(key: string) {
  const sign = (purchaseId: string, kit: string, exp: string) =>
    keyedHash(key, `dl.v1|${purchaseId}|${kit}|${exp}`);

  return {
    /** A path that opens the file for so many seconds. */
    pathTo(purchaseId: string, kit: string, seconds: number, now = Date.now()): string {
      const exp = String(Math.floor(now / 1000) + seconds);
      const query = new URLSearchParams({ exp, sig: sign(purchaseId, kit, exp) });
      return `/download/${purchaseId}/${kit}?${query}`;
    },
    /** Whether the address is ours, and still good. */
    check({ purchaseId, kit, exp, sig }: SignedDownloadLink, now = Date.now()) {
      const given = Buffer.from(sig);
      const wanted = Buffer.from(sign(purchaseId, kit, exp));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return "forged";
      return Number(exp) * 1000 > now ? "good" : "expired";
    },
  };
}
