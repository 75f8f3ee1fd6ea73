import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parsePostFile, PostFileError } from "./post-file.ts";

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
