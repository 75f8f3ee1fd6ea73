import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { createElement, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { type Address, AddressContext, useAddress } from "#ui/address.ts";
import { notFoundRoute, routes } from "#app/routes.ts";
import { LazyToaster } from "#ui/toast/lazy-toaster.tsx";
import { openDeviceStorage } from "#ui/device/device-storage.ts";
import { SiteContext, useSite } from "#ui/site.ts";
import { visitor } from "#core/access/access.ts";
import { SignedOutContext, ViewerContext } from "#ui/viewer.ts";
import type { ReadyEvent } from "./early-input.ts";
import { DemoBanner } from "./demo-banner.tsx";
import { Footer } from "./footer.tsx";
import { applyHead } from "#app/routing/head.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { restoreView } from "#app/routing/history.ts";
import type { RouteMatch } from "#app/routing/page.ts";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import type { PageData } from "#app/routing/page-data.ts";
import { pageComponentOf } from "#app/routing/page-loader.ts";

type AppRootProps = {
  data: PageData;
  client: QueryClient;
  /** The address that the server renders; the browser has its own. */
  address?: Address;
};

/** The whole document body, the same on the server and in the browser. */
export function AppRoot({ data, client, address }: AppRootProps) {
  const [viewer, setViewer] = useState(data.viewer);
  const leave = () => {
    client.clear();
    openDeviceStorage(null);
    setViewer(visitor);
  };
  return (
    <QueryClientProvider client={client}>
      <SiteContext value={data.site}>
        <ViewerContext value={viewer}>
          <SignedOutContext value={leave}>
            <AddressContext value={address ?? null}>
              <Screen />
            </AddressContext>
          </SignedOutContext>
        </ViewerContext>
      </SiteContext>
    </QueryClientProvider>
  );
}

function Screen() {
  const { path } = useAddress();
  const site = useSite();
  const match = matchRoute(routes, path, site) ?? { route: notFoundRoute, params: {} };
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <DemoBanner />
      <NavigationBar path={path} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<p className="container page meta shown-late">Loading...</p>}>
          <PageErrorBoundary key={path}>
            {createElement(pageComponentOf(match.route), { params: match.params })}
          </PageErrorBoundary>
          <NavigationEffects match={match} />
        </Suspense>
      </main>
      <Footer />
      <LazyToaster />
    </>
  );
}

type NavigationEffectsProps = { match: RouteMatch };

/** Stands after the page, so it acts once the page does. */
function NavigationEffects({ match }: NavigationEffectsProps) {
  const site = useSite();
  const { path, search } = useAddress();
  const client = useQueryClient();
  useLayoutEffect(() => {
    applyHead(match, site, path, (key) => client.getQueryData(key));
    restoreView(path + search);
  }, [client, match, path, search, site]);
  useEffect(() => {
    document.dispatchEvent(new Event("page-ready" satisfies ReadyEvent));
  }, []);
  return null;
}
