import type { AnswerItem } from "./answer-item.ts";
import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { splitCommasAndAnds, splitLinePieces } from "#core/composer/shapes/split/pieces.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

export function parseAnswerItem(text: string): AnswerItem {
  const lines = splitLinePieces(text);
  const tokens = tokenize(lines.length === 1 ? (lines[0] ?? text) : text);
  const lead = tokens.findIndex(
    (token) => !hasKind(token, "negative", "adverb") && token.lower !== "to",
  );
  const body = tokens.slice(Math.max(0, lead));
  const pieces = lines.length > 1 ? lines : splitCommasAndAnds(text);
  return { text, tokens, body, clause: findClause(tokens), lines, pieces };
}
