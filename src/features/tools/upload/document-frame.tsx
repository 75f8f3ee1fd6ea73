import type { ComponentProps } from "react";
import type { Question } from "#core/tools/definition.ts";
import { Field } from "#ui/forms/field.tsx";

export type DocumentFrameProps = {
  question: Question;
  /** Whether uploading a document is allowed here. */
  mayUpload: boolean;
};

type FrameProps = DocumentFrameProps & Pick<ComponentProps<typeof Field>, "children" | "error">;

/** What stands around a document's control. */
export function DocumentFrame({ question, mayUpload, error, children }: FrameProps) {
  return (
    <Field
      label={`${question.text} (.pdf, .doc, .docx or .txt, max 5MB)`}
      hint={mayUpload ? null : "Reading a file is part of Pro. Pasting the text works now."}
      error={error}
    >
      {children}
    </Field>
  );
}

/** Says how a file comes here, beside the button that the browser draws. */
export function DropHint() {
  return <p className="field-hint">Drop a file here, or</p>;
}

/** The place of a document field whose code is on its way: as large as the field, so that nothing moves. */
export function DocumentPlaceholder({ question, mayUpload }: DocumentFrameProps) {
  return (
    <DocumentFrame question={question} mayUpload={mayUpload}>
      {(control) => (
        <div className="drop-zone">
          {mayUpload && <DropHint />}
          <input {...control} className="file-input" type="file" disabled />
        </div>
      )}
    </DocumentFrame>
  );
}
