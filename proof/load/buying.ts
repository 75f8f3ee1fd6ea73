import { setTimeout as wait } from "node:timers/promises";
import { CurrentUser } from "#features/account/contract.ts";
import { CheckoutView, RedirectResponse } from "#features/billing/contract.ts";
import { type Browser, createBrowser, Unhealed } from "./browser.ts";
import { type Member, pick, type World } from "./world.ts";

const kits = ["power-bio-builder", "interview-coaching", "career-confidence-bundle"] as const;

/** Clicked twice, paid once, and looked at until it says paid, while the events of it come three times. */
export async function buyPro(world: World, member: Member): Promise<void> {
  const click = () => begin(member.browser, "/api/create-checkout-session", {});
  const [checkout, again] = await Promise.all([click(), click()]);
  if (again !== checkout) throw new Error("Two clicks began two checkouts.");
  await pay(world, { checkout, kind: "pro", email: member.email }, member.browser);
  const said = await member.browser.readJson("/api/auth/user");
  if (!CurrentUser.parse(said).isPro) throw new Error(`${member.email} paid and has no Pro.`);
  member.isPro = true;
}

export async function buyKit(world: World): Promise<void> {
  const browser = createBrowser(world.site.url, world.tally);
  // The cookie that says whose the purchase is comes with the first answer.
  const checkout = await begin(browser, "/api/create-powerkit-checkout", { kitId: pick(kits) });
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  const { purchase } = await pay(world, { checkout, kind: "kit", email }, browser);
  const file = purchase.downloads[0]?.href;
  if (file === undefined) throw new Error("What was bought cannot be downloaded.");
  const { pathname, search } = new URL(file, world.site.url);
  await browser.ask(pathname + search);
}

async function begin(browser: Browser, path: string, body: unknown): Promise<string> {
  const { url } = RedirectResponse.parse(await browser.readJson(path, { method: "POST", body }));
  const id = /cs_test_\w+/.exec(url)?.[0];
  if (id === undefined) throw new Error(`${url} names no checkout.`);
  return id;
}

async function pay(world: World, paid: World["paid"][number], browser: Browser) {
  const { checkout, kind, email } = paid;
  await world.site.provider.pay(checkout, kind === "kit" ? email : null);
  world.paid.push(paid);
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(500)) {
    const view = CheckoutView.parse(await browser.readJson(`/api/checkout/${checkout}`));
    if (view.state === "paid") return view;
  }
  throw new Unhealed(`${checkout} was paid and is not said to be.`);
}
