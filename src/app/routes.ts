import type { BlogPost } from "#features/blog/contract.ts";
import { postQuery, postsQuery } from "#features/blog/queries.ts";
import { toolQuery } from "#features/tools/queries.ts";
import type { Site } from "#ui/site.ts";
import type { PageRoute } from "./shell/page.ts";

/** Every page, in the specification's order. Any other path is the not-found page. */
export const routes: readonly PageRoute[] = [
  {
    path: "/",
    load: async () => (await import("./routes/home.tsx")).HomePage,
    queryNames: ["path"],
    title: "Stop becoming. Start being",
  },
  {
    path: "/choose-path",
    load: async () => (await import("./routes/choose-path.tsx")).ChoosePathPage,
    queryNames: ["path"],
    title: "Choose your path",
  },
  {
    path: "/pricing",
    load: async () => (await import("./routes/pricing.tsx")).PricingPage,
    queryNames: ["billing"],
    title: "Offers",
  },
  {
    path: "/power-kits",
    load: async () => (await import("./routes/power-kits.tsx")).PowerKitsPage,
    title: "Power Kits",
  },
  {
    path: "/contact",
    load: async () => (await import("./routes/contact.tsx")).ContactPage,
    title: "Contact",
  },
  {
    path: "/blog",
    load: async () => (await import("./routes/blog.tsx")).BlogPage,
    queryNames: ["page"],
    reads: (_, search) => [postsQuery(search)],
    title: "Leadership Insights",
  },
  {
    path: "/blog/:slug",
    load: async () => (await import("./routes/blog-post.tsx")).BlogPostPage,
    reads: ({ slug = "" }) => [postQuery(slug)],
    title: ({ slug = "" }, _, read) => titleOfPost(read(postQuery(slug).queryKey)),
  },
  {
    path: "/dashboard",
    load: async () => (await import("./routes/dashboard.tsx")).DashboardPage,
    membersOnly: true,
    title: "Dashboard",
  },
  {
    path: "/tools",
    load: async () => (await import("./routes/tools.tsx")).ToolsPage,
    queryNames: ["tier"],
    title: "Tools",
  },
  {
    path: "/tools/career-positioning",
    load: async () => (await import("./routes/career-positioning.tsx")).CareerPositioningPage,
    reads: () => [toolQuery("career-positioning")],
    title: (_, site) => titleOfTool(site, "career-positioning"),
  },
  {
    path: "/tools/:slug",
    load: async () => (await import("./routes/tool.tsx")).ToolPage,
    reads: ({ slug = "" }) => [toolQuery(slug)],
    exists: (params, site) => site.tools.some((tool) => tool.slug === params.slug),
    title: ({ slug }, site) => titleOfTool(site, slug),
  },
  {
    path: "/sign-in",
    load: async () => (await import("./routes/sign-in.tsx")).SignInPage,
    usesPasskeys: true,
    title: "Sign in",
  },
  {
    path: "/sign-in/verify",
    load: async () => (await import("./routes/sign-in-link.tsx")).SignInLinkPage,
    title: "Your link",
  },
  {
    path: "/account",
    load: async () => (await import("./routes/account.tsx")).AccountPage,
    membersOnly: true,
    usesPasskeys: true,
    title: "Account",
  },
  {
    path: "/library",
    load: async () => (await import("./routes/library.tsx")).LibraryPage,
    queryNames: ["from", "to"],
    membersOnly: true,
    title: "Library",
  },
  {
    path: "/unsubscribe",
    load: async () => (await import("./routes/unsubscribe.tsx")).UnsubscribePage,
    title: "Leave the list",
  },
  {
    path: "/download/raise-promotion-ask",
    load: async () => (await import("./routes/download.tsx")).DownloadPage,
    membersOnly: true,
    isFile: true,
    title: "Your free pack",
  },
  {
    path: "/download/:purchaseId/:kit",
    load: async () => (await import("./routes/download.tsx")).DownloadPage,
    isFile: true,
    title: "Your download",
  },
  {
    path: "/sessions/:id",
    load: async () => (await import("./routes/session.tsx")).CoachingSessionPage,
    title: "Your 1:1 session",
  },
  {
    path: "/my-kits",
    load: async () => (await import("./routes/my-kits.tsx")).MyKitsPage,
    title: "My Kits",
  },
  {
    path: "/checkout/return",
    load: async () => (await import("./routes/checkout-return.tsx")).CheckoutReturnPage,
    title: "Your purchase",
  },
  {
    path: "/privacy",
    load: async () => (await import("./routes/privacy.tsx")).PrivacyPage,
    title: "Privacy",
  },
  {
    path: "/terms",
    load: async () => (await import("./routes/terms.tsx")).TermsPage,
    title: "Terms",
  },
];

export const notFoundRoute: PageRoute = {
  path: "/:anywhere",
  load: async () => (await import("./routes/not-found.tsx")).NotFoundPage,
  title: "404 Page Not Found",
};

function titleOfPost(post: BlogPost | null | undefined): string {
  if (post === undefined) return "Leadership Insights";
  return post?.title ?? "Post not found";
}

function titleOfTool(site: Site, slug: string | undefined): string {
  return site.tools.find((tool) => tool.slug === slug)?.title ?? "Tools";
}
