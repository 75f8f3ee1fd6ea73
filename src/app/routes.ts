import { freeKitId } from "#core/kits/free-kit.ts";
import * as s from "#core/schema.ts";
import { postKey } from "#features/blog/post-key.ts";
import type { Site } from "#ui/site.ts";
import type { PageRoute } from "#app/routing/page.ts";

/** Every page, in the specification's order. Any other path is the not-found page. */
export const routes: readonly PageRoute[] = [
  {
    path: "/",
    load: async () => (await import("#app/routes/home/home-page.tsx")).HomePage,
    queryNames: ["path"],
    title: "Stop becoming. Start being",
  },
  {
    path: "/choose-path",
    load: async () => (await import("#app/routes/choose-path-page.tsx")).ChoosePathPage,
    queryNames: ["path"],
    title: "Choose your path",
  },
  {
    path: "/pricing",
    load: async () => (await import("#app/routes/purchases/pricing-page.tsx")).PricingPage,
    queryNames: ["billing"],
    title: "Offers",
  },
  {
    path: "/power-kits",
    load: async () => (await import("#app/routes/purchases/power-kits-page.tsx")).PowerKitsPage,
    title: "Power Kits",
  },
  {
    path: "/contact",
    load: async () => (await import("#app/routes/contact-page.tsx")).ContactPage,
    title: "Contact",
  },
  {
    path: "/blog",
    load: async () => (await import("#app/routes/blog/blog-page.tsx")).BlogPage,
    queryNames: ["page"],
    title: "Leadership Insights",
  },
  {
    path: "/blog/:slug",
    load: async () => (await import("#app/routes/blog/blog-post-page.tsx")).BlogPostPage,
    title: ({ slug = "" }, _, read) => titleOfPost(read(postKey(slug))),
  },
  {
    path: "/dashboard",
    load: async () => (await import("#app/routes/dashboard/dashboard-page.tsx")).DashboardPage,
    membersOnly: true,
    title: "Dashboard",
  },
  {
    path: "/tools",
    load: async () => (await import("#app/routes/tools/tools-page.tsx")).ToolsPage,
    queryNames: ["tier"],
    title: "Tools",
  },
  {
    path: "/tools/career-positioning",
    load: async () =>
      (await import("#app/routes/tools/career-positioning-page.tsx")).CareerPositioningPage,
    title: (_, site) => titleOfTool(site, "career-positioning"),
  },
  {
    path: "/tools/:slug",
    load: async () => (await import("#app/routes/tools/tool-page.tsx")).ToolPage,
    exists: (params, site) => site.tools.some((tool) => tool.slug === params.slug),
    title: ({ slug }, site) => titleOfTool(site, slug),
  },
  {
    path: "/sign-in",
    load: async () => (await import("#app/routes/account/sign-in-page.tsx")).SignInPage,
    usesPasskeys: true,
    title: "Sign in",
  },
  {
    path: "/sign-in/verify",
    load: async () => (await import("#app/routes/account/sign-in-link-page.tsx")).SignInLinkPage,
    title: "Your link",
  },
  {
    path: "/account",
    load: async () => (await import("#app/routes/account/account-page.tsx")).AccountPage,
    membersOnly: true,
    usesPasskeys: true,
    title: "Account",
  },
  {
    path: "/library",
    load: async () => (await import("#app/routes/library-page.tsx")).LibraryPage,
    queryNames: ["from", "to"],
    membersOnly: true,
    title: "Library",
  },
  {
    path: "/say-it",
    load: async () => (await import("#app/routes/say-it-page.tsx")).SayItPage,
    usesMicrophone: true,
    title: "Say it",
  },
  {
    path: "/unsubscribe",
    load: async () => (await import("#app/routes/unsubscribe-page.tsx")).UnsubscribePage,
    title: "Leave the list",
  },
  {
    path: `/download/${freeKitId}`,
    load: async () => (await import("#app/routes/purchases/download-page.tsx")).DownloadPage,
    membersOnly: true,
    isFile: true,
    title: "Your free pack",
  },
  {
    path: "/download/:purchaseId/:kit",
    load: async () => (await import("#app/routes/purchases/download-page.tsx")).DownloadPage,
    isFile: true,
    title: "Your download",
  },
  {
    path: "/sessions/:id",
    load: async () =>
      (await import("#app/routes/purchases/coaching-session-page.tsx")).CoachingSessionPage,
    title: "Your 1:1 session",
  },
  {
    path: "/my-kits",
    load: async () => (await import("#app/routes/purchases/my-kits-page.tsx")).MyKitsPage,
    title: "My Kits",
  },
  {
    path: "/checkout/return",
    load: async () =>
      (await import("#app/routes/purchases/checkout-return-page.tsx")).CheckoutReturnPage,
    title: "Your purchase",
  },
  {
    path: "/privacy",
    load: async () => (await import("#app/routes/legal/privacy-page.tsx")).PrivacyPage,
    title: "Privacy",
  },
  {
    path: "/terms",
    load: async () => (await import("#app/routes/legal/terms-page.tsx")).TermsPage,
    title: "Terms",
  },
];

export const notFoundRoute: PageRoute = {
  path: "/:anywhere",
  load: async () => (await import("#app/routes/not-found-page.tsx")).NotFoundPage,
  title: "404 Page Not Found",
};

const TitledPost = s.optional(s.nullable(s.object({ title: s.string })));

function titleOfPost(read: unknown): string {
  const post = TitledPost.parse(read);
  if (post === undefined) return "Leadership Insights";
  return post?.title ?? "Post not found";
}

function titleOfTool(site: Site, slug: string | undefined): string {
  return site.tools.find((tool) => tool.slug === slug)?.title ?? "Tools";
}
