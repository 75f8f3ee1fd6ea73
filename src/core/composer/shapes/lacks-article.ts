import { anyOf, setOf } from "#core/language/word-lists.ts";
import type { Reading } from "./shape.ts";
import { is, tokensOf } from "./tokens.ts";

/** Nouns that stand without an article. */
const mass = setOf(
  "help advice work feedback funding support access time money marketing research experience coffee sleep training " +
    "health safety staff equipment information data software space peace trust permission approval cash revenue growth " +
    "care food water overtime land press practice media leadership management administration mentorship childcare " +
    "parental maternity sick paid unpaid leave guidance flexibility clarity credit recognition promotion",
);

/** Whether a thing or a person stands bare where English wants an article: "buyer for haircare", "referral". */
export function lacksArticle(text: string, { shape }: Reading): boolean {
  if (shape !== "thing" && shape !== "things" && shape !== "person") return false;
  const tokens = tokensOf(text);
  const [first] = tokens;
  if (!first || /^\p{Lu}/u.test(first.text)) return false;
  if (is(first, "determiner", "possessive", "number", "object", "subject")) return false;
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (is(token, "preposition", "relative", "subordinate", "conjunction") ||
        (is(tokens[at - 1], "plural") && is(token, "gerund")) ||
        /[,;:(]/.test(tokens[at - 1]?.after ?? "")),
  );
  const head = (end === -1 ? tokens : tokens.slice(0, end)).at(-1);
  if (!head || mass.has(head.lower) || is(head, "plural", "gerund", "number", "date")) return false;
  return is(head, "noun", "role");
}

/** Nouns that never stand bare behind a verb or a preposition. */
const counted = anyOf(
  "team crew group unit department budget desk shop store branch clinic fleet caseload portfolio project system kitchen warehouse factory",
);
const opening = String.raw`(?:^\p{L}+|\b(?:of|for|to|with))(?: (?:new|front|small|large|\p{Ll}+ing))*`;
const bare = new RegExp(
  String.raw`${opening} ${counted}(?= (?:of|in|at|from|for|with|and)\b|[,;.]|$)`,
  "u",
);

/** Whether a line of hers leaves an article out: "was in charge of shop", "led team of 6". */
export function lacksArticleWithin(line: string): boolean {
  return bare.test(line);
}
