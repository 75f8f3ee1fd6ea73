import { assert, boolean, date, integer, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { isSameWords, normalizePostWords } from "#features/blog/writing/post-words.ts";
import { formatPostFile, parsePostFile, PostFileError } from "./post-file.ts";

const heading = {
  title: "The pause",
  slug: "the-pause",
  category: "Negotiation",
  preview: "What a pause is worth: more than a word.",
  pro: "true",
  published: "2026-06-09",
};

function file(values: Record<string, string>, body = "One line.\nAnother."): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  return ["---", ...lines, "---", body].join("\n");
}

function problemsOf(text: string): readonly string[] {
  try {
    parsePostFile("content/blog/a.md", text);
    return [];
  } catch (error) {
    if (error instanceof PostFileError) return error.problems;
    throw error;
  }
}

test("a post is read with its heading and its text as it was written", () => {
  expect(parsePostFile("a.md", file(heading).replaceAll("\n", "\r\n"))).toEqual({
    slug: "the-pause",
    version: 1,
    title: "The pause",
    category: "Negotiation",
    previewText: "What a pause is worth: more than a word.",
    isProOnly: true,
    isDraft: false,
    publishedAt: new Date("2026-06-09T00:00:00Z"),
    content: "One line.\nAnother.",
  });
});

test("a post that was changed says its version", () => {
  expect(parsePostFile("a.md", file({ ...heading, version: "12" })).version).toBe(12);
  for (const version of ["0", "-1", "1.5", "two", "10000"])
    expect(problemsOf(file({ ...heading, version }))).toEqual([
      "content/blog/a.md, line 8: version is not right. Write a whole number from 1 to 9999, one more than before.",
    ]);
});

test("every problem names the file and the line", () => {
  const { title: _title, ...untitled } = heading;
  expect(problemsOf(file(untitled))).toEqual([
    "content/blog/a.md, line 7: The heading has no title.",
  ]);
  expect(problemsOf(file({ ...heading, slug: "The Pause" }))).toEqual([
    "content/blog/a.md, line 3: slug is not right. Use small letters, figures and single hyphens.",
  ]);
  expect(problemsOf(file({ ...heading, pro: "yes" }))).toEqual([
    "content/blog/a.md, line 6: pro is not right. Write true or false.",
  ]);
  expect(problemsOf(file({ ...heading, published: "9 June" }))).toEqual([
    "content/blog/a.md, line 7: published is not right. Write the date as 2026-11-21.",
  ]);
  expect(problemsOf(file({ ...heading, author: "Ada" }))).toEqual([
    "content/blog/a.md, line 8: author is no field of a post. The fields are title, slug, category, preview, pro, published, draft, version.",
  ]);
  expect(problemsOf(file(heading, " \n"))).toEqual([
    "content/blog/a.md, line 9: There is no text under the heading.",
  ]);
  expect(problemsOf("Only words")).toEqual([
    "content/blog/a.md, line 1: Begin with a line of --- and close the heading with another.",
  ]);
});

test("any text is a post or a list of problems", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const whole = `---\n${text}\n---\n${text}`;
      for (const problem of problemsOf(whole))
        expect(problem).toMatch(/^content\/blog\/a\.md, line \d+: /);
    }),
  );
});

const publishedOf = (published: string) =>
  parsePostFile("a.md", file({ ...heading, published })).publishedAt.toISOString();
const line = (maxLength: number) => string({ unit: "grapheme", minLength: 1, maxLength });

test("the moment of a post stands in its file where it is no day’s beginning", () => {
  expect(publishedOf("2026-11-25T09:05Z")).toBe("2026-11-25T09:05:00.000Z");
  expect(publishedOf("2026-11-25T09:05:07.008Z")).toBe("2026-11-25T09:05:07.008Z");
  for (const published of ["2026-11-25 09:05", "2026-11-25T25:00Z", "2026-02-31T09:00Z"])
    expect(problemsOf(file({ ...heading, published }))).toHaveLength(1);
});

test("whatever is typed at the desk is read from its file again as it was", () => {
  const typed = record({
    title: line(30),
    category: line(20),
    previewText: line(40),
    content: line(200),
    isProOnly: boolean(),
  });
  const rest = record({
    isDraft: boolean(),
    version: integer({ min: 1, max: 9999 }),
    publishedAt: date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2999-01-01T00:00:00Z"),
      noInvalidDate: true,
    }),
  });
  assert(
    property(typed, rest, (raw, more) => {
      const words = normalizePostWords(raw);
      if (Object.values(words).includes("")) return;
      const post = { slug: "a-post", ...words, ...more };
      const text = formatPostFile(post);
      expect(parsePostFile("a.md", text)).toEqual(post);
      expect(isSameWords(normalizePostWords(words), words)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
