import { expect, test } from "vitest";
import { refineComposed } from "#core/composer/refine/refine-composed.ts";
import { countWords } from "#core/language/sentences.ts";
import { checkRefine } from "#core/refine/check-refine.ts";
import { collectRefineEvidence, planRefine } from "#core/refine/plan-refine.ts";
import { formatResult, parseResult } from "#core/result/result-text.ts";
import { toolIds } from "#core/tools/catalogue.ts";
import {
  brokenLanguagePattern,
  casesOf,
  composeCase,
  findProblems,
  type GoldenCase,
} from "./golden-cases.ts";

const cases = toolIds.flatMap((tool) => casesOf(tool));
const requests = [
  "Firmer",
  "could you make it a touch warmer?",
  "More formal",
  "as an e-mail",
  "turn this into an email to Dana",
  "I need to say this out loud",
  "mention the Alder Prize",
  "Mention that I led the Denver launch in 2021.",
  "change Friday to Monday",
  "leave out the award",
  "add a deadline of June 3",
  "firmer, and as an e-mail to Dana",
  "make it rhyme",
  "more humble",
] as const;

/** Every other request for one case, the others for the next: together the three cases of a tool meet them all. */
function requestsOf(one: GoldenCase): readonly string[] {
  const place = cases.indexOf(one);
  return requests.filter((_, at) => (at + place) % 2 === 0);
}

type RefinedText = { readonly text: string; readonly problems: readonly string[] };

function refined(one: GoldenCase, request: string, result: string, earlier: readonly string[]) {
  const material = { answers: one.answers, tone: one.tone };
  return formatResult(refineComposed(one.tool, material, { request, result, earlier }));
}

/** The refined text, and what is wrong with it; what was wrong before the request is no fault of it. */
function ask(
  one: GoldenCase,
  request: string,
  result: string,
  earlier: readonly string[],
): RefinedText {
  const material = { answers: one.answers, tone: one.tone };
  const evidence = collectRefineEvidence(one.tool, material, { request, result, earlier });
  const text = refined(one, request, result, earlier);
  const known = findProblems(one.tool, parseResult(result), one.answers);
  const found = findProblems(one.tool, parseResult(text), evidence);
  return { text, problems: found.filter((problem) => !known.includes(problem)) };
}

test.for(cases)("$id: a request keeps form, voice and facts; again, it changes nothing", (one) => {
  const before = composeCase(one.tool, one.answers, one.tone).text;
  for (const request of requestsOf(one)) {
    const { text, problems } = ask(one, request, before, []);
    expect(problems, `${request}\n${text}`).toEqual([]);
    expect(brokenLanguagePattern.exec(text)?.[0], `${request}\n${text}`).toBeUndefined();
    expect(formatResult(parseResult(text)), request).toBe(text);
    expect(refined(one, request, text, [request]), request).toBe(text);
  }
});

test.for(cases)("$id: shorter is shorter or says that it cannot be, down to a floor", (one) => {
  const material = { answers: one.answers, tone: one.tone };
  const earlier: string[] = [];
  let before = composeCase(one.tool, one.answers, one.tone).text;
  for (let round = 0; round < 8; round += 1) {
    const refine = { request: "shorter", result: before, earlier };
    const { text, problems } = ask(one, "shorter", before, earlier);
    const said = checkRefine(one.tool, planRefine(one.tool, material, refine), refine, text);
    // A pitch goes to the next shorter length, however many words that is.
    const kept =
      one.tool === "elevatorPitch"
        ? countWords(text) < countWords(before)
        : countWords(text) <= countWords(before) * 0.8;
    expect(problems, text).toEqual([]);
    expect(
      said.every(({ ok }) => ok),
      text,
    ).toBe(kept);
    expect(countWords(text)).toBeLessThanOrEqual(countWords(before));
    expect(brokenLanguagePattern.exec(text)?.[0], text).toBeUndefined();
    if (text === before) return;
    before = text;
    earlier.push("shorter");
  }
  throw new Error("No floor was reached.");
});

// Little stands in a composed text that is not the answers’ or the form’s.
test("most languages lose a fifth of their words at the first asking", () => {
  const shares = cases.map((one) => {
    const before = composeCase(one.tool, one.answers, one.tone).text;
    return countWords(ask(one, "Shorter", before, []).text) / countWords(before);
  });
  expect(shares.filter((share) => share <= 0.8).length).toBeGreaterThanOrEqual(cases.length * 0.55);
});

test.for(cases)("$id: what an earlier request added stays through another tone", (one) => {
  const before = composeCase(one.tool, one.answers, one.tone).text;
  const fact = "mention that I led the Denver launch in 2021";
  const added = ask(one, fact, before, []).text;
  if (added === before) return;
  const firmer = ask(one, "firmer", added, [fact]);
  expect(firmer.problems).toEqual([]);
  expect(firmer.text).toContain("Denver");
  expect(ask(one, "shorter", firmer.text, [fact, "firmer"]).problems).toEqual([]);
});
