import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createHeldBytes } from "#http/held-bytes.ts";
import type { Log } from "#http/log.ts";
import { createRateLimit, takeOrRefuse } from "#http/rate-limit.ts";
import { readUpload, type UploadRules } from "#http/read-upload.ts";
import { logSecurity } from "#http/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { z } from "zod";
import { type ImportAnswer, mostImport } from "./import-contract.ts";
import { readExport } from "./read-export.server.ts";

export type ImportParts = {
  readonly db: Database;
  readonly log: Log;
  readonly personalData: readonly PersonalData[];
};

const allowance = { limit: 6, windowSeconds: 600 };

/** POST /: takes an export of ours into her account, all of it or nothing. What is here already stays as it is. */
export function importRoutes({ db, log, personalData }: ImportParts) {
  const limit = createRateLimit(allowance);
  const upload: UploadRules = {
    name: "file",
    mostBytes: mostImport,
    tooLarge: "That file is larger than 20 MB, more than can be imported at once.",
    held: createHeldBytes(2 * mostImport),
  };
  let isAtWork = false;

  async function bring(zip: Uint8Array, person: { id: string; email: string }) {
    const data = readExport(zip);
    return db.transaction(async (tx) => {
      const brought: ImportAnswer["brought"] = [];
      for (const { name, bring: take } of personalData)
        if (take && data[name] !== undefined && data[name] !== null)
          brought.push({ name, ...(await take(tx, person, data[name])) });
      return brought;
    });
  }

  return new Hono<AppContext>().post("/", async (c) => {
    const { id, email } = requireMember(c);
    takeOrRefuse(limit, id);
    using file = await readUpload(c.req.raw, upload);
    if (isAtWork)
      throw new AppError("busy", "Another import is under way. Try again in a few seconds.", 10);
    isAtWork = true;
    try {
      const brought = await bring(file.bytes(), { id, email });
      logSecurity(log, { what: "import", outcome: "done", who: id });
      return c.json({ brought } satisfies ImportAnswer);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      throw new AppError(
        "bad_request",
        "Something in this export cannot be read, so nothing of it was imported.",
      );
    } finally {
      isAtWork = false;
    }
  });
}
