import { significantWords } from "./figure-rules.ts";
import { isAnswered } from "#core/contract/required-answers.ts";
import { isFirstPerson, isThirdPerson } from "./person-and-verb.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { sectionText } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";

const pronouns: Readonly<Record<string, RegExp>> = {
  she: /\b(?:she|hers?|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:they|them|their|theirs|themsel\w+)\b/i,
};

/** The chosen grammatical person holds from the first word to the last; without a choice, it is the first. */
export const chosenPerson: SpecialRuleCheck = (result, answers) => {
  const rule = "chosen-person";
  const text = result.sections.map(sectionText).join("\n");
  const chosen = answerOf(answers, "person").toLowerCase();
  const own = Object.hasOwn(pronouns, chosen) ? pronouns[chosen] : pronounsOfStandIn(chosen);
  const person = own ? "third" : "first";
  const ok = own ? isThirdPerson(text) && !speaksAsOther(text, own) : isFirstPerson(text);
  return {
    rule,
    ok,
    detail: ok ? `In the ${person} person throughout.` : `Not in the ${person} person throughout.`,
  };
};

/** As a provider sees it the chosen pronoun is a stand-in, "they_2". */
function pronounsOfStandIn(chosen: string): RegExp | undefined {
  const number = /^they_(\d+)$/.exec(chosen)?.[1];
  return number === undefined
    ? undefined
    : new RegExp(String.raw`\b(?:they|them|theirs?|themself)_${number}\b`, "i");
}

/** Whether a text has the pronoun of another person and the chosen one nowhere. */
function speaksAsOther(text: string, own: RegExp): boolean {
  const others = [pronouns["she"], pronouns["he"]].filter((other) => other !== own);
  return !own.test(text) && others.some((other) => other?.test(text));
}

const refusing =
  /\b(not|never|no longer|no|nobody|nothing|none|cannot|decline|declining|won[’']t|don[’']t|can[’']t|isn[’']t|stops?|ends?)\b|n[’']t\b/i;

/** Each version holds the refusal as a declarative sentence that shares the member’s own words. */
export const refusalInEach: SpecialRuleCheck = (result, answers) => {
  const rule = "refusal-in-each";
  if (!isAnswered(answers, "refusal")) return null;
  const words = significantWords(answerOf(answers, "refusal")).map((word) => word.slice(0, 4));
  const without = result.sections.find(
    (section) =>
      !splitSentences(sectionText(section)).some(
        (sentence) =>
          !sentence.trim().endsWith("?") &&
          refusing.test(sentence) &&
          (words.length === 0 || words.some((word) => sentence.toLowerCase().includes(word))),
      ),
  );
  const ok = without === undefined && result.sections.length > 0;
  return {
    rule,
    ok,
    detail: ok
      ? "Each version states the refusal."
      : `The refusal is missing: ${without?.label ?? "all"}.`,
  };
};

const ask =
  /\?\s*$|\b(would you|could you|could we|would you be willing|please|(what )?i (would like|would ask|ask|am asking)|introduce me|tell me)\b/i;

/** Each message makes one ask, and only one question. */
export const oneAskEach: SpecialRuleCheck = (result, answers) => {
  const rule = "one-ask-each";
  if (!isAnswered(answers, "ask")) return null;
  const off = result.sections.find((section) => {
    const sentences = splitSentences(sectionText(section));
    const questions = sentences.filter((sentence) => sentence.trim().endsWith("?")).length;
    return questions > 1 || !sentences.some((sentence) => ask.test(sentence.trim()));
  });
  return {
    rule,
    ok: off === undefined,
    detail: off ? `${off.label ?? "The text"} needs one clear ask.` : "One clear ask each.",
  };
};
