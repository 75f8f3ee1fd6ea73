import { join } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { projectRoot } from "#adapters/project-root.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import type { Log } from "#http/logging/log.ts";

/** Where posts are written. */
export function blogFolder(): string {
  return join(projectRoot(), "content/blog");
}

/** Syncs the written posts into the database. What is wrong with a file is logged, and the site starts all the same. */
export async function syncBlog(db: Database, log: Log): Promise<void> {
  const { problems, notTaken = [] } = await syncPosts(db, blogFolder());
  for (const problem of [...problems, ...notTaken]) log.warn("post", { problem });
}
