import type { Token } from "#core/composer/shapes/tokens/tokens.ts";
import type { Clause } from "./clause-span.ts";

/** One item of an answer with all that its shapes are judged by. */
export type AnswerItem = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The words without a leading "to", "not", "currently". */
  readonly body: readonly Token[];
  readonly clause: Clause | null;
  readonly lines: readonly string[];
  readonly pieces: readonly string[];
};
