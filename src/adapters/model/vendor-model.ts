import type { LanguageModel } from "ai";
import { restoreStream } from "#core/masking/restore-stream.ts";
import { englishWords } from "./english-words.ts";
import { maskedPrompt } from "./masked-prompt.ts";
import type { Model } from "./model.ts";
import type { Patience } from "./patience.ts";
import type { Report } from "./write-with.ts";

export type VendorSettings = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly patience: Patience;
  readonly report: Report;
};

/** A writer behind a vendor's kit; the kit is loaded with the first request, so that a start does not wait for it. */
export function vendorModel(
  settings: VendorSettings,
  loadLanguage: () => Promise<LanguageModel>,
): Model {
  const load = () => Promise.all([loadLanguage(), import("./write-with.ts"), englishWords()]);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    source: "model",
    async *write(request, signal) {
      const [language, { writeWith }, words] = await (loaded ??= load());
      const { prompt, say } = maskedPrompt(request, words);
      yield* restored(writeWith(language, prompt, settings, signal), say);
    },
  };
}

/** Her words again in place of the stand-ins, piece by piece. */
async function* restored(
  pieces: AsyncIterable<string>,
  say: (text: string) => string,
): AsyncGenerator<string, void> {
  const stream = restoreStream(say);
  for await (const piece of pieces) {
    const text = stream.push(piece);
    if (text !== "") yield text;
  }
  const rest = stream.end();
  if (rest !== "") yield rest;
}

/** Calls the operator's address and no other: a redirect is taken as the answer, and fails. */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: "manual" });
