import { openDatabase } from "#adapters/database/index.ts";
import { newId } from "#adapters/database/new-id.ts";
import { readSettings } from "#adapters/env.ts";
import { createSessionCookie } from "#adapters/identity/session-cookie.ts";
import { createSessions as createSignIns } from "#adapters/identity/sessions.ts";
import { user } from "#adapters/identity/table.server.ts";
import { keyFor } from "#adapters/secret/keyed-hash.ts";
import { sessionCredit } from "#features/sessions/table.server.ts";

const secret = "a secret that only tests and measurements know";

/** A signed-in member with paid hours, in records that no process holds at this moment. */
export async function addPaidHours(dataDir: string, count: number) {
  const settings = { DATA_DIR: dataDir, APP_SECRET: secret };
  const { db, close } = await openDatabase(readSettings(settings));
  const id = newId();
  const cookie = createSessionCookie("http://localhost", keyFor(secret, "sessions"));
  await db.insert(user).values({ id, email: "amara@example.com", emailVerified: true });
  const ids = Array.from({ length: count }, () => newId());
  const paid = ids.map((purchaseId) => ({
    purchaseId,
    provider: "embedded",
    livemode: false,
    userId: id,
    uid: `${purchaseId}@localhost`,
  }));
  await db.insert(sessionCredit).values(paid);
  const signIns = createSignIns({ db, cookie, proSources: [] });
  const [name = "", value = ""] = ((await signIns.begin(db, id, null)).split(";")[0] ?? "").split(
    "=",
  );
  await close();
  return { settings, cookie: { name, value }, paths: ids.map((one) => `/sessions/${one}`) };
}
