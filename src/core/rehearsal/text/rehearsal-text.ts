import { type AnswerPart, answerParts } from "./answer-part.ts";
import * as s from "#core/schema.ts";

/** What is said in one breath. */
export type BreathLine = {
  readonly text: string;
  /** Whether a sentence ends with it. */
  readonly isSentenceEnd: boolean;
};

/** Language that is said in one go: a spoken section of a result, or the answer to one question of it. */
export type RehearsalPart = {
  readonly label: string;
  readonly lines: readonly BreathLine[];
  /** How long it may take. */
  readonly targetSeconds: number;
  /** The place of the line that ends the ask for the figure; null where nothing of that kind is asked. */
  readonly askLine: number | null;
  /** What the other side says before it: the question of an interview, an objection. */
  readonly otherSide: string | null;
};

/** What the other side may say against a result. */
export type PushBackLines = {
  /** In the words that the member expects. */
  readonly own: readonly string[];
  /** What people say, written by us. */
  readonly ours: readonly string[];
};

export type OutlinePoint = {
  /** Null where the answer is no story. */
  readonly part: AnswerPart | null;
  readonly text: string;
};

/** A question of an interview, and what the answer to it holds. */
export type InterviewQuestion = {
  readonly question: string;
  /** Whether it is the one that the member hopes they skip. */
  readonly isDreaded: boolean;
  readonly outline: readonly OutlinePoint[];
};

/** A result as it is said aloud; the result's page hands it to the page that rehearses it. */
export type RehearsalText = {
  readonly toolId: string;
  readonly title: string;
  /** The page of the result, where the reader goes back to. */
  readonly backPath: string;
  readonly parts: readonly RehearsalPart[];
  /** Undefined where nobody pushes back. */
  readonly pushBack?: PushBackLines | undefined;
  /** Undefined where nothing is asked in turn. */
  readonly interview?: readonly InterviewQuestion[] | undefined;
};

const RehearsalPart: s.Schema<RehearsalPart> = s.object({
  label: s.string,
  lines: s.array(s.object({ text: s.string, isSentenceEnd: s.boolean })),
  targetSeconds: s.number,
  askLine: s.nullable(s.number),
  otherSide: s.nullable(s.string),
} satisfies s.SchemasOf<RehearsalPart>);

const PushBackLines: s.Schema<PushBackLines> = s.object({
  own: s.array(s.string),
  ours: s.array(s.string),
} satisfies s.SchemasOf<PushBackLines>);

const InterviewQuestion: s.Schema<InterviewQuestion> = s.object({
  question: s.string,
  isDreaded: s.boolean,
  outline: s.array(s.object({ part: s.nullable(s.oneOf(answerParts)), text: s.string })),
} satisfies s.SchemasOf<InterviewQuestion>);

export const RehearsalText: s.Schema<RehearsalText> = s.object({
  toolId: s.string,
  title: s.string,
  backPath: s.string,
  parts: s.array(RehearsalPart),
  pushBack: s.optional(PushBackLines),
  interview: s.optional(s.array(InterviewQuestion)),
} satisfies s.SchemasOf<RehearsalText>);
