import { PaymentsTrouble } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, takeOrRefuse } from "#http/rate-limit.ts";
import { readBody } from "#http/read-body.ts";
import { requireMember, viewerOf } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { Billing } from "./billing.server.ts";
import {
  type BillingView,
  type BoughtView,
  type CheckoutView,
  type Departure,
  KitCheckout,
  NewAddress,
  PlanSwitch,
  type PlanPrices,
  ProCheckout,
  type ReceiptSent,
} from "./contract.ts";
import type { Asker } from "./purchase-desk.server.ts";

export type BillingRouteParts = { readonly billing: Billing };

const checkoutsPerAddress = { limit: 60, windowSeconds: 60 };

const away =
  "We cannot reach our payment provider at the moment. Nothing was charged. Try again in a minute.";

/** Buying, what was bought, and the subscription. While the provider is away each says so. */
export function billingRoutes({ billing }: BillingRouteParts) {
  const limit = createRateLimit(checkoutsPerAddress);
  const { desk } = billing;
  return new Hono<AppContext>()
    .post("/create-checkout-session", async (c) => {
      const member = requireMember(c);
      const { priceId } = await readOptional(c);
      takeOrRefuse(limit, c.get("address"));
      const url = await asked(billing.startProCheckout(member, priceId ?? null));
      return c.json({ url } satisfies Departure);
    })
    .post("/create-powerkit-checkout", async (c) => {
      const { kitId, priceId } = await readBody(c, KitCheckout);
      takeOrRefuse(limit, c.get("address"));
      const viewer = viewerOf(c);
      const member = viewer.kind === "member" ? viewer : null;
      const known = billing.claims.read(c.req.header("cookie"));
      const token = known ?? billing.claims.make();
      const wish = { kitId, priceId: priceId ?? null, member, claimToken: token };
      const url = await asked(billing.startKitCheckout(wish));
      if (!member) c.header("Set-Cookie", billing.claims.give(token), { append: true });
      return c.json({ url } satisfies Departure);
    })
    .get("/plans", async (c) => c.json((await billing.planPrices()) satisfies PlanPrices))
    .get("/billing", async (c) => c.json(await view(c)))
    .post("/billing/portal", async (c) => {
      const url = await asked(billing.openPortal(requireMember(c)));
      return c.json({ url } satisfies Departure);
    })
    .post("/billing/cancel", async (c) => {
      await asked(billing.cancel(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/resume", async (c) => {
      await asked(billing.resume(requireMember(c).id));
      return c.json(await view(c));
    })
    .post("/billing/switch", async (c) => {
      const { id } = requireMember(c);
      const { plan } = await readBody(c, PlanSwitch);
      await asked(billing.switchPlan(id, plan));
      return c.json(await view(c));
    })
    .get("/purchases", async (c) =>
      c.json((await desk.list(askerOf(c, billing))) satisfies readonly BoughtView[]),
    )
    .post("/purchases/:id/receipt", async (c) => {
      const email = await desk.resend(askerOf(c, billing), c.req.param("id"));
      return c.json({ email } satisfies ReceiptSent);
    })
    .post("/purchases/:id/address", async (c) => {
      const { email } = await readBody(c, NewAddress);
      const sent = await desk.correct(askerOf(c, billing), c.req.param("id"), email);
      return c.json({ email: sent } satisfies ReceiptSent);
    })
    .on(["GET", "POST"], "/checkout/:sessionId", async (c) => {
      const asker = askerOf(c, billing);
      const shown = await asked(desk.checkout(asker, c.req.param("sessionId")));
      return c.json(shown satisfies CheckoutView);
    });

  /** Read anew, for what she just did changes it. */
  async function view(c: Context<AppContext>): Promise<BillingView> {
    const member = requireMember(c);
    return billing.view(member);
  }
}

/** A body may be left out altogether. */
async function readOptional(c: Context<AppContext>): Promise<ProCheckout> {
  return c.req.header("content-type") === undefined ? {} : readBody(c, ProCheckout);
}

/** Who asks: a member, and whatever this browser bought as a guest. */
function askerOf(c: Context<AppContext>, { claims, claimHashOf }: Billing): Asker {
  const viewer = viewerOf(c);
  const token = claims.read(c.req.header("cookie"));
  const claimHash = token === null ? null : claimHashOf(token);
  return viewer.kind === "member"
    ? { userId: viewer.id, email: viewer.email, claimHash }
    : { userId: null, email: null, claimHash };
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentsTrouble) throw new AppError("unavailable", away, 60);
    throw error;
  }
}
