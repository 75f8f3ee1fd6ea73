import { isLocal, isLoopback } from "#adapters/site/env.ts";

type Asked = (name: "host" | "accept" | "sec-fetch-dest") => string | undefined;

/**
 * Is this a page opened as 127.0.0.1 on a server whose address is localhost (or the like)? Her cookies would be
 * kept apart there, so she is sent to BASE_URL. Health checks and fetches stay where they are.
 */
export function otherLoopbackName(baseUrl: string): (header: Asked) => boolean {
  const own = new URL(baseUrl).host;
  if (!isLocal(baseUrl)) return () => false;
  return (header) => {
    const host = header("host");
    if (host === own || host === undefined || !isLoopback(host.replace(/:\d+$/, ""))) return false;
    const destination = header("sec-fetch-dest");
    if (destination !== undefined) return destination === "document";
    return header("accept")?.includes("text/html") ?? false;
  };
}
