import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { Documents } from "#adapters/documents/documents.ts";
import type { ResultDocuments } from "#adapters/result-documents/result-documents.ts";
import type { Settings } from "#adapters/env.ts";
import type { Identity } from "#adapters/identity/identity.ts";
import type { OpenMail } from "#adapters/mail/index.ts";
import type { Post } from "#adapters/mail/mail.ts";
import type { Queue, Work } from "#adapters/queue/queue.ts";
import type { Model } from "#adapters/model/model.ts";
import type { OpenPayments } from "#adapters/payments/index.ts";
import { kitsWithPrices } from "#core/kits/kits-with-prices.ts";
import type { Billing } from "#features/billing/billing.server.ts";
import { billingRoutes } from "#features/billing/routes.server.ts";
import { webhookRoutes } from "#features/billing/webhook-routes.server.ts";
import { cardRoutes } from "#features/blog/card-routes.server.ts";
import { feedRoutes } from "#features/blog/feed-routes.server.ts";
import { listPosts } from "#features/blog/posts.server.ts";
import { blogRoutes } from "#features/blog/routes.server.ts";
import { type Contact, createContact } from "#features/contact/contact.server.ts";
import { contactRoutes } from "#features/contact/routes.server.ts";
import { importRoutes } from "#features/export/import-routes.server.ts";
import { exportRoutes } from "#features/export/routes.server.ts";
import { negotiationsRoutes } from "#features/negotiations/routes.server.ts";
import { powerPositionRoutes } from "#features/power-position/routes.server.ts";
import { personalData } from "./personal-data.server.ts";
import { type DocumentParts, documentRoutes } from "#features/documents/routes.server.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { createMinutes, usualPerMinute } from "#features/tools/minutes.server.ts";
import { personsBy } from "#features/tools/person.server.ts";
import { createAiAllowance } from "#features/tools/ai-allowance.server.ts";
import { draftRoutes } from "#features/tools/draft-routes.server.ts";
import { fileRoutes } from "#features/tools/file-routes.server.ts";
import { allowanceRoutes, generateRoutes, toolsRoutes } from "#features/tools/routes.server.ts";
import { createSharedSlots } from "#features/tools/shared-slots.server.ts";
import { slotCounts } from "#features/tools/slots.server.ts";
import { createDesk, type DeskParts } from "#features/tools/writing-desk.server.ts";
import { sessionRoutes } from "#features/sessions/routes.server.ts";
import type { Sessions } from "#features/sessions/sessions.server.ts";
import { libraryRoutes } from "#features/library/routes.server.ts";
import { shelfRoutes } from "#features/shelf/routes.server.ts";
import { waitlistRoutes } from "#features/waitlist/routes.server.ts";
import { createWaitlist, type Waitlist } from "#features/waitlist/waitlist.server.ts";
import { winsRoutes } from "#features/wins/routes.server.ts";
import { apiBase } from "#http/api-base.ts";
import type { AppContext } from "#http/app-context.ts";
import { answerError } from "#http/errors.ts";
import { healthRoutes } from "#http/health.ts";
import type { Log } from "#http/log.ts";
import { otherMethods } from "#http/other-methods.ts";
import { createPageCache, type PageCache } from "#http/page-cache.ts";
import { requestLog } from "#http/request-log.ts";
import { securityHeaders, sendHeaders } from "#http/security-headers.ts";
import { type StaticFiles, staticFiles } from "#http/static-files.ts";
import type { Viewers } from "#http/viewer.ts";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { type AccountParts, accountParts } from "./account.server.ts";
import { contactPages } from "./contact-pages.server.ts";
import { readKitPreviews } from "./kit-previews.server.ts";
import type { OtherDelivery } from "./delivery.server.ts";
import { devMailRoutes } from "./dev-mail.server.ts";
import { downloadPages } from "./download-pages.server.ts";
import { freshViewers } from "./fresh-viewers.server.ts";
import { moneyParts } from "./money.server.ts";
import { pageBase } from "./page-base.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import type { Pages } from "./pages.ts";
import { sessionPages } from "./session-pages.server.ts";
import type { OtherSessions } from "./sessions.server.ts";
import { signInPages } from "./sign-in-pages.server.ts";
import { factsOf, shelfOf } from "./shelf.server.ts";
import { purchasePages } from "./purchase-pages.server.ts";
import { robots, sitemap } from "./sitemap.ts";
import { testPaymentPages } from "./test-payments.server.ts";
import { unsubscribePages } from "./unsubscribe-pages.server.ts";

