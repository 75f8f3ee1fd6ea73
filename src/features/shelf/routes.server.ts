import type { AppContext } from "#http/app-context.ts";
import { type Member, requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { ShelfAnswer, ShelfItem } from "./contract.ts";

/** Reads what a member may write from at this moment. */
export type ReadShelf = (member: Member) => Promise<readonly ShelfItem[]>;

/** What she can tick in a tool: hers alone. */
export function shelfRoutes({ readShelf }: { readonly readShelf: ReadShelf }) {
  return new Hono<AppContext>().get("/", async (c) => {
    const items = await readShelf(requireMember(c));
    return c.json({ items: [...items] } satisfies ShelfAnswer);
  });
}
