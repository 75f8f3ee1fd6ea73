import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/asvs.md", "utf8");
const security = readFileSync("SECURITY.md", "utf8");

type Row = {
  readonly numbers: readonly string[];
  readonly state: string;
  readonly how: string;
  readonly tests: string;
};

const states = ["met", "design", "part", "not met", "operator", "n/a"];

/** "1.4.1–1.4.3, 1.5.1" as its four numbers. */
function numbersIn(text: string): string[] {
  return text.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("–");
    const [section, from] = [first.replace(/\.\d+$/, ""), Number(first.split(".").at(-1))];
    const count = Number(last.split(".").at(-1)) - from + 1;
    return Array.from({ length: count }, (_, at) => `${section}.${from + at}`);
  });
}

const rows = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line): Row => {
    const [, number = "", , state = "", how = "", tests = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { numbers: numbersIn(number), state, how, tests };
  });

const count = (wanted: readonly string[]) =>
  rows.filter(({ state }) => wanted.includes(state)).flatMap(({ numbers }) => numbers).length;

test("each of the 253 requirements of Levels 1 and 2 has one row", () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.length).toBe(70 + 183);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("a row has a state, says how or why, and names what shows that it is met", () => {
  const silent = rows.filter(
    ({ state, how, tests }) =>
      !states.includes(state) ||
      (["part", "not met", "n/a"].includes(state) && how === "") ||
      (state === "met" && tests === ""),
  );
  expect(silent).toEqual([]);
});

test("every test that the pages name is there", () => {
  const named = [page, security, readFileSync("docs/accessibility.md", "utf8")].flatMap((text) =>
    Array.from(text.matchAll(/`([\w./-]+\.(?:test\.tsx?|journey\.ts))`/g), ([, file = ""]) => file),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("SECURITY.md counts as the table does", () => {
  const counted = {
    "met, or by design": count(["met", "design"]),
    "met in part": count(["part"]),
    "not met": count(["not met"]),
    "the operator’s": count(["operator"]),
    "about nothing that is here": count(["n/a"]),
  };
  for (const [name, number] of Object.entries(counted))
    expect(security).toContain(`| ${name} | ${number} |`);
});

test("what SECURITY.md calls not met is what the table does", () => {
  const [, sentence = ""] = /^What is not met, in short: ([^]+?)\n\n/m.exec(security) ?? [];
  const named = Array.from(sentence.matchAll(/\d+\.\d+\.\d+/g), ([number]) => number);
  const missing = rows.filter(({ state }) => state === "not met").flatMap((row) => row.numbers);
  expect(named).toEqual(missing);
});
