import { AppError } from "#core/errors/app-error.ts";
import { createPdfTypesetter } from "./pdf-typesetter.ts";
import type { ResultDocumentWriter } from "./result-document-writer.ts";

/** Documents that may be set or wait to be set at once. */
const maxPending = 12;

/** Word documents are written here, PDFs by the typesetter's own process; each begins with the first one asked for. */
export function openResultDocumentWriter(): ResultDocumentWriter {
  const typesetter = createPdfTypesetter();
  let pending = 0;
  return {
    async docx(document) {
      const { writeDocx } = await import("./write-docx.ts");
      return writeDocx(document);
    },
    async pdf(document) {
      if (pending >= maxPending)
        throw new AppError("busy", "Many PDFs are being set. Try again in a few seconds.", 5);
      pending += 1;
      try {
        const answer = await typesetter.typeset(
          JSON.stringify({ title: document.name, ...document }),
        );
        if (answer?.pdf) return answer.pdf;
        if (answer && "isTooLong" in answer) throw tooLongForCard();
        throw answer?.unknown ? missingGlyphsError(answer.unknown) : typesettingUnavailable();
      } finally {
        pending -= 1;
      }
    },
    close: typesetter.kill,
  };
}

function missingGlyphsError(letters: string): AppError {
  return new AppError(
    "letters_unknown",
    `The face of our PDFs does not hold these letters: ${letters.slice(0, 40)}. Save it as Word, or print it.`,
  );
}

function tooLongForCard(): AppError {
  return new AppError("too_large", "That is too long for one card. Choose one section of it.");
}

function typesettingUnavailable(): AppError {
  return new AppError(
    "unavailable",
    "PDFs cannot be set here at this moment. Save it as Word, or print it and choose “Save as PDF”.",
    60,
  );
}
