import { cleanText } from "#core/language/clean.ts";
import { classify } from "#core/language/clause.ts";
import { given } from "#core/language/given.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import {
  capitalise,
  ensurePeriod,
  joinAnd,
  lowerOpening,
  stripPeriod,
} from "#core/language/phrase.ts";
import { curlyQuotes } from "#core/language/quotes.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** A word colleagues use: "funny", and as she gave it: "funny when it counts". */
export type Trait = { readonly word: string; readonly full: string };
/** Her readers in one phrase, the groups in it, and what she says of them in a sentence. */
export type Readers = {
  readonly phrase: string;
  readonly groups: readonly string[];
  readonly remark: string;
};

const wordsFrame =
  /^(?:(?:my |the )?(?:colleagues|coworkers|team|people|they|others|friends)(?: at work)? (?:would |often |usually |always |might )?(?:say|call me|describe me as|use)(?: that)?\s*(?:I am|I[’']m)?[:,]?\s*|I am(?: known as)?\s|I[’']m\s|they(?: would)? call me\s)/i;

/** The words colleagues use, at most five, in her order. */
export function readTraits(answers: Answers): readonly Trait[] {
  const plain = given(answers, "words").replaceAll(/[?!]+/g, ",");
  const pieces = splitEntries(plain)
    .flatMap((entry) => splitStops(entry))
    .map((statement) => stripPeriod(statement).replace(wordsFrame, ""))
    .flatMap((statement) => splitCommas(statement))
    .flatMap((piece) =>
      countWords(piece.replace(/\([^()]*\)/, "")) <= 5
        ? splitOutside(piece, /\s+and\s+/g)
        : [piece],
    );
  const parted =
    pieces.length === 1 &&
    /^\p{L}+(?: \p{L}+){2}$/u.test(pieces[0] ?? "") &&
    !/\b(?:and|the|a|to|who|is|my|of)\b/.test(pieces[0] ?? "")
      ? (pieces[0] ?? "").split(" ")
      : pieces;
  return parted
    .map((piece) => readTrait(piece))
    .filter(({ word }) => /\p{L}{2}/u.test(word) && countWords(word) <= 5)
    .slice(0, 5);
}

function readTrait(piece: string): Trait {
  const aside = /\s*\(([^()]*)\)/.exec(piece)?.[1] ?? "";
  const word = lowerPlain(
    piece
      .replace(/\s*\([^()]*\)/, "")
      .replace(/^(?:(?:and|also|a little|a bit|kind of|sort of|super|pretty)\s+)+/, "")
      .trim(),
  ).replace(/^“(.*)”$/u, "$1");
  const qualified =
    /^(?:when|if|with|in|on|at|about|under|but)\b/i.test(aside) && countWords(aside) <= 6;
  return { word, full: qualified ? `${word} ${aside}` : word };
}

/** Her readers. */
export function readReaders(answers: Answers): Readers {
  const units = splitEntries(given(answers, "audience"))
    .flatMap((entry) => splitStops(entry))
    .map((unit) => stripPeriod(unit));
  const [first = "", second = ""] = units;
  const frame =
    /^(?:(?:I |we )?(?:mostly |mainly )?(?:write|speak|talk|am writing|work)(?: mostly| mainly)? (?:for|to|with)|for|to|it[’']s for|it is for)\s+/i;
  const groups = splitOutside(
    lowerPlain(first.replace(frame, "")),
    /,\s+(?:and\s+)?(?!who\b|which\b|that\b|\d)|\s+and\s+(?!\p{L}+$)/gu,
  )
    .flatMap((group, at, all) =>
      at === all.length - 1 ? splitOutside(group, /\s+and\s+/g) : [group],
    )
    .map((group) => group.trim().replace(/^(?:for|to|and)\s+/, ""))
    .filter((group) => group !== "");
  const counted =
    second !== "" &&
    classify(second).kind !== "clause" &&
    countWords(second) <= 6 &&
    /\d/.test(second);
  const said = joinAnd(groups);
  const remark =
    second === "" || counted || countWords(second) > 16 ? "" : ensurePeriod(capitalise(second));
  const isClause = /^(?:all|both|each|most|some|they|none|many|everyone)\b/i.test(second);
  if (countWords(said) > 40) return { phrase: "", groups: [], remark: "" };
  return {
    phrase: counted ? `${said}, ${lowerOpening(second)}` : said,
    groups,
    remark: isClause ? remark : "",
  };
}

/** Her sample as sentences, her wording untouched; a sample typed in haste is cleaned first. */
export function readSample(answers: Answers): readonly string[] {
  const raw = answerOf(answers, "sample");
  if (isNonAnswer(raw)) return [];
  const careful =
    /^[“"'‘(]?\p{Lu}\p{Ll}|^[“"]?(?:I|A)\b/u.test(raw) &&
    !/(?<![\p{L}’'])(?:i|u|ur|im|dont|cant)(?![\p{L}’'])/u.test(raw);
  const text = careful
    ? curlyQuotes(raw).replace(/\p{Extended_Pictographic}\uFE0F?/gu, "")
    : given({ sample: raw }, "sample");
  return text
    .split(/\n+/)
    .flatMap((line) => (careful ? splitSentences(line) : splitStops(line)))
    .map((line) => line.replaceAll(/!+/g, ".").replaceAll(/\s+/g, " ").trim())
    .filter((line) => /\p{L}{2}/u.test(line) && countWords(line) >= 2)
    .map((line) => ensurePeriod(capitalise(line)))
    .slice(0, 40);
}

/** What she believes, each as a finished sentence of hers. */
export function readBeliefs(answers: Answers): readonly string[] {
  const plain = given(answers, "beliefs");
  const numbered = /^1\)\s/.test(plain) && /\s2\)\s/.test(plain);
  const lines = numbered
    ? plain.split(/\s*\b\d\)\s+/)
    : splitEntries(plain).flatMap((entry) => splitStops(entry));
  return lines
    .map((line) =>
      stripPeriod(
        line
          .replace(/^(?:and |but |also |that )+/i, "")
          .replace(/^I (?:believe|think)(?: that)?\s+/i, ""),
      ),
    )
    .filter((line) => /\p{L}{2}/u.test(line) && countWords(line) >= 2 && countWords(line) <= 32)
    .map((line) => finishBelief(cleanText(line)))
    .slice(0, 6);
}

