import * as fc from "fast-check";

/** What has broken programs elsewhere, as text. */
const oddTexts = [
  "",
  " ",
  "\0",
  "null",
  "-1",
  "1e309",
  "9".repeat(40),
  "NaN",
  "%",
  "%00",
  "%E0%A4%A",
  "../../../../etc/passwd",
  String.raw`..\..\windows`,
  "' or 1=1; drop table win; --",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "\r\nSet-Cookie: session=x",
  "__proto__",
  "constructor",
  "\uD800",
  "👩🏽‍💻".repeat(30),
  "a".repeat(9_000),
  "2026-02-30",
  "-271821-04-20",
  "99999-12-31",
  "00000000-0000-0000-0000-000000000000",
  "https://evil.example/",
  "javascript:alert(1)",
] as const;

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: "binary", maxLength: 40 }),
);

const oddNumbers = [-1, -0, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308] as const;

/** Anything that JSON can say. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, false, [], {}, ...oddNumbers),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Some of the fields as they should be, others left out, odd, or strange to the call. */
export function bent(
  fields: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const kept = Object.entries(fields).map(([name, value]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<[string, unknown][]>([[name, value]]) },
      fc.constant<[string, unknown][]>([]),
      oddValue.map((odd): [string, unknown][] => [[name, odd]]),
    ),
  );
  const strange = fc.array(fc.tuple(oddText, oddValue), { maxLength: 1 });
  return fc
    .tuple(fc.tuple(...kept), strange)
    .map(([known, added]) => Object.fromEntries([...known.flat(), ...added]));
}
