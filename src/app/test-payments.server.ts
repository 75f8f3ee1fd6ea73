import {
  checkoutActions,
  deliveryActions,
  portalActions,
} from "#adapters/payments/embedded/actions.ts";
import type { Owned, TestDesk } from "#adapters/payments/embedded/desk.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/read-body.ts";
import { type Context, Hono, type Next } from "hono";
import { z } from "zod";
import { checkoutPage, invoicePage, portalPage } from "./test-payments-page.ts";
import { type Said, SaidWord } from "./test-payments-parts.ts";

export type TestPaymentParts = {
  /** Null when Stripe is in charge: then there are no such pages. */
  readonly desk: (() => Promise<TestDesk>) | null;
  /** Does this browser hold the claim to a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
  readonly style: string | undefined;
};

const CheckoutForm = z.object({
  action: z.enum(checkoutActions),
  email: z.email().max(254).nullable().catch(null),
});

const PortalForm = z.object({
  action: z.enum([...portalActions, ...deliveryActions]),
  event: z.string().default(""),
});

/** Where she pays and manages her plan while no provider is set, for her alone; everybody else finds nothing here. */
export function testPaymentPages({ desk: open, isClaimed, style }: TestPaymentParts) {
  const app = new Hono<AppContext>();
  if (!open) return app;
  const loadDesk = open;

  async function isOwner(c: Context<AppContext>, { ownerId, purchaseId }: Owned) {
    const viewer = c.get("viewer");
    if (viewer.kind === "member" && viewer.id === ownerId) return true;
    return ownerId === null && purchaseId !== null && isClaimed(c.req.raw, purchaseId);
  }

  /** Her own thing by the id in the address; null when there is none, or it is another's. */
  async function hers<View extends Owned>(
    c: Context<AppContext>,
    find: (desk: TestDesk, id: string) => Promise<View | null>,
  ): Promise<View | null> {
    c.header("Cache-Control", "no-store");
    const found = await find(await loadDesk(), c.req.param("id") ?? "");
    return found && (await isOwner(c, found)) ? found : null;
  }

  const show = (c: Context<AppContext>) => ({ style, said: SaidWord.parse(c.req.query("said")) });

  return app
    .get("/test-checkout/:id", async (c, next: Next) => {
      const view = await hers(c, (desk, id) => desk.checkout(id));
      return view ? c.html(checkoutPage(view, show(c))) : next();
    })
    .post("/test-checkout/:id", async (c, next: Next) => {
      const view = await hers(c, (desk, id) => desk.checkout(id));
      if (!view) return next();
      const form = await readForm(c);
      const { action, email } = readPress(CheckoutForm, form);
      const isAddressWrong = form["email"] !== undefined && email === null;
      if (isAddressWrong && action.startsWith("pay")) return back(c, "address");
      const desk = await loadDesk();
      const target = await desk.actOnCheckout(view.id, action, email);
      await desk.settled();
      return target === null ? back(c, "declined") : c.redirect(target, 303);
    })
    .get("/test-portal/:id", async (c, next: Next) => {
      const view = await hers(c, (desk, id) => desk.portal(id));
      return view ? c.html(portalPage(view, show(c))) : next();
    })
    .post("/test-portal/:id", async (c, next: Next) => {
      const view = await hers(c, (desk, id) => desk.portal(id));
      if (!view) return next();
      const { action, event } = readPress(PortalForm, await readForm(c));
      const desk = await loadDesk();
      const delivery = deliveryActions.find((name) => name === action);
      if (delivery) {
        await desk.actOnDeliveries(view.id, delivery, event);
        return back(c, "sent");
      }
      const act = portalActions.find((name) => name === action);
      const isDone = act !== undefined && (await desk.actOnPortal(view.id, act));
      await desk.settled();
      if (!isDone) return back(c, "nothing");
      const isFlow = action === flowAction[view.flow?.type ?? "none"];
      const target = isFlow ? view.flow?.redirect : null;
      return target == null ? back(c, "done") : c.redirect(target, 303);
    })
    .get("/test-invoice/:id", async (c, next: Next) => {
      const view = await hers(c, (desk, id) => desk.invoice(id));
      return view ? c.html(invoicePage(view, show(c))) : next();
    });
}

/** What a visit to the portal was for; once it is done, she goes back. */
const flowAction = {
  subscription_cancel: "cancel",
  payment_method_update: "pay",
  none: "",
} as const;

function back(c: Context<AppContext>, word: Said) {
  return c.redirect(`${c.req.path}?said=${word}`, 303);
}

function readPress<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw new AppError("bad_request", "Press one of the buttons of this page.");
}
