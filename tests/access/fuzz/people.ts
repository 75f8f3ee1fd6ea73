import { addOwner } from "#features/desk/owners.server.ts";
import { z } from "zod";
import { payForCoachingSession } from "../../support/coaching-session.ts";
import {
  beginKitCheckout,
  checkoutIdIn,
  getCheckout,
  openTestPortal,
  pressButton,
} from "../../support/billing/buying.ts";
import { type SignedInPerson, signIn, signInPro } from "../../support/account/sign-in.ts";
import type { TestApp } from "../../support/app/test-app.ts";
import type { Role } from "../access-table.ts";
import { usualBodies } from "./usual-bodies.ts";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Nobody in particular, a free member, a Pro member, an owner without Pro. */
export async function createAskers(app: TestApp): Promise<Readonly<Record<Role, Ask>>> {
  const free = await signIn(app, "free@example.com");
  const pro = await signInPro(app, "pro@example.com");
  const owner = await signIn(app, "owner@example.com");
  await addOwner(app.db, owner.id);
  return { visitor: app.request, free: free.request, pro: pro.request, owner: owner.request };
}

/** Stands in each thing that the bystander keeps, and nowhere else. */
export const bystanderMark = "bystander7q";

export type Bystander = {
  /** All that her things are called in addresses. */
  readonly ids: readonly string[];
  /** Her own thing in the place of each name of a pattern: the first piece tells the kind. */
  readonly pathTo: (pattern: string) => string;
  /** All that she keeps, to see that nobody changed it. */
  readonly readAll: () => Promise<string>;
};

const Added = z.object({ id: z.string() });
const Sessions = z.array(z.object({ id: z.string() }));

/** A Pro member with one of everything, who only looks on. */
export async function createBystander(app: TestApp): Promise<Bystander> {
  const person = await signInPro(app, `${bystanderMark}@example.com`);
  const win = await add(person, "/api/wins", { title: bystanderMark });
  const negotiation = await add(person, "/api/negotiations", { request: bystanderMark });
  const move = await add(person, `/api/negotiations/${negotiation}/moves`, { kind: "asked" });
  const saved = await add(person, "/api/library", { name: bystanderMark });
  await person.send("POST", "/api/power-position", { statement: bystanderMark });
  const draft = { answers: { sum: bystanderMark }, tone: "Data-Driven", basedOn: null };
  await person.send("POST", "/api/drafts/payAsk", draft);
  const bought = await buy(person);
  const { id: hour } = (await payForCoachingSession(app, person)).purchase;
  const sessions = Sessions.parse(await (await person.request("/api/account/sessions")).json());
  const kinds: Readonly<Record<string, readonly string[]>> = {
    ...bought,
    wins: [win],
    negotiations: [negotiation, move],
    library: [saved],
    sessions: [hour],
    account: sessions.map(({ id }) => id),
    drafts: ["payAsk"],
  };
  const lists = ["wins", "negotiations", "power-position", "drafts/payAsk", "purchases", "billing"];
  const paths = [...lists, `library/${saved}`, `sessions/${hour}`, "account/sessions"];
  return {
    ids: Object.values(kinds).flat(),
    pathTo(pattern) {
      const [kind = ""] = pattern.replace("/api/", "/").split("/").slice(1);
      const names = [...(kinds[kind] ?? [])];
      return pattern.replaceAll(/[:*][^/]*/g, () => names.shift() ?? win);
    },
    readAll: () => readAll(person, paths),
  };
}

async function add(person: SignedInPerson, path: string, change: object): Promise<string> {
  const response = await person.send("POST", path, { ...usualBodies[path], ...change });
  return Added.parse(await response.json()).id;
}

/** Buys a kit; answers what that is called in the addresses of each kind. */
async function buy(person: SignedInPerson): Promise<Readonly<Record<string, readonly string[]>>> {
  const page = await beginKitCheckout(person, "interview-coaching");
  await pressButton(person, page, "pay");
  const checkout = checkoutIdIn(page);
  const { purchase } = await getCheckout(person, checkout);
  return {
    purchases: [purchase.id],
    checkout: [checkout],
    download: [purchase.id, "interview-coaching"],
    "test-checkout": [checkout],
    "test-invoice": [lastPiece(purchase.invoiceUrl ?? "")],
    "test-portal": [lastPiece(await openTestPortal(person))],
  };
}

function lastPiece(path: string): string {
  return path.split("/").at(-1) ?? "";
}

async function readAll(person: SignedInPerson, paths: readonly string[]): Promise<string> {
  const texts = paths.map(async (path) => (await person.request(`/api/${path}`)).text());
  // A download is signed for a time, so its address is another one each time.
  return (await Promise.all(texts)).join("\n").replaceAll(/exp=\d+&sig=[\w-]+/g, "");
}
