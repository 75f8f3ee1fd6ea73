import { type Answers, answerOf } from "#core/tools/definition.ts";
import { cleanText } from "./clean.ts";
import { isNonAnswer } from "./non-answer.ts";
import { titleCase } from "./phrase.ts";
import { restoreNames } from "./proper.ts";

/** Her answer to one question, cleaned, with the names she wrote elsewhere; "" when she said nothing. */
export function given(answers: Answers, id: string): string {
  const raw = answerOf(answers, id);
  if (isNonAnswer(raw)) return "";
  const all = Object.values(answers).join(" ");
  const calm = (text: string) =>
    isShouted(all) || isShouted(text) ? countyNames(text.toLowerCase()) : text;
  const others = Object.entries(answers).flatMap(([other, text]) =>
    other === id ? [] : [calm(text)],
  );
  const clean = cleanText(calm(raw)).replaceAll(
    /\b(40[13]),000(?= (?:match|plan|balance|loan|rollover|contributions?|vest\w*|account)\b)/g,
    "$1k",
  );
  return restoreNames(clean, others);
}

/** A county always has a name: "kerran county bar" → "Kerran County Bar". */
function countyNames(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}])(?!(?:the|a|an|my|our|this|that|each|every|of|for|in|by)\s)(\p{Ll}{3,} county(?: (?:bar|court|jail))?)(?![\p{L}])/gu,
    titleCase,
  );
}

/** Whether a text is typed in capitals throughout. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const big = letters.filter((letter) => letter !== letter.toLowerCase());
  return (text.match(/\p{L}{3,}/gu) ?? []).length >= 3 && big.length / letters.length > 0.85;
}
