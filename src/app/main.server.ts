import { join } from "node:path";
import type { Settings } from "#adapters/env.ts";
import { oidcSettings } from "#adapters/identity/env.ts";
import { hasMailbox } from "#adapters/mail/env.ts";
import { writerOf } from "#adapters/model/index.ts";
import { projectRoot } from "#adapters/project-root.ts";
import { toolCards } from "#core/tools/card.ts";
import { loadStaticFiles } from "#http/static-files.ts";
import { readAssets } from "./assets.server.ts";
import { shownOfKits } from "./kit-previews.server.ts";
import { createPages } from "./render.server.tsx";
import { run, type Shown } from "./serve.server.ts";

await run(process.env, show);

/** The pages and the browser's files, from what the build wrote. */
async function show(settings: Settings): Promise<Shown> {
  const client = join(projectRoot(), "dist/client");
  const oidc = oidcSettings(settings);
  const site = {
    ...(oidc && { oidcName: oidc.name }),
    ...(hasMailbox(settings) && { mailbox: "/dev/mail" }),
    ...(settings.STRIPE_SECRET_KEY === undefined && { testPayments: true }),
    ...(settings.DEMO && { isDemo: true }),
    brand: settings.BRAND_NAME,
    baseUrl: settings.BASE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    bookingUrl: settings.BOOKING_URL ?? null,
    writer: writerOf(settings),
    tools: toolCards(),
  };
  const [pages, ...files] = await Promise.all([
    createPages({ site, assets: readAssets(client) }),
    loadStaticFiles(client),
    loadStaticFiles(shownOfKits),
  ]);
  return { pages, files: new Map(files.flatMap((some) => [...some])) };
}
