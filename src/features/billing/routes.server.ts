import { PaymentsError } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember, getViewer } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { BillingService } from "./billing-service.server.ts";
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
import type { PurchaseRequester } from "#features/billing/purchases/purchase-service.server.ts";

export type BillingRouteDeps = { readonly billing: BillingService };

const checkoutRateLimit = { limit: 60, windowSeconds: 60 };

const providerUnavailable =
  "We cannot reach our payment provider at the moment. Nothing was charged. Try again in a minute.";

/** Buying, what was bought, and the subscription. While the provider is away each says so. */
export function billingRoutes({ billing }: BillingRouteDeps) {
  const limit = createRateLimit(checkoutRateLimit);
  const { purchases } = billing;
  return new Hono<AppContext>()
    .post("/create-checkout-session", async (c) => {
      const member = requireMember(c);
      const { priceId } = await readOptionalBody(c);
      enforceRateLimit(limit, c.get("address"));
      const url = await withUnavailableError(billing.startProCheckout(member, priceId ?? null));
      return c.json({ url } satisfies RedirectResponse);
    })
    .post("/create-powerkit-checkout", async (c) => {
      const { kitId, priceId } = await readBody(c, KitCheckoutRequest);
      enforceRateLimit(limit, c.get("address"));
      const viewer = getViewer(c);
      const member = viewer.kind === "member" ? viewer : null;
      const known = billing.guestClaims.parse(c.req.header("cookie"));
      const token = known ?? billing.guestClaims.createToken();
      const wish = { kitId, priceId: priceId ?? null, member, claimToken: token };
      const url = await withUnavailableError(billing.startKitCheckout(wish));
      if (!member) c.header("Set-Cookie", billing.guestClaims.serialize(token), { append: true });
      return c.json({ url } satisfies RedirectResponse);
    })
    .get("/plans", async (c) => c.json((await billing.getPlanPriceIds()) satisfies PlanPriceIds))
    .get("/billing", async (c) => c.json(await view(c)))
    .post("/billing/portal", async (c) => {
      const url = await withUnavailableError(billing.openPortal(requireMember(c)));
      return c.json({ url } satisfies RedirectResponse);
    })
    .post("/billing/cancel", async (c) => {
      await withUnavailableError(billing.cancelPlan(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/resume", async (c) => {
      await withUnavailableError(billing.resumePlan(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/switch", async (c) => {
      const { id } = requireMember(c);
      const { plan } = await readBody(c, PlanSwitchRequest);
      await withUnavailableError(billing.switchPlan(id, plan));
      return c.json(await view(c));
    })
    .get("/purchases", async (c) =>
      c.json(
        (await purchases.list(purchaseRequesterOf(c, billing))) satisfies readonly PurchaseView[],
      ),
    )
    .post("/purchases/:id/receipt", async (c) => {
      const email = await purchases.resendReceipt(
        purchaseRequesterOf(c, billing),
        c.req.param("id"),
      );
      return c.json({ email } satisfies ReceiptSentResponse);
    })
    .post("/purchases/:id/address", async (c) => {
      const { email } = await readBody(c, ReceiptAddressRequest);
      const sent = await purchases.correctReceiptAddress(
        purchaseRequesterOf(c, billing),
        c.req.param("id"),
        email,
      );
      return c.json({ email: sent } satisfies ReceiptSentResponse);
    })
    .on(["GET", "POST"], "/checkout/:sessionId", async (c) => {
      const asker = purchaseRequesterOf(c, billing);
      const shown = await withUnavailableError(
        purchases.fetchCheckout(asker, c.req.param("sessionId")),
      );
      return c.json(shown satisfies CheckoutView);
    });

  /** Read anew, for what she just did changes it. */
  async function view(c: Context<AppContext>): Promise<BillingView> {
    const member = requireMember(c);
    return billing.getBillingView(member);
  }
}

/** A body may be left out altogether. */
async function readOptionalBody(c: Context<AppContext>): Promise<ProCheckoutRequest> {
  return c.req.header("content-type") === undefined ? {} : readBody(c, ProCheckoutRequest);
}

/** Who asks: a member, and whatever this browser bought as a guest. */
function purchaseRequesterOf(
  c: Context<AppContext>,
  { guestClaims, hashClaimToken }: BillingService,
): PurchaseRequester {
  const viewer = getViewer(c);
  const token = guestClaims.parse(c.req.header("cookie"));
  const claimHash = token === null ? null : hashClaimToken(token);
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
