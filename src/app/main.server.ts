import { join } from "node:path";
import type { Settings } from "#adapters/env.ts";
import { readOidcSettings } from "#adapters/identity/env.ts";
import { hasLocalMailbox } from "#adapters/mail/env.ts";
import { getModelSource } from "#adapters/model/index.ts";
import { projectRoot } from "#adapters/project-root.ts";
import { toolCards } from "#core/tools/tool-card.ts";
import { loadStaticFiles } from "#http/content/static-files.ts";
import { readAssets } from "#app/ssr/assets.server.ts";
import { kitPreviewsFolder } from "#app/wiring/kit-previews.server.ts";
import { createPageRenderer } from "#app/ssr/page-renderer.server.tsx";
import { runServer, type Frontend } from "#app/wiring/serve.server.ts";

await runServer(process.env, loadFrontend);

/** The pages and the browser's files, from what the build wrote. */
async function loadFrontend(settings: Settings): Promise<Frontend> {
  const client = join(projectRoot(), "dist/client");
  const oidc = readOidcSettings(settings);
  const site = {
    ...(oidc && { oidcName: oidc.name }),
    ...(hasLocalMailbox(settings) && { mailbox: "/dev/mail" }),
    ...(settings.STRIPE_SECRET_KEY === undefined && { testPayments: true }),
    ...(settings.DEMO && { isDemo: true }),
    brand: settings.BRAND_NAME,
    baseUrl: settings.BASE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    bookingUrl: settings.BOOKING_URL ?? null,
    writer: getModelSource(settings),
    tools: toolCards(),
  };
  const [pages, ...files] = await Promise.all([
    createPageRenderer({ site, assets: readAssets(client) }),
    loadStaticFiles(client),
    loadStaticFiles(kitPreviewsFolder),
  ]);
  return { pages, files: new Map(files.flatMap((some) => [...some])) };
}
