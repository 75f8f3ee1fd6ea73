import { expect, test } from "vitest";

import { countSentences, countWords, splitSentences } from "./sentences.ts";

test.for([
  ["Dr. Patel met St. Anne’s staff. They agreed.", 2],
  ["We met at 8 a.m. on Friday. It held.", 2],
  ["The U.S. Revenue Office wrote back.", 1],
  ["Yahoo! as a client stayed. We grew.", 2],
  ["A.B.C. Holdings signed. J. R. Moss led it.", 2],
  ["I built .NET tools. They ran.", 2],
  ["Bring e.g. the plan. No. 4 is mine.", 2],
  ["Spend is $5.4M. It was $3.8M.", 2],
  ["She said “No.” Then she left.", 2],
  ["Acme Inc. grew. Acme Inc. The deal closed.", 3],
  ["I moved to the U.S. I stayed.", 2],
  ["One line\nAnother line", 2],
  ["I cook at Ste. Agathe House. It has 40 beds.", 2],
  ["The shop is on Canal Blvd. East. We open at 7.", 2],
  ["Ask Cpl. Reyes or Supt. Amari. They know.", 2],
  ["They gave my no. to the school. It rang.", 2],
  ["The answer is no. We wait.", 2],
  ["I trained in HR. Payroll came later.", 2],
  ["", 0],
] as const)("%s has %i sentences", ([text, count]) => {
  expect(countSentences(text)).toBe(count);
});

test("no word is lost between sentences", () => {
  const text = "At 5 p.m. the team left. Ms. Ortiz, Ph.D. stayed! Why? Nobody knows.";
  expect(splitSentences(text).join(" ")).toBe(text);
  expect(countWords(text)).toBe(13);
});
