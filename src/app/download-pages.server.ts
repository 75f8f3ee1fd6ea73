import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { KitId } from "#core/kits/kits.ts";
import { countDownload, type Handed } from "#features/delivery/count-download.server.ts";
import { type Delivery, DownloadAsked, nameOf } from "#features/delivery/delivery.server.ts";
import { downloadKey, type DownloadState } from "#features/delivery/download-state.ts";
import { fileResponse } from "#features/delivery/file-response.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { logSecurity } from "#http/security-event.ts";
import { memberResponse } from "#http/sent-page.ts";
import { type Context, Hono } from "hono";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";

export type DownloadPageParts = PageBaseParts & {
  readonly db: Database;
  readonly delivery: Delivery;
};

const freePack = "raise-promotion-ask" satisfies KitId;

/** She comes from signing in: a file would leave her on that page. */
const signedIn = "signed-in";

const statusOf = {
  ready: 200,
  expired: 410,
  sent: 200,
  unsendable: 410,
  forged: 403,
  closed: 403,
  unpaid: 403,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<DownloadState["is"], number>;

/** What of it belongs among the events that guard an account. */
const outcomes: Partial<Record<DownloadState["is"], "refused" | "limited">> = {
  forged: "refused",
  closed: "refused",
  limited: "limited",
};

const laterSeconds = 3_600;

/** What was bought, behind a signed address that works for a guest too, and the free pack for members. */
export function downloadPages(parts: DownloadPageParts) {
  const { db, delivery, baseUrl, log } = parts;

  /** A page instead of the file: why, and the next step. */
  async function answer(
    c: Context<AppContext>,
    kit: KitId,
    is: DownloadState["is"],
    seconds = is === "unavailable" ? laterSeconds : undefined,
  ) {
    const outcome = outcomes[is];
    if (outcome) tell(c, outcome);
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(pathname + search, baseUrl);
    const minutes = seconds === undefined ? {} : { minutes: Math.ceil(seconds / 60) };
    const address = is === "ready" ? pathname : pathname + search;
    const data: DownloadState = { is, kit: nameOf(kit), address, ...minutes };
    const page = await renderPage(c, url, parts, [{ queryKey: downloadKey, data }]);
    const headers = seconds === undefined ? {} : { "Retry-After": String(seconds) };
    return memberResponse({ ...page, status: statusOf[is], headers });
  }

  /** The file itself, counted; a look at its headers is not. */
  async function hand(c: Context<AppContext>, handed: Handed, email: string) {
    const { kit } = handed;
    if (!delivery.hasFile(kit)) return answer(c, kit, "unavailable");
    const taken = c.req.method === "GET" ? await countDownload(db, handed) : { ok: true as const };
    if (!taken.ok) return answer(c, kit, "limited", taken.retryAfterSeconds);
    return fileResponse(c.req.raw, await delivery.stamped(kit, email), nameOf(kit));
  }

  /** The log knows who was kept out; the address, which holds a signature, stays out of it. */
  function tell(c: Context<AppContext>, outcome: "refused" | "limited") {
    const viewer = c.get("viewer");
    const who = viewer.kind === "member" ? viewer.id : undefined;
    logSecurity(log, { what: "download", outcome, who });
  }

  return new Hono<AppContext>()
    .get(`/download/${freePack}`, async (c) => {
      const viewer = c.get("viewer");
      if (viewer.kind === "visitor") {
        const back = encodeURIComponent(`${c.req.path}?${signedIn}`);
        c.header("Cache-Control", "no-store");
        return c.redirect(`/api/login?next=${back}`, 302);
      }
      if (c.req.query(signedIn) !== undefined && delivery.hasFile(freePack))
        return answer(c, freePack, "ready");
      return hand(c, { holder: viewer.id, userId: viewer.id, kit: freePack }, viewer.email);
    })
    .get("/download/:purchaseId/:kit", async (c, next) => {
      const asked = askedOf(c);
      if (!asked) return next();
      const { kit } = asked;
      const opened = await delivery.open(asked);
      if (opened.is === "expired" && opened.purchase.email === null)
        return answer(c, kit, "unsendable");
      if (opened.is !== "open") return answer(c, kit, opened.is);
      const { id, userId, email } = opened.purchase;
      return hand(c, { holder: id, userId, kit }, email ?? id);
    })
    .post("/download/:purchaseId/:kit", async (c) => {
      const asked = askedOf(c);
      if (!asked) throw new AppError("not_found", "There is nothing at this address.");
      const { kit } = asked;
      const opened = await delivery.open(asked);
      if (opened.is !== "open" && opened.is !== "expired") return answer(c, kit, opened.is);
      const isSent = await delivery.sendFreshLink(opened.purchase, kit);
      return answer(c, kit, isSent ? "sent" : "unsendable");
    });
}

function askedOf(c: Context<AppContext>): DownloadAsked | null {
  const { exp, sig } = c.req.query();
  return DownloadAsked.safeParse({ ...c.req.param(), exp, sig }).data ?? null;
}
