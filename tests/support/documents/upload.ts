import { z } from "zod";
import { ParseDocumentResponse } from "#features/documents/contract.ts";
import type { TestApp } from "../app/test-app.ts";

const Refusal = z.object({ message: z.string(), code: z.string() });

/** What came of an upload: the text, or why not. */
export type UploadOutcome = {
  readonly status: number;
  readonly text: string;
  readonly document: ParseDocumentResponse | null;
  readonly code: string;
  readonly message: string;
};

export const parseDocumentPath = "/api/ai/parse-document";

/** A form with one file in it, as the page sends it. */
export function createUploadForm(bytes: Uint8Array, name = "resume.pdf", field = "file"): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Uploads one file as the page does. */
export async function uploadFile(
  app: TestApp,
  bytes: Uint8Array,
  name?: string,
): Promise<UploadOutcome> {
  return readUploadOutcome(
    await app.request(parseDocumentPath, { method: "POST", body: createUploadForm(bytes, name) }),
  );
}

export async function readUploadOutcome(response: Response): Promise<UploadOutcome> {
  const body: unknown = await response.json();
  const { status } = response;
  if (status === 200) {
    const document = ParseDocumentResponse.parse(body);
    return { status, text: document.text, document, code: "", message: "" };
  }
  return { status, text: "", document: null, ...Refusal.parse(body) };
}

export type UploadClient = { readonly url: string; readonly cookie: string };

/** Uploads one file to a running server, as a browser does. */
export async function uploadToServer(
  { url, cookie }: UploadClient,
  bytes: Uint8Array,
  name: string,
): Promise<UploadOutcome> {
  const response = await fetch(url + parseDocumentPath, {
    method: "POST",
    headers: { Cookie: cookie, Origin: url },
    body: createUploadForm(bytes, name),
  });
  return readUploadOutcome(response);
}
