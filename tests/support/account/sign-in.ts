import { comparableHeaders } from "../app/comparable-headers.ts";
import { SignedIn } from "#features/account/contract.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { TestApp } from "../app/test-app.ts";

export type SignedInPerson = {
  readonly id: string;
  readonly email: string;
  /** What the person's browser sends from now on. */
  readonly cookie: string;
  /** Any request of this person's; a change comes from our own origin unless the headers say otherwise. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON as our own pages do. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<Response>;
};

/** Asks for a code and reads it out of the newest message to this address. */
export async function requestCodeAndRead(
  app: TestApp,
  email: string,
  next?: string,
): Promise<string> {
  await postCodeRequest(app, email, next);
  return (await readCodeEmail(app, email)).code;
}

/** `requesterToken` is what only the browser knows that asks. */
export function postCodeRequest(
  app: TestApp,
  email: string,
  next?: string,
  requesterToken?: string,
): Promise<Response> {
  const body = { email, type: "sign-in", next, requesterToken };
  return app.post("/api/auth/email-otp/send-verification-otp", body);
}

/** All that an answer to the request for a code shows. */
export async function codeResponseTo(app: TestApp, email: string) {
  const response = await postCodeRequest(app, email);
  return [response.status, await response.text(), comparableHeaders(response)];
}

/** Asks for a code over the network, through a proxy that names the client. */
export function postCodeRequestFrom(url: string, client: string, email: string): Promise<Response> {
  return fetch(`${url}/api/auth/email-otp/send-verification-otp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url, "X-Forwarded-For": client },
    body: JSON.stringify({ email, type: "sign-in" }),
  });
}

/** The code and the link in the newest message to this address. */
export async function readCodeEmail(app: TestApp, email: string) {
  const mail = (await app.emails()).findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  const link = /https?:\S+/.exec(mail?.text ?? "")?.[0];
  if (!mail || !code || !link) throw new Error(`There is no message with a code to ${email}.`);
  return { mail, code, link };
}

/** Signs a person in for real, by the code in the email; the first time creates the account. */
export async function signIn(app: TestApp, email = "ada@example.com"): Promise<SignedInPerson> {
  const otp = await requestCodeAndRead(app, email);
  const response = await app.post("/api/auth/sign-in/email-otp", { email, otp });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const { user } = SignedIn.parse(await response.json());
  return createSignedInPerson(app, user, sessionCookieOf(response));
}

/** Signs in and has Pro from now on. */
export async function signInPro(app: TestApp, email = "ada@example.com"): Promise<SignedInPerson> {
  const person = await signIn(app, email);
  await app.db.insert(proGrant).values({ id: newId(), userId: person.id, reason: "a test" });
  return person;
}

/** The session that an answer gives, as a Cookie header; "" when it gives none. */
export function sessionCookieOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return cookies.find((pair) => /^(?:__Host-)?session=./.test(pair)) ?? "";
}

export function createSignedInPerson(
  app: TestApp,
  { id, email }: { readonly id: string; readonly email: string },
  cookie: string,
): SignedInPerson {
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookie);
    return app.request(path, { ...init, headers });
  };
  const send = (method: string, path: string, body?: unknown) =>
    request(path, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  return { id, email, cookie, request, send };
}
