import { type Clause, findClause } from "./clause.ts";
import { commaPieces, linePieces } from "./pieces.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

/** One item of an answer with all that its shapes are judged by. */
export type Item = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The words without a leading "to", "not", "currently". */
  readonly body: readonly Token[];
  readonly clause: Clause | null;
  readonly lines: readonly string[];
  readonly pieces: readonly string[];
};

export function itemOf(text: string): Item {
  const lines = linePieces(text);
  const tokens = tokensOf(lines.length === 1 ? (lines[0] ?? text) : text);
  const lead = tokens.findIndex(
    (token) => !is(token, "negative", "adverb") && token.lower !== "to",
  );
  const body = tokens.slice(Math.max(0, lead));
  const pieces = lines.length > 1 ? lines : commaPieces(text);
  return { text, tokens, body, clause: findClause(tokens), lines, pieces };
}
