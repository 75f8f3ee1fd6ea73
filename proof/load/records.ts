import { z } from "zod";
import { deleted } from "./ledger.ts";
import { type Member, pick, type World } from "./world.ts";

const Versioned = z.object({ id: z.string(), version: z.number() }).loose();

/** A change that was cut off may have been made: 409 then, and the record itself says so. */
const changedElsewhere = 409;
const gone = 404;

let count = 0;
const next = (what: string) => `${what} ${(count += 1)}`;

export async function addWin(
  { ledger }: World,
  { browser, id: user, wins }: Member,
): Promise<void> {
  const id = crypto.randomUUID();
  const title = next("Closed the quarter early, number");
  const body = { id, title, description: "Written down at once.", date: "2026-11-20" };
  await ledger.write("win", user, id, title, () =>
    browser.ask("/api/wins", { method: "POST", body }),
  );
  wins.set(id, 1);
}

export async function changeWin(world: World, member: Member): Promise<void> {
  const id = pick([...member.wins.keys()]);
  if (id === undefined) return addWin(world, member);
  const title = next("Closed the year early, number");
  await world.ledger.write("win", member.id, id, title, () =>
    change(member, "wins", member.wins, id, { title }),
  );
}

export async function deleteWin(world: World, member: Member): Promise<void> {
  const { browser, wins } = member;
  if (wins.size < 20) return addWin(world, member);
  const [id = ""] = wins.keys();
  wins.delete(id);
  const request = { method: "DELETE", accepts: [gone] };
  await world.ledger.write("win", member.id, id, deleted, () =>
    browser.ask(`/api/wins/${id}`, request),
  );
}

export async function addNegotiation(
  { ledger }: World,
  { browser, id: user, negotiations }: Member,
): Promise<void> {
  const id = crypto.randomUUID();
  const request = next("A raise to $184,500, ask");
  const body = { id, request, amountCents: 18_450_000, date: "2026-11-20", followUp: "2026-12-01" };
  await ledger.write("negotiation", user, id, request, () =>
    browser.ask("/api/negotiations", { method: "POST", body }),
  );
  negotiations.set(id, 1);
}

/** A change of the words, and a move beside it. */
export async function changeNegotiation(world: World, member: Member): Promise<void> {
  const { browser, negotiations } = member;
  const id = pick([...negotiations.keys()]);
  if (id === undefined) return addNegotiation(world, member);
  const request = next("A raise to $190,000, ask");
  await world.ledger.write("negotiation", member.id, id, request, () =>
    change(member, "negotiations", negotiations, id, { request, status: "in_progress" }),
  );
  const move = { id: crypto.randomUUID(), kind: "countered", amountCents: 19_000_000 };
  await browser.ask(`/api/negotiations/${id}/moves`, { method: "POST", body: move });
}

export async function writePowerPosition({ ledger }: World, member: Member): Promise<void> {
  const statement = next("I lead the team that keeps the trains on time, year");
  await ledger.write("power position", member.id, "", statement, () =>
    member.browser.ask("/api/power-position", { method: "POST", body: { statement } }),
  );
}

/** Changes what is still at this version, and reads the version that it has then. */
async function change(
  { browser }: Member,
  kind: "wins" | "negotiations",
  versions: Map<string, number>,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const path = `/api/${kind}/${id}`;
  const body = { ...fields, version: versions.get(id) };
  const answer = await browser.ask(path, { method: "PATCH", body, accepts: [changedElsewhere] });
  const wasMade = answer.status !== changedElsewhere;
  const stored = Versioned.parse(
    wasMade ? JSON.parse(answer.body.toString()) : await browser.readJson(path),
  );
  for (const [name, value] of Object.entries(fields))
    if (stored[name] !== value) throw new Error(`${path}: ${name} is ${String(stored[name])}.`);
  versions.set(id, stored.version);
}
