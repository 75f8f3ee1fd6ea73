import { StartupError } from "#adapters/startup-error.ts";
import { anthropicBaseUrl, createAnthropicModel } from "./anthropic.ts";
import type { WriterEnv } from "./env.ts";
import type { Model } from "./model.ts";
import { openAiBaseUrl, createOpenAiCompatibleModel } from "./openai-compatible.ts";
import { type ModelTimeouts, defaultModelTimeouts } from "./model-timeouts.ts";
import type { ReportUpstreamEvent } from "./stream-with-retry.ts";

/** Who writes with these settings. */
export function getModelSource(settings: WriterEnv): "composer" | "model" {
  return providerOf(settings) === "composer" ? "composer" : "model";
}

function providerOf({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY }: WriterEnv) {
  const hasUpstream = AI_BASE_URL !== undefined || AI_API_KEY !== undefined;
  return AI_PROVIDER ?? (hasUpstream ? "openai-compatible" : "composer");
}

export type ModelOptions = {
  readonly report: ReportUpstreamEvent;
  readonly timeouts?: ModelTimeouts;
};

/** Where texts are written, and by which model. */
export type UpstreamSettings = {
  readonly provider: "openai-compatible" | "anthropic";
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
};

/** The address and the model that the settings choose; null for the composer. Throws StartupError naming the setting that is missing. */
export function readUpstreamSettings(settings: WriterEnv): UpstreamSettings | null {
  const { AI_BASE_URL, AI_API_KEY: apiKey, AI_MODEL } = settings;
  const provider = providerOf(settings);
  if (provider === "composer") return null;
  const baseUrl = AI_BASE_URL?.replace(/\/+$/, "");
  if (apiKey === undefined && (provider === "anthropic" || baseUrl === undefined))
    throw new StartupError(`AI_API_KEY is missing: AI_PROVIDER=${provider} needs it.`);
  return provider === "anthropic"
    ? {
        provider,
        apiKey,
        baseUrl: baseUrl ?? anthropicBaseUrl,
        model: AI_MODEL ?? "claude-sonnet-4-5",
      }
    : { provider, apiKey, baseUrl: baseUrl ?? openAiBaseUrl, model: AI_MODEL ?? "gpt-4.1" };
}

/** The model that the settings choose; null where the composer writes alone. Throws StartupError naming the setting that is missing. */
export function createModel(
  settings: WriterEnv,
  { report, timeouts = defaultModelTimeouts }: ModelOptions,
): Model | null {
  const upstream = readUpstreamSettings(settings);
  if (upstream === null) return null;
  const { provider, ...own } = upstream;
  const options = { ...own, timeouts, report };
  return provider === "anthropic"
    ? createAnthropicModel(options)
    : createOpenAiCompatibleModel(options);
}
