import { expect, test } from "vitest";
import { formatPlainText } from "./plain-text.ts";
import { formatResult, parseResult } from "./result-text.ts";

const table = [
  "| When | What is done |",
  "|:-----|------------:|",
  "| **March 2** | Meet the team |",
  "| a \\| b | |",
];

test.for([
  [
    "a table is a heading and a list",
    table,
    ["When · What is done", "- March 2 · Meet the team\n- a | b"],
  ],
  ["a line with bars is no table", ["Director | Acme | 2019"], ["Director | Acme | 2019"]],
  ["a quotation", ["> **Note:** read it", "> twice"], ["Note: read it\ntwice"]],
  ["boxes", ["- [ ] Read", "* [x] Sign", "+ Send"], ["- Read\n- Sign\n- Send"]],
  ["rules and underlines", ["Title", "===", "* * *", "___", "End"], ["Title", "End"]],
  ["headings of any depth", ["##### Deep ##", "#1 in the region"], ["Deep", "#1 in the region"]],
  ["a fence", ["~~~text", "Kept", "~~~"], ["Kept"]],
  ["marks around two lines", ["**Kind regards,", "Ada**"], ["Kind regards,\nAda"]],
  ["a request line in bold", ["I ask.", "**To complete this, add:** a date."], ["I ask."]],
  [
    "more than",
    ["> 40% more than planned", "5* hotel, 2 * 3"],
    ["> 40% more than planned\n5* hotel, 2 * 3"],
  ],
] as const)("%s", ([, lines, parts]) => {
  const result = parseResult(lines.join("\n"));
  expect(formatPlainText(result)).toBe(parts.join("\n\n"));
  expect(parseResult(formatResult(result))).toEqual(result);
});

test("a request line in bold is a request", () => {
  expect(parseResult("**To complete this, add:** a date; *who asks*.").missing).toEqual([
    "a date",
    "who asks",
  ]);
});
