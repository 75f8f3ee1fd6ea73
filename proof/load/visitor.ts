import { createBrowser } from "./browser.ts";
import { pick, type World } from "./world.ts";

const pages = [
  "/",
  "/choose-path",
  "/pricing",
  "/power-kits",
  "/tools",
  "/tools/boundary-script",
  "/tools/brand-bio",
  "/blog",
  "/blog/a-boundary-is-a-statement",
  "/sign-in",
  "/privacy",
  "/terms",
  // No address of ours, so these are rendered each time.
  "/?from=proof",
  "/tools/boundary-script?from=proof",
  "/blog?from=proof",
] as const;

/** A new visitor reads a page, with every file that it names, and one that a page of earlier named. */
export async function visit(world: World): Promise<void> {
  const browser = createBrowser(world.site.url, world.tally);
  const page = await browser.ask(pick(pages) ?? "/");
  const named = assetsIn(page.body.toString(), /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g);
  await Promise.all(named.map((path) => browser.ask(path)));
  const earlier = pick([...world.assets]);
  for (const path of named) world.assets.add(path);
  if (earlier === undefined) return;
  // An open tab of some release loads a part of it that it had not needed before.
  const part = await browser.ask(earlier);
  if (!earlier.endsWith(".js")) return;
  for (const file of assetsIn(part.body.toString(), /(?<=["']\.\/)[\w.-]+\.js(?=["'])/g))
    world.assets.add(`/assets/${file}`);
}

function assetsIn(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))];
}

const memberPages = ["/dashboard", "/library", "/account", "/tools", "/my-kits"] as const;
const memberCalls = [
  "/api/auth/user",
  "/api/wins?before=latest",
  "/api/negotiations?before=latest",
  "/api/billing",
  "/api/shelf",
] as const;

/** A member looks at what is there. */
export async function look(world: World): Promise<void> {
  const member = pick(world.members.filter(({ isPro }) => isPro));
  if (!member) return visit(world);
  await member.browser.ask(pick([...memberPages, ...memberCalls]) ?? "/dashboard");
}

/** Somebody leaves an address, and is welcomed by a message. */
export async function joinWaitlist(world: World): Promise<void> {
  const email = `reader-${crypto.randomUUID()}@example.com`;
  const browser = createBrowser(world.site.url, world.tally);
  const join = () => browser.ask("/api/waitlist", { method: "POST", body: { email } });
  await world.ledger.write("waitlist", "", email, email, join);
}
