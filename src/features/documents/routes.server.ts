import { documentErrors } from "#adapters/documents/parsed-document.ts";
import type { DocumentParser } from "#adapters/documents/document-parser.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { clientClosedRequest } from "#http/client-closed-request.ts";
import { createMemoryBudget } from "#http/request/memory-budget.ts";
import type { BodyTimeouts } from "#http/request/read-with-timeouts.ts";
import { readUpload, type UploadOptions } from "#http/request/read-upload.ts";
import { requirePro } from "#http/viewer.ts";
import { Hono } from "hono";
import type { ParseDocumentResponse } from "./contract.ts";

export type DocumentDeps = {
  readonly documents: DocumentParser;
  /** How long a sender may take; the usual times unless a test says otherwise. */
  readonly uploadTimeouts?: BodyTimeouts | undefined;
};

const maxBytes = 5 * 1024 * 1024;
/** A little more than the files that may wait, each as large as it may be. */
const maxHeldBytes = 60 * 1024 * 1024;

/** A file becomes text. Who may ask is settled before the first byte of it is read. */
export function documentRoutes({ documents, uploadTimeouts }: DocumentDeps) {
  const upload: UploadOptions = {
    fieldName: "file",
    maxBytes,
    tooLargeMessage: documentErrors.too_large.message,
    memoryBudget: createMemoryBudget(maxHeldBytes),
    ...(uploadTimeouts && { timeouts: uploadTimeouts }),
  };
  return new Hono<AppContext>().post("/", async (c) => {
    requirePro(c);
    const { signal } = c.req.raw;
    documents.prewarm();
    using file = await readUpload(c.req.raw, upload);
    const parsed = await documents.parse(file.bytes(), signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (parsed === null) return new Response(null, { status: clientClosedRequest });
    if (parsed.ok) return c.json(parsed.document satisfies ParseDocumentResponse);
    const { message: sentence } = documentErrors[parsed.code];
    throw new AppError(errorCodes[parsed.code], sentence);
  });
}

/** What programs read. */
const errorCodes = {
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
