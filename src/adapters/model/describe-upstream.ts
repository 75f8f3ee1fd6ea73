import { z } from "zod";
import type { Upstream } from "./index.ts";
import { fetchWithoutRedirects } from "./vendor-model.ts";

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
const named = 5;

/**
 * Asks the address for its models and says in one sentence what was found: the start of a server never fails for it.
 * Nothing but the key is sent, and neither the key nor an answer of the upstream is in the sentence.
 */
export async function describeUpstream(upstream: Upstream, timeoutMs = 5_000): Promise<string> {
  const { baseUrl, model } = upstream;
  const place = `AI: ${new URL(baseUrl).host}`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { headers: headersOf(upstream), signal };
    const answer = await fetchWithoutRedirects(`${baseUrl}/models`, request);
    if (answer.status === 401 || answer.status === 403)
      return `${place} refuses the key (${answer.status}). Check AI_API_KEY.`;
    const models = answer.ok ? Models.safeParse(await answer.json().catch(() => null)) : null;
    if (!models?.success)
      return `${place} answers and lists no models (${answer.status}). Whether it has ${model} shows with the first text.`;
    const ids = models.data.data.map(({ id }) => id);
    if (ids.includes(model)) return `${place} answers and has the model ${model}.`;
    const others = ids.length === 0 ? "none" : ids.slice(0, named).join(", ");
    return `${place} answers but does not list the model ${model}. It lists ${others}. Set AI_MODEL to one that it has.`;
  } catch {
    return `${place} cannot be reached. Until it can, a text that is asked for ends in a sentence that says so.`;
  }
}

function headersOf({ provider, apiKey }: Upstream): Record<string, string> {
  if (apiKey === undefined) return {};
  return provider === "anthropic"
    ? { "x-api-key": apiKey, "anthropic-version": "2023-06-01" }
    : { Authorization: `Bearer ${apiKey}` };
}
