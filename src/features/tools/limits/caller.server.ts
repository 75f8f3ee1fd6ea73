import { keyedHash } from "#adapters/secret/keyed-hash.ts";
import type { Viewer } from "#core/access/access.ts";

/** Who limits count: a member by the account, a visitor by the address, which is never stored in the clear. */
export type Caller = { readonly key: string; readonly plan: "visitor" | "free" | "pro" };

export type IdentifyCaller = (viewer: Viewer, address: string) => Caller;

/** Tells people apart for the limits; `hashKey` hides addresses. */
export function createIdentifyCaller(hashKey: string): IdentifyCaller {
  return (viewer, address) => {
    if (viewer.kind === "visitor")
      return { key: `address:${keyedHash(hashKey, address)}`, plan: "visitor" };
    return { key: memberKey(viewer.id), plan: viewer.isPro ? "pro" : "free" };
  };
}

export function memberKey(id: string): string {
  return `member:${id}`;
}

export function isVisitor(caller: Caller): boolean {
  return caller.plan === "visitor";
}
