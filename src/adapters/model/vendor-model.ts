import type { LanguageModel } from "ai";
import { modelPrompt } from "#core/prompt/model-prompt.ts";
import { planRefine } from "#core/refine/refine.ts";
import { toolOf } from "#core/tools/catalogue.ts";
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
  const load = () => Promise.all([loadLanguage(), import("./write-with.ts")]);
  let loaded: ReturnType<typeof load> | undefined;
  return {
    source: "model",
    async *write({ tool, material, refine, repair }, signal) {
      const [language, { writeWith }] = await (loaded ??= load());
      const next = refine ? planRefine(tool, material, refine).material : material;
      const prompt = modelPrompt(toolOf(tool), next, { refine, repair });
      yield* writeWith(language, prompt, settings, signal);
    },
  };
}

/** Calls the operator's address and no other: a redirect is taken as the answer, and fails. */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: "manual" });
