import type { Database } from "#adapters/database/database.ts";
import type { NewRecord, RecordChange } from "#adapters/record/record-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type PageCursor, parseCursor, parseRecordId } from "#core/record/page-cursor.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { readVersionQuery } from "#http/request/read-version-query.ts";
import { requirePro } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { z } from "zod";

/** More than anybody types; an import through these calls takes its time. */
const rateLimit = { limit: 6000, windowSeconds: 60 };

type Answer<Whole> = Promise<Whole | null>;

type Store<Whole extends object> = {
  readonly list: (db: Database, userId: string) => Promise<Whole[]>;
  readonly find: (db: Database, userId: string, id: string) => Answer<Whole>;
  readonly add: (db: Database, userId: string, added: NewRecord) => Promise<Whole>;
  readonly change: (
    db: Database,
    userId: string,
    id: string,
    changed: RecordChange,
  ) => Answer<Whole>;
  readonly remove: (
    db: Database,
    userId: string,
    id: string,
    version: number | undefined,
  ) => Promise<boolean>;
  readonly restore: (db: Database, userId: string, id: string) => Answer<Whole>;
};

type RecordRoutes<Whole extends object> = {
  readonly db: Database;
  readonly store: Store<Whole>;
  readonly New: z.ZodType<NewRecord>;
  readonly Change: z.ZodType<RecordChange>;
  readonly messages: { readonly gone: string; readonly changed: string };
  /** A page of the list after a place; the newest, with the counts of their months, where there is none. */
  readonly readPage: (userId: string, place: PageCursor | null) => Promise<object>;
};

/** The calls for one kind of record: each Pro member’s own alone. */
export function recordRoutes<Whole extends object>(options: RecordRoutes<Whole>) {
  const { db, store, New, Change, messages, readPage } = options;
  const limit = createRateLimit(rateLimit);

  /** Whose record is asked for, and which. Throws AppError 401, 403 or 404. */
  function readTarget(c: Context<AppContext>) {
    const viewer = requirePro(c);
    return { userId: viewer.id, id: parseRecordId(c.req.param("id") ?? "", messages.gone) };
  }

  /** Takes one from the member’s allowance of changes. Throws AppError 429. */
  const takeChange = (userId: string) => enforceRateLimit(limit, userId);

  /** The record, if it is there. Throws AppError 404. */
  async function find(userId: string, id: string): Promise<Whole> {
    return requireThere(await store.find(db, userId, id), messages.gone);
  }

  /** What was not done was either not there, or changed since. */
  async function throwGoneOrChanged(userId: string, id: string): Promise<never> {
    await find(userId, id);
    throw new AppError("changed_elsewhere", messages.changed);
  }

  const routes = new Hono<AppContext>()
    .get("/", async (c) => {
      const { id } = requirePro(c);
      const before = c.req.query("before");
      if (before === undefined) return c.json(await store.list(db, id));
      return c.json(await readPage(id, parseCursor(before)));
    })
    .post("/", async (c) => {
      const { id } = requirePro(c);
      takeChange(id);
      return c.json(await store.add(db, id, await readBody(c, New)), 201);
    })
    .get("/:id", async (c) => {
      const { userId, id } = readTarget(c);
      return c.json(await find(userId, id));
    })
    .patch("/:id", async (c) => {
      const { userId, id } = readTarget(c);
      takeChange(userId);
      const changed = await store.change(db, userId, id, await readBody(c, Change));
      return c.json(changed ?? (await throwGoneOrChanged(userId, id)));
    })
    .delete("/:id", async (c) => {
      const { userId, id } = readTarget(c);
      if (!(await store.remove(db, userId, id, readVersionQuery(c))))
        await throwGoneOrChanged(userId, id);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const { userId, id } = readTarget(c);
      return c.json(requireThere(await store.restore(db, userId, id), messages.gone));
    });
  return { routes, readTarget, takeChange, find };
}

/** What is there. Throws AppError 404 when nothing is. */
export function requireThere<Thing>(value: Thing | null, gone: string): Thing {
  if (value === null) throw new AppError("not_found", gone);
  return value;
}
