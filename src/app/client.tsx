import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { openDeviceStorage } from "#ui/device/device-storage.ts";
import { browserApiFetch, createQueryClient } from "#ui/api/query-client.ts";
import { notFoundRoute, routes } from "./routes.ts";
import { AppRoot } from "#app/shell/app-root.tsx";
import { interceptLinks } from "#app/routing/link-navigation.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { trackHistory } from "#app/routing/history.ts";
import { PageData, pageDataId } from "#app/routing/page-data.ts";
import { loadPage } from "#app/routing/page-loader.ts";
import { watchSignOutElsewhere } from "./shell/sign-out-elsewhere.ts";

const root = document.getElementById("root");
const written = document.getElementById(pageDataId)?.textContent;
if (root && written) {
  const data = PageData.parse(JSON.parse(written));
  const client = createQueryClient(browserApiFetch);
  for (const read of data.queries) client.setQueryData(read.queryKey, read.data);
  const match = matchRoute(routes, location.pathname, data.site);
  await loadPage(match?.route ?? notFoundRoute);
  trackHistory();
  const { viewer } = data;
  const isMember = viewer.kind === "member";
  const isFirst = openDeviceStorage(isMember ? viewer.id : null);
  watchSignOutElsewhere(isMember);
  // As a transition it gives way to input.
  startTransition(() => {
    hydrateRoot(root, <AppRoot data={data} client={client} />);
  });
  interceptLinks(data, client);
  if (isMember) (await import("./shell/sign-out.ts")).watchSignOut(isFirst);
}
