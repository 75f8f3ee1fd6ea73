import { StartProblem } from "#adapters/start-problem.ts";
import { anthropicBaseUrl, anthropicModel } from "./anthropic.ts";
import { composerModel } from "./composer.ts";
import type { ModelEnv } from "./env.ts";
import type { Model } from "./model.ts";
import { openAiBaseUrl, openAiCompatibleModel } from "./openai-compatible.ts";
import { type Patience, patience as usualPatience } from "./patience.ts";
import type { Report } from "./write-with.ts";

export type ModelParts = { readonly report: Report; readonly patience?: Patience };

/** The writer that the settings choose. Throws StartProblem naming the setting that is missing. */
export function openModel(
  settings: ModelEnv,
  { report, patience = usualPatience }: ModelParts,
): Model {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY: apiKey, AI_MODEL } = settings;
  const hasUpstream = AI_BASE_URL !== undefined || apiKey !== undefined;
  const provider = AI_PROVIDER ?? (hasUpstream ? "openai-compatible" : "composer");
  if (provider === "composer") return composerModel;
  const baseUrl = AI_BASE_URL?.replace(/\/+$/, "");
  if (apiKey === undefined && (provider === "anthropic" || baseUrl === undefined))
    throw new StartProblem(`AI_API_KEY is missing: AI_PROVIDER=${provider} needs it.`);
  const shared = { apiKey, patience, report };
  if (provider === "anthropic")
    return anthropicModel({
      ...shared,
      baseUrl: baseUrl ?? anthropicBaseUrl,
      model: AI_MODEL ?? "claude-sonnet-4-5",
    });
  return openAiCompatibleModel({
    ...shared,
    baseUrl: baseUrl ?? openAiBaseUrl,
    model: AI_MODEL ?? "gpt-4.1",
  });
}
