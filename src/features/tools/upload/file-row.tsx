import type { RefObject } from "react";
import FileText from "lucide-react/icons/file-text";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { formatCharacters } from "#features/tools/form/readiness.ts";
import type { UploadedDocument } from "./upload-document.ts";
import type { UploadState } from "./use-document-upload.ts";

type FileRowProps = {
  reading: Exclude<UploadState, { state: "open" }>;
  /** One button in one place: Cancel while the file is sent, Replace once it is read. */
  button: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
  onReplace: () => void;
};

/** Announces what happens to the file, at its steps only. */
const statusRegion = { role: "status" } as const;

/** The file by name and size, how far it is, and what was read from it. */
export function FileRow({ reading, button, onCancel, onReplace }: FileRowProps) {
  const { file } = reading;
  const isRead = reading.state === "read";
  return (
    <>
      <div className="chosen-file">
        <span>
          <Icon of={FileText} /> {file.name}, {formatFileSize(file.size)}
        </span>
        <Button
          ref={button}
          small
          look="quiet"
          aria-describedby="file-step"
          onClick={isRead ? onReplace : onCancel}
        >
          {isRead ? "Replace" : "Cancel"}
        </Button>
        {!isRead && <progress value={reading.sent} aria-label={`Sending ${file.name}`} />}
      </div>
      <p className="field-hint" id="file-step" {...statusRegion}>
        {isRead ? describeExtraction(reading.extracted) : describeProgress(reading.sent)}
      </p>
      {isRead && reading.extracted.notes.length > 0 && (
        <ul className="field-hint">
          {reading.extracted.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function describeProgress(sent: number): string {
  return sent < 1 ? "Sending your file…" : "Reading your file…";
}

function describeExtraction({ pages, text }: UploadedDocument): string {
  const counted = pages === 1 ? "1 page" : pages !== null && `${pages} pages`;
  return `Read ${[counted, formatCharacters(text.length)].filter(Boolean).join(", ")}.`;
}

/** "214 KB" */
function formatFileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
