import { passkeysQuery, sessionsQuery } from "#features/account/queries.ts";
import { aboutPost } from "#features/blog/about-post.ts";
import type { BlogPost } from "#features/blog/contract.ts";
import { postQuery, postsQuery } from "#features/blog/queries.ts";
import { kitsQuery } from "#features/kits/queries.ts";
import { toolQuery } from "#features/tools/queries.ts";
import type { Site } from "#ui/site.ts";
import type { PageRoute } from "./shell/page.ts";

/** Every page, in the specification's order. Any other path is the not-found page. */
export const routes: readonly PageRoute[] = [
  {
    path: "/",
    file: "src/app/routes/home.tsx",
    load: async () => (await import("./routes/home.tsx")).HomePage,
    query: ["path"],
    listed: () => ["/"],
    title: "Stop becoming. Start being",
  },
  {
    path: "/choose-path",
    file: "src/app/routes/choose-path.tsx",
    load: async () => (await import("./routes/choose-path.tsx")).ChoosePathPage,
    query: ["path"],
    listed: () => ["/choose-path"],
    title: "Choose your path",
  },
  {
    path: "/pricing",
    file: "src/app/routes/pricing.tsx",
    load: async () => (await import("./routes/pricing.tsx")).PricingPage,
    query: ["billing"],
    listed: () => ["/pricing"],
    title: "Offers",
  },
  {
    path: "/power-kits",
    file: "src/app/routes/power-kits.tsx",
    load: async () => (await import("./routes/power-kits.tsx")).PowerKitsPage,
    data: () => [kitsQuery],
    listed: () => ["/power-kits"],
    title: "Power Kits",
  },
  {
    path: "/contact",
    file: "src/app/routes/contact.tsx",
    load: async () => (await import("./routes/contact.tsx")).ContactPage,
    listed: () => ["/contact"],
    title: "Contact",
  },
  {
    path: "/blog",
    file: "src/app/routes/blog.tsx",
    load: async () => (await import("./routes/blog.tsx")).BlogPage,
    query: ["page"],
    data: (_, search) => [postsQuery(search)],
    listed: () => ["/blog"],
    title: "Leadership Insights",
  },
  {
    path: "/blog/:slug",
    file: "src/app/routes/blog-post.tsx",
    load: async () => (await import("./routes/blog-post.tsx")).BlogPostPage,
    data: ({ slug = "" }) => [postQuery(slug)],
    about: ({ slug = "" }, site, read) => aboutPost(read(postQuery(slug).queryKey), site),
    listed: () => [],
    title: ({ slug = "" }, _, read) => titleOfPost(read(postQuery(slug).queryKey)),
  },
  {
    path: "/dashboard",
    file: "src/app/routes/dashboard.tsx",
    load: async () => (await import("./routes/dashboard.tsx")).DashboardPage,
    membersOnly: true,
    listed: () => [],
    title: "Dashboard",
  },
  {
    path: "/tools",
    file: "src/app/routes/tools.tsx",
    load: async () => (await import("./routes/tools.tsx")).ToolsPage,
    query: ["tier"],
    listed: () => ["/tools"],
    title: "Tools",
  },
  {
    path: "/tools/career-positioning",
    file: "src/app/routes/career-positioning.tsx",
    load: async () => (await import("./routes/career-positioning.tsx")).CareerPositioningPage,
    data: () => [toolQuery("career-positioning")],
    listed: () => ["/tools/career-positioning"],
    title: (_, site) => titleOfTool(site, "career-positioning"),
  },
  {
    path: "/tools/:slug",
    file: "src/app/routes/tool.tsx",
    load: async () => (await import("./routes/tool.tsx")).ToolPage,
    data: ({ slug = "" }) => [toolQuery(slug)],
    exists: (params, site) => site.tools.some((tool) => tool.slug === params.slug),
    listed: (site) =>
      site.tools
        .filter((tool) => tool.slug !== "career-positioning")
        .map((tool) => `/tools/${tool.slug}`),
    title: ({ slug }, site) => titleOfTool(site, slug),
  },
  {
    path: "/sign-in",
    file: "src/app/routes/sign-in.tsx",
    load: async () => (await import("./routes/sign-in.tsx")).SignInPage,
    passkeys: true,
    listed: () => [],
    title: "Sign in",
  },
  {
    path: "/sign-in/verify",
    file: "src/app/routes/sign-in-link.tsx",
    load: async () => (await import("./routes/sign-in-link.tsx")).SignInLinkPage,
    listed: () => [],
    title: "Your link",
  },
  {
    path: "/account",
    file: "src/app/routes/account.tsx",
    load: async () => (await import("./routes/account.tsx")).AccountPage,
    data: () => [sessionsQuery, passkeysQuery],
    membersOnly: true,
    passkeys: true,
    listed: () => [],
    title: "Account",
  },
  {
    path: "/privacy",
    file: "src/app/routes/privacy.tsx",
    load: async () => (await import("./routes/privacy.tsx")).PrivacyPage,
    listed: () => ["/privacy"],
    title: "Privacy",
  },
  {
    path: "/terms",
    file: "src/app/routes/terms.tsx",
    load: async () => (await import("./routes/terms.tsx")).TermsPage,
    listed: () => ["/terms"],
    title: "Terms",
  },
];

export const notFound: PageRoute = {
  path: "/:anywhere",
  file: "src/app/routes/not-found.tsx",
  load: async () => (await import("./routes/not-found.tsx")).NotFoundPage,
  listed: () => [],
  title: "404 Page Not Found",
};

function titleOfPost(post: BlogPost | null | undefined): string {
  if (post === undefined) return "Leadership Insights";
  return post?.title ?? "Post not found";
}

function titleOfTool(site: Site, slug: string | undefined): string {
  return site.tools.find((tool) => tool.slug === slug)?.title ?? "Tools";
}
