import { expect, test } from "vitest";
import { parsePostFile } from "./post-file.ts";
import { withPublishDate } from "./publish-date.ts";

const draft =
  "---\ntitle: A\nslug: a\ncategory: Pay\npreview: B.\npro: false\npublished: 2030-01-01\ndraft: true\n---\nText.\n\n---\ndraft: stays in the text\n";

test.for([draft, draft.replaceAll("\n", "\r\n")])(
  "a draft is out from the day on, its text untouched",
  (file) => {
    const before = parsePostFile("a.md", file);
    const after = parsePostFile("a.md", withPublishDate(file, "2026-11-21"));
    expect(after).toEqual({
      ...before,
      isDraft: false,
      publishedAt: new Date("2026-11-21T00:00:00Z"),
    });
  },
);
