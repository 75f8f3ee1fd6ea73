import { z } from "zod";
import { documentRefusals, type DocumentRefusal, type Parsed } from "./document.ts";

const isRefusal = (code: string): code is DocumentRefusal => Object.hasOwn(documentRefusals, code);

const Answer = z.discriminatedUnion("ok", [
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
  z.object({ ok: z.literal(false), code: z.string().refine(isRefusal) }),
]);

/** What a reader said, or null when it is no answer of ours: the process met a hostile file and is not believed. */
export function readAnswer(said: Uint8Array): Parsed | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(said);
    return Answer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
