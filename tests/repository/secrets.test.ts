import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixedSecret } from "../support/app/fixed-secret.ts";

type Rule = { readonly what: string; readonly pattern: RegExp };

const rules: readonly Rule[] = [
  { what: "a key of Stripe", pattern: /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { what: "a webhook secret of Stripe", pattern: /\bwhsec_[A-Za-z0-9+/=]{20,}/g },
  { what: "a private key", pattern: /-{5}BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-{5}/g },
  { what: "a key of AWS", pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { what: "a token of GitHub", pattern: /\b(?:gh[pousr]_|github_pat_)\w{20,}/g },
  { what: "a token of npm", pattern: /\bnpm_[A-Za-z0-9]{30,}/g },
  { what: "a token of Slack", pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { what: "a key of Google", pattern: /\bAIza[\w-]{35}/g },
  { what: "a key of a model", pattern: /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{20,}/g },
  { what: "a signed token", pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g },
  {
    what: "an address with a password",
    pattern: /\b[a-z]+:\/\/[\w.%-]+:(?!password@)[^\s@/$"'`<>{}…]{6,}@/g,
  },
];

const assignment =
  /(?:secret|key|token|password|passwd|credential)\w*["']?\s*[:=]\s*["'`]?([\w+/=-]{20,})/gi;

/** What looks like a secret and is none, with its file. */
const known: readonly (readonly [file: string, text: string])[] = [
  ["src/adapters/database/describe-database.test.ts", ["postgres://me", "hidden@"].join(":")],
  [
    "src/adapters/database/postgres/postgres.test.ts",
    ["postgres://someone", "hidden-word@"].join(":"),
  ],
  ["src/adapters/env.test.ts", fixedSecret],
  ["src/adapters/payments/env.test.ts", fixedSecret],
  ["tests/support/app/fixed-secret.ts", fixedSecret],
];

/** Bits a character: about 3.5 for words, above 4 for random letters and figures. */
function entropyOf(text: string): number {
  const counts = Object.values(Object.groupBy(text, (character) => character));
  const shares = counts.map((same = []) => same.length / text.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

/** Random, and not a name or a path of the code. */
function looksRandom(text: string): boolean {
  return /\d/.test(text) && /[a-z]/i.test(text) && entropyOf(text) > 3.6;
}

function secretsIn(text: string): { readonly what: string; readonly found: string }[] {
  const shaped = rules.flatMap(({ what, pattern }) =>
    Array.from(text.matchAll(pattern), ([found]) => ({ what, found })),
  );
  const assigned = Array.from(text.matchAll(assignment), ([, found = ""]) => found)
    .filter(looksRandom)
    .map((found) => ({ what: "a random value under a secret’s name", found }));
  return [...shaped, ...assigned];
}

/** What is in git, or would be at the next commit. */
function files(): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  return listed.split("\0").filter((file) => file !== "" && existsSync(file));
}

test("no file holds what looks like a secret", () => {
  const all = files();
  expect(all.length).toBeGreaterThan(1_000);
  const found = all.flatMap((file) =>
    secretsIn(readFileSync(file, "latin1")).map((secret) => ({ file, ...secret })),
  );
  const isKnown = (at: { file: string; found: string }) =>
    known.some(([file, text]) => file === at.file && text === at.found);
  expect(found.filter((at) => !isKnown(at))).toEqual([]);
  const stale = known.filter(
    ([file, text]) => !found.some((at) => at.file === file && at.found === text),
  );
  expect(stale).toEqual([]);
});

const random = "8fK2mQ9xZt4LbV7nRw3JhY6c";

// In pieces, so that this file holds none of them.
test.for([
  ["sk", `_live_${random}`],
  ["rk", `_live_${random}`],
  ["whsec", `_${random}`],
  ["-----BEGIN", " EC PRIVATE KEY-----"],
  ["-----BEGIN", " PRIVATE KEY-----"],
  ["AKIA", "ABCDEFGHIJKLMNOP"],
  ["ghp", `_${random}`],
  ["github", `_pat_${random}`],
  ["npm", `_${random}${random}`],
  ["xoxb", `-${random}`],
  ["AIza", `${random}${random}`.slice(0, 35)],
  ["sk", `-ant-${random}`],
  ["eyJ", `${random}.eyJ${random}.${random}`],
  ["postgres", "://app:hunter2hunter2@db.example/m"],
  ["APP_SEC", `RET=${random}`],
  ["api_to", `ken: "${random}"`],
  ['"client_sec', `ret": "${random}"`],
] as const)("%s%s is found", (parts) => {
  expect(secretsIn(parts.join(""))).not.toEqual([]);
});

test.for(["STRIPE_SECRET_KEY=", "sk_live_key", "whsec_word", "postgres://user:password@host"])(
  "%s is none",
  (text) => {
    expect(secretsIn(text)).toEqual([]);
  },
);
