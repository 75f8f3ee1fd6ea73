/** Licences that ask for no more than their notice, and the one of typefaces. */
const allowed: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Zlib",
];

export type LicenceException = { readonly license: string; readonly reason: string };

/** Packages under another licence, each with the reason why it may be used. */
export const licenceExceptions: Readonly<Record<string, LicenceException>> = {
  "@resvg/resvg-wasm": {
    license: "MPL-2.0",
    reason:
      "used as it comes, in files of its own: the licence asks for the source of changed files",
  },
  satori: {
    license: "MPL-2.0",
    reason:
      "used as it comes, in files of its own: the licence asks for the source of changed files",
  },
  "dictionary-en": {
    license: "(MIT AND BSD)",
    reason: "“BSD” is no SPDX name; its license file holds permissive notices alone",
  },
  wouter: { license: "Unlicense", reason: "given to the public domain" },
};

/** Whether an SPDX expression can be met by allowed licences alone; a form that cannot be read is not. */
export function isAllowedLicence(expression: string): boolean {
  return choicesOf(expression).some((names) => names.every((name) => allowed.includes(name)));
}

/** Whether every licence of the expression has a name that SPDX knows. */
export function isSpdxExpression(expression: string): boolean {
  const others = ["AFL-2.1", "MPL-2.0", "Unlicense"];
  return choicesOf(expression)
    .flat()
    .every((name) => allowed.includes(name) || others.includes(name));
}

/** "(A OR B AND C)" as [[A], [B, C]]. */
function choicesOf(expression: string): string[][] {
  const bare = expression.replace(/^\(([^()]*)\)$/, "$1");
  return bare.split(" OR ").map((choice) => choice.split(" AND "));
}
