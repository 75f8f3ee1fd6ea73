import { fetchUpstreamEvents } from "./fetch-upstream.ts";
import type { Model } from "./model.ts";
import { createVendorModel, type VendorModelOptions } from "./vendor-model.ts";

export const anthropicBaseUrl = "https://api.anthropic.com/v1";

export function createAnthropicModel(settings: VendorModelOptions): Model {
  return createVendorModel(settings, async () => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const provider = createAnthropic({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey ?? "",
      fetch: fetchUpstreamEvents,
    });
    return provider(settings.model);
  });
}
