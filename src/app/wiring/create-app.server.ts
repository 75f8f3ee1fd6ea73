import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { DocumentParser } from "#adapters/documents/document-parser.ts";
import type { ResultDocumentWriter } from "#adapters/result-documents/result-document-writer.ts";
import type { Settings } from "#adapters/env.ts";
import type { Identity } from "#adapters/identity/identity.ts";
import type { OpenMail } from "#adapters/mail/index.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { Queue, JobHandler } from "#adapters/queue/queue.ts";
import type { Model } from "#adapters/model/model.ts";
import type { OpenPayments } from "#adapters/payments/index.ts";
import { kitsWithPrices } from "#core/kits/kits-with-prices.ts";
import type { BillingService } from "#features/billing/billing-service.server.ts";
import { billingRoutes } from "#features/billing/routes.server.ts";
import { webhookRoutes } from "#features/billing/sync/webhook-routes.server.ts";
import { shareImageRoutes } from "#features/blog/sharing/share-image-routes.server.ts";
import { feedRoutes } from "#features/blog/sharing/feed-routes.server.ts";
import { listPosts } from "#features/blog/posts.server.ts";
import { blogRoutes } from "#features/blog/routes.server.ts";
import { type ContactService, createContactService } from "#features/contact/contact.server.ts";
import { contactRoutes } from "#features/contact/routes.server.ts";
import { importRoutes } from "#features/export/import-routes.server.ts";
import { exportRoutes } from "#features/export/export-routes.server.ts";
import { negotiationsRoutes } from "#features/negotiations/routes.server.ts";
import { powerPositionRoutes } from "#features/power-position/routes.server.ts";
import { personalData } from "#app/member-data/personal-data.server.ts";
import { type DocumentDeps, documentRoutes } from "#features/documents/routes.server.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import {
  createGenerationRateLimit,
  defaultTextsPerMinute,
} from "#features/tools/limits/generation-rate-limit.server.ts";
import { createIdentifyCaller } from "#features/tools/limits/caller.server.ts";
import { createAiAllowance } from "#features/tools/limits/ai-allowance.server.ts";
import { draftRoutes } from "#features/tools/draft-routes.server.ts";
import { resultFileRoutes } from "#features/tools/result-file-routes.server.ts";
import { allowanceRoutes, generateRoutes, toolsRoutes } from "#features/tools/routes.server.ts";
import { createSharedGenerationLimiter } from "#features/tools/limits/shared-generation-limiter.server.ts";
import { defaultGenerationConcurrency } from "#features/tools/limits/generation-limiter.server.ts";
import {
  createGenerationService,
  type GenerationServiceDeps,
} from "#features/tools/generation/generation-service.server.ts";
import { coachingSessionRoutes } from "#features/coaching-sessions/routes.server.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import { libraryRoutes } from "#features/library/routes.server.ts";
import { shelfRoutes } from "#features/shelf/routes.server.ts";
import { waitlistRoutes } from "#features/waitlist/routes.server.ts";
import { createWaitlistService, type WaitlistService } from "#features/waitlist/waitlist.server.ts";
import { winsRoutes } from "#features/wins/routes.server.ts";
import { createApiRouter } from "#http/api-router.ts";
import type { AppContext } from "#http/app-context.ts";
import { createErrorResponse } from "#http/errors/error-response.ts";
import { healthRoutes } from "#http/server/health.ts";
import type { Log } from "#http/logging/log.ts";
import { unmatchedRouteHandler } from "#http/unmatched-route.ts";
import { createPageCache, type PageCache } from "#http/pages/page-cache.ts";
import { logRequests } from "#http/logging/log-requests.ts";
import { securityHeaders, addHeaders } from "#http/security/security-headers.ts";
import { type StaticFiles, serveStaticFiles } from "#http/content/static-files.ts";
import type { ViewerReader } from "#http/viewer.ts";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { type AccountServices, wireAccount } from "./account-services.server.ts";
import { contactPages } from "#app/pages/contact-pages.server.ts";
import { readKitPreviews } from "./kit-previews.server.ts";
import type { DeliveryOverrides } from "./kit-delivery.server.ts";
import { devMailRoutes } from "#app/dev/mailbox-routes.server.ts";
import { downloadPages } from "#app/pages/download-pages.server.ts";
import { createRevalidatingViewers } from "./revalidating-viewers.server.ts";
import { wireCommerce } from "./commerce.server.ts";
import { createPageRouter } from "#app/pages/page-router.server.ts";
import { pageRoutes } from "#app/pages/page-routes.server.ts";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { coachingSessionPages } from "#app/pages/coaching-session-pages.server.ts";
import type { CoachingSessionOverrides } from "./coaching-sessions.server.ts";
import { signInPages } from "#app/pages/sign-in-pages.server.ts";
import { createKnownFactReader, createShelfReader } from "#app/member-data/shelf.server.ts";
import { purchasePages } from "#app/pages/purchase-pages.server.ts";
import { renderRobots, renderSitemap } from "#app/pages/sitemap.ts";
import { testPaymentPages } from "#app/dev/test-payments-routes.server.ts";
import { unsubscribePages } from "#app/pages/unsubscribe-pages.server.ts";

