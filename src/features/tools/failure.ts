import { ApiError } from "#ui/api/api-error.ts";

/** The writing failed, and there is a sentence for her. */
export class WritingFailed extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.name = "WritingFailed";
    this.sentence = sentence;
  }
}

/** Why no language came, in words for her, and the way on where there is one. */
export type Failure = {
  /** What happened and what to do next. */
  readonly text: string;
  readonly way: "sign-in" | "upgrade" | "again";
};

/** `kept`: part of the text had been written and is kept. */
export function failureOf(error: unknown, kept: boolean): Failure {
  const unfinished = kept ? "The unfinished text is kept." : "";
  if (!(error instanceof ApiError) && !(error instanceof WritingFailed))
    return {
      text: join("An error occurred.", safe, unfinished, "Check your connection, then try again."),
      way: "again",
    };
  const sentence = ended(error instanceof ApiError ? error.userMessage : error.sentence);
  // The server's own sentence may say already that nothing is lost.
  const text = join(sentence, /your answers/i.test(sentence) ? "" : safe, unfinished);
  return { text, way: error instanceof ApiError ? wayOn(error) : "again" };
}

const safe = "Your answers are kept.";

function wayOn({ status, code }: ApiError): Failure["way"] {
  if (status === 401) return "sign-in";
  return code === "pro_required" ? "upgrade" : "again";
}

function join(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(" ");
}

function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
