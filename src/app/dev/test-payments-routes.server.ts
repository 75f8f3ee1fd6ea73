import {
  checkoutActions,
  deliveryActions,
  portalActions,
} from "#adapters/payments/emulator/console-actions.ts";
import type { OwnedView, EmulatorConsole } from "#adapters/payments/emulator/emulator-console.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import { type Context, Hono, type Next } from "hono";
import { z } from "zod";
import { renderTestCheckout, renderTestInvoice, renderTestPortal } from "./test-payments-pages.ts";
import { type StatusMessage, StatusMessageParam } from "./test-payments-html.ts";

export type TestPaymentDeps = {
  /** Null when Stripe is in charge: then there are no such pages. */
  readonly emulatorConsole: (() => Promise<EmulatorConsole>) | null;
  /** Does this browser hold the claim to a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
  readonly stylesheetUrl: string | undefined;
};

const CheckoutForm = z.object({
  action: z.enum(checkoutActions),
  email: z.email().max(254).nullable().catch(null),
});

const PortalForm = z.object({
  action: z.enum([...portalActions, ...deliveryActions]),
  event: z.string().default(""),
});

/** Checkout and portal while no provider is set, for their owner alone; everybody else gets 404. */
export function testPaymentPages({ emulatorConsole, isClaimed, stylesheetUrl }: TestPaymentDeps) {
  const app = new Hono<AppContext>();
  if (!emulatorConsole) return app;
  const openConsole = emulatorConsole;

  async function isOwner(c: Context<AppContext>, { ownerId, purchaseId }: OwnedView) {
    const viewer = c.get("viewer");
    if (viewer.kind === "member" && viewer.id === ownerId) return true;
    return ownerId === null && purchaseId !== null && isClaimed(c.req.raw, purchaseId);
  }

  /** The viewer's own object by the id in the address; null when there is none, or it is another's. */
  async function findOwned<View extends OwnedView>(
    c: Context<AppContext>,
    find: (emulator: EmulatorConsole, id: string) => Promise<View | null>,
  ): Promise<View | null> {
    c.header("Cache-Control", "no-store");
    const found = await find(await openConsole(), c.req.param("id") ?? "");
    return found && (await isOwner(c, found)) ? found : null;
  }

  const pageState = (c: Context<AppContext>) => ({
    stylesheetUrl,
    message: StatusMessageParam.parse(c.req.query("said")),
  });

  return app
    .get("/test-checkout/:id", async (c, next: Next) => {
      const view = await findOwned(c, (emulator, id) => emulator.checkout(id));
      return view ? c.html(renderTestCheckout(view, pageState(c))) : next();
    })
    .post("/test-checkout/:id", async (c, next: Next) => {
      const view = await findOwned(c, (emulator, id) => emulator.checkout(id));
      if (!view) return next();
      const form = await readForm(c);
      const { action, email } = parsePress(CheckoutForm, form);
      const isAddressWrong = form["email"] !== undefined && email === null;
      if (isAddressWrong && action.startsWith("pay")) return redirectBack(c, "address");
      const emulator = await openConsole();
      const target = await emulator.actOnCheckout(view.id, action, email);
      await emulator.whenIdle();
      return target === null ? redirectBack(c, "declined") : c.redirect(target, 303);
    })
    .get("/test-portal/:id", async (c, next: Next) => {
      const view = await findOwned(c, (emulator, id) => emulator.portal(id));
      return view ? c.html(renderTestPortal(view, pageState(c))) : next();
    })
    .post("/test-portal/:id", async (c, next: Next) => {
      const view = await findOwned(c, (emulator, id) => emulator.portal(id));
      if (!view) return next();
      const { action, event } = parsePress(PortalForm, await readForm(c));
      const emulator = await openConsole();
      const delivery = deliveryActions.find((name) => name === action);
      if (delivery) {
        await emulator.actOnDeliveries(view.id, delivery, event);
        return redirectBack(c, "sent");
      }
      const act = portalActions.find((name) => name === action);
      const isDone = act !== undefined && (await emulator.actOnPortal(view.id, act));
      await emulator.whenIdle();
      if (!isDone) return redirectBack(c, "nothing");
      const isFlow = action === flowAction[view.flow?.type ?? "none"];
      const target = isFlow ? view.flow?.redirect : null;
      return target == null ? redirectBack(c, "done") : c.redirect(target, 303);
    })
    .get("/test-invoice/:id", async (c, next: Next) => {
      const view = await findOwned(c, (emulator, id) => emulator.invoice(id));
      return view ? c.html(renderTestInvoice(view, pageState(c))) : next();
    });
}

/** What a visit to the portal was for; once it is done, it redirects back. */
const flowAction = {
  subscription_cancel: "cancel",
  payment_method_update: "pay",
  none: "",
} as const;

function redirectBack(c: Context<AppContext>, word: StatusMessage) {
  return c.redirect(`${c.req.path}?said=${word}`, 303);
}

function parsePress<Schema extends z.ZodType>(schema: Schema, form: unknown): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw new AppError("bad_request", "Press one of the buttons of this page.");
}
