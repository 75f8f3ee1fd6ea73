import { HydrationBoundary, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useLayoutEffect } from "react";
import { Router, useLocation, useSearch } from "wouter";
import { notFound, routes } from "#app/routes.ts";
import { LateToaster } from "#ui/toast/late-toaster.tsx";
import { SiteContext, useSite } from "#ui/site.ts";
import { ViewerContext } from "#ui/viewer.ts";
import { Footer } from "./footer.tsx";
import { applyHead, headOf } from "./head.ts";
import { matchRoute } from "./match-route.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { arrive } from "./navigation.ts";
import type { RouteMatch } from "./page.ts";
import type { PageData } from "./page-data.ts";
import { pageOf } from "./page-loader.ts";

type AppProps = {
  data: PageData;
  client: QueryClient;
  /** The address that the server renders; the browser has its own. */
  address?: { path: string; search: string };
};

/** The whole document body, the same on the server and in the browser. */
export function App({ data, client, address }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={data.queries}>
        <SiteContext value={data.site}>
          <ViewerContext value={data.viewer}>
            <Router {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
              <Screen />
            </Router>
          </ViewerContext>
        </SiteContext>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

function Screen() {
  const [path] = useLocation();
  const site = useSite();
  const match = matchRoute(routes, path, site) ?? { route: notFound, params: {} };
  const Page = pageOf(match.route);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavigationBar path={path} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<p className="wrap page meta">Loading...</p>}>
          <Page key={path} params={match.params} />
          <Arrival match={match} path={path} />
        </Suspense>
      </main>
      <Footer />
      <LateToaster />
    </>
  );
}

type ArrivalProps = { match: RouteMatch; path: string };

/** Stands after the page, so it acts once the page does. */
function Arrival({ match, path }: ArrivalProps) {
  const site = useSite();
  const search = useSearch();
  useLayoutEffect(() => {
    applyHead(headOf(match, site), site, path);
    arrive();
  }, [match, path, search, site]);
  return null;
}
