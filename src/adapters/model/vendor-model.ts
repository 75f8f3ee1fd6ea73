import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createRestoreStream } from "#core/masking/stand-ins/restore-stream.ts";
import { loadEnglishWords } from "./english-words.ts";
import { createMaskedPrompt } from "./masked-prompt.ts";
import type { Model } from "./model.ts";
import type { ModelTimeouts } from "./model-timeouts.ts";
import type { ReportUpstreamEvent } from "./stream-with-retry.ts";

export type VendorModelOptions = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeouts: ModelTimeouts;
  readonly report: ReportUpstreamEvent;
};

/** A writer behind a vendor's kit; the kit is loaded with the first request, so that a start does not wait for it. */
export function createVendorModel(
  settings: VendorModelOptions,
  loadLanguageModel: () => Promise<LanguageModelV4>,
): Model {
  const load = () =>
    Promise.all([loadLanguageModel(), import("./stream-with-retry.ts"), loadEnglishWords()]);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    async *streamText(request, signal) {
      const [language, { streamWithRetry }, wordList] = await (loaded ??= load());
      const { prompt, unmask } = createMaskedPrompt(request, wordList);
      yield* unmaskStream(streamWithRetry(language, prompt, settings, signal), unmask);
    },
  };
}

/** Restores the original words for the placeholders, piece by piece. */
async function* unmaskStream(
  pieces: AsyncIterable<string>,
  unmask: (text: string) => string,
): AsyncGenerator<string, void> {
  const stream = createRestoreStream(unmask);
  for await (const chunk of pieces) {
    const text = stream.push(chunk);
    if (text !== "") yield text;
  }
  const rest = stream.end();
  if (rest !== "") yield rest;
}
