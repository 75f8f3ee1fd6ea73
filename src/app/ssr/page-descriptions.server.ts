import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { spellCount } from "#core/language/spell-count.ts";
import type { Site } from "#ui/site.ts";
import type { RouteMatch } from "#app/routing/page.ts";

/** What search results and shared links say under the title, by the route's path. */
const descriptions: Readonly<Record<string, string>> = {
  "/": "Calm, structured language for high-achieving women: boundaries, pay asks, positioning and offers, written from your own facts.",
  "/choose-path":
    "Build My Legacy for voice, offers and boundaries. Elevate My Path for positioning, pay asks and exits.",
  "/pricing": "A free account, or Pro Access at $19 per month or $149 per year. Cancel anytime.",
  "/power-kits":
    "PDF workbooks for one task each: a bio, a raise, an interview. And a one-hour private strategy session.",
  "/contact": "Write to us. We answer within 24-48 hours on business days.",
  "/blog": "Notes on language, pay, boundaries and standing, for women who lead.",
  "/privacy": "What happens to your words, in plain language.",
  "/terms": "The terms of use, kept short.",
};

/** One sentence or two about a page; "" for pages that stay out of search engines. */
export function descriptionOf({ route, params }: RouteMatch, site: Site): string {
  const slug = params.slug ?? route.path.split("/").at(-1);
  const tool = site.tools.find((card) => card.slug === slug);
  if (tool && route.path.startsWith("/tools/")) return `${tool.title}: ${tool.summary}`;
  return route.path === "/tools" ? toolsDescription(site) : (descriptions[route.path] ?? "");
}

function toolsDescription({ tools }: Site): string {
  const open = tools.filter(({ tier }) => tier === "open").length;
  const [all, some] = [tools.length, open].map(spellCount).map(capitaliseFirst);
  return `${all} writing tools. ${some} are open to everyone, with no account.`;
}
