import type { Question } from "#core/tools/definition.ts";
import type { ReactNode } from "react";

export type QuestionFieldProps = {
  question: Question;
  answer: string;
  onAnswer: (text: string) => void;
  /** Whether uploading a document is allowed here. */
  mayUpload: boolean;
  /** The id of what describes the answer further. */
  also: string | false;
  /** What else belongs under the field. */
  below: ReactNode;
};
