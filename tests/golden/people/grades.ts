import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** A sent as it stands, B a small mend, C a faulty sentence, D something false or lost. */
export const gradeLetters = ["A", "B", "C", "D"] as const;

const Grade = z.object({
  grade: z.enum(gradeLetters),
  /** The sentence of the text that a reader would change first. */
  worst: z.string(),
  reason: z.string(),
  /** The text that was read, by its name. */
  text: z.string(),
});
export type Grade = z.infer<typeof Grade>;

/** The grades by readers who wrote no frame, for each person's text. */
export function readGrades(): Readonly<Record<string, Grade>> {
  const path = fileURLToPath(new URL("./grades.json", import.meta.url));
  return z.record(z.string(), Grade).parse(JSON.parse(readFileSync(path, "utf8")));
}

/** A text's name: a reading belongs to exactly the text that was read. */
export function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
