import { timingSafeEqual } from "node:crypto";
import { deriveKey, keyedHash } from "./keyed-hash.ts";

/** Secrets or keys while they are replaced: the first signs and seals, each of them opens. */
export type KeyRing = readonly [string, ...string[]];

/** The keys of one purpose, in the order of their secrets. */
export function deriveKeys([first, ...older]: KeyRing, purpose: string): KeyRing {
  return [deriveKey(first, purpose), ...older.map((secret) => deriveKey(secret, purpose))];
}

/** Signs with the first key. */
export function signText([first]: KeyRing, text: string): string {
  return keyedHash(first, text);
}

/** What the text would be signed with by each key: what was stored under any of them is found by these. */
export function allSignatures(keys: KeyRing, text: string): string[] {
  return keys.map((key) => keyedHash(key, text));
}

/** Whether one of the keys signed the text; how much of it is right cannot be told from the time it takes. */
export function isSignedBy(keys: KeyRing, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return allSignatures(keys, text)
    .map((own) => Buffer.from(own))
    .some((own) => own.length === given.length && timingSafeEqual(own, given));
}
