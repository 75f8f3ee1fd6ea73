import { markdownOf } from "#core/result/markdown.ts";
import { documentOf, fileNameOf } from "#core/result/result-document.ts";
import { parseResult } from "#core/result/result-text.ts";
import { apiRequest } from "#ui/api/request.ts";
import type { FileFormat } from "./file-contract.ts";

/** Her language, and the tool whose name the file has. */
export type Saved = { readonly toolId: string; readonly name: string; readonly result: string };

/** Hands her a file of her language. Markdown is made here; the rest the server writes and does not keep. Throws ApiError. */
export async function saveFile(saved: Saved, format: FileFormat | "md"): Promise<void> {
  const file = format === "md" ? markdown(saved) : await written(saved, format);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${fileNameOf(saved.name)}.${format}`;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function markdown({ name, result }: Saved): Blob {
  return new Blob([markdownOf(documentOf(name, parseResult(result)))], { type: "text/markdown" });
}

async function written({ toolId, result }: Saved, format: FileFormat): Promise<Blob> {
  const response = await apiRequest("POST", "/api/results/file", {
    body: { toolId, format, result },
  });
  return response.blob();
}
