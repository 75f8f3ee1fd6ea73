import type { Database } from "#adapters/database/database.ts";
import { memoizeAsync } from "#adapters/memoize-async.ts";
import { deriveKeys, type KeyRing } from "#adapters/secret/key-ring.ts";
import { type Viewer, visitor } from "#core/access/access.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { OidcSettings } from "./env.ts";
import type { AuthHandler } from "./better-auth.ts";
import { manualGrant, type ProSource } from "./pro-source.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { signCookiesAnew } from "./signed-cookie.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

export type IdentityDeps = {
  readonly db: Database;
  readonly secrets: KeyRing;
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
  readonly secrets: KeyRing;
  /** Who is asking, read from the database at each call. Rejects when that cannot be known. */
  readonly readViewer: (request: Request) => Promise<Viewer>;
  readonly sessions: SessionStore;
  /** The ceremonies of passkeys. */
  readonly passkeys: AuthHandler;
  /** Signing in at the operator's own provider; null when there is none. Rejects with 503 while it cannot be reached. */
  readonly oidc: AuthHandler | null;
};

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, secrets, baseUrl, oidc, proSources, report } = deps;
  const keys = deriveKeys(secrets, "sessions");
  const cookie = createSessionCookie(baseUrl, keys);
  const sessions = createSessionStore({ db, cookie, proSources: [manualGrant, ...proSources] });
  const libraryDeps = { ...deps, key: keys[0], cookie };

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
    secrets,
    sessions,
    async readViewer(request) {
      const live = await sessions.read(request.headers.get("cookie"));
      return live ? { kind: "member", ...live.person } : visitor;
    },
    passkeys: async (request) => (await passkeys())(signRequestAnew(keys, request)),
    oidc:
      provider &&
      (async (request) => {
        const handler = await provider().catch((error: unknown) => {
          report(error);
          throw new AppError("unavailable", unreachable(oidc.name), 30);
        });
        return handler(signRequestAnew(keys, request));
      }),
  };
}

function signRequestAnew(keys: KeyRing, request: Request): Request {
  const headers = new Headers(request.headers);
  const cookies = headers.get("cookie");
  if (cookies !== null) headers.set("cookie", signCookiesAnew(keys, cookies));
  return new Request(request, { headers });
}

function unreachable(name: string): string {
  return `${name} cannot be reached at the moment. Use the code by e-mail, or try again in a minute.`;
}