export type AppDeps = {
  readonly db: Database;
  readonly identity: Identity;
  /** Who asks; the identity's own reading unless a test says otherwise. */
  readonly viewers: Viewers;
  readonly post: Post;
  readonly queue: Queue;
  /** The messages that are kept on this machine; null when they are sent. */
  readonly mailbox: OpenMail["mailbox"];
  readonly model: Model;
  /** Who takes the money, and where what happened there is told. */
  readonly money: OpenPayments;
  readonly documents: Documents;
  readonly resultDocuments: ResultDocuments;
  readonly settings: Settings;
  readonly log: Log;
  readonly pages: Pages;
  readonly files: StaticFiles;
  /** Aborted when the process is about to end: what still streams ends in words. */
  readonly stopping: AbortSignal;
  /** Other limits for writing than the usual ones. */
  readonly desk?: Partial<Pick<DeskParts, "allowance" | "slots" | "minutes" | "repair">>;
  /** Another patience with slow uploads than the usual one. */
  readonly uploads?: DocumentParts["patience"];
  /** Other kits, stamp or purchases than the product's own. */
  readonly delivery?: OtherDelivery;
  readonly sessions?: OtherSessions;
};

export type App = {
  readonly http: Hono<AppContext>;
  readonly cache: PageCache;
  readonly sessions: Sessions;
  readonly billing: Billing;
  /** What the queue has to do for it. */
  readonly works: Readonly<Record<string, Work>>;
};

/** Everything the server answers, from its parts. */
export function createApp(given: AppDeps): App {
  const cache = createPageCache();
  const { billing, delivery, sessions, isClaimed } = moneyParts(given, { onPrices: cache.drop });
  const viewers = freshViewers(given.viewers, billing.freshen);
  const held = [billing.personalData, ...personalData];
  const onProven = billing.adoptGuestPurchases;
  const deps = { ...given, viewers };
  const { db, mailbox, settings, log, pages, files } = deps;
  const baseUrl = settings.BASE_URL;
  const commonHeaders = securityHeaders(baseUrl);
  const account = accountParts({ ...deps, personalData: held, onProven });
  const { BRAND_NAME: brand } = settings;
  const { secret } = deps.identity;
  const waitlist = createWaitlist({ db, post: deps.post, secret, brand, baseUrl });
  const { SUPPORT_EMAIL: supportEmail } = settings;
  const contact = createContact({ db, post: deps.post, secret, brand, baseUrl, supportEmail });
  const api = apiRoutes(deps, { account, waitlist, contact, sessions, billing, held });
  const { signIn, emailChange } = account;
  const trustProxy = settings.TRUST_PROXY;
  const style = [...files.keys()].find((path) => path.endsWith(".css"));
  const page = { pages, cache, viewers, api, baseUrl, trustProxy, commonHeaders, log };
  const http = new Hono<AppContext>()
    .use(requestLog(log))
    .use(sendHeaders(commonHeaders))
    .onError((error, c) => answerError(error, c, log))
    .route("/health", healthRoutes({ askDatabase: async () => db.execute(sql`select 1`) }))
    .get("/assets/*", staticFiles(files))
    .get("/robots.txt", (c) => c.text(robots(baseUrl)))
    .get("/sitemap.xml", async (c) => {
      const posts = (await listPosts(db)).map(({ slug }) => `/blog/${slug}`);
      const paths = [...pages.publicPaths, ...posts];
      return c.body(sitemap(baseUrl, paths), 200, { "Content-Type": "application/xml" });
    })
    .route("/og/blog", cardRoutes({ db, brand }))
    .route("/", feedRoutes({ db, baseUrl, brand }))
    .route("/api/webhooks", webhookRoutes({ handleEvent: billing.handleEvent, log }))
    .route("/", api)
    .route(
      "/",
      pageBase(page)
        .route("/", devMailRoutes({ mailbox, trustProxy, style }))
        .route("/", testPaymentPages({ desk: deps.money.desk, isClaimed, style }))
        .route("/", signInPages({ ...page, signIn, emailChange }))
        .route("/", unsubscribePages({ ...page, waitlist }))
        .route("/", contactPages({ ...page, contact }))
        .route("/", downloadPages({ ...page, db, delivery }))
        .route("/", sessionPages({ ...page, sessions }))
        .route("/", purchasePages(page))
        .route("/", pageRoutes(page)),
    );
  deps.money.deliverTo(async (request) => http.fetch(request));
  return { http, cache, sessions, billing, works: { ...sessions.works, ...billing.works } };
}

