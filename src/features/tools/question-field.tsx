import { type ComponentType, lazy, Suspense } from "react";
import type { Question } from "#core/tools/definition.ts";
import { LongField, SelectField } from "#ui/field.tsx";
import type { DocumentFieldProps } from "./document-field.tsx";
import { ExtractedText } from "./extracted-text.tsx";
import { tooLong } from "./readiness.ts";

export type QuestionFieldProps = {
  question: Question;
  answer: string;
  onAnswer: (text: string) => void;
  /** Whether she may have a document read here. */
  mayUpload: boolean;
};

const load = () => import("./document-field.tsx");

/** One tool asks for a file, so its code comes with that tool. Where it cannot, the text can be pasted. */
const DocumentField: ComponentType<DocumentFieldProps> = import.meta.env.SSR
  ? (await load()).DocumentField
  : lazy(async () => {
      const loaded = await load().catch(() => null);
      return { default: loaded?.DocumentField ?? Nothing };
    });

/** One question with the control its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  if (question.type === "file")
    return (
      <>
        <Suspense fallback={<div className="drop" />}>
          <DocumentField question={question} onText={onAnswer} mayUpload={props.mayUpload} />
        </Suspense>
        <ExtractedText {...props} />
      </>
    );
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

function Nothing() {
  return null;
}
