import type { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { permissionsPolicyHeader } from "#http/security/security-headers.ts";
import { createQueryClient } from "#ui/api/query-client.ts";
import type { Site } from "#ui/site.ts";
import type { Assets } from "./assets.server.ts";
import { descriptionOf } from "./page-descriptions.server.ts";
import { metadataOf, sitemapPaths } from "./page-metadata.server.ts";
import type { PageRequest, PageResponse, PageRenderer } from "./page-renderer.ts";
import { notFoundRoute, routes } from "#app/routes.ts";
import { AppRoot } from "#app/shell/app-root.tsx";
import { renderDocument } from "./document.ts";
import { pageTitleOf } from "#app/routing/head.ts";
import { prefetchPageQuery } from "./prefetch-page-query.server.ts";
import type { PageRoute, ReadQuery } from "#app/routing/page.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { type PageData, serializePageData } from "#app/routing/page-data.ts";
import { loadPage } from "#app/routing/page-loader.ts";
import { HttpStatusContext } from "#app/routing/http-status.ts";

const passkeyHeaders = permissionsPolicyHeader([
  "publickey-credentials-create",
  "publickey-credentials-get",
]);
const microphoneHeaders = permissionsPolicyHeader(["microphone", "screen-wake-lock"]);

type RendererDeps = { site: Site; assets: Assets };

/** The renderer of every page. Loads the pages' code first, so that the first request is as quick as the next. */
export async function createPageRenderer({ site, assets }: RendererDeps): Promise<PageRenderer> {
  const all = [...routes, notFoundRoute];
  all.forEach(metadataOf);
  await Promise.all(all.map(loadPage));
  return {
    render: (request) => render(request, site, assets),
    findRoute: (pathname) => {
      const match = matchRoute(routes, pathname, site);
      return match && { path: match.route.path, queryNames: match.route.queryNames ?? [] };
    },
    publicPaths: publicPaths(site),
    stylesheetUrl: assets.styles[0],
    plainScript: assets.plain,
    deskAssets: {
      script: assets.desk?.script,
      styles: [...assets.styles, ...(assets.desk?.styles ?? [])],
    },
  };
}

/** The addresses that search engines may list. */
function publicPaths(site: Site): readonly string[] {
  return routes.flatMap((route) => sitemapPaths(route, site));
}

async function render(
  { url, viewer, api, seeds = [], isPreview = false }: PageRequest,
  site: Site,
  assets: Assets,
): Promise<PageResponse> {
  const { pathname: path, search } = url;
  const match = matchRoute(routes, path, site) ?? { route: notFoundRoute, params: {} };
  const { route, params } = match;
  const metadata = metadataOf(route);
  if (route.membersOnly && viewer.kind === "visitor") {
    const next = `/api/login?next=${encodeURIComponent(path + search)}`;
    return { status: 302, html: "", headers: { Location: next } };
  }
  const client = createQueryClient(api);
  for (const { queryKey, data } of seeds) client.setQueryData(queryKey, data);
  const read: ReadQuery = (key) => client.getQueryData(key);
  const { reads } = await loadPage(route);
  await Promise.all(
    (reads?.(params, url.searchParams, viewer) ?? []).map((query) =>
      prefetchPageQuery(client, api, query),
    ),
  );
  // What could not be had is left to the browser: both sides must begin with the same words.
  client.removeQueries({ predicate: ({ state }) => state.status === "error" });
  const data: PageData = { site, viewer, queries: listQueries(client) };
  let status = 200;
  const body = renderToString(
    <HttpStatusContext value={(code) => (status = code)}>
      <AppRoot data={data} client={client} address={{ path, search }} />
    </HttpStatusContext>,
  );
  const article = isPreview ? null : (metadata.articleMeta?.(params, site, read) ?? null);
  const html = renderDocument({
    title: pageTitleOf(match, site, (key) => client.getQueryData(key)),
    description: article?.description ?? descriptionOf(match, site),
    article,
    site,
    path,
    isPreview,
    isIndexed: article !== null || sitemapPaths(route, site).includes(path),
    assets: {
      ...assets,
      styles: [...assets.styles, ...assets.stylesOf(metadata.file)],
      chunks: assets.chunksOf(metadata.file),
    },
    body,
    data: serializePageData(data),
  });
  client.clear();
  const headers = headersOf(route);
  return { status, html, ...(headers && { headers }) };
}

/** A page that may use what is switched off elsewhere says so. */
function headersOf({ usesPasskeys, usesMicrophone }: PageRoute): PageResponse["headers"] {
  if (usesPasskeys) return passkeyHeaders;
  return usesMicrophone ? microphoneHeaders : undefined;
}

/** What was read, as the page takes it along. */
function listQueries(client: QueryClient): PageData["queries"] {
  return client
    .getQueriesData({})
    .flatMap(([queryKey, data]) =>
      data === undefined ? [] : [{ queryKey: queryKey.map(String), data }],
    );
}
