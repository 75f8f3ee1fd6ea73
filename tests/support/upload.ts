import { z } from "zod";
import { ReadDocument } from "#features/documents/contract.ts";
import type { TestApp } from "./test-app.ts";

const Refusal = z.object({ message: z.string(), code: z.string() });

/** What came of an upload: the text, or why not. */
export type Outcome = {
  readonly status: number;
  readonly text: string;
  readonly document: ReadDocument | null;
  readonly code: string;
  readonly message: string;
};

export const parsePath = "/api/ai/parse-document";

/** A form with one file in it, as the page sends it. */
export function formWith(bytes: Uint8Array, name = "resume.pdf", field = "file"): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Uploads one file as the page does. */
export async function upload(app: TestApp, bytes: Uint8Array, name?: string): Promise<Outcome> {
  return outcomeOf(await app.request(parsePath, { method: "POST", body: formWith(bytes, name) }));
}

export async function outcomeOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json();
  const { status } = response;
  if (status === 200) {
    const document = ReadDocument.parse(body);
    return { status, text: document.text, document, code: "", message: "" };
  }
  return { status, text: "", document: null, ...Refusal.parse(body) };
}

export type Sender = { readonly url: string; readonly cookie: string };

/** Uploads one file to a server that runs, as her browser does. */
export async function sendFile(
  { url, cookie }: Sender,
  bytes: Uint8Array,
  name: string,
): Promise<Outcome> {
  const response = await fetch(url + parsePath, {
    method: "POST",
    headers: { Cookie: cookie, Origin: url },
    body: formWith(bytes, name),
  });
  return outcomeOf(response);
}
