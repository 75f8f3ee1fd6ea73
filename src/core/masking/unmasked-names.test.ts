import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { hideMaterial, describeUnmaskedNames, createMaterialMask } from "./mask-material.ts";

const list = await loadEnglishWords();

function maskedAnswers(answers: Record<string, string>) {
  const tool = toolOf("brandBio");
  const material = { answers, tone: signatureTone };
  const hidden = hideMaterial(createMaterialMask(tool, material, undefined, list), material);
  return { where: hidden.answers["where"], kinds: describeUnmaskedNames(tool, hidden) };
}

test.for([
  ["Larkfield", ["Larkfield: an employer or a place"]],
  ["Tidewell Birth Centre in Leeds", ["Tidewell Birth Centre: an employer", "Leeds: a town"]],
  ["Corvane Bearings, since 2019", ["Corvane Bearings: an employer"]],
  ["Nairobi", ["Nairobi: a town"]],
  ["Ghana", ["Ghana: a country"]],
] as const)("where she works stays, “%s”, and a model learns what it is", ([where, kinds]) => {
  expect(maskedAnswers({ where })).toEqual({ where, kinds });
});

test("a name that stands in her house is hidden there too, and is no kind of anything", () => {
  const { where, kinds } = maskedAnswers({ name: "Ngozi Marchetti", where: "Marchetti in Turin" });
  expect(where).toBe("LASTNAME_1 in Turin");
  expect(kinds).toEqual(["Turin: a town"]);
});

test("houses and places of other answers have their kind, and people have none", () => {
  const { kinds } = maskedAnswers({
    proof: "I joined Halvorsen Foods when Dana Whitfield opened Sri Lanka.",
  });
  expect(kinds).toEqual(["Halvorsen Foods: an organization", "Sri Lanka: a country"]);
});
