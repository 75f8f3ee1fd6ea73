import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import { checkAddedWords } from "./added-words.ts";

const answers = {
  role: "soil scientist",
  result: "wrote the sampling guide, 40 farms use it",
};

function detailOf(text: string): string {
  return checkAddedWords(parseResult(text), answers).detail;
}

test("every word that she did not give is named once, in the order of the text", () => {
  expect(detailOf("I am a senior soil scientist. I wrote and negotiated the sampling guide.")).toBe(
    "Words of the AI’s own, to read before you use them: “senior”, “negotiated”.",
  );
  expect(detailOf("I am the senior scientist of the guide. Senior people use it.")).toBe(
    "Words of the AI’s own, to read before you use them: “senior”.",
  );
});

test("her words in another form, figures and the words of a form are none", () => {
  expect(detailOf("As a scientist for soil I write guides. The next step is your decision.")).toBe(
    "Every word that carries something stands in your answers.",
  );
});

test("it names, and calls nothing faulty", () => {
  expect(checkAddedWords(parseResult("I invented tractors."), answers).ok).toBe(true);
});
