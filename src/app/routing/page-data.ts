import type { Viewer } from "#core/access/access.ts";
import * as s from "#core/schema.ts";
import type { Site } from "#ui/site.ts";

const Site: s.Schema<Site> = s.object({
  brand: s.string,
  baseUrl: s.string,
  supportEmail: s.string,
  bookingUrl: s.nullable(s.string),
  writer: s.oneOf(["composer", "model"]),
  tools: s.array(
    s.object({
      id: s.string,
      title: s.string,
      slug: s.string,
      tier: s.oneOf(["open", "free", "pro"]),
      comingSoon: s.boolean,
      summary: s.string,
    }),
  ),
  oidcName: s.optional(s.string),
  mailbox: s.optional(s.string),
  testPayments: s.optional(s.boolean),
  isDemo: s.optional(s.boolean),
} satisfies s.SchemasOf<Site>);

const Member = s.object({
  kind: s.oneOf(["member"]),
  id: s.string,
  email: s.string,
  isPro: s.boolean,
});
const Viewer: s.Schema<Viewer> = s.either(Member, s.object({ kind: s.oneOf(["visitor"]) }));

/** What the server hands to the browser with a page: who is reading, and what was read for the page, by its key. */
export const PageData = s.object({
  site: Site,
  viewer: Viewer,
  queries: s.array(s.object({ queryKey: s.array(s.string), data: s.unknown })),
});
export type PageData = Readonly<s.Infer<typeof PageData>>;

export const pageDataId = "page-data";

/** JSON that can stand inside a script element. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