export type AppDeps = {
  readonly db: Database;
  readonly identity: Identity;
  /** Who asks; the identity's own reading unless a test says otherwise. */
  readonly readViewer: ViewerReader;
  readonly mailer: Mailer;
  readonly queue: Queue;
  /** The messages that are kept on this machine; null when they are sent. */
  readonly mailbox: OpenMail["mailbox"];
  readonly model: Model;
  /** Who takes the money, and where what happened there is told. */
  readonly paymentsAdapter: OpenPayments;
  readonly documents: DocumentParser;
  readonly resultDocuments: ResultDocumentWriter;
  readonly settings: Settings;
  readonly log: Log;
  readonly pages: PageRenderer;
  readonly files: StaticFiles;
  /** Aborted when the process is about to end: what still streams ends in words. */
  readonly shutdownSignal: AbortSignal;
  /** Other limits for writing than the usual ones. */
  readonly generationOverrides?: Partial<
    Pick<GenerationServiceDeps, "allowance" | "concurrency" | "rateLimit" | "repairTimeouts">
  >;
  /** Another patience with slow uploads than the usual one. */
  readonly uploadTimeouts?: DocumentDeps["uploadTimeouts"];
  /** Other kits, stamp or purchases than the product's own. */
  readonly deliveryOverrides?: DeliveryOverrides;
  readonly coachingSessionOverrides?: CoachingSessionOverrides;
};

export type App = {
  readonly http: Hono<AppContext>;
  readonly cache: PageCache;
  readonly coachingSessions: CoachingSessions;
  readonly billing: BillingService;
  /** What the queue has to do for it. */
  readonly jobHandlers: Readonly<Record<string, JobHandler>>;
};

/** Everything the server answers, from its parts. */
export function createApp(given: AppDeps): App {
  const cache = createPageCache();
  const { billing, delivery, coachingSessions, isClaimed } = wireCommerce(given, {
    onPricesChanged: cache.clear,
  });
  const readViewer = createRevalidatingViewers(given.readViewer, billing.revalidateSubscription);
  const allPersonalData = [billing.personalData, ...personalData];
  const onEmailVerified = billing.adoptGuestPurchases;
  const deps = { ...given, readViewer };
  const { db, mailbox, settings, log, pages, files } = deps;
  const baseUrl = settings.BASE_URL;
  const commonHeaders = securityHeaders(baseUrl);
  const account = wireAccount({ ...deps, personalData: allPersonalData, onEmailVerified });
  const { BRAND_NAME: brand } = settings;
  const { secret } = deps.identity;
  const waitlist = createWaitlistService({ db, mailer: deps.mailer, secret, brand, baseUrl });
  const { SUPPORT_EMAIL: supportEmail } = settings;
  const contact = createContactService({
    db,
    mailer: deps.mailer,
    secret,
    brand,
    baseUrl,
    supportEmail,
  });
  const api = apiRoutes(deps, {
    account,
    waitlist,
    contact,
    coachingSessions,
    billing,
    allPersonalData,
  });
  const { signIn, emailChange } = account;
  const trustProxy = settings.TRUST_PROXY;
  const stylesheetUrl = [...files.keys()].find((path) => path.endsWith(".css"));
  const pageDeps = { pages, cache, readViewer, api, baseUrl, trustProxy, commonHeaders, log };
  const http = new Hono<AppContext>()
    .use(logRequests(log))
    .use(addHeaders(commonHeaders))
    .onError((error, c) => createErrorResponse(error, c, log))
    .route("/health", healthRoutes({ pingDatabase: async () => db.execute(sql`select 1`) }))
    .get("/assets/*", serveStaticFiles(files))
    .get("/robots.txt", (c) => c.text(renderRobots(baseUrl)))
    .get("/sitemap.xml", async (c) => {
      const posts = (await listPosts(db)).map(({ slug }) => `/blog/${slug}`);
      const paths = [...pages.publicPaths, ...posts];
      return c.body(renderSitemap(baseUrl, paths), 200, { "Content-Type": "application/xml" });
    })
    .route("/og/blog", shareImageRoutes({ db, brand }))
    .route("/", feedRoutes({ db, baseUrl, brand }))
    .route("/api/webhooks", webhookRoutes({ handleEvent: billing.handleWebhookEvent, log }))
    .route("/", api)
    .route(
      "/",
      createPageRouter(pageDeps)
        .route("/", devMailRoutes({ mailbox, trustProxy, stylesheetUrl }))
        .route(
          "/",
          testPaymentPages({
            emulatorConsole: deps.paymentsAdapter.emulatorConsole,
            isClaimed,
            stylesheetUrl,
          }),
        )
        .route("/", signInPages({ ...pageDeps, signIn, emailChange }))
        .route("/", unsubscribePages({ ...pageDeps, waitlist }))
        .route("/", contactPages({ ...pageDeps, contact }))
        .route("/", downloadPages({ ...pageDeps, db, delivery }))
        .route("/", coachingSessionPages({ ...pageDeps, coachingSessions }))
        .route("/", purchasePages(pageDeps))
        .route("/", pageRoutes(pageDeps)),
    );
  deps.paymentsAdapter.deliverWebhooksTo(async (request) => http.fetch(request));
  return {
    http,
    cache,
    coachingSessions,
    billing,
    jobHandlers: { ...coachingSessions.jobHandlers, ...billing.jobHandlers },
  };
}

