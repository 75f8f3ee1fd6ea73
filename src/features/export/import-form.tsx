import { useRef, useState } from "react";
import { readApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import { ImportResponse } from "./import-contract.ts";

type ImportFormProps = {
  /** The account holds more than before: what was read of it is out of date. */
  onImported: () => void;
};

/** Takes an export back: the member's own from another installation, or from before. */
export function ImportForm({ onImported }: ImportFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<ImportResponse["brought"] | null>(null);
  const importFile = useAction(async (file: File) => {
    setImported(null);
    const body = new FormData();
    body.append("file", file);
    const response = await fetch("/api/import", { method: "POST", credentials: "include", body });
    if (!response.ok) throw await readApiError(response);
    const { brought } = ImportResponse.parse(await response.json());
    setImported(brought);
    onImported();
  });

  return (
    <form
      className="stack gap-3 needs-script"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const file = input.current?.files?.[0];
        if (file) void importFile.run(file);
        else input.current?.focus();
      }}
    >
      <Field
        label="Import an export"
        hint="The ZIP file that “Export Data” gave you, here or in another installation. What is in your account stays as it is."
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="file"
            accept=".zip,application/zip"
            required
          />
        )}
      </Field>
      <div className="actions">
        <Button submit pending={importFile.isPending}>
          {importFile.isPending ? "Importing..." : "Import"}
        </Button>
      </div>
      <output>{imported && <Note tone="success" title={describeImport(imported)} />}</output>
      {importFile.error !== null && (
        <Note tone="danger" alert title={getErrorMessage(importFile.error)} />
      )}
    </form>
  );
}

const nouns: Readonly<Record<string, readonly [string, string]>> = {
  wins: ["win", "wins"],
  negotiations: ["negotiation", "negotiations"],
  powerPosition: ["power position", "power positions"],
  library: ["saved text", "saved texts"],
  drafts: ["draft", "drafts"],
  practice: ["rehearsal", "rehearsals"],
};

function describeImport(brought: ImportResponse["brought"]): string {
  const added = brought.filter((part) => part.added > 0).map(formatPart);
  const known = brought.reduce((sum, part) => sum + part.known, 0);
  const knownNote = known === 0 ? "" : ` ${known} ${known === 1 ? "was" : "were"} here already.`;
  if (added.length === 0) return `Nothing was new.${knownNote}`;
  return `Imported: ${added.join(", ")}.${knownNote}`;
}

function formatPart({ name, added }: ImportResponse["brought"][number]): string {
  const [one, many] = nouns[name] ?? ["entry", "entries"];
  return `${added.toLocaleString("en-US")} ${added === 1 ? one : many}`;
}
