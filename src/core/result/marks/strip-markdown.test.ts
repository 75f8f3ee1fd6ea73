import * as fc from "fast-check";
import { expect, test } from "vitest";
import { stripLead, stripMarkdown } from "./strip-markdown.ts";
import { stripPartialMarkdown } from "./strip-partial-markdown.ts";

test.for([
  ["**Situation:** The plant was late.", "Situation: The plant was late."],
  ["__Task:__ bring it above _90%_.", "Task: bring it above 90%."],
  ["***All of it***, *now*", "All of it, now"],
  ["***All** of it*", "All of it"],
  ["**S**ituation, **T**ask and re**do**", "Situation, Task and redo"],
  ["~~Friday~~ Monday", "Friday Monday"],
  ["“**Quoted**” (*aside*)", "“Quoted” (aside)"],
  ["Run `deploy` or ``two `` ticks", "Run deploy or two ticks"],
  ['See [the plan](https://x.example/a_(b) "Plan").', "See the plan (https://x.example/a_(b))."],
  ["Write to [ada@x.example](mailto:ada@x.example)", "Write to ada@x.example"],
  ["![](https://x.example/a.png)<https://x.example>", "https://x.example/a.pnghttps://x.example"],
  [String.raw`\*not bold\*, 5\. of May, snake\_case`, "not bold, 5. of May, snake_case"],
  ["A&amp;B &mdash; &quot;yes&quot; &#8217; &#x2019; Ad&eacute;l&egrave;", 'A&B — "yes" ’ ’ Adélè'],
  ["&amp;lt;", "<"],
  ["It breaks here\\", "It breaks here"],
] as const)("of %j the words stay: %j", ([line, words]) => {
  expect(stripMarkdown(line)).toBe(words);
});

test.for([
  "I run a 4* hotel and a 5* spa",
  "C*, A*A*A* and a C*-level role",
  "2 * 3 * 4, 2**3**4 and 5*8",
  "f*ck this sh*t, f**k and sh**t",
  "** and *** stand, “**” too",
  "Revenue up 40%* (*unaudited)",
  "The client **** renewed, and (****) too",
  "all *.csv and *.pdf files, *.* and *NSYNC",
  "def run(*args, **kwargs)",
  "snake_case_name and __init__.py",
  String.raw`C:\_old and \\server\_share`,
  "AT&T; R&D; [redacted](confidential) [1]",
  "a ~ b, ~40 people, 5' 6\"",
  "it`s a lone tick",
])("as typed: %j", (line) => {
  expect(stripMarkdown(line)).toBe(line);
});

test.for([
  ["> So she said", "So she said"],
  [">> > - twice", "- twice"],
  ["> 40% growth", "> 40% growth"],
  [">$2M", ">$2M"],
  ["[ ] Read the clause", "Read the clause"],
  ["[x] Done", "Done"],
  ["[redacted] Inc.", "[redacted] Inc."],
] as const)("before the words of %j nothing is left: %j", ([line, words]) => {
  expect(stripLead(line)).toBe(words);
});

test.for([
  ["I **do no", "I do no"],
  ["I **do not*", "I do not"],
  ["I *do", "I do"],
  ["Run `dep", "Run dep"],
  ["See [the pl", "See the pl"],
  ["See [the plan](https://x", "See the plan"],
  ["A&am", "A"],
  ["It is 4* and", "It is 4* and"],
] as const)("while it is written, %j reads %j", ([line, words]) => {
  expect(stripPartialMarkdown(line)).toBe(words);
});

function lettersIn(text: string): string[] {
  return text.replaceAll("&amp;", "").match(/[ab4]/g) ?? [];
}

const markedText = fc
  .array(fc.constantFrom("*", "**", "_", "`", "\\", "[", "](a.b)", "&amp;", " ", "a", "b4", "."))
  .map((parts) => parts.join(""));

test("what was stripped once stays as it is, and only marks have gone", () => {
  fc.assert(
    fc.property(markedText, (line) => {
      const once = stripMarkdown(line);
      expect(stripMarkdown(once)).toBe(once);
      expect(lettersIn(once)).toEqual(lettersIn(line));
    }),
    { numRuns: 2_000 },
  );
});
