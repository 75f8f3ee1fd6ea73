import { type Encoded, type Encoding, encode } from "./encoding.ts";
import { etagOf } from "./etag.ts";

type Headers = Readonly<Record<string, string>>;

/** A page as a visitor receives it, ready to be written. */
export type SentPage = {
  /** The pattern of its route, for the log. */
  readonly route: string;
  readonly status: number;
  readonly etag: string;
  readonly body: Encoded;
  readonly headers: Readonly<Record<Encoding | "unchanged", Headers>>;
};

export type Html = {
  readonly route: string;
  readonly status: number;
  readonly html: string;
  readonly headers?: Headers;
};

/** A page's HTML in each coding with its headers. `quality` is brotli's (see encode()), `common` goes on every response. */
export async function preparePage(page: Html, quality: number, common: Headers): Promise<SentPage> {
  const etag = etagOf(page.html);
  const body = await encode(page.html, quality);
  const unchanged = {
    ...common,
    ...page.headers,
    "Cache-Control": "private, no-cache",
    Vary: "Accept-Encoding, Cookie",
    ETag: etag,
  };
  const full = (encoding: Encoding) => ({
    ...unchanged,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body[encoding].length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  });
  const [br, gzip, identity] = [full("br"), full("gzip"), full("identity")];
  return {
    route: page.route,
    status: page.status,
    etag,
    body,
    headers: { br, gzip, identity, unchanged },
  };
}
