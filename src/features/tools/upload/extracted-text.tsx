import { Field } from "#ui/forms/field.tsx";
import type { QuestionFieldProps } from "#features/tools/form/question-field-props.ts";
import { formatCharacters, lengthError } from "#features/tools/form/readiness.ts";
import { useDebouncedValue } from "#features/tools/form/use-debounced-value.ts";

/** The text of a document: read out of a file, corrected or pasted. */
export function ExtractedText({ question, answer, onAnswer, also, below }: QuestionFieldProps) {
  const count = useDebouncedValue(answer.length);
  return (
    <Field
      label="Extracted text"
      hint={
        answer === "" && question.placeholder
          ? `For example: ${question.placeholder}`
          : "Read it through and correct anything we misread."
      }
      error={lengthError(question, answer)}
      after={<span aria-live="polite">{formatCharacters(count)}</span>}
      describedBy={also}
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
