import { expect, test } from "vitest";
import { splitNotes } from "./notes.ts";

const labels = ["In the moment", "In writing"];

test.for([
  ["at the end", "## In writing\n\nNo.\n\n## Before you use it\n\n- Ask first.\n- Check May 3."],
  ["at the start", "**Before you use it:**\n1. Ask first.\n2. Check May 3.\n## In writing\n\nNo."],
  [
    "as paragraphs",
    "## In writing\n\nNo.\n---\n### Before you send this\n\nAsk\nfirst.\n\nCheck May 3.",
  ],
] as const)("remarks %s are taken out of the text", ([, text]) => {
  const parted = splitNotes(text, labels);
  expect(parted.notes).toEqual(["Ask first.", "Check May 3."]);
  expect(parted.text.replace(/\n---$/, "")).toBe("## In writing\n\nNo.");
});

test("nobody reads more than four remarks, and a text without any stays as it is", () => {
  const many = ["a", "b", "c", "d", "e"].map((one) => `- ${one}`).join("\n");
  expect(splitNotes(`No.\n## Before you use it\n${many}`, labels).notes).toHaveLength(4);
  expect(splitNotes("Tell me before you use it.", labels)).toEqual({
    text: "Tell me before you use it.",
    notes: [],
  });
});
