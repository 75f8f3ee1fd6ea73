import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, betterAuth, type BetterAuthPlugin } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { deviceOf } from "./device.ts";
import type { OidcSettings } from "./env.ts";
import { addressHeader } from "./library-address.ts";
import { confirmedPerson, discover, discoveryAddress, exchangeCode, inTime } from "./oidc.ts";
import { type SessionCookie, sessionSeconds } from "./session-cookie.ts";
import {
  account,
  passkey as passkeyTable,
  rateLimit,
  session,
  user,
  verification,
} from "./table.server.ts";

/** Answers a request at the library's own path. */
export type Handler = (request: Request) => Promise<Response>;

export type LibraryParts = {
  readonly db: Database;
  readonly key: string;
  readonly baseUrl: string;
  readonly brand: string;
  readonly cookie: SessionCookie;
  /** Told what went wrong inside, without anybody's words. */
  readonly report: (error: unknown) => void;
};

const freshSeconds = 3600;
const often = { window: 60, max: 60 };

/** Passkeys: the ceremonies to add one and to sign in by one. */
export function passkeyHandler(parts: LibraryParts): Handler {
  return build(parts, [passkeys(parts)]).handler;
}

/** Signing in at the operator's own provider; rejects while it cannot be reached. */
export async function oidcHandler(parts: LibraryParts, oidc: OidcSettings): Promise<Handler> {
  const discovery = await discover(oidc);
  const provider = genericOAuth({
    config: [
      {
        providerId: "oidc",
        name: oidc.name,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        discoveryUrl: discoveryAddress(oidc.issuer),
        requireIdTokenVerification: true,
        scopes: ["openid", "email"],
        getToken: ({ code, redirectURI, codeVerifier = "" }) =>
          exchangeCode(oidc, discovery, { code, redirectURI, codeVerifier }),
        async getUserInfo({ accessToken = "", idToken = "" }) {
          const person = await confirmedPerson({ accessToken, idToken }, discovery);
          return person && { ...person, name: "", emailVerified: true };
        },
      },
    ],
  });
  const library = build(parts, [provider]);
  const { socialProviders } = await inTime(library.$context);
  if (!socialProviders.some(({ id }) => id === "oidc"))
    throw new Error("The provider cannot be used: it names no keys to verify its answers with.");
  return library.handler;
}

function passkeys({ brand, baseUrl }: LibraryParts): BetterAuthPlugin {
  return passkey({
    rpName: brand,
    rpID: new URL(baseUrl).hostname,
    origin: baseUrl,
    // The key itself says whose it is: nobody types an address to sign in with it.
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    advanced: { webAuthnChallengeCookie: "passkey" },
  });
}

function build(
  { db, key, baseUrl, brand, cookie, report }: LibraryParts,
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
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      freshAge: freshSeconds,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      customRules: { "/sign-in/*": often, "/passkey/*": often, "/callback/*": often },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (made) => ({
            data: { ...made, ipAddress: null, userAgent: deviceOf(made.userAgent) },
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
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId() },
    },
    plugins,
  };
  return betterAuth(options);
}
