import { isAnswered } from "#core/contract/owed.ts";
import type { RuleCheck } from "#core/contract/special-rules.ts";
import { type Result, wordsOf } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The opening ask names her figure exactly, or her title where she asks for no figure. Her pay today may stand beside it. */
export const exactFigure: RuleCheck = (result, answers) => {
  const rule = "exact-figure";
  const opening = textOf(result, "Opening ask");
  const [sum, title] = [given(answers, "sum"), given(answers, "title")];
  const asked = `${sum} ${title}`.trim();
  if (opening === "") {
    const ok = asked === "";
    return { rule, ok, detail: ok ? toGive : "The opening with your ask is missing." };
  }
  const hers = sumsIn(asked, opening);
  const allowed = [...hers, ...sumsIn(given(answers, "now"), opening)];
  const spoken = [...amounts(opening), ...rateSums(opening).filter((one) => allowed.includes(one))];
  const foreign = spoken.find((one) => !allowed.includes(one) && !allowed.includes(one / 1000));
  if (foreign !== undefined) {
    const named = foreign.toLocaleString("en-US");
    return { rule, ok: false, detail: `The opening names ${named}, which is not her figure.` };
  }
  if (asked === "") return { rule, ok: true, detail: toGive };
  if (hers.length > 0) {
    const ok = spoken.some((one) => hers.includes(one) || hers.includes(one / 1000));
    return {
      rule,
      ok,
      detail: ok ? "The ask names your exact figure." : "The ask leaves out your figure.",
    };
  }
  const ok = namesAll(opening, asked);
  return { rule, ok, detail: ok ? "The ask names your title." : "The ask leaves out your title." };
};

const toGive = "The figure or title is hers to give; it is asked for.";

/** The sums of an answer; rates such as "$112 an hour" only where the opening names money. */
function sumsIn(answer: string, opening: string): number[] {
  return [...amounts(answer), ...(/[$€£]\s?\d/.test(opening) ? rateSums(answer) : [])];
}

/** Whether words of an answer that carry its meaning stand in a text; of one too short for such words, all of it. */
function namesAll(text: string, answer: string): boolean {
  const words = contentWords(answer);
  const low = text.toLowerCase();
  if (words.length === 0) return low.includes(answer.toLowerCase());
  return words.some((word) => low.includes(word));
}

function given(answers: Answers, id: string): string {
  return isAnswered(answers, id) ? answerOf(answers, id) : "";
}

const apology =
  /\b(only|just|investment|valued? (at|of)|affordable|sorry|unfortunately|worth every)\b/i;

/** The price stands plainly: her amount, no apology, no comparison. */
export const pricePlain: RuleCheck = (result, answers) => {
  const rule = "price-plain";
  const price = given(answers, "price");
  const said = textOf(result, "Price");
  if (price === "")
    return { rule, ok: true, detail: "The price is hers to give; it is asked for." };
  if (said === "") return { rule, ok: false, detail: "Your price is missing." };
  if (apology.test(said)) return { rule, ok: false, detail: "The price is apologised for." };
  const hers = amounts(price);
  const spoken = amounts(said);
  const ok =
    hers.length === 0 ||
    (spoken.some((amount) => hers.includes(amount)) &&
      spoken.every((amount) => amount < 1000 || hers.includes(amount)));
  return {
    rule,
    ok,
    detail: ok ? "The price stands as you gave it." : "The price is not the one you gave.",
  };
};

const amountPattern =
  /(?<![\w.])\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(k|m|mm|bn|thousand|million|billion)?\b(?!\s?%)/gi;
const scale: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/** Sums of at least 100 in a text, in whole units: "184.5k" is 184500. Years and small counts are left out. */
export function amounts(text: string): number[] {
  return [...text.matchAll(amountPattern)]
    .map(([whole, digits = "", fraction = "", unit = ""]) => {
      const value =
        Number(digits.replaceAll(",", "") + fraction) * (scale[unit.toLowerCase()] ?? 1);
      const isYear = !whole.includes("$") && unit === "" && /^(19|20)\d\d$/.test(digits);
      return isYear ? 0 : Math.round(value);
    })
    .filter((value) => value >= 100);
}

/** Sums under 1,000: an hourly rate, or "112" beside "130k". */
function rateSums(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,])(\d{2,3}(?:\.\d{1,2})?)(?![\d%]|,\d|\.\d)/g)].map(([sum]) =>
    Number(sum),
  );
}

function textOf(result: Result, label: string): string {
  const section = result.sections.find((candidate) => candidate.label === label);
  return section ? wordsOf(section) : "";
}

const small = new Set(
  "the and for from with now want asking title role that this since been have".split(" "),
);

/** Words of an answer that carry its meaning, in lower case. */
export function contentWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= 3 && !small.has(word));
}
