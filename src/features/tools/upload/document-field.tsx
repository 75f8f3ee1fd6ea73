import { useLayoutEffect, useRef } from "react";
import { DocumentFrame, type DocumentFrameProps, DropHint } from "./document-frame.tsx";
import { FileRow } from "./file-row.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useDocumentUpload } from "./use-document-upload.ts";

const acceptedTypes = ".pdf,.doc,.docx,.txt";

export type DocumentFieldProps = DocumentFrameProps & { onText: (text: string) => void };

/** A document to choose or drop; its text goes to the field below, to be corrected there. */
export function DocumentField({ question, onText, mayUpload }: DocumentFieldProps) {
  const { reading, read, cancel } = useDocumentUpload(onText);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const drop = useFileDrop(mayUpload ? (files) => void read(files) : null);
  const isOpen = reading.state === "open";

  // The pressed button gives way to the next control; the focus goes along.
  useLayoutEffect(() => {
    if (hasFocus.current) (isOpen ? input : button).current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <DocumentFrame question={question} mayUpload={mayUpload} error={isOpen && reading.error}>
      {(control) => (
        <div
          className="drop-zone"
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
          {mayUpload && isOpen && <DropHint />}
          <input
            {...control}
            ref={input}
            className={isOpen ? "file-input" : "visually-hidden"}
            tabIndex={isOpen ? undefined : -1}
            type="file"
            accept={acceptedTypes}
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
    </DocumentFrame>
  );
}
