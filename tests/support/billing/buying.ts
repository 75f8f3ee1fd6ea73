import {
  BillingView,
  PurchaseView,
  CheckoutView,
  RedirectResponse,
} from "#features/billing/contract.ts";
import { z } from "zod";
import { array } from "#core/schema.ts";
import { sampleDelivery } from "./bought-kits.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../app/test-app.ts";

/** The product with kits that need no build. */
export const createShopApp = (options: TestAppOptions = {}) =>
  createTestApp({ delivery: sampleDelivery(), ...options });

const Problem = z.object({ message: z.string(), code: z.string() });
/** The status of a refusal, and what its body says. */
export const readProblem = async (response: Response) => ({
  status: response.status,
  ...Problem.loose().parse(await response.json()),
});

/** Whoever can ask: a member, or a guest's browser. */
export type Buyer = {
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  readonly send: (method: string, path: string, body?: unknown) => Promise<Response>;
};

/** A browser of nobody in particular that keeps the cookies it is given. */
export function createGuest(app: TestApp): Buyer & { readonly cookies: () => string } {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function request(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookies());
    const response = await app.request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return response;
  }
  const send = (method: string, path: string, body?: unknown) =>
    request(path, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  return { request, send, cookies };
}

/** The checkout that the product redirects to. Throws unless it does. */
export async function beginProCheckout(buyer: Buyer, priceId?: string): Promise<string> {
  return readRedirectPath(await buyer.send("POST", "/api/create-checkout-session", { priceId }));
}

export async function beginKitCheckout(
  buyer: Buyer,
  kitId: string,
  priceId?: string,
): Promise<string> {
  return readRedirectPath(
    await buyer.send("POST", "/api/create-powerkit-checkout", { kitId, priceId }),
  );
}

/** The path of the address in an answer. */
export async function readRedirectPath(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { pathname, search } = new URL(RedirectResponse.parse(await response.json()).url);
  return pathname + search;
}

/** Presses a button of a test page; answers where that leads. */
export async function pressButton(
  buyer: Buyer,
  page: string,
  action: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await buyer.request(page, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ action, ...fields }).toString(),
  });
  if (response.status !== 303) throw new Error(`${page} ${action}: ${response.status}`);
  return response.headers.get("location") ?? "";
}

/** The checkout that a return address or a test page names. */
export function checkoutIdIn(address: string): string {
  const id = /cs_test_\w+/.exec(address)?.[0];
  if (id === undefined) throw new Error(`${address} names no checkout.`);
  return id;
}

/** Buys a kit at the test checkout; a guest leaves an address there. */
export async function buyKit(buyer: Buyer, kitId: string, email?: string): Promise<CheckoutView> {
  const page = await beginKitCheckout(buyer, kitId);
  await pressButton(buyer, page, "pay", email === undefined ? {} : { email });
  return getCheckout(buyer, checkoutIdIn(page));
}

export async function buyPro(buyer: Buyer): Promise<void> {
  await pressButton(buyer, await beginProCheckout(buyer), "pay");
}

export async function getCheckout(buyer: Buyer, id: string): Promise<CheckoutView> {
  const response = await buyer.send("GET", `/api/checkout/${id}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return CheckoutView.parse(await response.json());
}

export async function getBilling(buyer: Buyer): Promise<BillingView> {
  return BillingView.parse(await (await buyer.send("GET", "/api/billing")).json());
}

export async function getPurchases(buyer: Buyer): Promise<readonly PurchaseView[]> {
  return array(PurchaseView).parse(await (await buyer.send("GET", "/api/purchases")).json());
}

export async function isPro(buyer: Buyer): Promise<boolean> {
  const answer = await (await buyer.send("GET", "/api/auth/user")).json();
  return z.object({ isPro: z.boolean() }).parse(answer).isPro;
}

/** The test portal of this person, through the product's own door. */
export async function openTestPortal(buyer: Buyer): Promise<string> {
  return readRedirectPath(await buyer.send("POST", "/api/billing/portal"));
}
