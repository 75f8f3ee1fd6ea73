import { createPageRenderer } from "#app/ssr/page-renderer.server.tsx";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { toolCards } from "#core/tools/tool-card.ts";

/** The product's own pages, with the addresses of a build that is not there. */
export function createRenderedPages(baseUrl: string): Promise<PageRenderer> {
  const site = {
    brand: "M•Power",
    baseUrl,
    supportEmail: "support@mpower.example",
    bookingUrl: null,
    writer: "composer" as const,
    tools: toolCards(),
  };
  const assets = {
    start: "/assets/start.js",
    app: "/assets/app.js",
    styles: [],
    fonts: [],
    chunksOf: () => [],
    stylesOf: () => [],
  };
  return createPageRenderer({ site, assets });
}
