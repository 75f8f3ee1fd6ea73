import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { isToolId, type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { DraftResponse } from "./draft-contract.ts";
import { DraftChange } from "./draft-requests.ts";
import { findDraft, deleteDraft, saveDraft } from "#features/tools/drafts/draft-store.server.ts";

const rateLimit = { limit: 120, windowSeconds: 60 };

/** What a member stores of each tool with the account, for that member alone. */
export function draftRoutes({ db }: { readonly db: Database }) {
  const rateLimiter = createRateLimit(rateLimit);
  return new Hono<AppContext>()
    .get("/:toolId", async (c) => {
      const { id } = requireMember(c);
      const draft = await findDraft(db, id, requireToolId(c.req.param("toolId")));
      return c.json({ draft } satisfies DraftResponse);
    })
    .post("/:toolId", async (c) => {
      const { id } = requireMember(c);
      const toolId = requireToolId(c.req.param("toolId"));
      enforceRateLimit(rateLimiter, id);
      const change = await readBody(c, DraftChange);
      return c.json(await saveDraft(db, id, toolId, withKnownAnswers(toolId, change)));
    })
    .delete("/:toolId", async (c) => {
      const { id } = requireMember(c);
      await deleteDraft(db, id, requireToolId(c.req.param("toolId")));
      return c.body(null, 204);
    });
}

function requireToolId(id: string): ToolId {
  if (!isToolId(id)) throw new AppError("not_found", "There is no such tool.");
  return id;
}

/** What the tool does not ask is left out; answers to its former questions come along. */
function withKnownAnswers(toolId: ToolId, change: DraftChange): DraftChange {
  const { questions } = toolOf(toolId);
  const sent = migrateLegacyAnswers(toolId, change.answers);
  const answers = questions.flatMap(({ id }) => {
    const answer = Object.hasOwn(sent, id) ? sent[id] : undefined;
    return answer ? [[id, answer] as const] : [];
  });
  return { ...change, answers: Object.fromEntries(answers) };
}
