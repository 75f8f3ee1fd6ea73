import type { QuestionFieldProps } from "./question-field-props.ts";
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId } from "react";
import { Field } from "#ui/forms/field.tsx";
import { ListField } from "#ui/forms/list-field.tsx";
import type { DocumentFieldProps } from "#features/tools/upload/document-field.tsx";
import { ExtractedText } from "#features/tools/upload/extracted-text.tsx";
import { lengthError } from "./readiness.ts";
import { DocumentPlaceholder } from "#features/tools/upload/document-frame.tsx";

const loadDocumentField = () => import("#features/tools/upload/document-field.tsx");

/** One tool asks for a file, so its code comes with that tool. Where it cannot, the text can be pasted. */
const LoadedField: ComponentType<DocumentFieldProps> = import.meta.env.SSR
  ? (await loadDocumentField()).DocumentField
  : lazy(async () => {
      const loaded = await loadDocumentField().catch(() => null);
      return { default: loaded?.DocumentField ?? Nothing };
    });
const DocumentField = (props: DocumentFieldProps) => (
  <Suspense fallback={<DocumentPlaceholder {...props} />}>
    <LoadedField {...props} />
  </Suspense>
);

/** One question with the control its kind asks for. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onAnswer, mayUpload, also, below } = props;
  const { kind, id, text, placeholder } = question;
  const error = lengthError(question, answer);
  if (kind === "file")
    return (
      <>
        <Suspense fallback={<div className="drop-zone" />}>
          <DocumentField question={question} onText={onAnswer} mayUpload={mayUpload} />
        </Suspense>
        <ExtractedText {...props} />
      </>
    );
  if (kind === "list")
    return (
      <ListField
        label={text}
        name={id}
        value={answer}
        onChange={onAnswer}
        placeholder={placeholder}
        error={error}
        describedBy={also}
        below={below}
      />
    );
  if (kind === "long")
    return (
      <Field label={text} error={error} describedBy={also} below={below}>
        {(control) => (
          <textarea
            {...control}
            name={id}
            rows={8}
            placeholder={placeholder}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
          />
        )}
      </Field>
    );
  if (kind === "choice")
    return (
      <Field label={text} describedBy={also} below={below}>
        {(control) => (
          <select
            {...control}
            name={id}
            value={answer}
            onChange={(event) => onAnswer(event.target.value)}
          >
            <option value="" disabled>
              Choose
            </option>
            {question.options?.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )}
      </Field>
    );
  return <LineField {...props} />;
}

/** A fact on one line; a sum and a day are typed as free text. */
function LineField({ question, answer, onAnswer, also, below }: QuestionFieldProps) {
  const { id, text, stem, placeholder } = question;
  const stemId = useId();
  return (
    <Field
      label={text}
      error={lengthError(question, answer)}
      describedBy={[stem && stemId, also].filter(Boolean).join(" ")}
      below={below}
    >
      {(control) => {
        const input = (
          <input
            {...control}
            name={id}
            type="text"
            enterKeyHint="next"
            placeholder={placeholder}
            onKeyDown={focusNextField}
            value={answer.replaceAll(/\s*\n\s*/g, " ")}
            onChange={(event) => onAnswer(event.target.value)}
          />
        );
        return stem ? (
          <div className="field-with-stem">
            <span id={stemId}>{stem}</span>
            {input}
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}

/** Enter on a line goes on to the next field; only Generate starts the writing. */
function focusNextField(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [
    ...(form?.querySelectorAll<HTMLElement>(
      ".answer-field :is(input:not([type=file]), textarea, select), [name=tone]",
    ) ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

function Nothing() {
  return null;
}
