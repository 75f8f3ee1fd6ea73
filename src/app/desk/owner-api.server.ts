import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { requireOwner } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { formatJournalCsv } from "./journal/journal.server.ts";
import { type LettersApiDeps, lettersApi } from "./letters/letters-api.server.ts";
import type { PeopleDeps } from "./people/people.server.ts";
import {
  EndGrantRequest,
  endGrantAsOwner,
  GrantRequest,
  grantProAsOwner,
} from "./people/pro-acts.server.ts";
import { type PostsApiDeps, postsApi } from "./posts/posts-api.server.ts";
import { type SessionApiDeps, sessionsApi } from "./sessions/sessions-api.server.ts";
import { sharedApi } from "./shared/shared-acts.server.ts";
import { RetryRequest, retryEmail } from "./mail/mail.server.ts";

export type OwnerApiDeps = OwnerDeps &
  FreshProofDeps &
  PeopleDeps &
  PostsApiDeps &
  SessionApiDeps &
  LettersApiDeps;

/** The calls of the desk, for owners alone. Each act writes itself into the journal. */
export function ownerApi(deps: OwnerApiDeps) {
  const { db } = deps;
  return new Hono<AppContext>()
    .use(requireOwner(deps))
    .route("/posts", postsApi(deps))
    .route("/letters", lettersApi(deps))
    .get("/journal.csv", async (c) => {
      const csv = await formatJournalCsv(db);
      return c.body(csv, 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="desk-journal.csv"',
      });
    })
    .post("/people/grant", async (c) => {
      const request = await readBody(c, GrantRequest);
      await requireFreshProof(c, deps);
      await grantProAsOwner(db, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/people/end-grant", async (c) => {
      const { id } = await readBody(c, EndGrantRequest);
      await requireFreshProof(c, deps);
      await endGrantAsOwner(db, requireMember(c).id, id);
      return c.json({ done: true });
    })
    .route("/sessions", sessionsApi(deps))
    .route("/shared", sharedApi(deps))
    .post("/mail/retry", async (c) => {
      const { id } = await readBody(c, RetryRequest);
      await retryEmail(db, requireMember(c).id, id);
      return c.json({ done: true });
    });
}
