import { expect, test } from "vitest";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { normalizeModelText } from "./normalize-model-text.ts";

const { contract } = toolOf("boundaryScript");

test.for([
  "## In the moment",
  "# In the Moment",
  "### In the moment:",
  "**In the moment**",
  "**In the moment:**",
  "1. In the moment",
  "1. **In the moment:**",
  "In the moment:",
  "__In the moment__",
  "## **In the moment:** ##",
])("the label written “%s” is read as the label", (label) => {
  expect(normalizeModelText(contract, `${label}\nI do not.`)).toBe("## In the moment\n\nI do not.");
});

test("dashes of another kind in a label do not hide it", () => {
  const plan = toolOf("plan30_60_90").contract;
  expect(normalizeModelText(plan, "**Days 1-30**\n- Meet the team")).toMatch(/^## Days 1–30\n/);
});

test("a label's words inside a sentence stay a sentence", () => {
  const text = "## In writing\n\nIn the moment I said yes.";
  expect(normalizeModelText(contract, text)).toBe(text);
});

test("what is not a label keeps its words; rules and fences go, and marks within a line with the parsing", () => {
  const text = "```\n## In writing\n\nI **do not** take *any* 5 * 3 calls.\n\n---\n```";
  const normal = normalizeModelText(contract, text);
  expect(normal).toBe("## In writing\n\nI **do not** take *any* 5 * 3 calls.");
  expect(formatResult(parseResult(normal))).toBe("## In writing\n\nI do not take any 5 * 3 calls.");
});

test("the request line stands alone at its place", () => {
  const text = "## In writing\n\nI do not.\n- To complete this, add: what you offer.";
  expect(normalizeModelText(contract, text)).toBe(
    "## In writing\n\nI do not.\n\nTo complete this, add: what you offer.",
  );
});

test.for(["## Brand bio", "# Short bio", "**Bio**"])(
  "“%s” over a text without headings goes",
  (title) => {
    expect(normalizeModelText(toolOf("brandBio").contract, `${title}\n\nI run a plant.`)).toBe(
      "I run a plant.",
    );
  },
);
