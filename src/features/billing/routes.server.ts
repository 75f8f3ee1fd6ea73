import { PaymentsError } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember, getViewer } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { Billing } from "./billing.server.ts";
import type {
  BillingView,
  PurchaseView,
  CheckoutView,
  RedirectResponse,
  PlanPriceIds,
  ReceiptSentResponse,
} from "./contract.ts";
import {
  KitCheckoutRequest,
  ReceiptAddressRequest,
  PlanSwitchRequest,
  ProCheckoutRequest,
} from "./requests.ts";
import type { CheckoutRateLimit } from "./checkout-rate-limit.server.ts";
import type { GuestClaims } from "#features/billing/purchases/guest-claims.server.ts";
import type { PurchaseRequester } from "#features/billing/purchases/owned-purchases.server.ts";

export type BillingRouteDeps = Pick<Billing, "checkout" | "subscription" | "views" | "receipts"> & {
  readonly guestClaims: GuestClaims;
  readonly limitCheckouts: CheckoutRateLimit;
};

const providerUnavailable =
  "We cannot reach our payment provider at the moment. Nothing was charged. Try again in a minute.";

/** Buying, what was bought, and the subscription. While the provider is away each says so. */
export function billingRoutes(deps: BillingRouteDeps) {
  const { checkout, subscription, views, receipts, guestClaims, limitCheckouts } = deps;
  return new Hono<AppContext>()
    .post("/create-checkout-session", async (c) => {
      const member = requireMember(c);
      const { priceId } = await readOptionalBody(c);
      await limitCheckouts(c.get("address"));
      const url = await withUnavailableError(checkout.startPro(member, priceId ?? null));
      return c.json({ url } satisfies RedirectResponse);
    })
    .post("/create-powerkit-checkout", async (c) => {
      const { kitId, priceId } = await readBody(c, KitCheckoutRequest);
      await limitCheckouts(c.get("address"));
      const viewer = getViewer(c);
      const member = viewer.kind === "member" ? viewer : null;
      const known = guestClaims.parse(c.req.header("cookie"));
      const token = known ?? guestClaims.createToken();
      const wish = { kitId, priceId: priceId ?? null, member, claimToken: token };
      const url = await withUnavailableError(checkout.startKit(wish));
      if (!member) c.header("Set-Cookie", guestClaims.serialize(token), { append: true });
      return c.json({ url } satisfies RedirectResponse);
    })
    .get("/plans", (c) => c.json(checkout.getPlanPriceIds() satisfies PlanPriceIds))
    .get("/billing", async (c) => c.json(await view(c)))
    .post("/billing/portal", async (c) => {
      const url = await withUnavailableError(subscription.openPortal(requireMember(c)));
      return c.json({ url } satisfies RedirectResponse);
    })
    .post("/billing/cancel", async (c) => {
      await withUnavailableError(subscription.cancel(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/resume", async (c) => {
      await withUnavailableError(subscription.resume(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/switch", async (c) => {
      const { id } = requireMember(c);
      const { plan } = await readBody(c, PlanSwitchRequest);
      await withUnavailableError(subscription.switchPlan(id, plan));
      return c.json(await view(c));
    })
    .get("/purchases", async (c) =>
      c.json(
        (await views.listPurchases(
          purchaseRequesterOf(c, guestClaims),
        )) satisfies readonly PurchaseView[],
      ),
    )
    .post("/purchases/:id/receipt", async (c) => {
      const email = await receipts.resend(purchaseRequesterOf(c, guestClaims), c.req.param("id"));
      return c.json({ email } satisfies ReceiptSentResponse);
    })
    .post("/purchases/:id/address", async (c) => {
      const { email } = await readBody(c, ReceiptAddressRequest);
      const sent = await receipts.correctAddress(
        purchaseRequesterOf(c, guestClaims),
        c.req.param("id"),
        email,
      );
      return c.json({ email: sent } satisfies ReceiptSentResponse);
    })
    .on(["GET", "POST"], "/checkout/:sessionId", async (c) => {
      const requester = purchaseRequesterOf(c, guestClaims);
      const checkoutView = await withUnavailableError(
        views.fetchCheckout(requester, c.req.param("sessionId")),
      );
      return c.json(checkoutView satisfies CheckoutView);
    });

  /** Read again, because the request has just changed it. */
  async function view(c: Context<AppContext>): Promise<BillingView> {
    const member = requireMember(c);
    return views.getPlan(member);
  }
}

/** A body may be left out altogether. */
async function readOptionalBody(c: Context<AppContext>): Promise<ProCheckoutRequest> {
  return c.req.header("content-type") === undefined ? {} : readBody(c, ProCheckoutRequest);
}

/** Who asks: a member, and whatever this browser bought as a guest. */
function purchaseRequesterOf(c: Context<AppContext>, guestClaims: GuestClaims): PurchaseRequester {
  const viewer = getViewer(c);
  const token = guestClaims.parse(c.req.header("cookie"));
  const claimHash = token === null ? null : guestClaims.hash(token);
  return viewer.kind === "member"
    ? { userId: viewer.id, email: viewer.email, claimHash }
    : { userId: null, email: null, claimHash };
}

async function withUnavailableError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentsError) throw new AppError("unavailable", providerUnavailable, 60);
    throw error;
  }
}
