import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { filesUnder } from "../support/files-under.ts";

const maxFilesInFolder = 20;

const code = ["src", "tests", "bench", "scripts"].flatMap(filesUnder);
const sources = code.filter((file) => /^src\/.*(?<!\.test|\.fixture)\.tsx?$/.test(file));

/** The exported names that a file declares. */
function exportedNames(file: string): string[] {
  const declared =
    /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
  const found = [...readFileSync(file, "utf8").matchAll(declared)];
  return [...new Set(found.map(([, name = ""]) => name))];
}

const exported = sources.flatMap((file) => exportedNames(file).map((name) => ({ name, file })));

test("a folder holds at most twenty files; what grows further gets rooms", () => {
  const sizes = Object.entries(Object.groupBy(code, (file) => dirname(file)));
  const crowded = sizes.filter(([, files = []]) => files.length > maxFilesInFolder);
  expect(crowded.map(([folder, files = []]) => `${folder}: ${files.length}`)).toEqual([]);
});

test("an exported name stands for one thing", () => {
  const twice = Object.entries(Object.groupBy(exported, ({ name }) => name));
  expect(
    twice
      .filter(([, all = []]) => all.length > 1)
      .map(([name, all = []]) => `${name}: ${all.map(({ file }) => file).join(", ")}`),
  ).toEqual([]);
});

/** Words of a private English that a newcomer had to learn, and the field's word for each. */
const banned: Readonly<Record<string, string>> = {
  "^(?:ground|sights?|looks?)$": "context, snapshots, fetch sequence",
  "(?:^d|D)esk(?:$|[A-Z])": "service or console",
  "^(?:tell|told|hers|toHer)$": "dispatch or action, ownedBy, isOwner, toMember",
  "(?:^p|P)atience": "timeouts",
  "^(?!isKeptByUser$|withFactKept$).*(?:^k|K)e(?:ep|pt)(?:$|[A-Z])":
    "store, stored; only a member keeps a fact",
  "(?:^t|T)idy|(?:^f|F)reshen": "purge or normalize, revalidate",
  "(?:^t|T)rouble(?:$|[A-Z])|(?:^u|U)nproven": "PaymentsError, InvalidSignature",
};

test("exported names are the field's words", () => {
  const wrong = exported.flatMap(({ name, file }) =>
    Object.entries(banned)
      .filter(([pattern]) => new RegExp(pattern).test(name))
      .map(([, better]) => `${file}: ${name} (${better})`),
  );
  expect(wrong).toEqual([]);
});

/** What a sentence quotes is the language of members, and may say anything. */
const quoted = /"[^"]*"|“[^”]*”|`[^`]*`/g;

test("comments speak of the member or the visitor", () => {
  const wrong = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^\s*(?:\/\/|\/?\*).*$/gm)]
      .map(([line]) => line.replaceAll(quoted, "").trim())
      .filter((line) => /\b(?:she|her|hers)\b/i.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(wrong).toEqual([]);
});
