import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";
import type { ShapeReading } from "./shape.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

/** Nouns that stand without an article. */
const massNouns = toWordSet(
  "help advice work feedback funding support access time money marketing research experience coffee sleep training " +
    "health safety staff equipment information data software space peace trust permission approval cash revenue growth " +
    "care food water overtime land press practice media leadership management administration mentorship childcare " +
    "parental maternity sick paid unpaid leave guidance flexibility clarity credit recognition promotion",
);

/** Whether a thing or a person stands bare where English wants an article: "buyer for haircare", "referral". */
export function lacksArticle(text: string, { shape }: ShapeReading): boolean {
  if (shape !== "thing" && shape !== "things" && shape !== "person") return false;
  const tokens = tokenize(text);
  const [first] = tokens;
  if (!first || /^\p{Lu}/u.test(first.text)) return false;
  if (hasKind(first, "determiner", "possessive", "number", "object", "subject")) return false;
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (hasKind(token, "preposition", "relative", "subordinate", "conjunction") ||
        (hasKind(tokens[at - 1], "plural") && hasKind(token, "gerund")) ||
        /[,;:(]/.test(tokens[at - 1]?.after ?? "")),
  );
  const head = (end === -1 ? tokens : tokens.slice(0, end)).at(-1);
  if (!head || massNouns.has(head.lower) || hasKind(head, "plural", "gerund", "number", "date"))
    return false;
  return hasKind(head, "noun", "role");
}

/** Nouns that never stand bare behind a verb or a preposition. */
const countNouns = regexAnyOf(
  "team crew group unit department budget desk shop store branch clinic fleet caseload portfolio project system kitchen warehouse factory",
);
const openingSource = String.raw`(?:^\p{L}+|\b(?:of|for|to|with))(?: (?:new|front|small|large|\p{Ll}+ing))*`;
const bareCountNoun = new RegExp(
  String.raw`${openingSource} ${countNouns}(?= (?:of|in|at|from|for|with|and)\b|[,;.]|$)`,
  "u",
);

/** Whether a line leaves an article out: "was in charge of shop", "led team of 6". */
export function lacksArticleWithin(line: string): boolean {
  return bareCountNoun.test(line);
}
