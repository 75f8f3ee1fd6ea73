import { z } from "zod";
import { documentErrors, type DocumentErrorCode, type ParseResult } from "./parsed-document.ts";

const isErrorCode = (code: string): code is DocumentErrorCode =>
  Object.hasOwn(documentErrors, code);

const ReaderReply = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    document: z
      .object({
        text: z.string().min(1),
        pages: z.int().positive().nullable(),
        notes: z.array(z.string().max(300)).max(20),
      })
      .transform((document) => ({ ...document, characters: document.text.length })),
  }),
  z.object({ ok: z.literal(false), code: z.string().refine(isErrorCode) }),
]);

/** A reader's reply, or null when it is no reply of ours: the process parsed a hostile file and is not trusted. */
export function parseReaderReply(bytes: Uint8Array): ParseResult | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return ReaderReply.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