/** What the interface and the pages have in common. */
type SharedServices = {
  readonly account: AccountServices;
  readonly waitlist: WaitlistService;
  readonly contact: ContactService;
  readonly coachingSessions: CoachingSessions;
  readonly billing: BillingService;
  /** What each part holds of a person. */
  readonly allPersonalData: readonly PersonalData[];
};

/** The specification's calls at their literal paths, in its order. */
function apiRoutes(deps: AppDeps, shared: SharedServices) {
  const { account, waitlist, contact, coachingSessions, billing, allPersonalData } = shared;
  const { db, log, settings, model, documents, uploadTimeouts, shutdownSignal } = deps;
  // The embedded database has one process, whose own count is exact.
  const sharedDb = settings.DATABASE_URL === undefined ? undefined : db;
  const generationService = createGenerationService({
    model,
    log,
    shutdownSignal,
    allowance: createAiAllowance(db, settings.AI_DAILY_LIMIT),
    rateLimit: createGenerationRateLimit(defaultTextsPerMinute, sharedDb),
    sharedLimiter:
      sharedDb && createSharedGenerationLimiter(sharedDb, defaultGenerationConcurrency),
    ...deps.generationOverrides,
  });
  const readShelf = createShelfReader(db);
  const kitPreviews = readKitPreviews();
  const identifyCaller = createIdentifyCaller(deriveKey(deps.identity.secret, "limits"));
  const api = createApiRouter(deps)
    .route("/", account.routes)
    .route("/waitlist", waitlistRoutes({ waitlist }))
    .route("/contact", contactRoutes({ contact }))
    .route("/blog", blogRoutes({ db }))
    .route("/import", importRoutes({ db, log, personalData }))
    .route(
      "/export",
      exportRoutes({ db, log, brand: settings.BRAND_NAME, personalData: allPersonalData }),
    )
    .route("/wins", winsRoutes({ db }))
    .route(
      "/negotiations",
      negotiationsRoutes({ db, baseUrl: settings.BASE_URL, brand: settings.BRAND_NAME }),
    )
    .route("/power-position", powerPositionRoutes({ db }))
    .route("/", billingRoutes({ billing }))
    .route("/ai/generate", generateRoutes({ generationService, log, identifyCaller, readShelf }))
    .route("/ai/parse-document", documentRoutes({ documents, uploadTimeouts }))
    .route("/ai/allowance", allowanceRoutes({ generationService, identifyCaller }))
    .route(
      "/results/file",
      resultFileRoutes({ resultDocuments: deps.resultDocuments, identifyCaller }),
    )
    .route("/drafts", draftRoutes({ db }))
    .route("/library", libraryRoutes({ db }))
    .route("/shelf", shelfRoutes({ readShelf, readFacts: createKnownFactReader(db) }))
    .route("/sessions", coachingSessionRoutes({ coachingSessions }))
    .route("/tools", toolsRoutes())
    .get("/kits", async (c) => c.json(kitsWithPrices(await billing.getPriceIds())))
    .get("/kits/previews", (c) => c.json(kitPreviews));
  return api.all("/*", unmatchedRouteHandler(api));
}
