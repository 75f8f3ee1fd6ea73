import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { DocumentParser } from "#adapters/documents/document-parser.ts";
import type { ResultDocumentWriter } from "#adapters/result-documents/result-document-writer.ts";
import type { Model } from "#adapters/model/model.ts";
import { catalogueJson } from "#core/kits/kit-json.ts";
import { createCheckoutRateLimit } from "#features/billing/checkout-rate-limit.server.ts";
import { billingRoutes } from "#features/billing/routes.server.ts";
import { blogRoutes } from "#features/blog/routes.server.ts";
import { type ContactService } from "#features/contact/contact.server.ts";
import { contactRoutes } from "#features/contact/routes.server.ts";
import { importRoutes } from "#features/export/import-routes.server.ts";
import { exportRoutes } from "#features/export/export-routes.server.ts";
import { negotiationsRoutes } from "#features/negotiations/routes.server.ts";
import { practiceRoutes } from "#features/practice-record/routes.server.ts";
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
import {
  type SharedTextDeps,
  sharedTextRoutes,
} from "#features/coaching-sessions/shared-texts/routes.server.ts";
import { libraryRoutes } from "#features/library/routes.server.ts";
import { shelfRoutes } from "#features/shelf/routes.server.ts";
import { letterConsentRoutes } from "#features/letters/routes.server.ts";
import { waitlistRoutes } from "#features/waitlist/routes.server.ts";
import { type WaitlistService } from "#features/waitlist/waitlist.server.ts";
import { winsRoutes } from "#features/wins/routes.server.ts";
import { type OwnerApiDeps, ownerApi } from "#app/desk/owner-api.server.ts";
import { createApiRouter } from "#http/api-router.ts";
import { limitSavedBytes } from "#http/limits/saved-bytes-limit.ts";
import { unmatchedRouteHandler } from "#http/unmatched-route.ts";
import type { ClientAddressReader } from "#http/limits/client-address.ts";
import type { ViewerReader } from "#http/viewer.ts";
import { type AccountServices } from "./account-services.server.ts";
import { readKitPreviews } from "./kit-previews.server.ts";
import { createShareableTextReader } from "#app/member-data/shareable-text.server.ts";
import { createKnownFactReader, createShelfReader } from "#app/member-data/shelf.server.ts";
import type { Services } from "./create-services.server.ts";

/** Limits and timeouts that differ from the usual ones. */
export type ApiOverrides = {
  readonly generation?:
    | Partial<Pick<GenerationServiceDeps, "allowance" | "concurrency" | "rateLimit" | "callWindow">>
    | undefined;
  readonly uploadTimeouts?: DocumentDeps["uploadTimeouts"] | undefined;
  /** The clock of the desk. */
  readonly deskClock?: OwnerApiDeps["now"] | undefined;
};

export type ApiRouteDeps = Services & {
  /** Who asks. */
  readonly readViewer: ViewerReader;
  readonly readAddress: ClientAddressReader;
  readonly model: Model | null;
  readonly documents: DocumentParser;
  readonly resultDocuments: ResultDocumentWriter;
  /** Aborted shortly before a shutdown closes what is open: what still streams ends in words. */
  readonly shutdownSignal: AbortSignal;
  readonly overrides: ApiOverrides;
  readonly account: AccountServices;
  readonly waitlist: WaitlistService;
  readonly contact: ContactService;
  /** What each part holds of a person. */
  readonly allPersonalData: readonly PersonalData[];
};

/** What the desk works with: its pages and its calls share it. */
export function ownerDepsOf(
  deps: Pick<
    ApiRouteDeps,
    | "db"
    | "settings"
    | "log"
    | "overrides"
    | "identity"
    | "proSources"
    | "paymentsAdapter"
    | "cache"
    | "coachingSessions"
    | "billing"
    | "letters"
    | "purchases"
    | "delivery"
    | "allPersonalData"
  >,
): OwnerApiDeps {
  const { db, settings, log, overrides, identity, proSources, paymentsAdapter, cache } = deps;
  const { coachingSessions, billing, letters } = deps;
  return {
    db,
    settings,
    log,
    letters,
    proSources,
    purchases: deps.purchases,
    delivery: deps.delivery,
    personalData: deps.allPersonalData,
    ownerEmails: settings.OWNER_EMAILS,
    sessions: identity.sessions,
    payments: paymentsAdapter.payments,
    clearPages: cache.clear,
    coachingSessions,
    returns: billing.returns,
    now: overrides.deskClock ?? (() => new Date()),
  };
}

