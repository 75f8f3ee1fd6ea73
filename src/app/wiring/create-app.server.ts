import { webhookRoutes } from "#features/billing/sync/webhook-routes.server.ts";
import { shareImageRoutes } from "#features/blog/sharing/share-image-routes.server.ts";
import { feedRoutes } from "#features/blog/sharing/feed-routes.server.ts";
import { listPosts } from "#features/blog/posts.server.ts";
import { createContactService } from "#features/contact/contact.server.ts";
import { personalData } from "#app/member-data/personal-data.server.ts";
import { createWaitlistService } from "#features/waitlist/waitlist.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { createErrorResponse } from "#http/errors/error-response.ts";
import { healthRoutes } from "#http/server/health.ts";
import { warnOfUnknownProxy } from "#http/limits/warn-of-unknown-proxy.ts";
import type { ClientHash } from "#http/logging/client-hash.ts";
import { logRequests } from "#http/logging/log-requests.ts";
import { securityHeaders, addHeaders } from "#http/security/security-headers.ts";
import { serveReleaseAssets } from "#http/content/release-assets.ts";
import { type StaticFiles, serveStaticFiles } from "#http/content/static-files.ts";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { wireAccount } from "./account-services.server.ts";
import { contactPages } from "#app/pages/contact-pages.server.ts";
import { ownerPages } from "#app/desk/owner-pages.server.tsx";
import { devMailRoutes } from "#app/dev/mailbox-routes.server.ts";
import { downloadPages } from "#app/pages/download-pages.server.ts";
import { createRevalidatingViewers } from "./revalidating-viewers.server.ts";
import { createPageRouter } from "#app/pages/page-router.server.ts";
import { pageRoutes } from "#app/pages/page-routes.server.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { coachingSessionPages } from "#app/pages/coaching-session-pages.server.ts";
import { sharedTextPages } from "#app/pages/shared-text-pages.server.ts";
import { signInPages } from "#app/pages/sign-in-pages.server.ts";
import { plainPages } from "#app/pages/plain-pages.server.ts";
import { purchasePages } from "#app/pages/purchase-pages.server.ts";
import { renderSecurityTxt } from "#app/pages/security-txt.ts";
import { renderRobots, renderSitemap } from "#app/pages/sitemap.ts";
import { testPaymentPages } from "#app/dev/test-payments-routes.server.ts";
import { letterUnsubscribePages } from "#app/pages/letter-unsubscribe-pages.server.ts";
import { unsubscribePages } from "#app/pages/unsubscribe-pages.server.ts";
import { type ApiRouteDeps, apiRoutes, ownerDepsOf, sharingDepsOf } from "./api-routes.server.ts";

export type AppDeps = Omit<ApiRouteDeps, "account" | "waitlist" | "contact" | "allPersonalData"> & {
  readonly pages: PageRenderer;
  readonly files: StaticFiles;
  readonly hashClient: ClientHash;
  /** True from the moment the process is told to stop: it serves on for a while, and is not ready for more. */
  readonly isShuttingDown: () => boolean;
};

/** Everything the server answers, from its parts. */
export function createApp(deps: AppDeps): Hono<AppContext> {
  const { db, identity, mailer, mailbox, settings, log, pages, files, cache } = deps;
  const { billing, delivery, coachingSessions, isClaimed, paymentsAdapter, shutdownSignal } = deps;
  const { readAddress } = deps;
  const { revalidateSubscription, handleWebhookEvent } = billing.sync;
  const readViewer = createRevalidatingViewers(deps.readViewer, revalidateSubscription);
  const { BASE_URL: baseUrl, BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail } = settings;
  const allPersonalData = [billing.personalData, ...personalData];
  const onEmailVerified = billing.adoptGuestPurchases;
  const account = wireAccount({ ...deps, personalData: allPersonalData, onEmailVerified });
  const emailDeps = { db, mailer, secrets: identity.secrets, brand, baseUrl };
  const waitlist = createWaitlistService(emailDeps);
  const contact = createContactService({ ...emailDeps, supportEmail });
  const api = apiRoutes({ ...deps, readViewer, account, waitlist, contact, allPersonalData });
  const { signIn, emailChange } = account;
  const commonHeaders = securityHeaders(baseUrl);
  const { stylesheetUrl } = pages;
  const deskDeps = ownerDepsOf({ ...deps, allPersonalData });
  const sharing = sharingDepsOf(deps);
  const onRead = deps.reads.page;
  const pageDeps = {
    pages,
    cache,
    readViewer,
    api,
    baseUrl,
    readAddress,
    commonHeaders,
    log,
    onRead,
  };
  const { emulatorConsole } = paymentsAdapter;
  const pingDatabase = async () => db.execute(sql`select 1`);
  const http = new Hono<AppContext>()
    .use(logRequests({ log, readAddress, hashClient: deps.hashClient, shutdownSignal }))
    .use(addHeaders(commonHeaders))
    .use(warnOfUnknownProxy(settings.TRUST_PROXY !== undefined, log))
    .onError((error, c) => createErrorResponse(error, c, log))
    .route("/health", healthRoutes({ pingDatabase, isShuttingDown: deps.isShuttingDown }))
    .get("/assets/*", serveStaticFiles(files), serveReleaseAssets(db))
    .get("/robots.txt", (c) => c.text(renderRobots(baseUrl)))
    .get("/.well-known/security.txt", (c) =>
      c.text(renderSecurityTxt(baseUrl, supportEmail), 200, {
        "Cache-Control": "public, max-age=86400",
      }),
    )
    .get("/sitemap.xml", async (c) => {
      const posts = (await listPosts(db)).map(({ slug }) => `/blog/${slug}`);
      const paths = [...pages.publicPaths, ...posts];
      return c.body(renderSitemap(baseUrl, paths), 200, {
        "Content-Type": "application/xml; charset=utf-8",
      });
    })
    .route("/og/blog", shareImageRoutes({ db, brand }))
    .route("/", feedRoutes({ db, baseUrl, brand }))
    .route("/api/webhooks", webhookRoutes({ handleEvent: handleWebhookEvent, log }))
    .route("/", api)
    .route(
      "/",
      createPageRouter(pageDeps)
        .route("/", devMailRoutes({ mailbox, stylesheetUrl }))
        .route("/", testPaymentPages({ emulatorConsole, isClaimed, stylesheetUrl }))
        .route("/", signInPages({ ...pageDeps, signIn, emailChange }))
        .route("/", unsubscribePages({ ...pageDeps, waitlist }))
        .route(
          "/",
          letterUnsubscribePages({
            leaving: deps.letters.leaving,
            brand,
            supportEmail,
            stylesheetUrl,
          }),
        )
        .route("/", contactPages({ ...pageDeps, contact }))
        .route("/", downloadPages({ ...pageDeps, db, delivery }))
        .route("/", coachingSessionPages({ ...pageDeps, coachingSessions }))
        .route("/", sharedTextPages({ ...pageDeps, ...sharing }))
        .route("/", purchasePages(pageDeps))
        .route("/", plainPages(pages))
        .route("/", ownerPages({ ...pageDeps, ...deskDeps, brand, signIn }))
        .route("/", pageRoutes(pageDeps)),
    );
  paymentsAdapter.deliverWebhooksTo(async (request) => http.fetch(request));
  return http;
}
