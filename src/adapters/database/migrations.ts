import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";

/** One folder of SQL for both engines. */
export function migrationsFolder(): string {
  return join(projectRoot(), "migrations");
}
