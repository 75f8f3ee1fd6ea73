import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { Settings } from "#adapters/env.ts";
import type { Identity } from "#adapters/identity/identity.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { deriveKeys } from "#adapters/secret/key-ring.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import { accountRoutes } from "#features/account/settings/account-routes.server.ts";
import { authRoutes } from "#features/account/sign-in/auth-routes.server.ts";
import { createAccountRateLimits } from "#features/account/rate-limits.server.ts";
import {
  createEmailChangeService,
  type EmailChangeService,
} from "#features/account/settings/email-change.server.ts";
import { createPendingSignInStore } from "#features/account/sign-in/pending-sign-ins.server.ts";
import {
  createSignInService,
  type SignInService,
  type SignInDeps,
} from "#features/account/sign-in/sign-in-service.server.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { Hono } from "hono";

export type AccountDeps = {
  readonly db: Database;
  readonly identity: Identity;
  readonly mailer: Mailer;
  readonly settings: Settings;
  readonly log: Log;
  readonly pages: PageRenderer;
  readonly personalData: readonly PersonalData[];
  /** Told in the transaction of a sign-in that proved an address. */
  readonly onEmailVerified: SignInDeps["onEmailVerified"];
};

export type AccountServices = {
  readonly signIn: SignInService;
  readonly emailChange: EmailChangeService;
  readonly routes: Hono<AppContext>;
};

/** Everything about accounts, put together once: the pages and the interface share it. */
export function wireAccount(deps: AccountDeps): AccountServices {
  const { db, identity, mailer, settings, log, pages, personalData, onEmailVerified } = deps;
  const { sessions, passkeys, oidc } = identity;
  const { BASE_URL: baseUrl, BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail } = settings;
  const pending = createPendingSignInStore(deriveKeys(identity.secrets, "codes and links"));
  const limits = createAccountRateLimits(deriveKey(identity.secrets[0], "limits"));
  const addressHashKey = deriveKey(identity.secrets[0], "addresses");
  const siteInfo = { baseUrl, brand, supportEmail };
  const shared = {
    ...siteInfo,
    db,
    pending,
    limits,
    mailer,
    sessions,
    log,
    addressHashKey,
    onEmailVerified,
  };
  const signIn = createSignInService(shared);
  const emailChange = createEmailChangeService(shared);
  const { stylesheetUrl } = pages;
  const routes = new Hono<AppContext>()
    .route("/", authRoutes({ ...shared, signIn, passkeys, oidc, stylesheetUrl }))
    .route("/account", accountRoutes({ ...shared, personalData, emailChange }));
  return { signIn, emailChange, routes };
}
