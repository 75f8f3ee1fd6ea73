import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { permissionsFor } from "#http/security-headers.ts";
import { createQueryClient } from "#ui/api/query-client.ts";
import type { Site } from "#ui/site.ts";
import type { Assets } from "./assets.server.ts";
import { descriptionOf } from "./descriptions.server.ts";
import { factsOf, listedPaths } from "./page-facts.server.ts";
import type { PageRequest, PageResponse, Pages } from "./pages.ts";
import { notFound, routes } from "./routes.ts";
import { App } from "./shell/app.tsx";
import { documentOf } from "./shell/document.ts";
import { titleOf } from "./shell/head.ts";
import { readAhead } from "./read-ahead.server.ts";
import type { Read } from "./shell/page.ts";
import { matchRoute } from "./shell/match-route.ts";
import { type PageData, serializePageData } from "./shell/page-data.ts";
import { loadPage } from "./shell/page-loader.ts";
import { StatusContext } from "./shell/status.ts";

const withPasskeys = permissionsFor(["publickey-credentials-create", "publickey-credentials-get"]);

type Dependencies = { site: Site; assets: Assets };

/** The renderer of every page. Loads the pages' code first, so that the first request is as quick as the next. */
export async function createPages({ site, assets }: Dependencies): Promise<Pages> {
  const all = [...routes, notFound];
  all.forEach(factsOf);
  await Promise.all(all.map(loadPage));
  return {
    render: (request) => render(request, site, assets),
    knownRoute: (pathname) => {
      const match = matchRoute(routes, pathname, site);
      return match && { path: match.route.path, query: match.route.query ?? [] };
    },
    publicPaths: publicPaths(site),
  };
}

/** The addresses that search engines may list. */
function publicPaths(site: Site): readonly string[] {
  return routes.flatMap((route) => listedPaths(route, site));
}

async function render(
  { url, viewer, api, seeds = [] }: PageRequest,
  site: Site,
  assets: Assets,
): Promise<PageResponse> {
  const { pathname: path, search } = url;
  const match = matchRoute(routes, path, site) ?? { route: notFound, params: {} };
  const { route, params } = match;
  const facts = factsOf(route);
  if (route.membersOnly && viewer.kind === "visitor") {
    const next = `/api/login?next=${encodeURIComponent(path + search)}`;
    return { status: 302, html: "", headers: { Location: next } };
  }
  const client = createQueryClient(api);
  for (const { queryKey, data } of seeds) client.setQueryData(queryKey, data);
  const read: Read = (key) => client.getQueryData(key);
  const reads = route.data ?? (await loadPage(route)).reads;
  await Promise.all(
    (reads?.(params, url.searchParams, viewer) ?? []).map((query) => readAhead(client, api, query)),
  );
  // What could not be had is left to the browser: both sides must begin with the same words.
  client.removeQueries({ predicate: ({ state }) => state.status === "error" });
  const data: PageData = { site, viewer, queries: dehydrate(client) };
  let status = 200;
  const body = renderToString(
    <StatusContext value={(said) => (status = said)}>
      <App data={data} client={client} address={{ path, search }} />
    </StatusContext>,
  );
  const about = facts.about?.(params, site, read) ?? null;
  const html = documentOf({
    title: titleOf(match, site, read),
    description: about?.description ?? descriptionOf(match, site),
    about,
    site,
    path,
    isListed: about !== null || listedPaths(route, site).includes(path),
    assets: { ...assets, chunks: assets.chunksOf(facts.file) },
    body,
    data: serializePageData(data),
  });
  client.clear();
  return { status, html, ...(route.passkeys && { headers: withPasskeys }) };
}
