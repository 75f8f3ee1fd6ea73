import { AppError } from "#core/errors/app-error.ts";
import { createLanguageSetter } from "./language-setter.ts";
import type { ResultDocuments } from "./result-documents.ts";

/** Documents that may be set or wait to be set at once. */
const most = 12;

/** Word documents are written here, PDFs by the typesetter's own process; each begins with the first one asked for. */
export function openResultDocuments(): ResultDocuments {
  const setter = createLanguageSetter();
  let under = 0;
  return {
    async docx(document) {
      const { writeDocx } = await import("./docx.ts");
      return writeDocx(document);
    },
    async pdf(document) {
      if (under >= most)
        throw new AppError("busy", "Many PDFs are being set. Try again in a few seconds.", 5);
      under += 1;
      try {
        const answer = await setter.set(JSON.stringify({ title: document.name, ...document }));
        if (answer?.pdf) return answer.pdf;
        throw answer?.unknown ? unknownLetters(answer.unknown) : noPdf();
      } finally {
        under -= 1;
      }
    },
    close: setter.end,
  };
}

function unknownLetters(letters: string): AppError {
  return new AppError(
    "letters_unknown",
    `The face of our PDFs does not hold these letters: ${letters.slice(0, 40)}. Save it as Word, or print it.`,
  );
}

function noPdf(): AppError {
  return new AppError(
    "unavailable",
    "PDFs cannot be set here at this moment. Save it as Word, or print it and choose “Save as PDF”.",
    60,
  );
}
