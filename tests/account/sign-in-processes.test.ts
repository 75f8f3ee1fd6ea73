import { expect, test } from "vitest";
import { z } from "zod";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { type ServerProcess, startServerProcess } from "../support/app/server-process.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";

const ada = "ada@example.com";
const grace = "grace@example.com";

const Letters = z.array(z.object({ to: z.string(), text: z.string() }));

function send({ url }: ServerProcess, path: string, body: unknown, cookie = "") {
  const headers = { "Content-Type": "application/json", Origin: url, Cookie: cookie };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

function ask(server: ServerProcess, email: string) {
  return send(server, "/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
}

function use(server: ServerProcess, otp: string) {
  return send(server, "/api/auth/sign-in/email-otp", { email: grace, otp });
}

/** The codes of the messages to an address, the newest first. */
async function codesTo(email: string, { url }: ServerProcess): Promise<string[]> {
  const response = await fetch(`${url}/dev/mail`, { headers: { Accept: "application/json" } });
  const letters = Letters.parse(await response.json()).filter(({ to }) => to === email);
  return letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "");
}

function user({ url }: ServerProcess, cookie: string) {
  return fetch(`${url}/api/auth/user`, { headers: { Cookie: cookie } });
}

test(
  "processes on one database sign in, count tries and sign out as one",
  { timeout: 180_000 },
  async () => {
    using records = await createOwnDatabase();
    // The embedded database has one process; it has to behave like several do.
    const names = records.engine === "postgres" ? ["a", "b", "c"] : ["a"];
    const settings = { ...records.settings, APP_SECRET: fixedSecret };
    await using stack = new AsyncDisposableStack();
    const servers = await Promise.all(
      names.map(async () => stack.use(await startServerProcess(settings))),
    );
    for (const server of servers) expect(await server.ready, server.printed()).toBe(true);
    const [first, second, third] = [0, 1, 2].map((at) => servers[at % servers.length]);
    if (!first || !second || !third) throw new Error("No process was started.");

    const six = [first, second, third, first, second, third];
    await Promise.all(six.map((server) => ask(server, ada)));
    expect(await codesTo(ada, third)).toHaveLength(3);

    for (const server of six) await ask(server, grace);
    const codes = await codesTo(grace, third);
    expect(codes).toHaveLength(3);
    const [code = "", ...others] = codes;
    const wrong =
      ["000000", "000001", "000002", "000003"].find((one) => !codes.includes(one)) ?? "";
    for (const server of [first, second, third, first, second]) await use(server, wrong);

    const uses = await Promise.all(six.map((server) => use(server, code)));
    const signedIn = uses.filter(({ status }) => status === 200);
    expect(signedIn).toHaveLength(1);
    for (const other of others) expect((await use(second, other)).status).toBe(400);

    const cookie = signedIn[0]?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    for (const server of servers) expect((await user(server, cookie)).status).toBe(200);
    const out = {
      method: "POST",
      headers: { Origin: second.url, Cookie: cookie },
      redirect: "manual",
    } as const;
    expect((await fetch(`${second.url}/api/logout`, out)).status).toBe(303);
    for (const server of servers) expect((await user(server, cookie)).status).toBe(401);
  },
);