const pronoun = "(?:it|they|you|we|I|nobody|no one|that)";
const finite =
  "(?:’(?:s|re|m|ll|ve|d)\\b| (?:did|didn’t|does|doesn’t|do|don’t|is|isn’t|are|aren’t|was|wasn’t|were|will|won’t|can|can’t|has|have|should|must)\\b)";
const opened = new RegExp(
  `^((?:if|when|until|unless) (?:[^\\s,]+ ){3,}?)(?=${pronoun}${finite})`,
  "i",
);
const turned = new RegExp(
  `(?<=(?:n’t|\\bnot\\b|\\bnever\\b)[^,;.]*[^,;.\\s])\\s+(?=(?:they|it|we|you|I)(?:’(?:s|re|m)| is| are| am)\\b(?! not| n’t))`,
  "iu",
);

/** A belief with the marks that its clauses need: "if you can’t show me the log it didn’t happen" gets its comma. */
function finishBelief(text: string): string {
  const marked = text
    .replace(opened, (lead) => (lead.includes(",") ? lead : `${lead.trimEnd()}, `))
    .replace(/(?<![,;]) and (?=(?:that|it)(?:’s| is)\b)/u, ", and ");
  const joined = /^(?:if|when|unless|until)\b/i.test(marked)
    ? marked
    : marked.replace(turned, "; ");
  return ensurePeriod(capitalise(joined.replaceAll(/!+/g, ".")));
}
