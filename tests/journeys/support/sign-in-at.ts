import { letterTo } from "./mailbox.ts";
import type { RunningServer } from "./server.ts";

/** Signs in without a browser; answers the Cookie header of the session. */
export async function signInAt(server: RunningServer, email: string): Promise<string> {
  await send(server, "/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const { code } = await letterTo(server, email);
  const response = await send(server, "/api/auth/sign-in/email-otp", { email, otp: code });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (!response.ok || !cookie) throw new Error(`${response.status} ${await response.text()}`);
  return cookie;
}

function send({ url }: RunningServer, path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json", Origin: url };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
