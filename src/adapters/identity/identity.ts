import type { Database } from "#adapters/database/database.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { grantedByHand, type ProSource } from "./pro.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { createSessions, type Sessions } from "./sessions.ts";

export type IdentityParts = {
  readonly db: Database;
  readonly secret: string;
  readonly baseUrl: string;
  /** Other reasons to have Pro than a grant by hand, such as a subscription. */
  readonly proSources?: readonly ProSource[];
};

export type Identity = {
  /** What keys of other parts of the account are derived from. */
  readonly secret: string;
  /** Who is asking, read from the database at each call. Rejects when that cannot be known. */
  readonly viewers: (request: Request) => Promise<Viewer>;
  readonly sessions: Sessions;
};

export function createIdentity({ db, secret, baseUrl, proSources = [] }: IdentityParts): Identity {
  const cookie = createSessionCookie(baseUrl, keyFor(secret, "sessions"));
  const sessions = createSessions({ db, cookie, proSources: [grantedByHand, ...proSources] });
  return {
    secret,
    sessions,
    async viewers(request) {
      const live = await sessions.read(request.headers.get("cookie"));
      return live ? { kind: "member", ...live.person } : visitor;
    },
  };
}
