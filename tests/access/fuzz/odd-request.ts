import * as fc from "fast-check";
import { form, formOf, json, type OddBody, oddBodies } from "./odd-body.ts";
import { oddText } from "./odd-values.ts";
import { usualBodies } from "./usual-bodies.ts";

/** A request as a test sends it. */
export type OddRequest = { readonly path: string; readonly init: RequestInit };

const queryNames = [
  "before",
  "version",
  "page",
  "q",
  "next",
  "zone",
  "token",
  "session_id",
  "words",
  "said",
  "move",
  "exp",
  "sig",
  "code",
  "state",
  "error",
] as const;

const queryPairs = fc.array(fc.tuple(fc.constantFrom(...queryNames), oddText), { maxLength: 3 });
const query = fc.oneof(
  queryPairs.map((given) => new URLSearchParams(given).toString()),
  fc.constantFrom("%", "a=%FF", "page[]=1&page[]=2", "page=1&page=2", "=&&=", "__proto__[x]=1"),
);

const latin = fc.string({
  unit: fc.integer({ min: 32, max: 255 }).map((at) => String.fromCharCode(at)),
  maxLength: 30,
});
const names = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Range",
  "If-None-Match",
  "If-Range",
];
const more = [
  "User-Agent",
  "Referer",
  "X-Forwarded-For",
  "Host",
  "Purpose",
  "Idempotency-Key",
  "Stripe-Signature",
];
const values = fc.oneof(
  latin,
  fc.constantFrom(
    "*",
    "text/event-stream",
    "bytes=-1",
    "bytes=9-1,0-",
    "en;q=2",
    "br;q=0,*",
    "null",
    "t=0,v1=0",
  ),
);
const oddHeaders = fc.dictionary(fc.constantFrom(...names, ...more), values, { maxKeys: 2 });

/** The usual request to a call or page at this path of its pattern. */
export function usualRequest(method: string, pattern: string, path: string): OddRequest {
  if (method === "GET") return { path, init: { method } };
  const fields = usualBodies[pattern] ?? {};
  const isJson = pattern.startsWith("/api/");
  const body = isJson ? JSON.stringify(fields) : formOf(fields);
  const headers = { "Content-Type": isJson ? json : form };
  return { path, init: { method, redirect: "manual", headers, body } };
}

/** Odd requests to one call or page, by its pattern; `ids` are another person's. */
export function oddRequests(
  method: string,
  pattern: string,
  ids: readonly string[],
): fc.Arbitrary<OddRequest> {
  const isRead = method === "GET" || method === "HEAD";
  const param = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    fc.constantFrom(
      "pay-ask",
      "payAsk",
      "raise-promotion-ask",
      "%",
      "%00",
      "%ZZ",
      "..%2f..%2f",
      ".",
    ),
    oddText.map((text) => encodeURIComponent(text.toWellFormed()) || "x"),
  );
  const pieces = pattern
    .split("/")
    .map((piece) => (/^[:*]/.test(piece) ? param : fc.constant(piece)));
  const body = isRead ? fc.constant<OddBody>({ type: null, text: null }) : oddBodies(pattern);
  return fc
    .record({ pieces: fc.tuple(...pieces), query, headers: oddHeaders, body })
    .map((made) => ({
      path: `${made.pieces.join("/")}?${made.query}`,
      init: {
        method,
        redirect: "manual",
        headers: {
          ...made.headers,
          ...(made.body.type !== null && { "Content-Type": made.body.type }),
        },
        body: made.body.text,
      },
    }));
}
