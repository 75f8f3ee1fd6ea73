import { hydrate } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { openDeviceStorage } from "#ui/device.ts";
import { browserApiFetch, createQueryClient } from "#ui/api/query-client.ts";
import { notFoundRoute, routes } from "./routes.ts";
import { AppRoot } from "./shell/app.tsx";
import { interceptLinks } from "./shell/links.ts";
import { matchRoute } from "./shell/match-route.ts";
import { trackHistory } from "./shell/navigation.ts";
import { type PageData, pageDataId } from "./shell/page-data.ts";
import { loadPage } from "./shell/page-loader.ts";
import { watchSignOutElsewhere } from "./shell/sign-out-elsewhere.ts";

const root = document.getElementById("root");
const written = document.getElementById(pageDataId)?.textContent;
if (root && written) {
  const data: PageData = JSON.parse(written);
  const client = createQueryClient(browserApiFetch);
  hydrate(client, data.queries);
  const match = matchRoute(routes, location.pathname, data.site);
  await loadPage(match?.route ?? notFoundRoute);
  trackHistory();
  const { viewer } = data;
  const isMember = viewer.kind === "member";
  const isFirst = openDeviceStorage(isMember ? viewer.id : null);
  watchSignOutElsewhere(isMember);
  // As a transition it gives way to her input.
  startTransition(() => {
    hydrateRoot(root, <AppRoot data={data} client={client} />);
  });
  interceptLinks(data, client);
  if (isMember) (await import("./shell/sign-out.ts")).watchSignOut(isFirst);
}
