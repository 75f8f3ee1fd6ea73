import { useLayoutEffect, useRef } from "react";
import type { Question } from "#core/tools/definition.ts";
import { Field } from "#ui/field.tsx";
import { FileRow } from "./file-row.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useReading } from "./use-reading.ts";

const kinds = ".pdf,.doc,.docx,.txt";

export type DocumentFieldProps = {
  question: Question;
  onText: (text: string) => void;
  /** Whether she may have a document read here. */
  mayUpload: boolean;
};

/** A document she chooses or drops; its text goes to the field below, where she can correct it. */
export function DocumentField({ question, onText, mayUpload }: DocumentFieldProps) {
  const { reading, read, cancel } = useReading(onText);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const drop = useFileDrop(mayUpload ? (files) => void read(files) : null);
  const isOpen = reading.state === "open";

  // What she pressed gives way to what she needs next; the focus goes along.
  useLayoutEffect(() => {
    if (hasFocus.current) (isOpen ? input : button).current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <Field
      label={`${question.text} (.pdf, .doc, .docx or .txt, max 5MB)`}
      hint={mayUpload ? null : "Reading a file is part of Pro. Pasting the text works now."}
      error={isOpen && reading.sentence}
    >
      {(control) => (
        <div
          className="drop"
          role="presentation"
          data-over={drop.isOver || undefined}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={(event) => {
            // With the button that goes, or with the window, the focus goes nowhere.
            if (event.relatedTarget !== null) hasFocus.current = false;
          }}
          {...drop.handlers}
        >
          {mayUpload && isOpen && <p className="hint">Drop a file here, or</p>}
          <input
            {...control}
            ref={input}
            className={isOpen ? "file-input" : "vh"}
            tabIndex={isOpen ? undefined : -1}
            type="file"
            accept={kinds}
            disabled={!mayUpload}
            onChange={(event) => {
              void read(event.target.files);
              // The same file may be chosen again after a failure.
              event.target.value = "";
            }}
          />
          {!isOpen && (
            <FileRow
              reading={reading}
              button={button}
              onCancel={cancel}
              onReplace={() => input.current?.click()}
            />
          )}
        </div>
      )}
    </Field>
  );
}