/** What a member shares, and where a copy of a saved result comes from. */
export function sharingDepsOf({
  db,
  coachingSessions,
}: Pick<ApiRouteDeps, "db" | "coachingSessions">): SharedTextDeps {
  return { memberTexts: coachingSessions.memberTexts, readText: createShareableTextReader(db) };
}

/** Where a member's words are saved as JSON; an import has limits of its own. */
const savingPaths = [
  "/wins/*",
  "/negotiations/*",
  "/power-position/*",
  "/drafts/*",
  "/library/*",
  "/practice/*",
] as const;

/** The specification's calls at their literal paths, in its order. */
export function apiRoutes(deps: ApiRouteDeps) {
  const { db, log, settings, model, documents, resultDocuments, shutdownSignal, overrides } = deps;
  const { account, waitlist, contact, coachingSessions, billing, guestClaims } = deps;
  // The embedded database has one process, whose own count is exact.
  const sharedDb = settings.DATABASE_URL === undefined ? undefined : db;
  const generationService = createGenerationService({
    model,
    log,
    shutdownSignal,
    allowance: createAiAllowance(db, settings.AI_DAILY_LIMIT),
    hasReview: settings.AI_REVIEW === "on",
    rateLimit: createGenerationRateLimit(defaultTextsPerMinute, sharedDb),
    sharedLimiter:
      sharedDb && createSharedGenerationLimiter(sharedDb, defaultGenerationConcurrency),
    onWritten: (tool) => deps.counter.add("tool text", tool),
    ...overrides.generation,
  });
  const readShelf = createShelfReader(db);
  const kitPreviews = readKitPreviews();
  const limitsKey = deriveKey(deps.identity.secrets[0], "limits");
  const identifyCaller = createIdentifyCaller(limitsKey);
  const limitCheckouts = createCheckoutRateLimit(db, limitsKey);
  const router = createApiRouter(deps);
  const savedBytesLimit = limitSavedBytes();
  for (const path of savingPaths) router.use(path, savedBytesLimit);
  const api = router
    .route("/", account.routes)
    .route(
      "/account/letters",
      letterConsentRoutes({ db, endConsent: deps.letters.leaving.endConsent }),
    )
    .route("/waitlist", waitlistRoutes({ waitlist }))
    .route("/contact", contactRoutes({ contact }))
    .route("/blog", blogRoutes({ db, reads: deps.reads }))
    .route("/import", importRoutes({ db, log, personalData }))
    .route(
      "/export",
      exportRoutes({ db, log, brand: settings.BRAND_NAME, personalData: deps.allPersonalData }),
    )
    .route("/wins", winsRoutes({ db }))
    .route(
      "/negotiations",
      negotiationsRoutes({ db, baseUrl: settings.BASE_URL, brand: settings.BRAND_NAME }),
    )
    .route("/power-position", powerPositionRoutes({ db }))
    .route("/", billingRoutes({ ...billing, guestClaims, limitCheckouts }))
    .route("/ai/generate", generateRoutes({ generationService, log, identifyCaller, readShelf }))
    .route(
      "/ai/parse-document",
      documentRoutes({ documents, uploadTimeouts: overrides.uploadTimeouts }),
    )
    .route("/ai/allowance", allowanceRoutes({ generationService, identifyCaller }))
    .route("/results/file", resultFileRoutes({ resultDocuments, identifyCaller }))
    .route("/drafts", draftRoutes({ db }))
    .route("/library", libraryRoutes({ db }))
    .route("/practice", practiceRoutes({ db }))
    .route("/shelf", shelfRoutes({ readShelf, readFacts: createKnownFactReader(db) }))
    .route("/sessions", coachingSessionRoutes({ coachingSessions }))
    .route("/shared-texts", sharedTextRoutes(sharingDepsOf(deps)))
    .route("/tools", toolsRoutes())
    .route("/desk", ownerApi(ownerDepsOf(deps)))
    .get("/kits", (c) => c.json(catalogueJson(billing.checkout.getPriceIds())))
    .get("/kits/previews", (c) => c.json(kitPreviews));
  return api.all("/*", unmatchedRouteHandler(api));
}
