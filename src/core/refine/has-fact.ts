import { significantWords } from "#core/language/significant-words.ts";

const functionWord =
  /^(?:who|which|what|when|where|how|my|our|your|her|his|their|its|are|was|were|did|does|has|had|will|would|can|could|not|but|all|any|about|into|over|than|then|also|they|them|she|you|too)$/;

/** Whether a text holds a fact: all its figures, and two in three of its content words. */
export function hasFact(text: string, fact: string): boolean {
  const words = significantWords(fact).filter((word) => !functionWord.test(word));
  const lower = plain(text);
  const figures = fact.match(/\d[\d.,]*\d|\d/g) ?? [];
  if (figures.some((figure) => !lower.includes(plain(figure)))) return false;
  if (words.length === 0) return lower.includes(plain(fact).trim());
  const found = words.filter((word) => holds(lower, word));
  return found.length * 3 >= words.length * 2;
}

/** Words in another form count: "led" for "lead" does not, "contracts" for "contract" does. */
function holds(text: string, word: string): boolean {
  return text.includes(plain(word).replace(/(?:’s|s|ed|ing)$/, ""));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("'", "’").replaceAll(",", "");
}
