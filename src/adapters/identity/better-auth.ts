import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, betterAuth, type BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { describeDevice } from "./describe-device.ts";
import type { OidcSettings } from "./env.ts";
import { clientAddressHeader } from "./pseudonymous-address.ts";
import {
  fetchConfirmedPerson,
  fetchDiscovery,
  discoveryUrl,
  exchangeCode,
  oidcScopes,
  withOidcTimeout,
} from "./oidc.ts";
import { type SessionCookie, sessionMaxAgeSeconds } from "./session-cookie.ts";
import {
  account,
  passkey as passkeyTable,
  rateLimit,
  session,
  user,
  verification,
} from "./table.server.ts";

/** Answers a request at the library's own path. */
export type AuthHandler = (request: Request) => Promise<Response>;

export type BetterAuthDeps = {
  readonly db: Database;
  readonly key: string;
  readonly baseUrl: string;
  readonly brand: string;
  readonly cookie: SessionCookie;
  /** Told what went wrong inside, without anybody's words. */
  readonly report: (error: unknown) => void;
};

const freshAgeSeconds = 3600;
const perMinuteRule = { window: 60, max: 60 };

/** Passkeys: the ceremonies to add one and to sign in by one. */
export function createPasskeyHandler(deps: BetterAuthDeps): AuthHandler {
  return createBetterAuth(deps, [passkeyPlugin(deps)]).handler;
}

/** Signing in at the operator's own provider; rejects while it cannot be reached. */
export async function createOidcHandler(
  deps: BetterAuthDeps,
  oidc: OidcSettings,
): Promise<AuthHandler> {
  const discovery = await fetchDiscovery(oidc);
  const provider = genericOAuth({
    config: [
      {
        providerId: "oidc",
        name: oidc.name,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: discoveryUrl(oidc.issuer),
        requireIdTokenVerification: true,
        scopes: [...oidcScopes],
        getToken: ({ code, redirectURI, codeVerifier = "" }) =>
          exchangeCode(oidc, discovery, { code, redirectURI, codeVerifier }),
        async getUserInfo({ accessToken = "", idToken = "" }) {
          try {
            const person = await fetchConfirmedPerson({ accessToken, idToken }, discovery);
            return { ...person, name: "", emailVerified: true };
          } catch (error) {
            deps.report(error);
            return null;
          }
        },
      },
    ],
  });
  const library = createBetterAuth(deps, [provider]);
  const { socialProviders } = await withOidcTimeout(library.$context);
  if (!socialProviders.some(({ id }) => id === "oidc"))
    throw new Error("The provider cannot be used: it names no keys to verify its answers with.");
  return library.handler;
}

function passkeyPlugin({ brand, baseUrl }: BetterAuthDeps): BetterAuthPlugin {
  return passkey({
    rpName: brand,
    rpID: new URL(baseUrl).hostname,
    origin: baseUrl,
    // The key itself says whose it is: nobody types an address to sign in with it.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    advanced: { webAuthnChallengeCookie: "passkey" },
  });
}

function createBetterAuth(
  { db, key, baseUrl, brand, cookie, report }: BetterAuthDeps,
  plugins: BetterAuthPlugin[],
) {
  const schema = { user, session, account, verification, passkey: passkeyTable, rateLimit };
  const options: BetterAuthOptions = {
    appName: brand,
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret: key,
    trustedOrigins: [baseUrl],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    session: {
      expiresIn: sessionMaxAgeSeconds,
      disableSessionRefresh: true,
      freshAge: freshAgeSeconds,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      customRules: {
        "/sign-in/*": perMinuteRule,
        "/passkey/*": perMinuteRule,
        "/callback/*": perMinuteRule,
      },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (made) => ({
            data: { ...made, ipAddress: null, userAgent: describeDevice(made.userAgent) },
          }),
        },
      },
      // Nothing is asked of the provider afterwards, so its tokens are not kept.
      account: {
        create: {
          before: async (made) => ({
            data: { ...made, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    onAPIError: { errorURL: `${baseUrl}/sign-in?problem=provider` },
    logger: { level: "error", log: (_level, _message, ...facts) => facts.forEach(report) },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookie.isSecure ? "__Host-sign-in" : "sign-in",
      cookies: { session_token: { name: cookie.name } },
      defaultCookieAttributes: {
        secure: cookie.isSecure,
        httpOnly: true,
        sameSite: "lax",
        path: "/",
      },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      database: { generateId: () => newId() },
    },
    plugins,
  };
  return betterAuth(options);
}
