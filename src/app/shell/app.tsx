import { type QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { createElement, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { type Address, AddressContext, useAddress } from "#ui/address.ts";
import { notFound, routes } from "#app/routes.ts";
import { LateToaster } from "#ui/toast/late-toaster.tsx";
import { openDevice } from "#ui/device.ts";
import { SiteContext, useSite } from "#ui/site.ts";
import { visitor } from "#core/access/access.ts";
import { LeaveContext, ViewerContext } from "#ui/viewer.ts";
import type { ReadyEvent } from "./early-input.ts";
import { DemoLine } from "./demo-line.tsx";
import { Footer } from "./footer.tsx";
import { applyHead } from "./head.ts";
import { matchRoute } from "./match-route.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { arrive } from "./navigation.ts";
import type { RouteMatch } from "./page.ts";
import { PageBoundary } from "./page-boundary.tsx";
import type { PageData } from "./page-data.ts";
import { pageOf } from "./page-loader.ts";

type AppProps = {
  data: PageData;
  client: QueryClient;
  /** The address that the server renders; the browser has its own. */
  address?: Address;
};

/** The whole document body, the same on the server and in the browser. */
export function App({ data, client, address }: AppProps) {
  const [viewer, setViewer] = useState(data.viewer);
  const leave = () => {
    client.clear();
    openDevice(null);
    setViewer(visitor);
  };
  return (
    <QueryClientProvider client={client}>
      <SiteContext value={data.site}>
        <ViewerContext value={viewer}>
          <LeaveContext value={leave}>
            <AddressContext value={address ?? null}>
              <Screen />
            </AddressContext>
          </LeaveContext>
        </ViewerContext>
      </SiteContext>
    </QueryClientProvider>
  );
}

function Screen() {
  const { path } = useAddress();
  const site = useSite();
  const match = matchRoute(routes, path, site) ?? { route: notFound, params: {} };
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <DemoLine />
      <NavigationBar path={path} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<p className="wrap page meta late">Loading...</p>}>
          <PageBoundary key={path}>
            {createElement(pageOf(match.route), { params: match.params })}
          </PageBoundary>
          <Arrival match={match} />
        </Suspense>
      </main>
      <Footer />
      <LateToaster />
    </>
  );
}

type ArrivalProps = { match: RouteMatch };

/** Stands after the page, so it acts once the page does. */
function Arrival({ match }: ArrivalProps) {
  const site = useSite();
  const { path, search } = useAddress();
  const client = useQueryClient();
  useLayoutEffect(() => {
    applyHead(match, site, path, (key) => client.getQueryData(key));
    arrive(path + search);
  }, [client, match, path, search, site]);
  useEffect(() => {
    document.dispatchEvent(new Event("page-ready" satisfies ReadyEvent));
  }, []);
  return null;
}
