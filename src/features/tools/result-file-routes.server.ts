import type { ResultDocumentWriter } from "#adapters/result-documents/result-document-writer.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createCardDocument } from "#core/result/card.ts";
import { createResultDocument, toFileName } from "#core/result/result-document.ts";
import { parseResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { getViewer } from "#http/viewer.ts";
import { Hono } from "hono";
import { ResultFileRequest } from "./result-file-requests.ts";
import type { IdentifyCaller } from "#features/tools/limits/caller.server.ts";

export type ResultFileRouteDeps = {
  readonly resultDocuments: ResultDocumentWriter;
  readonly identifyCaller: IdentifyCaller;
};

const rateLimit = { limit: 40, windowSeconds: 60 };

const contentTypes = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;

/** A result as a file. It is written from what the request holds, and not stored. */
export function resultFileRoutes({ resultDocuments, identifyCaller }: ResultFileRouteDeps) {
  const rateLimiter = createRateLimit(rateLimit);
  return new Hono<AppContext>().post("/", async (c) => {
    const { toolId, format, paper, result } = await readBody(c, ResultFileRequest);
    if (!isToolId(toolId)) throw new AppError("unknown_tool", "There is no such tool.");
    enforceRateLimit(rateLimiter, identifyCaller(getViewer(c), c.get("address")).key);
    const document =
      paper === "card"
        ? createCardDocument(result)
        : createResultDocument(toolOf(toolId).title, parseResult(result));
    const file = await resultDocuments[format](document);
    return new Response(new Uint8Array(file), {
      headers: {
        "Content-Type": contentTypes[format],
        "Content-Disposition": `attachment; filename="${toFileName(document.name)}.${format}"`,
        "Cache-Control": "private, no-store",
      },
    });
  });
}
