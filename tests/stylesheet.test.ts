import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesUnder } from "./support/files-under.ts";

const files = filesUnder("src");

/** Messages carry rules of their own. */
const writers = files.filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("src/adapters/"),
);
const sheets = files.filter((file) => file.endsWith(".css"));

const styled = new Set(sheets.flatMap((file) => classesWithRules(readFileSync(file, "utf8"))));
const used = new Set(writers.flatMap((file) => classesInUse(readFileSync(file, "utf8"))));

/** Classes that a value names: a badge’s kind, a note’s tone, a button’s look, a negotiation’s status. */
const namedByValue = "danger warning success pro signup soon primary point quiet".split(" ");

/** The class names in the selectors of a stylesheet, nested ones as well. */
function classesWithRules(text: string): string[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/"[^"]*"/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** The class names that a page writes: plain, picked by a condition, or in the HTML of a page without React. */
function classesInUse(text: string): string[] {
  const plain = [...text.matchAll(/\bclass(?:Name)?(?:=|: | = )"([^"]*)"/g)];
  const chosen = [
    ...text.matchAll(/\bclassName=\{((?:[^{}]|\{[^{}]*\})*)\}/g),
    ...text.matchAll(/\breturn classNames\(([^)]*)\)/g),
  ]
    .map(([, code = ""]) => code.replaceAll(/[=!]== "[^"]*"/g, ""))
    .flatMap((code) => [...code.matchAll(/"([^"]*)"|`([^`]*)`/g)]);
  return [...plain, ...chosen]
    .flatMap(([, words, template]) => (words ?? template ?? "").split(/\s+/))
    .filter((word) => /^[a-z][\w-]*$/.test(word));
}

test("the test sees the classes", () => {
  expect(classesWithRules('.a > .b, .c { d: 1.5rem; &.e::after { content: ".f"; } }')).toEqual([
    "a",
    "b",
    "c",
    "e",
  ]);
  expect(classesInUse('<p className={classNames("a b", is === "c" && "d")} class="e" />')).toEqual(
    expect.arrayContaining(["a", "b", "d", "e"]),
  );
  expect(used.size).toBeGreaterThan(150);
});

test("every class in use has a rule", () => {
  expect([...used].filter((name) => !styled.has(name))).toEqual([]);
});

test("every class with a rule is in use", () => {
  const known = new Set([...used, ...namedByValue]);
  expect([...styled].filter((name) => !known.has(name))).toEqual([]);
});

/** What one page needs and no other pays for: its document links to it by the manifest (assets.server.ts). */
const ownSheets = ["src/app/desk/desk.css", "src/features/rehearsal/ui/rehearsal-room.css"];

test("every stylesheet is part of the one that pages load, once, or of one page alone", () => {
  const app = "src/app/stylesheet.css";
  const imported = ["src/ui/styles/index.css", app].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/@import "([^"]+)";/g)].map(([, path = ""]) =>
      join(dirname(file), path).replaceAll("\\", "/"),
    ),
  );
  expect([...imported, app, ...ownSheets].toSorted()).toEqual(sheets.toSorted());
});

test("the design system names no stylesheet outside it", () => {
  const paths = readFileSync("src/ui/styles/index.css", "utf8").match(/@import "\.\.\/\.\.[^"]*"/g);
  expect(paths).toBeNull();
});

test("a rule stands in a layer, except tokens and fonts", () => {
  const free = ["tokens.css", "fonts.css", "index.css", "stylesheet.css"];
  const loose = sheets.filter((file) => {
    const bare = readFileSync(file, "utf8").replaceAll(/^\/\*[\s\S]*?\*\/\s*/g, "");
    const starts = bare.split("\n").filter((line) => /^[^\s}]/.test(line));
    return starts.some((line) => !/^@layer (?:reset|base|layout|parts|state) \{$/.test(line));
  });
  expect(loose.map((file) => file.slice(file.lastIndexOf("/") + 1)).toSorted()).toEqual(
    free.toSorted(),
  );
});
