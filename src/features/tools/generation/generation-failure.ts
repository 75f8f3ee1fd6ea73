import { ApiError } from "#ui/api/api-error.ts";

/** The writing failed, with a message for the user. */
export class GenerationError extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.name = "GenerationError";
    this.sentence = sentence;
  }
}

/** Why no language came, in words for the user, and the way on where there is one. */
export type GenerationFailure = {
  /** What happened and what to do next. */
  readonly text: string;
  readonly way: "sign-in" | "upgrade" | "again";
};

/** `isTextStored`: part of the text had been written and is kept. */
export function describeGenerationFailure(
  error: unknown,
  isTextStored: boolean,
): GenerationFailure {
  const unfinished = isTextStored ? "The unfinished text is kept." : "";
  if (!(error instanceof ApiError) && !(error instanceof GenerationError))
    return {
      text: joinSentences(
        "An error occurred.",
        answersStoredSentence,
        unfinished,
        "Check your connection, then try again.",
      ),
      way: "again",
    };
  const sentence = withFullStop(error instanceof ApiError ? error.userMessage : error.sentence);
  // The server's own sentence may say already that nothing is lost.
  const text = joinSentences(
    sentence,
    /your answers/i.test(sentence) ? "" : answersStoredSentence,
    unfinished,
  );
  return { text, way: error instanceof ApiError ? nextStepFor(error) : "again" };
}

const answersStoredSentence = "Your answers are kept.";

function nextStepFor({ status, code }: ApiError): GenerationFailure["way"] {
  if (status === 401) return "sign-in";
  return code === "pro_required" ? "upgrade" : "again";
}

function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}

function withFullStop(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
