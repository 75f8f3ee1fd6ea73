import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";
import { hideMaterial, createMaterialMask } from "./mask-material.ts";

const list = await loadEnglishWords();

function hidden(tool: ToolId, answers: Answers): Answers {
  const material = { answers, tone: signatureTone };
  return hideMaterial(createMaterialMask(toolOf(tool), material, undefined, list), material)
    .answers;
}

test.for([
  ["boundaryScript", "by", "dana whitfield, head of sales", /^NAME_1, head of sales$/i],
  ["brandBio", "name", "folasade oyelaran", /^NAME_1$/i],
  ["payAsk", "decider", "dana whitfield, coo", /^NAME_1, coo$/i],
  ["plan30_60_90", "people", "dana whitfield, cno\nmarisol in finance", /NAME_1, cno\nNAME_2 in/i],
  ["networkingHub", "meet", "dana whitfield, head of water quality", /^NAME_1, head/i],
  ["interviewBank", "room", "dana whitfield and the head of HR", /^NAME_1 and the head of HR$/i],
] as const)(
  "%s: a name in “%s” is hidden, in whatever case it is typed",
  ([tool, id, text, as]) => {
    expect(hidden(tool, { [id]: text })[id]).toMatch(as);
  },
);

test("how the bio speaks of her stays", () => {
  expect(hidden("brandBio", { person: "she" })["person"]).toBe("she");
});
