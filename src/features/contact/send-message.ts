import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";

type Message = Readonly<Record<string, string | boolean>>;

const mostTries = 3;

/** Sends her message. What the guard asks for beside it, time and a fresh stamp, is no work of hers. Throws ApiError. */
export async function sendMessage(message: Message, stamp: string, tries = 1): Promise<void> {
  try {
    await apiRequest("POST", "/api/contact", { body: { ...message, stamp } });
  } catch (error) {
    if (!(error instanceof ApiError) || tries >= mostTries) throw error;
    if (error.code === "form_expired") return sendMessage(message, await freshStamp(), tries + 1);
    if (error.code !== "too_quick") throw error;
    await seconds(error.retryAfter ?? 2);
    await sendMessage(message, stamp, tries + 1);
  }
}

async function freshStamp(): Promise<string> {
  const answer = await apiRequest("GET", "/api/contact");
  const body: unknown = await answer.json();
  const stamp: unknown = typeof body === "object" && body !== null && Reflect.get(body, "stamp");
  return typeof stamp === "string" ? stamp : "";
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, count * 1000);
  });
}
