import { expect, test } from "vitest";
import { postStateAt, readUtcMoment, startOfMinute } from "./post-state.ts";
import { describeMissingWords, slugOf } from "./post-words.ts";

const words = { title: "T", category: "C", previewText: "P", content: "Text", isProOnly: false };

test("what a post still needs is said in words", () => {
  expect(describeMissingWords(words)).toBeNull();
  expect(describeMissingWords({ ...words, content: "" })).toBe("a text");
  expect(describeMissingWords({ ...words, title: "", content: "" })).toBe("a headline and a text");
  expect(
    describeMissingWords({ ...words, title: "", category: "", previewText: "", content: "" }),
  ).toBe("a headline, a category, a preview and a text");
});

test("a headline makes an address, whatever it is", () => {
  expect(slugOf("It’s “Né” — now!")).toBe("its-ne-now");
  expect(slugOf("李")).toBe("post");
  expect(slugOf("")).toBe("post");
  for (const title of ["a ".repeat(60), "-x-", "a".repeat(120), `${"ab".repeat(34)} - c - d`])
    expect(slugOf(title)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test("a day and a time name a moment of universal time, or none", () => {
  expect(readUtcMoment("2026-11-25", "09:05")?.toISOString()).toBe("2026-11-25T09:05:00.000Z");
  for (const [day, time] of [
    ["2026-02-30", "09:00"],
    ["2026-11-25", "24:00"],
    ["2026-11-25", "9:00"],
    ["25.11.2026", "09:00"],
    ["", ""],
  ] as const)
    expect(readUtcMoment(day, time), `${day} ${time}`).toBeNull();
});

test("a post is out from its moment on, and neither before nor once it was taken back", () => {
  const at = new Date("2026-11-25T09:00:00Z");
  const post = { isDraft: false, publishedAt: at, unpublishedAt: null };
  expect(postStateAt(post, at)).toBe("published");
  expect(postStateAt(post, new Date(at.getTime() - 1))).toBe("scheduled");
  expect(postStateAt({ ...post, isDraft: true }, at)).toBe("draft");
  expect(postStateAt({ ...post, isDraft: true, unpublishedAt: at }, at)).toBe("unpublished");
  expect(startOfMinute(new Date(at.getTime() + 59_999))).toEqual(at);
});
