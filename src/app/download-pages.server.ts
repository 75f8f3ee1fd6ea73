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
import { ownWordsFor } from "./own-words.server.ts";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";

export type DownloadPageParts = PageBaseParts & {
  readonly db: Database;
  readonly delivery: Delivery;
};

const freePack = "raise-promotion-ask" satisfies KitId;

/** She comes from signing in: a file would leave her on that page. */
const signedIn = "signed-in";

/** Asks for the file with her own words in its fields; the other value, for it although not all of them fit. */
const words = "words";
const asFits = "as-fits";

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
  partly: 200,
  wordless: 200,
  "for-pro": 403,
  "other-account": 403,
} as const satisfies Record<DownloadState["is"], number>;

/** What of it belongs among the events that guard an account. */
const outcomes: Partial<Record<DownloadState["is"], "refused" | "limited">> = {
  forged: "refused",
  closed: "refused",
  "for-pro": "refused",
  "other-account": "refused",
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
    left: Pick<DownloadState, "left"> = {},
  ) {
    const outcome = outcomes[is];
    if (outcome) tell(c, outcome);
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(pathname + search, baseUrl);
    const minutes = seconds === undefined ? {} : { minutes: Math.ceil(seconds / 60) };
    const address = nextOf(is, url);
    const data: DownloadState = { is, kit: nameOf(kit), address, ...minutes, ...left };
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

  /** The file with her words in its fields: for the member who bought it, while she has Pro. */
  async function handFilled(c: Context<AppContext>, handed: Handed, email: string) {
    const { kit, userId } = handed;
    const viewer = c.get("viewer");
    if (viewer.kind === "visitor") {
      c.header("Cache-Control", "no-store");
      return c.redirect("/api/login?next=%2Fmy-kits", 302);
    }
    if (viewer.id !== userId) return answer(c, kit, "other-account");
    if (!viewer.isPro) return answer(c, kit, "for-pro");
    if (!delivery.hasFile(kit)) return answer(c, kit, "unavailable");
    const taken = await countDownload(db, handed);
    if (!taken.ok) return answer(c, kit, "limited", taken.retryAfterSeconds);
    const filled = await delivery.filled(kit, email, await ownWordsFor(db, viewer.id, kit));
    if (!filled.isFilled) return answer(c, kit, "wordless");
    const { left } = filled;
    if (left.length > 0 && c.req.query(words) !== asFits)
      return answer(c, kit, "partly", undefined, { left });
    return fileResponse(c.req.raw, filled, `${nameOf(kit)} with my words`);
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
      const handed: Handed = { holder: viewer.id, userId: viewer.id, kit: freePack };
      if (c.req.query(words) !== undefined) return handFilled(c, handed, viewer.email);
      if (c.req.query(signedIn) !== undefined && delivery.hasFile(freePack))
        return answer(c, freePack, "ready");
      return hand(c, handed, viewer.email);
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
      const send = c.req.query(words) === undefined ? hand : handFilled;
      return send(c, { holder: id, userId, kit }, email ?? id);
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

/** Where the page of an address leads on: to the address itself, to the plain file, or to the filled one as it is. */
function nextOf(is: DownloadState["is"], { pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  if (is === "ready") return pathname;
  if (is === "wordless" || is === "for-pro") query.delete(words);
  if (is === "partly") query.set(words, asFits);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function askedOf(c: Context<AppContext>): DownloadAsked | null {
  const { exp, sig } = c.req.query();
  return DownloadAsked.safeParse({ ...c.req.param(), exp, sig }).data ?? null;
}
