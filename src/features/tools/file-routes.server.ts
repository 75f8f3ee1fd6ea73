import type { ResultDocuments } from "#adapters/result-documents/result-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { documentOf, fileNameOf } from "#core/result/result-document.ts";
import { parseResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, takeOrRefuse } from "#http/rate-limit.ts";
import { readBody } from "#http/read-body.ts";
import { viewerOf } from "#http/viewer.ts";
import { Hono } from "hono";
import { FileRequest } from "./file-contract.ts";
import type { PersonOf } from "./person.server.ts";

export type FileParts = { readonly files: ResultDocuments; readonly personOf: PersonOf };

const allowance = { limit: 40, windowSeconds: 60 };

const types = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;

/** Her language as a file. It is written from what she sends, handed to her and not kept. */
export function fileRoutes({ files, personOf }: FileParts) {
  const limit = createRateLimit(allowance);
  return new Hono<AppContext>().post("/", async (c) => {
    const { toolId, format, result } = await readBody(c, FileRequest);
    if (!isToolId(toolId)) throw new AppError("unknown_tool", "There is no such tool.");
    takeOrRefuse(limit, personOf(viewerOf(c), c.get("address")).key);
    const document = documentOf(toolOf(toolId).title, parseResult(result));
    const file = await files[format](document);
    return new Response(new Uint8Array(file), {
      headers: {
        "Content-Type": types[format],
        "Content-Disposition": `attachment; filename="${fileNameOf(document.name)}.${format}"`,
        "Cache-Control": "private, no-store",
      },
    });
  });
}
