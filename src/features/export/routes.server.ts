import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/log.ts";
import { logSecurity } from "#http/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { strToU8, zip } from "fflate";
import { Hono } from "hono";
import { readablePage } from "./readable.server.ts";

export type ExportParts = {
  readonly db: Database;
  readonly log: Log;
  readonly brand: string;
  readonly personalData: readonly PersonalData[];
};

/** The form of the JSON file; it changes when a reader of it would have to. */
const schemaVersion = 1;

/** GET /: everything of hers in one ZIP, for programs and for reading. A visitor who followed the link is sent to sign in. */
export function exportRoutes({ db, log, brand, personalData }: ExportParts) {
  return new Hono<AppContext>().get("/", async (c) => {
    const isFollowed = c.req.header("sec-fetch-dest") === "document";
    if (isFollowed && c.get("viewer").kind === "visitor")
      return c.redirect("/api/login?next=%2Faccount", 302);
    const { id, email } = requireMember(c);
    const read = await Promise.all(
      personalData.map(async (part) => [part.name, await part.read(db, { id, email })] as const),
    );
    const data = {
      schemaVersion,
      exportedAt: new Date().toISOString(),
      ...Object.fromEntries(read),
    };
    const file = await packed({
      "m-power.json": `${JSON.stringify(data, null, 2)}\n`,
      "m-power.html": readablePage(`Everything of yours at ${brand}`, data),
    });
    logSecurity(log, { what: "export", outcome: "done", who: id });
    return c.body(new Uint8Array(file), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="m-power.zip"',
    });
  });
}

function packed(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const parts = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return new Promise((resolve, reject) => {
    zip(parts, (error, file) => (error ? reject(error) : resolve(file)));
  });
}
