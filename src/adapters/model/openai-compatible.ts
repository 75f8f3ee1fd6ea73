import { fetchUpstreamEvents } from "./fetch-upstream.ts";
import type { Model } from "./model.ts";
import { createVendorModel, type VendorModelOptions } from "./vendor-model.ts";

export const openAiBaseUrl = "https://api.openai.com/v1";

/** Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp. */
export function createOpenAiCompatibleModel(settings: VendorModelOptions): Model {
  const { baseUrl, apiKey, model } = settings;
  return createVendorModel(settings, async () => {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    const provider = createOpenAICompatible({
      name: "upstream",
      baseURL: baseUrl,
      ...(apiKey === undefined ? {} : { apiKey }),
      fetch: fetchUpstreamEvents,
      transformRequestBody: baseUrl === openAiBaseUrl ? renameTokenLimit : (body) => body,
    });
    return provider.chatModel(model);
  });
}

/** OpenAI itself refuses max_tokens for its newer models; the servers that copy it know only that name. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: max_tokens };
}
