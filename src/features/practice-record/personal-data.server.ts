import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { dropOldestRuns, readPracticeRuns } from "./practice-store.server.ts";
import { ExportedPracticeRuns } from "./requests.ts";
import { practiceRun } from "./table.server.ts";

/** As many as one statement takes. */
const batchSize = 500;

/** The runs that a member kept: date, length, pace and pauses. */
export const practiceData: PersonalData = {
  name: "practice",
  read: (db, { id }) => readPracticeRuns(db, id),
  async importData(tx, { id: userId }, data) {
    const runs = ExportedPracticeRuns.parse(data);
    let added = 0;
    for (let start = 0; start < runs.length; start += batchSize) {
      const batch = runs.slice(start, start + batchSize).map((run) => ({ ...run, userId }));
      const rows = await tx
        .insert(practiceRun)
        .values(batch)
        .onConflictDoNothing()
        .returning({ at: practiceRun.at });
      added += rows.length;
    }
    await dropOldestRuns(tx, userId);
    return { added, known: runs.length - added };
  },
  async erase(tx, { id }) {
    await tx.delete(practiceRun).where(eq(practiceRun.userId, id));
  },
};
