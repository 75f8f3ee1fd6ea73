import type { KnownFact } from "#core/shelf/known-facts.ts";
import type { AppContext } from "#http/app-context.ts";
import { type Member, requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { ShelfResponse, ShelfItem } from "./contract.ts";

/** Reads what a member may write from at this moment. */
export type ReadShelf = (member: Member) => Promise<readonly ShelfItem[]>;

export type ShelfDeps = {
  readonly readShelf: ReadShelf;
  /** Answers given in the tools, newest first, as far as the account stores them. */
  readonly readFacts: (member: Member) => Promise<readonly KnownFact[]>;
};

/** What a member can tick in a tool, for nobody else. */
export function shelfRoutes({ readShelf, readFacts }: ShelfDeps) {
  return new Hono<AppContext>().get("/", async (c) => {
    const member = requireMember(c);
    const items = await readShelf(member);
    const facts = await readFacts(member);
    return c.json({ items: [...items], facts: [...facts] } satisfies ShelfResponse);
  });
}
