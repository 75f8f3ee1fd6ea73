import { z } from "zod";
import type { UpstreamSettings } from "./index.ts";
import { fetchUpstream } from "./fetch-upstream.ts";

const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
const maxNamedModels = 5;

export type UpstreamCheck = { readonly isRight: boolean; readonly sentence: string };

/** As `checkUpstream`, for the start of a server, which never fails for it. */
export async function describeUpstream(upstream: UpstreamSettings): Promise<string> {
  return (await checkUpstream(upstream)).sentence;
}

/**
 * Asks the address for its models and says in one sentence what was found. Nothing but the key is sent, and neither the
 * key nor an answer of the upstream is in the sentence.
 */
export async function checkUpstream(
  upstream: UpstreamSettings,
  timeoutMs = 5_000,
): Promise<UpstreamCheck> {
  const { baseUrl, model } = upstream;
  const label = `AI: ${new URL(baseUrl).host}`;
  const right = (sentence: string) => ({ isRight: true, sentence: `${label} ${sentence}` });
  const wrong = (sentence: string) => ({ isRight: false, sentence: `${label} ${sentence}` });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = { headers: headersOf(upstream), signal };
    const response = await fetchUpstream(`${baseUrl}/models`, request);
    if (response.status === 401 || response.status === 403)
      return wrong(`refuses the key (${response.status}). Check AI_API_KEY.`);
    const models = response.ok ? Models.safeParse(await response.json().catch(() => null)) : null;
    if (!models?.success)
      return right(
        `answers and lists no models (${response.status}). Whether it has ${model} shows with the first text.`,
      );
    const ids = models.data.data.map(({ id }) => id);
    if (ids.includes(model)) return right(`answers and has the model ${model}.`);
    const others = ids.length === 0 ? "none" : ids.slice(0, maxNamedModels).join(", ");
    return wrong(
      `answers but does not list the model ${model}. It lists ${others}. Set AI_MODEL to one that it has.`,
    );
  } catch {
    return wrong(
      "cannot be reached. Until it can, a text that is asked for ends in a sentence that says so.",
    );
  }
}

function headersOf({ provider, apiKey }: UpstreamSettings): Record<string, string> {
  if (apiKey === undefined) return {};
  return provider === "anthropic"
    ? { "x-api-key": apiKey, "anthropic-version": "2023-06-01" }
    : { Authorization: `Bearer ${apiKey}` };
}
