import type { RefObject } from "react";
import FileText from "lucide-react/icons/file-text";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { characters } from "./readiness.ts";
import type { ReadText } from "./upload.ts";
import type { Reading } from "./use-reading.ts";

type FileRowProps = {
  reading: Exclude<Reading, { state: "open" }>;
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
      <div className="file">
        <span>
          <Icon of={FileText} /> {file.name}, {fileSize(file.size)}
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
      <p className="hint" id="file-step" {...statusRegion}>
        {isRead ? sayReceipt(reading.receipt) : sayProgress(reading.sent)}
      </p>
      {isRead && reading.receipt.notes.length > 0 && (
        <ul className="hint">
          {reading.receipt.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function sayProgress(sent: number): string {
  return sent < 1 ? "Sending your file…" : "Reading your file…";
}

function sayReceipt({ pages, text }: ReadText): string {
  const counted = pages === 1 ? "1 page" : pages !== null && `${pages} pages`;
  return `Read ${[counted, characters(text.length)].filter(Boolean).join(", ")}.`;
}

/** "214 KB" */
function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
