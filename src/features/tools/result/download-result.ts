import { formatMarkdown } from "#core/result/markdown.ts";
import { createResultDocument, toFileName } from "#core/result/result-document.ts";
import { parseResult } from "#core/result/result-text.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { saveFile } from "./save-file.ts";
import type { ResultFileFormat } from "#features/tools/result-file-requests.ts";

/** A result, and the tool whose name the file has. */
export type DownloadableResult = {
  readonly toolId: string;
  readonly name: string;
  readonly result: string;
};

/** Downloads the result: Markdown made here, the rest by the server, which stores nothing. Throws ApiError. */
export async function downloadResult(
  download: DownloadableResult,
  format: ResultFileFormat | "md",
): Promise<void> {
  const file = format === "md" ? createMarkdownFile(download) : await fetchFile(download, format);
  saveFile(file, `${toFileName(download.name)}.${format}`);
}

function createMarkdownFile({ name, result }: DownloadableResult): Blob {
  return new Blob([formatMarkdown(createResultDocument(name, parseResult(result)))], {
    type: "text/markdown",
  });
}

async function fetchFile(
  { toolId, result }: DownloadableResult,
  format: ResultFileFormat,
): Promise<Blob> {
  const response = await apiRequest("POST", "/api/results/file", {
    body: { toolId, format, result },
  });
  return response.blob();
}
