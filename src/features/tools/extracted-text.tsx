import { Field } from "#ui/field.tsx";
import type { QuestionFieldProps } from "./question-field.tsx";
import { characters, tooLong } from "./readiness.ts";
import { useSettled } from "./use-settled.ts";

/** The text of a document: read out of a file, corrected or pasted. */
export function ExtractedText({ question, answer, onAnswer, also, below }: QuestionFieldProps) {
  const count = useSettled(answer.length);
  return (
    <Field
      label="Extracted text"
      hint={
        answer === "" && question.placeholder
          ? `For example: ${question.placeholder}`
          : "Read it through and correct anything we misread."
      }
      error={tooLong(question, answer)}
      after={<span aria-live="polite">{characters(count)}</span>}
      also={also}
      below={below}
    >
      {(control) => (
        <textarea
          {...control}
          name={question.id}
          rows={8}
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </Field>
  );
}
