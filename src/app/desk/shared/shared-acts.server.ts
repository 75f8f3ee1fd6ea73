import type { Database } from "#adapters/database/database.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import {
  CommentChange,
  CommentRemoval,
  NewComment,
} from "#features/coaching-sessions/shared-texts/requests.ts";
import type { CommentCounts } from "#features/coaching-sessions/shared-texts/strategist-texts.server.ts";
import type { OwnerActName } from "#features/desk/owner-act.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { type Context, Hono } from "hono";

type SharedActDeps = { readonly db: Database; readonly coachingSessions: CoachingSessions };

/** The calls about comments. The journal has whose text and how many, never a word. */
export function sharedApi({ db, coachingSessions }: SharedActDeps) {
  const { comment, changeComment, removeComment } = coachingSessions.strategistTexts;

  async function perform(
    c: Context<AppContext>,
    act: OwnerActName,
    id: string,
    work: (tx: Database) => Promise<CommentCounts>,
  ) {
    const actorId = requireMember(c).id;
    await db.transaction(async (tx) => {
      const { before, after } = await work(tx);
      await writeOwnerAct(tx, {
        actorId,
        act,
        subject: { kind: "shared text", id },
        before: { comments: before },
        after: { comments: after },
      });
    });
    return c.json({ done: true });
  }

  return new Hono<AppContext>()
    .post("/comment", async (c) => {
      const request = await readBody(c, NewComment);
      return perform(c, "comment added", request.id, (tx) => comment(tx, request));
    })
    .post("/change-comment", async (c) => {
      const request = await readBody(c, CommentChange);
      return perform(c, "comment changed", request.id, (tx) => changeComment(tx, request));
    })
    .post("/remove-comment", async (c) => {
      const request = await readBody(c, CommentRemoval);
      return perform(c, "comment removed", request.id, (tx) => removeComment(tx, request));
    });
}
