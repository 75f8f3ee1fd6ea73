import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { z } from "zod";
import type { RunningServer } from "./server.ts";

const Letters = z.array(z.object({ to: z.string(), text: z.string(), links: z.array(z.string()) }));

export type Letter = { readonly code: string; readonly link: string };

type Kept = z.infer<typeof Letters>[number];

/** Every message to this address that stands in the local mailbox. */
async function keptFor({ url }: RunningServer, email: string): Promise<Kept[]> {
  const response = await fetch(`${url}/dev/mail`, { headers: { Accept: "application/json" } });
  return Letters.parse(await response.json()).filter(({ to }) => to.includes(email));
}

/** The message to this address in which these words stand. */
export async function letterWith(server: RunningServer, email: string, words: RegExp) {
  for (let tries = 0; tries < 100; tries += 1) {
    const letter = (await keptFor(server, email)).find(({ text }) => words.test(text));
    if (letter) return letter;
    await wait(100);
  }
  throw new Error(`No message with ${words} came to ${email}.`);
}

/** Those that hold a code. */
async function lettersTo(server: RunningServer, email: string): Promise<Letter[]> {
  const { url } = server;
  return (await keptFor(server, email)).flatMap(({ text, links }) => {
    const code = /\b\d{6}\b/.exec(text)?.[0];
    const link = links.find((one) => one.startsWith(`${url}/sign-in`));
    return code && link ? [{ code, link }] : [];
  });
}

/** The message to this address that was not there `before`. */
export async function letterTo(
  server: RunningServer,
  email: string,
  before: readonly Letter[] = [],
): Promise<Letter> {
  const known = new Set(before.map(({ link }) => link));
  for (let tries = 0; tries < 100; tries += 1) {
    const letter = (await lettersTo(server, email)).find(({ link }) => !known.has(link));
    if (letter) return letter;
    await wait(100);
  }
  throw new Error(`No message with a code came to ${email}.`);
}

/** Signs in by the code, from the page of signing in on; ends on the page asked for. */
export async function signInByCode(page: Page, server: RunningServer, email: string) {
  const before = await lettersTo(server, email);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.keyboard.press("Enter");
  const code = page.getByRole("textbox", { name: /code/i });
  await code.waitFor();
  await code.fill((await letterTo(server, email, before)).code);
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => !address.pathname.startsWith("/sign-in"));
  await page.waitForLoadState("networkidle");
}

/** What this device stores of anybody, by key. */
export function keptHere(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}
