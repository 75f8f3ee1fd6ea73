import { hydrate } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { openDevice } from "#ui/device.ts";
import { browserApi, createQueryClient } from "#ui/api/query-client.ts";
import { notFound, routes } from "./routes.ts";
import { App } from "./shell/app.tsx";
import { followLinks } from "./shell/links.ts";
import { matchRoute } from "./shell/match-route.ts";
import { watchHistory } from "./shell/navigation.ts";
import { type PageData, pageDataId } from "./shell/page-data.ts";
import { loadPage } from "./shell/page-loader.ts";
import { hearSignOut } from "./shell/sign-out-elsewhere.ts";

const root = document.getElementById("root");
const written = document.getElementById(pageDataId)?.textContent;
if (root && written) {
  const data: PageData = JSON.parse(written);
  const client = createQueryClient(browserApi);
  hydrate(client, data.queries);
  const match = matchRoute(routes, location.pathname, data.site);
  await loadPage(match?.route ?? notFound);
  watchHistory();
  const { viewer } = data;
  const isMember = viewer.kind === "member";
  const isFirst = openDevice(isMember ? viewer.id : null);
  hearSignOut(isMember);
  // As a transition it gives way to her input.
  startTransition(() => {
    hydrateRoot(root, <App data={data} client={client} />);
  });
  followLinks(data, client);
  if (isMember) (await import("./shell/sign-out.ts")).watchSignOut(isFirst);
}
