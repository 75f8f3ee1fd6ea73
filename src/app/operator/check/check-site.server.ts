import type { PeerCertificate, TLSSocket } from "node:tls";
import { get } from "node:https";
import { isLocalUrl } from "#adapters/site/env.ts";
import { type Finding, type CheckPart, failureCode, right, wrong } from "./finding.server.ts";

const what = "Public address";
const timeoutMs = 8_000;
const dayMs = 86_400_000;
/** Most authorities renew a month before the end: two weeks before it, nobody has. */
const minDays = 14;

export const checkSite: CheckPart = async ({ BASE_URL }) =>
  isLocalUrl(BASE_URL)
    ? [right(what, `${BASE_URL} is this machine alone.`)]
    : [await checkAddress(BASE_URL)];

/** Asks the address for its health over TLS; `ca` is an authority of a test's own. */
export async function checkAddress(baseUrl: string, ca?: string): Promise<Finding> {
  try {
    const { status, days } = await askHealth(`${baseUrl}/health/live`, ca);
    if (days < minDays)
      return wrong(
        what,
        `The certificate of ${baseUrl} ends in ${days} days. Renew it, and see why that was not done by itself.`,
      );
    if (status !== 200)
      return wrong(
        what,
        `${baseUrl} answers ${status} at /health/live. Start the server, or check where the proxy leads.`,
      );
    return right(what, `${baseUrl} answers, and its certificate is good for ${days} days.`);
  } catch (error) {
    return wrong(
      what,
      `${baseUrl} cannot be reached over TLS from here (${failureCode(error)}). Check its name, its certificate and the proxy.`,
    );
  }
}

function askHealth(
  url: string,
  ca: string | undefined,
): Promise<{ readonly status: number; readonly days: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; days: number }>();
  let days = 0;
  const options = { timeout: timeoutMs, agent: false, ...(ca !== undefined && { ca }) };
  const request = get(url, options, (response) => {
    response.resume();
    resolve({ status: response.statusCode ?? 0, days });
  });
  request.on("socket", (socket) => {
    socket.once("secureConnect", () => {
      if (isTls(socket)) days = daysLeft(socket.getPeerCertificate());
    });
  });
  request.once("timeout", () => request.destroy(new Error("timeout", { cause: timeoutError() })));
  request.once("error", reject);
  return promise;
}

function isTls(socket: object): socket is TLSSocket {
  return "getPeerCertificate" in socket;
}

function daysLeft({ valid_to: end }: PeerCertificate): number {
  return Math.floor((Date.parse(end) - Date.now()) / dayMs);
}

function timeoutError(): Error {
  return Object.assign(new Error("No answer in time."), { code: "ETIMEDOUT" });
}
