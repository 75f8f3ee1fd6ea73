import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { freeKitId } from "#core/kits/free-kit.ts";
import type { KitId } from "#core/kits/kits.ts";
import { countDownload, type NewDownload } from "#features/delivery/count-download.server.ts";
import {
  type DeliveryService,
  DownloadLinkParams,
  kitNameOf,
} from "#features/delivery/delivery-service.server.ts";
import { downloadStateKey, type DownloadState } from "#features/delivery/download-state.ts";
import { createFileResponse } from "#features/delivery/file-response.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { getKitFieldValues } from "#app/member-data/kit-field-values.server.ts";
import { type PageDeps, renderPage } from "./page-router.server.ts";

export type DownloadPageDeps = PageDeps & {
  readonly db: Database;
  readonly delivery: DeliveryService;
};

/** Arrives from signing in: a file would leave the browser on that page. */
const signedInParam = "signed-in";

/** Asks for the file with the buyer's own words in its fields; the other value, for it although not all of them fit. */
const wordsParam = "words";
const asFitsValue = "as-fits";

const statusByState = {
  ready: 200,
  expired: 410,
  sent: 200,
  unsendable: 410,
  forged: 403,
  closed: 403,
  unpaid: 403,
  limited: 429,
  unavailable: 503,
  partly: 200,
  wordless: 200,
  "for-pro": 403,
  "other-account": 403,
} as const satisfies Record<DownloadState["is"], number>;

/** What of it belongs among the events that guard an account. */
const securityOutcomes: Partial<Record<DownloadState["is"], "refused" | "limited">> = {
  forged: "refused",
  closed: "refused",
  "for-pro": "refused",
  "other-account": "refused",
  limited: "limited",
};

const unavailableRetrySeconds = 3_600;

/** What was bought, behind a signed address that works for a guest too, and the free pack for members. */
export function downloadPages(deps: DownloadPageDeps) {
  const { db, delivery, baseUrl, log } = deps;

  /** A page instead of the file: why, and the next step. */
  async function renderState(
    c: Context<AppContext>,
    kit: KitId,
    is: DownloadState["is"],
    seconds = is === "unavailable" ? unavailableRetrySeconds : undefined,
    extra: Pick<DownloadState, "left"> = {},
  ) {
    const outcome = securityOutcomes[is];
    if (outcome) logRefusal(c, outcome);
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(pathname + search, baseUrl);
    const minutes = seconds === undefined ? {} : { minutes: Math.ceil(seconds / 60) };
    const address = nextAddress(is, url);
    const data: DownloadState = { is, kit: kitNameOf(kit), address, ...minutes, ...extra };
    const page = await renderPage(c, url, deps, [{ queryKey: downloadStateKey, data }]);
    const headers = seconds === undefined ? {} : { "Retry-After": String(seconds) };
    return memberPageResponse({ ...page, status: statusByState[is], headers });
  }

  /** The file itself, counted; a HEAD request is not. */
  async function sendFile(c: Context<AppContext>, download: NewDownload, email: string) {
    const { kit } = download;
    if (!delivery.hasFile(kit)) return renderState(c, kit, "unavailable");
    const countLimit =
      c.req.method === "GET" ? await countDownload(db, download) : { ok: true as const };
    if (!countLimit.ok) return renderState(c, kit, "limited", countLimit.retryAfterSeconds);
    return createFileResponse(c.req.raw, await delivery.getStampedKit(kit, email), kitNameOf(kit));
  }

  /** The file with the buyer's words in its fields: for the member who bought it, with Pro. */
  async function sendFilledFile(c: Context<AppContext>, download: NewDownload, email: string) {
    const { kit, userId } = download;
    const viewer = c.get("viewer");
    if (viewer.kind === "visitor") {
      c.header("Cache-Control", "no-store");
      return c.redirect("/api/login?next=%2Fmy-kits", 302);
    }
    if (viewer.id !== userId) return renderState(c, kit, "other-account");
    if (!viewer.isPro) return renderState(c, kit, "for-pro");
    if (!delivery.hasFile(kit)) return renderState(c, kit, "unavailable");
    const countLimit = await countDownload(db, download);
    if (!countLimit.ok) return renderState(c, kit, "limited", countLimit.retryAfterSeconds);
    const filled = await delivery.getPrefilledKit(
      kit,
      email,
      await getKitFieldValues(db, viewer.id, kit),
    );
    if (!filled.isFilled) return renderState(c, kit, "wordless");
    const { omitted } = filled;
    if (omitted.length > 0 && c.req.query(wordsParam) !== asFitsValue)
      return renderState(c, kit, "partly", undefined, { left: omitted });
    return createFileResponse(c.req.raw, filled, `${kitNameOf(kit)} with my words`);
  }

  /** The log gets who was refused; the address, which holds a signature, stays out of it. */
  function logRefusal(c: Context<AppContext>, outcome: "refused" | "limited") {
    const viewer = c.get("viewer");
    const who = viewer.kind === "member" ? viewer.id : undefined;
    logSecurityEvent(log, { what: "download", outcome, who });
  }

  return new Hono<AppContext>()
    .get(`/download/${freeKitId}`, async (c) => {
      const viewer = c.get("viewer");
      if (viewer.kind === "visitor") {
        const back = encodeURIComponent(`${c.req.path}?${signedInParam}`);
        c.header("Cache-Control", "no-store");
        return c.redirect(`/api/login?next=${back}`, 302);
      }
      const handed: NewDownload = { holder: viewer.id, userId: viewer.id, kit: freeKitId };
      if (c.req.query(wordsParam) !== undefined) return sendFilledFile(c, handed, viewer.email);
      if (c.req.query(signedInParam) !== undefined && delivery.hasFile(freeKitId))
        return renderState(c, freeKitId, "ready");
      return sendFile(c, handed, viewer.email);
    })
    .get("/download/:purchaseId/:kit", async (c, next) => {
      const link = parseDownloadRequest(c);
      if (!link) return next();
      const { kit } = link;
      const opened = await delivery.open(link);
      if (opened.is === "expired" && opened.purchase.email === null)
        return renderState(c, kit, "unsendable");
      if (opened.is !== "open") return renderState(c, kit, opened.is);
      const { id, userId, email } = opened.purchase;
      const send = c.req.query(wordsParam) === undefined ? sendFile : sendFilledFile;
      return send(c, { holder: id, userId, kit }, email ?? id);
    })
    .post("/download/:purchaseId/:kit", async (c) => {
      const link = parseDownloadRequest(c);
      if (!link) throw new AppError("not_found", "There is nothing at this address.");
      const { kit } = link;
      const opened = await delivery.open(link);
      if (opened.is !== "open" && opened.is !== "expired") return renderState(c, kit, opened.is);
      const isSent = await delivery.sendFreshLink(opened.purchase, kit);
      return renderState(c, kit, isSent ? "sent" : "unsendable");
    });
}

/** Where the page of an address leads on: to the address itself, to the plain file, or to the filled one as it is. */
function nextAddress(is: DownloadState["is"], { pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  if (is === "ready") return pathname;
  if (is === "wordless" || is === "for-pro") query.delete(wordsParam);
  if (is === "partly") query.set(wordsParam, asFitsValue);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function parseDownloadRequest(c: Context<AppContext>): DownloadLinkParams | null {
  const { exp, sig } = c.req.query();
  return DownloadLinkParams.safeParse({ ...c.req.param(), exp, sig }).data ?? null;
}
