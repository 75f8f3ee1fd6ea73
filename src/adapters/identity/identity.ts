import type { Database } from "#adapters/database/database.ts";
import { once } from "#adapters/once.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { OidcSettings } from "./env.ts";
import type { Handler } from "./library.ts";
import { grantedByHand, type ProSource } from "./pro.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { createSessions, type Sessions } from "./sessions.ts";

export type IdentityParts = {
  readonly db: Database;
  readonly secret: string;
  readonly baseUrl: string;
  readonly brand: string;
  readonly oidc: OidcSettings | null;
  /** Other reasons to have Pro than a grant by hand, such as a subscription. */
  readonly proSources: readonly ProSource[];
  /** Told what went wrong inside the library. */
  readonly report: (error: unknown) => void;
};

export type Identity = {
  /** What keys of other parts of the account are derived from. */
  readonly secret: string;
  /** Who is asking, read from the database at each call. Rejects when that cannot be known. */
  readonly viewers: (request: Request) => Promise<Viewer>;
  readonly sessions: Sessions;
  /** The ceremonies of passkeys. */
  readonly passkeys: Handler;
  /** Signing in at the operator's own provider; null when there is none. Rejects with 503 while it cannot be reached. */
  readonly oidc: Handler | null;
};

export function createIdentity(parts: IdentityParts): Identity {
  const { db, secret, baseUrl, oidc, proSources, report } = parts;
  const key = keyFor(secret, "sessions");
  const cookie = createSessionCookie(baseUrl, key);
  const sessions = createSessions({ db, cookie, proSources: [grantedByHand, ...proSources] });
  const whole = { ...parts, key, cookie };

  // The library is large, and most people sign in without it: it is loaded when it is first needed.
  const passkeys = once(async () => (await import("./library.ts")).passkeyHandler(whole));
  const provider =
    oidc && once(async () => (await import("./library.ts")).oidcHandler(whole, oidc));

  return {
    secret,
    sessions,
    async viewers(request) {
      const live = await sessions.read(request.headers.get("cookie"));
      return live ? { kind: "member", ...live.person } : visitor;
    },
    passkeys: async (request) => (await passkeys())(request),
    oidc:
      provider &&
      (async (request) => {
        const handler = await provider().catch((error: unknown) => {
          report(error);
          throw new AppError("unavailable", unreachable(oidc.name), 30);
        });
        return handler(request);
      }),
  };
}

function unreachable(name: string): string {
  return `${name} cannot be reached at the moment. Use the code by e-mail, or try again in a minute.`;
}
