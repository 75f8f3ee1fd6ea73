import type { Database } from "#adapters/database/database.ts";
import { memoizeAsync } from "#adapters/memoize-async.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { OidcSettings } from "./env.ts";
import type { AuthHandler } from "./better-auth.ts";
import { manualGrant, type ProSource } from "./pro-source.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

export type IdentityDeps = {
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
  readonly readViewer: (request: Request) => Promise<Viewer>;
  readonly sessions: SessionStore;
  /** The ceremonies of passkeys. */
  readonly passkeys: AuthHandler;
  /** Signing in at the operator's own provider; null when there is none. Rejects with 503 while it cannot be reached. */
  readonly oidc: AuthHandler | null;
};

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, secret, baseUrl, oidc, proSources, report } = deps;
  const key = deriveKey(secret, "sessions");
  const cookie = createSessionCookie(baseUrl, key);
  const sessions = createSessionStore({ db, cookie, proSources: [manualGrant, ...proSources] });
  const libraryDeps = { ...deps, key, cookie };

  // The library is large, and most people sign in without it: it is loaded when it is first needed.
  const passkeys = memoizeAsync(async () =>
    (await import("./better-auth.ts")).createPasskeyHandler(libraryDeps),
  );
  const provider =
    oidc &&
    memoizeAsync(async () =>
      (await import("./better-auth.ts")).createOidcHandler(libraryDeps, oidc),
    );

  return {
    secret,
    sessions,
    async readViewer(request) {
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
