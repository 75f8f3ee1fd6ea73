import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { Settings } from "#adapters/env.ts";
import type { Identity } from "#adapters/identity/identity.ts";
import type { Post } from "#adapters/mail/mail.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { accountRoutes } from "#features/account/account-routes.server.ts";
import { authRoutes } from "#features/account/auth-routes.server.ts";
import { createAccountLimits } from "#features/account/limits.server.ts";
import { createEmailChange, type EmailChange } from "#features/account/email-change.server.ts";
import { createPendingSignIns } from "#features/account/pending.server.ts";
import { createSignIn, type SignIn, type SignInParts } from "#features/account/sign-in.server.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/log.ts";
import type { StaticFiles } from "#http/static-files.ts";
import { Hono } from "hono";

export type AccountDeps = {
  readonly db: Database;
  readonly identity: Identity;
  readonly post: Post;
  readonly settings: Settings;
  readonly log: Log;
  readonly files: StaticFiles;
  readonly personalData: readonly PersonalData[];
  /** Told in the transaction of a sign-in that proved an address. */
  readonly onProven: SignInParts["onProven"];
};

export type AccountParts = {
  readonly signIn: SignIn;
  readonly emailChange: EmailChange;
  readonly routes: Hono<AppContext>;
};

/** Everything about accounts, put together once: the pages and the interface share it. */
export function accountParts(deps: AccountDeps): AccountParts {
  const { db, identity, post, settings, log, files, personalData, onProven } = deps;
  const { sessions, passkeys, oidc } = identity;
  const { BASE_URL: baseUrl, BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail } = settings;
  const pending = createPendingSignIns(keyFor(identity.secret, "codes and links"));
  const limits = createAccountLimits(keyFor(identity.secret, "limits"));
  const addressKey = keyFor(identity.secret, "addresses");
  const house = { baseUrl, brand, supportEmail };
  const parts = { ...house, db, pending, limits, post, sessions, log, addressKey, onProven };
  const signIn = createSignIn(parts);
  const emailChange = createEmailChange(parts);
  const style = [...files.keys()].find((path) => path.endsWith(".css"));
  const routes = new Hono<AppContext>()
    .route("/", authRoutes({ ...parts, signIn, passkeys, oidc, style }))
    .route("/account", accountRoutes({ ...parts, personalData, emailChange }));
  return { signIn, emailChange, routes };
}
