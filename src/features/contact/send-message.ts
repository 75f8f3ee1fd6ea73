import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { ContactStamp } from "./contract.ts";

type Message = Readonly<Record<string, string | boolean>>;

/** The guard takes no form younger than two seconds; a little more, because clocks differ. */
const minAgeMs = 2_200;

/**
 * Sends a message. What the spam guard asks for is no work for the visitor: the code waits out the minimum age, and a
 * form that stood open for a day gets a new stamp. `openedAt` is by performance.now(). Throws ApiError.
 */
export async function sendMessage(message: Message, stamp: string, openedAt: number) {
  await wait(openedAt + minAgeMs - performance.now());
  try {
    await send(message, stamp);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "form_expired") throw error;
    const fresh = await fetchStamp();
    await wait(minAgeMs);
    await send(message, fresh);
  }
}

function send(message: Message, stamp: string): Promise<Response> {
  return apiRequest("POST", "/api/contact", { body: { ...message, stamp } });
}

async function fetchStamp(): Promise<string> {
  const answer = await apiRequest("GET", "/api/contact");
  return ContactStamp.parse(await answer.json()).stamp;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms));
  });
}
