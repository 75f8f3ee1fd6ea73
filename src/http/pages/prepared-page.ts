import {
  type EncodedBody,
  type ContentEncoding,
  compressAll,
  compressQuickly,
  negotiateEncoding,
} from "#http/content/content-encoding.ts";
import { etagOf } from "#http/content/etag.ts";

type Headers = Readonly<Record<string, string>>;

export type HtmlPage = {
  readonly status: number;
  readonly html: string;
  readonly headers?: Headers;
};

/** A visitor's page in every coding, ready to be written again and again. */
export type PreparedPage = {
  /** The pattern of its route, for the log. */
  readonly route: string;
  readonly status: number;
  readonly etag: string;
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<ContentEncoding | "unchanged", Headers>>;
};

/** Makes a page ready for the cache; `common` are the headers of every response. */
export async function preparePage(
  page: HtmlPage,
  route: string,
  commonHeaders: Headers,
): Promise<PreparedPage> {
  const etag = etagOf(page.html);
  const body = await compressAll(page.html);
  const unchanged = { ...commonHeaders, ...visitorHeaders(page, etag) };
  const full = (encoding: ContentEncoding) => ({
    ...unchanged,
    ...bodyHeaders(encoding, body[encoding]),
  });
  const headers = { br: full("br"), gzip: full("gzip"), identity: full("identity"), unchanged };
  return { route, status: page.status, etag, body, headers };
}

/** The response to a visitor whose page is not cached. */
export function visitorPageResponse(
  page: HtmlPage,
  acceptedEncoding: string | undefined,
): Response {
  const encoding = negotiateEncoding(acceptedEncoding);
  const body = compressQuickly(page.html, encoding);
  const headers = { ...visitorHeaders(page, etagOf(page.html)), ...bodyHeaders(encoding, body) };
  return new Response(body, { status: page.status, headers });
}

/** The response to a member: private, cached nowhere. */
export function memberPageResponse(page: HtmlPage): Response {
  const headers = {
    ...page.headers,
    "Content-Type": htmlType,
    "Cache-Control": "private, no-store",
    Vary: "Cookie",
  };
  // As bytes it is not copied once more together with its head.
  const body = Buffer.from(page.html);
  return new Response(body, { status: page.status, headers });
}

const htmlType = "text/html; charset=utf-8";

function visitorHeaders(page: HtmlPage, etag: string): Headers {
  return {
    ...page.headers,
    "Cache-Control": "private, no-cache",
    Vary: "Accept-Encoding, Cookie",
    ETag: etag,
  };
}

function bodyHeaders(encoding: ContentEncoding, body: Buffer): Headers {
  return {
    "Content-Type": htmlType,
    "Content-Length": String(body.length),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
}
