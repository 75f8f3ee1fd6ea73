import { type DragEvent, useEffect, useRef, useState } from "react";
import FileText from "lucide-react/icons/file-text";
import { Field, LongField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { QuestionFieldProps } from "./question-field.tsx";
import { characters, tooLong } from "./readiness.ts";
import { fileSize, readDocument, UploadFailed } from "./upload.ts";
import { useSettled } from "./use-settled.ts";

const kinds = ".pdf,.doc,.docx,.txt";

type Reading = { file: File; state: "reading" | "read" } | { state: "failed"; sentence: string };

/** A document she uploads, and its text, which she can correct or paste instead. */
export function DocumentField({ question, answer, onAnswer, mayUpload }: QuestionFieldProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController>(null);
  const count = useSettled(answer.length);

  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setReading({ file, state: "reading" });
    try {
      onAnswer(await readDocument(file, control.signal));
      setReading({ file, state: "read" });
      toast({ title: "Document uploaded successfully", text: `Extracted text from ${file.name}` });
    } catch (error) {
      if (!(error instanceof UploadFailed)) return;
      setReading({ state: "failed", sentence: error.message });
      toast({ title: "Upload failed", text: error.message, tone: "danger" });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (mayUpload && file) void read(file);
  }

  return (
    <>
      <Field
        label={`${question.text} (.pdf, .doc, .docx or .txt, max 5MB)`}
        hint={mayUpload ? null : "Reading a file is part of Pro. Pasting the text works now."}
        error={reading?.state === "failed" && reading.sentence}
      >
        {(control) => (
          <div
            className="drop"
            role="presentation"
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
          >
            {mayUpload && <p className="hint">Drop a file here, or</p>}
            <input
              {...control}
              className="file-input"
              type="file"
              accept={kinds}
              disabled={!mayUpload}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void read(file);
                // The same file may be chosen again after a failure.
                event.target.value = "";
              }}
            />
          </div>
        )}
      </Field>
      {reading && reading.state !== "failed" && (
        <p className="file">
          <span>
            <Icon of={FileText} /> {reading.file.name}, {fileSize(reading.file.size)}
          </span>
          <span>{reading.state === "reading" ? "Reading…" : "Read"}</span>
        </p>
      )}
      <LongField
        label="Extracted text"
        hint={
          answer === "" && question.placeholder
            ? `For example: ${question.placeholder}`
            : "Read it through and correct anything we misread."
        }
        error={tooLong(question, answer)}
        after={<span aria-live="polite">{characters(count)}</span>}
        name={question.id}
        rows={8}
        value={answer}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </>
  );
}
