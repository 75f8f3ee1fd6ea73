import { documentRefusals } from "#adapters/documents/document.ts";
import type { Documents } from "#adapters/documents/documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createHeldBytes } from "#http/held-bytes.ts";
import type { ReadingPatience } from "#http/patient-reading.ts";
import { readUpload, type UploadRules } from "#http/read-upload.ts";
import { requirePro } from "#http/viewer.ts";
import { Hono } from "hono";
import type { ReadDocument } from "./contract.ts";

export type DocumentParts = {
  readonly documents: Documents;
  /** How long a sender may take; the usual times unless a test says otherwise. */
  readonly patience?: ReadingPatience | undefined;
};

const mostBytes = 5 * 1024 * 1024;
/** A little more than the files that may wait, each as large as it may be. */
const mostHeldBytes = 60 * 1024 * 1024;

/** Nobody reads it: the client closed the connection before the answer. */
const leftEarly = 499;

/** A file becomes text. Who may ask is settled before the first byte of it is read. */
export function documentRoutes({ documents, patience }: DocumentParts) {
  const upload: UploadRules = {
    name: "file",
    mostBytes,
    tooLarge: documentRefusals.too_large.sentence,
    held: createHeldBytes(mostHeldBytes),
    ...(patience && { patience }),
  };
  return new Hono<AppContext>().post("/", async (c) => {
    requirePro(c);
    const { signal } = c.req.raw;
    documents.expect();
    using file = await readUpload(c.req.raw, upload);
    const parsed = await documents.read(file.bytes(), signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (parsed === null) return new Response(null, { status: leftEarly });
    if (parsed.ok) return c.json(parsed.document satisfies ReadDocument);
    const { sentence } = documentRefusals[parsed.code];
    throw new AppError(codeOf[parsed.code], sentence);
  });
}

/** What programs read. */
const codeOf = {
  too_large: "too_large",
  unsupported: "document_unsupported",
  old_word: "document_old_word",
  password: "document_password",
  damaged: "document_damaged",
  scan: "document_scan",
  empty: "document_empty",
  too_complex: "document_too_complex",
  timed_out: "document_timed_out",
} as const;
