import { kitsQuery } from "#features/kits/queries.ts";
import { toolQuery } from "#features/tools/queries.ts";
import type { Site } from "#ui/site.ts";
import type { Head, PageRoute, Params } from "./shell/page.ts";

/** Every page, in the specification's order. Any other path is the not-found page. */
export const routes: readonly PageRoute[] = [
  {
    path: "/",
    file: "src/app/routes/home.tsx",
    load: async () => (await import("./routes/home.tsx")).HomePage,
    query: ["path"],
    listed: () => ["/"],
    head: {
      title: "Stop becoming. Start being",
      description:
        "Calm, structured language for high-achieving women: boundaries, pay asks, positioning and offers, written from your own facts.",
    },
  },
  {
    path: "/choose-path",
    file: "src/app/routes/choose-path.tsx",
    load: async () => (await import("./routes/choose-path.tsx")).ChoosePathPage,
    query: ["path"],
    listed: () => ["/choose-path"],
    head: {
      title: "Choose your path",
      description:
        "Build My Legacy for voice, offers and boundaries. Elevate My Path for positioning, pay asks and exits.",
    },
  },
  {
    path: "/pricing",
    file: "src/app/routes/pricing.tsx",
    load: async () => (await import("./routes/pricing.tsx")).PricingPage,
    query: ["billing"],
    listed: () => ["/pricing"],
    head: {
      title: "Offers",
      description:
        "A free account, or Pro Access at $19 per month or $149 per year. Cancel anytime.",
    },
  },
  {
    path: "/power-kits",
    file: "src/app/routes/power-kits.tsx",
    load: async () => (await import("./routes/power-kits.tsx")).PowerKitsPage,
    data: () => [kitsQuery],
    listed: () => ["/power-kits"],
    head: {
      title: "Power Kits",
      description:
        "PDF workbooks for one task each: a bio, a raise, an interview. And a one-hour private strategy session.",
    },
  },
  {
    path: "/contact",
    file: "src/app/routes/contact.tsx",
    load: async () => (await import("./routes/contact.tsx")).ContactPage,
    listed: () => ["/contact"],
    head: {
      title: "Contact",
      description: "Write to us. We answer within 24-48 hours on business days.",
    },
  },
  {
    path: "/blog",
    file: "src/app/routes/blog.tsx",
    load: async () => (await import("./routes/blog.tsx")).BlogPage,
    listed: () => ["/blog"],
    head: {
      title: "Leadership Insights",
      description: "Notes on language, pay, boundaries and standing, for women who lead.",
    },
  },
  {
    path: "/blog/:slug",
    file: "src/app/routes/blog-post.tsx",
    load: async () => (await import("./routes/blog-post.tsx")).BlogPostPage,
    listed: () => [],
    head: { title: "Post not found", description: "This post is not here." },
  },
  {
    path: "/dashboard",
    file: "src/app/routes/dashboard.tsx",
    load: async () => (await import("./routes/dashboard.tsx")).DashboardPage,
    membersOnly: true,
    listed: () => [],
    head: { title: "Dashboard", description: "Your standing, in your own words." },
  },
  {
    path: "/tools",
    file: "src/app/routes/tools.tsx",
    load: async () => (await import("./routes/tools.tsx")).ToolsPage,
    query: ["tier"],
    listed: () => ["/tools"],
    head: {
      title: "Tools",
      description: "Thirteen writing tools. Three are open to everyone, with no account.",
    },
  },
  {
    path: "/tools/career-positioning",
    file: "src/app/routes/career-positioning.tsx",
    load: async () => (await import("./routes/career-positioning.tsx")).CareerPositioningPage,
    data: () => [toolQuery("career-positioning")],
    listed: () => ["/tools/career-positioning"],
    head: (_, site) => toolHead({ slug: "career-positioning" }, site),
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
    head: toolHead,
  },
  {
    path: "/sign-in",
    file: "src/app/routes/sign-in.tsx",
    load: async () => (await import("./routes/sign-in.tsx")).SignInPage,
    listed: () => [],
    head: { title: "Sign in", description: "Sign in, or see what works without an account." },
  },
  {
    path: "/privacy",
    file: "src/app/routes/privacy.tsx",
    load: async () => (await import("./routes/privacy.tsx")).PrivacyPage,
    listed: () => ["/privacy"],
    head: { title: "Privacy", description: "What happens to your words, in plain language." },
  },
  {
    path: "/terms",
    file: "src/app/routes/terms.tsx",
    load: async () => (await import("./routes/terms.tsx")).TermsPage,
    listed: () => ["/terms"],
    head: { title: "Terms", description: "The terms of use, kept short." },
  },
];

export const notFound: PageRoute = {
  path: "/:anywhere",
  file: "src/app/routes/not-found.tsx",
  load: async () => (await import("./routes/not-found.tsx")).NotFoundPage,
  listed: () => [],
  head: { title: "404 Page Not Found", description: "There is no page at this address." },
};

function toolHead(params: Params, site: Site): Head {
  const tool = site.tools.find(({ slug }) => slug === params.slug);
  if (!tool) return { title: "Tools", description: "" };
  return { title: tool.title, description: `${tool.title}: ${tool.summary}` };
}
