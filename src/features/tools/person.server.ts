import type { Viewer } from "#core/access/access.ts";

/** Who limits count: a member by her account, a visitor by the address. */
export type Person = { readonly key: string; readonly plan: "visitor" | "free" | "pro" };

export function personOf(viewer: Viewer, address: string): Person {
  if (viewer.kind === "visitor") return { key: `address:${address}`, plan: "visitor" };
  return { key: memberKey(viewer.id), plan: viewer.isPro ? "pro" : "free" };
}

export function memberKey(id: string): string {
  return `member:${id}`;
}

export function isVisitor(person: Person): boolean {
  return person.plan === "visitor";
}
