import type { Database } from "#adapters/database/database.ts";
import type { PersonalData } from "#adapters/database/personal-data.ts";
import { storageQuotaBytes, toQuotaRefusal } from "#adapters/storage-quota/quota-refusal.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createMemoryBudget } from "#http/request/memory-budget.ts";
import type { Log } from "#http/logging/log.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readUpload, type UploadOptions } from "#http/request/read-upload.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { z } from "zod";
import { type ImportResponse, maxImportBytes } from "./import-contract.ts";
import { readExport } from "./read-export.server.ts";

export type ImportDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly personalData: readonly PersonalData[];
};

const rateLimit = { limit: 6, windowSeconds: 600 };

/** POST /: imports an export of ours into the account, all of it or nothing. What is here already stays as it is. */
export function importRoutes({ db, log, personalData }: ImportDeps) {
  const limit = createRateLimit(rateLimit);
  const upload: UploadOptions = {
    fieldName: "file",
    maxBytes: maxImportBytes,
    tooLargeMessage: "That file is larger than 20 MB, more than can be imported at once.",
    memoryBudget: createMemoryBudget(2 * maxImportBytes),
  };
  let isImporting = false;

  async function importData(zip: Uint8Array, person: { id: string; email: string }) {
    const data = readExport(zip);
    return db.transaction(async (tx) => {
      const brought: ImportResponse["brought"] = [];
      for (const { name, importData: take } of personalData)
        if (take && data[name] !== undefined && data[name] !== null)
          brought.push({ name, ...(await take(tx, person, data[name])) });
      return brought;
    });
  }

  return new Hono<AppContext>().post("/", async (c) => {
    const { id, email } = requireMember(c);
    enforceRateLimit(limit, id);
    using file = await readUpload(c.req.raw, upload);
    if (isImporting)
      throw new AppError("busy", "Another import is under way. Try again in a few seconds.", 10);
    isImporting = true;
    try {
      const brought = await importData(file.bytes(), { id, email });
      logSecurityEvent(log, { what: "import", outcome: "done", who: id });
      return c.json({ brought } satisfies ImportResponse);
    } catch (error) {
      if (toQuotaRefusal(error))
        throw new AppError(
          "account_full",
          `This export doesn't fit: an account holds up to ${storageQuotaBytes / 1_000_000} MB. Nothing of it was imported. Delete something you no longer need, then try again.`,
        );
      if (!(error instanceof z.ZodError)) throw error;
      throw new AppError(
        "bad_request",
        "Something in this export cannot be read, so nothing of it was imported.",
      );
    } finally {
      isImporting = false;
    }
  });
}
