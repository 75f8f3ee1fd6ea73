import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverAccount } from "../../tests/support/database/postgres-server.ts";

type Words = Readonly<Record<string, string | number>>;

/** Writes a configuration of this folder with its words in capitals filled in; the account that serves may read it. */
export function fill(name: string, words: Words, to: string): string {
  const template = readFileSync(join(import.meta.dirname, name), "utf8");
  // The longest first: one word may begin another.
  const sorted = Object.entries(words).toSorted(([one], [other]) => other.length - one.length);
  const text = sorted.reduce(
    (filled, [word, value]) => filled.replaceAll(word, `${value}`),
    template,
  );
  writeOwned(to, text);
  return to;
}

export function writeOwned(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  const account = serverAccount();
  if (account) chownSync(file, account.uid, account.gid);
}
