import { isLocalUrl, isLoopbackHost } from "#adapters/site/env.ts";

type HeaderLookup = (name: "host" | "accept" | "sec-fetch-dest") => string | undefined;

/**
 * Is this a page opened as 127.0.0.1 on a server whose address is localhost (or the like)? Cookies would be kept apart
 * there, so the browser is redirected to BASE_URL. Health checks and fetches stay where they are.
 */
export function createLoopbackRedirectCheck(baseUrl: string): (header: HeaderLookup) => boolean {
  const ownHost = new URL(baseUrl).host;
  if (!isLocalUrl(baseUrl)) return () => false;
  return (header) => {
    const host = header("host");
    if (host === ownHost || host === undefined || !isLoopbackHost(host.replace(/:\d+$/, "")))
      return false;
    const destination = header("sec-fetch-dest");
    if (destination !== undefined) return destination === "document";
    return header("accept")?.includes("text/html") ?? false;
  };
}