/** What the interface and the pages have in common. */
type Shared = {
  readonly account: AccountParts;
  readonly waitlist: Waitlist;
  readonly contact: Contact;
  readonly sessions: Sessions;
  readonly billing: Billing;
  /** What each part holds of a person. */
  readonly held: readonly PersonalData[];
};

/** The specification's calls at their literal paths, in its order. */
function apiRoutes(deps: AppDeps, shared: Shared) {
  const { account, waitlist, contact, sessions, billing, held } = shared;
  const { db, log, settings, model, documents, uploads, stopping } = deps;
  // The embedded database has one process, whose own count is exact.
  const sharedDb = settings.DATABASE_URL === undefined ? undefined : db;
  const desk = createDesk({
    model,
    log,
    stopping,
    allowance: createAiAllowance(db, settings.AI_DAILY_LIMIT),
    minutes: createMinutes(usualPerMinute, sharedDb),
    sharedSlots: sharedDb && createSharedSlots(sharedDb, slotCounts),
    ...deps.desk,
  });
  const readShelf = shelfOf(db);
  const kitPreviews = readKitPreviews();
  const personOf = personsBy(keyFor(deps.identity.secret, "limits"));
  const api = apiBase(deps)
    .route("/", account.routes)
    .route("/waitlist", waitlistRoutes({ waitlist }))
    .route("/contact", contactRoutes({ contact }))
    .route("/blog", blogRoutes({ db }))
    .route("/import", importRoutes({ db, log, personalData }))
    .route("/export", exportRoutes({ db, log, brand: settings.BRAND_NAME, personalData: held }))
    .route("/wins", winsRoutes({ db }))
    .route(
      "/negotiations",
      negotiationsRoutes({ db, baseUrl: settings.BASE_URL, brand: settings.BRAND_NAME }),
    )
    .route("/power-position", powerPositionRoutes({ db }))
    .route("/", billingRoutes({ billing }))
    .route("/ai/generate", generateRoutes({ desk, log, personOf, readShelf }))
    .route("/ai/parse-document", documentRoutes({ documents, patience: uploads }))
    .route("/ai/allowance", allowanceRoutes({ desk, personOf }))
    .route("/results/file", fileRoutes({ files: deps.resultDocuments, personOf }))
    .route("/drafts", draftRoutes({ db }))
    .route("/library", libraryRoutes({ db }))
    .route("/shelf", shelfRoutes({ readShelf, readFacts: factsOf(db) }))
    .route("/sessions", sessionRoutes({ sessions }))
    .route("/tools", toolsRoutes())
    .get("/kits", async (c) => c.json(kitsWithPrices(await billing.priceIds())))
    .get("/kits/previews", (c) => c.json(kitPreviews));
  return api.all("/*", otherMethods(api));
}
