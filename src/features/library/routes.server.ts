import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { isToolId, type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, takeOrRefuse } from "#http/rate-limit.ts";
import { readBody } from "#http/read-body.ts";
import { type Member, requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import {
  type LibraryAnswer,
  NewSaved,
  type Saved,
  SavedChange,
  Search,
  type SavedLine,
} from "./contract.ts";
import {
  addSaved,
  changeSaved,
  countSaved,
  latestIds,
  listSaved,
  readSaved,
  removeSaved,
  restoreSaved,
  type SavedRow,
} from "./library.server.ts";
import { inPresentIds } from "./present.server.ts";
import { excerptOf, openForFree, wordsIn } from "./saved.ts";

const allowance = { limit: 120, windowSeconds: 60 };
const excerptLength = 160;
const noSuch = "There is nothing saved under this address.";

/** What a member saved: hers alone. */
export function libraryRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(allowance);

  /** Which of hers she may open: Pro all of them, a free account the latest. */
  async function openTo({ id, isPro }: Member): Promise<(savedId: string) => boolean> {
    if (isPro) return () => true;
    const latest = new Set(await latestIds(db, id, openForFree));
    return (savedId) => latest.has(savedId);
  }

  async function requireOpen(member: Member, id: string): Promise<SavedRow> {
    const row = await readSaved(db, member.id, id);
    if (!row) throw new AppError("not_found", noSuch);
    if ((await openTo(member))(id)) return row;
    throw new AppError(
      "pro_required",
      "A free account opens its latest five. This one is kept: it is in your export, and Pro opens it.",
    );
  }

  async function answerFor(member: Member, search: string): Promise<LibraryAnswer> {
    const isOpen = await openTo(member);
    const rows = await listSaved(db, member.id, search);
    const items = rows.map((row) => lineOf(row, isOpen(row.id)));
    return { items, total: search === "" ? items.length : await countSaved(db, member.id) };
  }

  return new Hono<AppContext>()
    .get("/", async (c) => c.json(await answerFor(requireMember(c), "")))
    .post("/search", async (c) => {
      const member = requireMember(c);
      takeOrRefuse(limit, member.id);
      return c.json(await answerFor(member, (await readBody(c, Search)).words));
    })
    .post("/", async (c) => {
      const { id } = requireMember(c);
      takeOrRefuse(limit, id);
      const saved = await readBody(c, NewSaved);
      const row = await addSaved(db, id, requireToolId(saved.toolId), saved);
      return c.json(lineOf(row, true), 201);
    })
    .get("/:id", async (c) => {
      const row = await requireOpen(requireMember(c), c.req.param("id"));
      return c.json(savedOf(row));
    })
    .patch("/:id", async (c) => {
      const member = requireMember(c);
      takeOrRefuse(limit, member.id);
      const change = await readBody(c, SavedChange);
      const id = c.req.param("id");
      await requireOpen(member, id);
      const row = await changeSaved(db, member.id, id, change);
      if (row) return c.json(lineOf(row, true));
      throw new AppError(
        "changed_elsewhere",
        "This was changed in another window. Open it again from your library; what you have here stays.",
      );
    })
    .delete("/:id", async (c) => {
      const { id } = requireMember(c);
      takeOrRefuse(limit, id);
      if (!(await removeSaved(db, id, c.req.param("id")))) throw new AppError("not_found", noSuch);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const member = requireMember(c);
      takeOrRefuse(limit, member.id);
      const row = await restoreSaved(db, member.id, c.req.param("id"));
      if (!row) throw new AppError("not_found", noSuch);
      return c.json(lineOf(row, (await openTo(member))(row.id)));
    });
}

function requireToolId(id: string): ToolId {
  if (!isToolId(id)) throw new AppError("unknown_tool", "There is no such tool.");
  return id;
}

function lineOf(row: SavedRow, isOpen: boolean): SavedLine {
  const { title, slug } = isToolId(row.toolId) ? toolOf(row.toolId) : { title: "", slug: "" };
  return {
    id: row.id,
    toolId: row.toolId,
    tool: title,
    slug,
    name: row.name,
    excerpt: excerptOf(row.language, excerptLength),
    words: wordsIn(row.language),
    versions: row.versions.length,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    isOpen,
  };
}

function savedOf(row: SavedRow): Saved {
  const { tone, shown } = row;
  return { ...lineOf(row, true), ...inPresentIds(row), tone, shown };
}
