import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { groundText } from "#core/grounding/ground-text.ts";

function marked(answer: string, text: string): string[] {
  return groundText(text, readEvidence({ answer })).flatMap(({ fact, problem }) =>
    problem === null ? [] : [fact.text],
  );
}

test.for<[answer: string, text: string]>([
  ["builds partnership with the port", "Which partners does the port have?"],
  ["runs the trusteeship of the hall", "The trustees decide."],
])("%s: those whom it speaks of are no foreign trade", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["builds partnership with the port", "I am a partner at the port.", "partner"],
  ["builds partnership with the port", "She became partner.", "partner"],
  ["finished a librarianship course", "I worked as their librarian.", "librarian"],
  ["builds schools for the port", "Which partners does the port have?", "partners"],
])("%s: nobody is made one by it", ([answer, text, mark]) => {
  expect(marked(answer, text)).toEqual([mark]);
});
