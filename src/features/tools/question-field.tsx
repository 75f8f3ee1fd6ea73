import type { Question } from "#core/tools/definition.ts";
import { LongField, SelectField } from "#ui/field.tsx";
import { DocumentField } from "./document-field.tsx";
import { tooLong } from "./readiness.ts";

export type QuestionFieldProps = {
  question: Question;
  answer: string;
  onAnswer: (text: string) => void;
  /** Whether she may have a document read here. */
  mayUpload: boolean;
};

/** One question with the control its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  if (question.type === "file") return <DocumentField {...props} />;
  if (question.type === "dropdown")
    return (
      <SelectField
        label={question.text}
        name={question.id}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      >
        <option value="" disabled>
          Choose
        </option>
        {question.options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  return (
    <LongField
      label={question.text}
      hint={question.placeholder && `For example: ${question.placeholder}`}
      error={tooLong(question, answer)}
      name={question.id}
      rows={question.type === "long" ? 8 : 3}
      value={answer}
      onChange={(event) => onAnswer(event.target.value)}
    />
  );
}
