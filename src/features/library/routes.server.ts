import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { isToolId, type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { type Member, requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { LibraryResponse, SavedResult, SavedResultSummary } from "./contract.ts";
import { NewSavedResult, SavedResultChange, LibrarySearchRequest } from "./requests.ts";
import {
  addSavedResult,
  changeSavedResult,
  countSavedResults,
  listLatestIds,
  listSavedResults,
  findSavedResult,
  deleteSavedResult,
  restoreSavedResult,
  type SavedResultRow,
} from "./library-store.server.ts";
import { withCurrentQuestionIds } from "./current-question-ids.server.ts";
import { truncateAtWord, maxOpenForFree, countSavedWords } from "./saved-text.ts";

const rateLimit = { limit: 120, windowSeconds: 60 };
const excerptLength = 160;
const notFoundMessage = "There is nothing saved under this address.";

/** What a member saved, for that member alone. */
export function libraryRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(rateLimit);

  /** Which of the member's own are open: Pro all of them, a free account the latest. */
  async function createOpenCheck({ id, isPro }: Member): Promise<(savedId: string) => boolean> {
    if (isPro) return () => true;
    const latest = new Set(await listLatestIds(db, id, maxOpenForFree));
    return (savedId) => latest.has(savedId);
  }

  async function requireOpen(member: Member, id: string): Promise<SavedResultRow> {
    const row = await findSavedResult(db, member.id, id);
    if (!row) throw new AppError("not_found", notFoundMessage);
    if ((await createOpenCheck(member))(id)) return row;
    throw new AppError(
      "pro_required",
      "A free account opens its latest five. This one is kept: it is in your export, and Pro opens it.",
    );
  }

  async function listFor(member: Member, search: string): Promise<LibraryResponse> {
    const isOpen = await createOpenCheck(member);
    const rows = await listSavedResults(db, member.id, search);
    const items = rows.map((row) => toSummary(row, isOpen(row.id)));
    return { items, total: search === "" ? items.length : await countSavedResults(db, member.id) };
  }

  return new Hono<AppContext>()
    .get("/", async (c) => c.json(await listFor(requireMember(c), "")))
    .post("/search", async (c) => {
      const member = requireMember(c);
      enforceRateLimit(limit, member.id);
      return c.json(await listFor(member, (await readBody(c, LibrarySearchRequest)).words));
    })
    .post("/", async (c) => {
      const { id } = requireMember(c);
      enforceRateLimit(limit, id);
      const saved = await readBody(c, NewSavedResult);
      const row = await addSavedResult(db, id, requireToolId(saved.toolId), saved);
      return c.json(toSummary(row, true), 201);
    })
    .get("/:id", async (c) => {
      const row = await requireOpen(requireMember(c), c.req.param("id"));
      return c.json(toSavedResult(row));
    })
    .patch("/:id", async (c) => {
      const member = requireMember(c);
      enforceRateLimit(limit, member.id);
      const change = await readBody(c, SavedResultChange);
      const id = c.req.param("id");
      await requireOpen(member, id);
      const row = await changeSavedResult(db, member.id, id, change);
      if (row) return c.json(toSummary(row, true));
      throw new AppError(
        "changed_elsewhere",
        "This was changed in another window. Open it again from your library; what you have here stays.",
      );
    })
    .delete("/:id", async (c) => {
      const { id } = requireMember(c);
      enforceRateLimit(limit, id);
      if (!(await deleteSavedResult(db, id, c.req.param("id"))))
        throw new AppError("not_found", notFoundMessage);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const member = requireMember(c);
      enforceRateLimit(limit, member.id);
      const row = await restoreSavedResult(db, member.id, c.req.param("id"));
      if (!row) throw new AppError("not_found", notFoundMessage);
      return c.json(toSummary(row, (await createOpenCheck(member))(row.id)));
    });
}

function requireToolId(id: string): ToolId {
  if (!isToolId(id)) throw new AppError("unknown_tool", "There is no such tool.");
  return id;
}

function toSummary(row: SavedResultRow, isOpen: boolean): SavedResultSummary {
  const { title, slug } = isToolId(row.toolId) ? toolOf(row.toolId) : { title: "", slug: "" };
  return {
    id: row.id,
    toolId: row.toolId,
    tool: title,
    slug,
    name: row.name,
    excerpt: truncateAtWord(row.language, excerptLength),
    words: countSavedWords(row.language),
    versions: row.versions.length,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    isOpen,
  };
}

function toSavedResult(row: SavedResultRow): SavedResult {
  const { tone, shown } = row;
  return { ...toSummary(row, true), ...withCurrentQuestionIds(row), tone, shown };
}
