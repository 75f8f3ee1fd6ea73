import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { requireOwner } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { formatWaitlistCsv } from "#features/waitlist/format-waitlist-csv.server.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import type { HouseHealthDeps } from "./health/health.server.ts";
import { formatJournalCsv } from "./journal/journal.server.ts";
import { type LettersApiDeps, lettersApi } from "./letters/letters-api.server.ts";
import type { PeopleDeps } from "./people/people.server.ts";
import { type PostsApiDeps, postsApi } from "./posts/posts-api.server.ts";
import { type SessionApiDeps, sessionsApi } from "./sessions/sessions-api.server.ts";
import { sharedApi } from "./shared/shared-acts.server.ts";
import { peopleApi } from "./people/people-api.server.ts";
import type { PersonActDeps } from "./people/person-acts.server.ts";
import { numbersApi } from "./numbers/numbers-api.server.ts";
import { RetryRequest, retryEmail } from "./mail/mail.server.ts";
import { sendCsv } from "./send-csv.ts";
import { comparePaymentsAsOwner } from "./payments/compare-payments.server.ts";

export type OwnerApiDeps = OwnerDeps &
  FreshProofDeps &
  PeopleDeps &
  PostsApiDeps &
  SessionApiDeps &
  LettersApiDeps &
  PersonActDeps &
  HouseHealthDeps;

/** The calls of the desk, for owners alone. Each act writes itself into the journal. */
export function ownerApi(deps: OwnerApiDeps) {
  const { db } = deps;
  return new Hono<AppContext>()
    .use(requireOwner(deps))
    .route("/posts", postsApi(deps))
    .route("/letters", lettersApi(deps))
    .get("/journal.csv", async (c) => sendCsv(c, "desk-journal", await formatJournalCsv(db)))
    .route("/sessions", sessionsApi(deps))
    .route("/shared", sharedApi(deps))
    .route("/people", peopleApi(deps))
    .route("/numbers", numbersApi(deps))
    .get("/waitlist.csv", async (c) => sendCsv(c, "waitlist", await formatWaitlistCsv(db)))
    .post("/payments/compare", async (c) => {
      await requireFreshProof(c, deps);
      await comparePaymentsAsOwner(db, requireMember(c).id);
      return c.json({ done: true });
    })
    .post("/mail/retry", async (c) => {
      const { id } = await readBody(c, RetryRequest);
      await retryEmail(db, requireMember(c).id, id);
      return c.json({ done: true });
    });
}
