import type { Model } from "./model.ts";
import { fetchWithoutRedirects, vendorModel, type VendorSettings } from "./vendor-model.ts";

export const anthropicBaseUrl = "https://api.anthropic.com/v1";

export function anthropicModel(settings: VendorSettings): Model {
  return vendorModel(settings, async () => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const provider = createAnthropic({
      baseURL: settings.baseUrl,
      apiKey: settings.apiKey ?? "",
      fetch: fetchWithoutRedirects,
    });
    return provider(settings.model);
  });
}
