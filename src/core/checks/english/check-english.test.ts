import { expect, test } from "vitest";
import { checkEnglish } from "#core/checks/english/check-english.ts";
import { bullets, heading, paragraph, type Result } from "#core/result/result.ts";

function resultOf(...blocks: Result["sections"][number]["blocks"]): Result {
  return { sections: [{ label: "In writing", blocks }], missing: [] };
}

test("a text in order says so", () => {
  const result = resultOf(
    heading("the first week"),
    paragraph("Ida,\nI will not chair the jury. Ask me again in May."),
    bullets(["keys for the archive", "one call a month"]),
  );
  expect(checkEnglish(result, {})).toEqual({
    rule: "english",
    ok: true,
    detail: "Every sentence reads as English.",
  });
});

test("the first faulty sentence is named, with the words to look at", () => {
  const result = resultOf(
    paragraph("I run the desk. I can I send a deputy."),
    paragraph("The have."),
  );
  expect(checkEnglish(result, { offer: "I send a deputy" })).toEqual({
    rule: "english",
    ok: false,
    detail: "This sentence does not read right: “I can I send a deputy.” Look at “I can I”.",
  });
});

test("what she typed herself is hers, shorthand written out or not", () => {
  const offer = "its a ask w/ the the board";
  expect(
    checkEnglish(resultOf(paragraph("What I can do: its a ask with the the board.")), { offer }).ok,
  ).toBe(true);
  expect(
    checkEnglish(resultOf(paragraph("What I can do: its a ask with the the board.")), {}).ok,
  ).toBe(false);
});

test("an item may begin with a small letter, a paragraph may not", () => {
  expect(checkEnglish(resultOf(bullets(["keys are with Ida."])), {}).ok).toBe(true);
  expect(checkEnglish(resultOf(paragraph("keys are with Ida.")), {}).ok).toBe(false);
  expect(checkEnglish(resultOf(paragraph("archivist, 8 years, Bergen")), {}).ok).toBe(true);
});

test("speech may go over several paragraphs, and has to end", () => {
  const opened = paragraph("“Rent is due on the first.");
  expect(checkEnglish(resultOf(opened, paragraph("It was due last month, too.”")), {}).ok).toBe(
    true,
  );
  expect(checkEnglish(resultOf(opened, paragraph("It was due last month, too.")), {}).ok).toBe(
    false,
  );
});
