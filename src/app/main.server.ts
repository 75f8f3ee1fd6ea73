import { join } from "node:path";
import { readSettings, type Settings } from "#adapters/env.ts";
import { projectRoot } from "#adapters/project-root.ts";
import { StartProblem } from "#adapters/start-problem.ts";
import { toolCards } from "#core/tools/card.ts";
import { loadStaticFiles } from "#http/static-files.ts";
import { readAssets } from "./assets.server.ts";
import { createPages } from "./render.server.tsx";
import { serve, type Shown } from "./serve.server.ts";

try {
  const settings = readSettings(process.env);
  await serve(settings, show(settings));
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}

/** The pages and the browser's files, from what the build wrote. */
async function show(settings: Settings): Promise<Shown> {
  const client = join(projectRoot(), "dist/client");
  const site = {
    brand: settings.BRAND_NAME,
    baseUrl: settings.BASE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    bookingUrl: settings.BOOKING_URL ?? null,
    tools: toolCards(),
  };
  const [pages, files] = await Promise.all([
    createPages({ site, assets: readAssets(client) }),
    loadStaticFiles(client),
  ]);
  return { pages, files };
}
