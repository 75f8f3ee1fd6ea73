import { openDatabase } from "#adapters/database/index.ts";
import { newId } from "#adapters/database/new-id.ts";
import { readSettings } from "#adapters/env.ts";
import { createSessionCookie } from "#adapters/identity/session-cookie.ts";
import { createSessionStore } from "#adapters/identity/session-store.ts";
import { proGrant, user } from "#adapters/identity/table.server.ts";
import { deriveKeys } from "#adapters/secret/key-ring.ts";
import { fixedSecret } from "../app/fixed-secret.ts";

export type ProMember = {
  readonly id: string;
  /** The environment with which a process knows this member. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the member's browser sends. */
  readonly cookie: string;
};

/** A person with Pro who is signed in, in a database that no process holds at this moment. */
export async function addProMember(settings: Readonly<Record<string, string>>): Promise<ProMember> {
  const own = { ...settings, APP_SECRET: fixedSecret };
  const { db, close } = await openDatabase(readSettings(own));
  const id = newId();
  const cookie = createSessionCookie("http://localhost", deriveKeys([fixedSecret], "sessions"));
  const sessions = createSessionStore({ db, cookie, proSources: [] });
  await db.insert(user).values({ id, email: `${id}@example.com`, emailVerified: true });
  await db.insert(proGrant).values({ id: newId(), userId: id, reason: "a test" });
  const setCookie = await sessions.begin(db, id, null);
  await close();
  return { id, settings: own, cookie: setCookie.split(";")[0] ?? "" };
}
