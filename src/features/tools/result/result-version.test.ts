import { formatPlainText, formatPlainBlocks } from "#core/result/plain-text.ts";
import { expect, test } from "vitest";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { bullets, heading, numbered, paragraph } from "#core/result/result.ts";
import { countResultWords } from "./count-result-words.ts";
import { formatWordCount } from "./result-version.ts";
import { trimPartialLine } from "#features/tools/generation/stream/trim-partial-line.ts";

const result = {
  sections: [
    { label: "In the moment", blocks: [paragraph("I do not take client calls on Sundays.")] },
    {
      label: "If they push back",
      blocks: [
        heading("First"),
        bullets(["Monday at 8", "By e-mail"]),
        numbered(["Once", "Twice"]),
      ],
    },
  ],
  missing: ["who is asking"],
};

test("copied language has its labels as lines, no marks, and not what is missing", () => {
  expect(formatPlainText(result)).toBe(
    "In the moment\n\nI do not take client calls on Sundays.\n\nIf they push back\n\nFirst\n\n- Monday at 8\n- By e-mail\n\n1. Once\n2. Twice",
  );
});

test("a copied part has no label", () => {
  expect(formatPlainBlocks(result.sections[0]?.blocks ?? [])).toBe(
    "I do not take client calls on Sundays.",
  );
});

test("words are counted in the language alone", () => {
  expect(countResultWords(result)).toBe(15);
  expect(formatWordCount(1)).toBe("1 word");
  expect(formatWordCount(1204)).toBe("1,204 words");
});

test.for([
  ["I do not take calls.\n\n##", "I do not take calls.\n\n"],
  ["I do not take calls.\n\n## In", "I do not take calls.\n\n## In"],
  ["- One\n-", "- One\n"],
  ["1. One\n2", "1. One\n"],
  ["##", ""],
  ["I am asking.\n\nTo compl", "I am asking.\n\n"],
  [
    "I am asking.\n\nTo complete this, add: a date",
    "I am asking.\n\nTo complete this, add: a date",
  ],
  ["Tomorrow", "Tomorrow"],
] as const)("of the draft %j the page shows %j", ([draft, shown]) => {
  expect(trimPartialLine(draft)).toBe(shown);
});

test("while a text is written, what is shown holds no half marks", () => {
  const text = formatResult(result);
  for (let length = 0; length <= text.length; length += 1) {
    const { sections } = parseResult(trimPartialLine(text.slice(0, length)));
    const paragraphs = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])),
    );
    expect(paragraphs.filter((line) => /^(?:#|-|\d+\.)/.test(line))).toEqual([]);
  }
});
