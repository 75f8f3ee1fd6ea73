import { ensureStartedFolder } from "../database/started-folder.ts";

/** The journeys start their servers on copies of one folder. */
export default async function setup(): Promise<void> {
  await ensureStartedFolder();
}
