import * as fc from "fast-check";
import { bent, oddText, oddValue } from "./odd-values.ts";
import { usualBodies } from "./usual-bodies.ts";

export type OddBody = { readonly type: string | null; readonly text: string | null };

export const json = "application/json";
export const form = "application/x-www-form-urlencoded";

/** Bodies of a call or a form, by its pattern: nearly right, not at all, and of another type. */
export function oddBodies(pattern: string): fc.Arbitrary<OddBody> {
  const usual = bent(usualBodies[pattern] ?? {});
  const usualType = pattern.startsWith("/api/")
    ? usual.map((fields) => ({ type: json, text: JSON.stringify(fields) }))
    : usual.map((fields) => ({ type: form, text: formOf(fields) }));
  return fc.oneof(
    { weight: 6, arbitrary: usualType },
    oddValue.map((value) => ({ type: json, text: JSON.stringify(value) })),
    oddText.map((text) => ({ type: json, text })),
    fc.constantFrom(
      { type: null, text: null },
      { type: json, text: "[".repeat(60_000) },
      { type: json, text: '{"__proto__":{"isPro":true},"constructor":{"prototype":{"x":1}}}' },
      { type: form, text: "a=%FF&a=%00&__proto__=1" },
      { type: "text/plain", text: "{}" },
      {
        type: "multipart/form-data; boundary=x",
        text: '--x\r\nContent-Disposition: form-data; name="file"; filename="../a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
      },
      { type: "multipart/form-data", text: "--x--" },
    ),
  );
}

/** These fields as a plain form sends them. */
export function formOf(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
