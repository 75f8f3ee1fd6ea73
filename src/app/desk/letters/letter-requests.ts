import { letterReaders, maxLetterLength, maxSubjectLength } from "#features/letters/letter.ts";
import { z } from "zod";

/** A letter is named by whoever begins it, so that a form sent twice begins it once. */
const id = z.string().regex(/^[\w-]{1,64}$/, "This letter has no such name.");
const revision = z.coerce.number("Say which version this is.").int().min(0);

const isOneLine = (text: string) => !/[\r\n]/.test(text);

/** POST /api/desk/letters/save. `revision` is the one that the text was made from; 0 begins a letter. */
export const SaveLetterRequest = z.object({
  id,
  revision,
  subject: z
    .string("Write a subject.")
    .trim()
    .max(maxSubjectLength, `A subject has at most ${maxSubjectLength} characters.`)
    .refine(isOneLine, "A subject is one line."),
  words: z
    .string("Write the letter.")
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .pipe(z.string().max(maxLetterLength, "A letter has at most 20,000 characters.")),
  readers: z.enum(letterReaders, "Choose who it goes to."),
});
export type SaveLetterRequest = z.infer<typeof SaveLetterRequest>;

/** POST /api/desk/letters/send: what is sent is the version that was seen. */
export const SendLetterRequest = z.object({ id, revision });
export type SendLetterRequest = z.infer<typeof SendLetterRequest>;

/** POST /api/desk/letters/try, stop and go-on. */
export const LetterRequest = z.object({ id });
