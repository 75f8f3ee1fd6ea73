import type { Database } from "#adapters/database/database.ts";
import { readBlogVersion } from "#features/blog/posts.server.ts";

export type WatchPostsOptions = {
  readonly db: Database;
  /** Called when what readers can see has changed. */
  readonly onChange: () => void;
  /** Gets the error; the next turn comes all the same. */
  readonly report: (error: unknown) => void;
  /** Milliseconds between two turns. */
  readonly intervalMs?: number;
};

/** Looks at the posts' version every two seconds, so that each process sees a change that another wrote. Returns how to stop. */
export function watchPosts({
  db,
  onChange,
  report,
  intervalMs = 2000,
}: WatchPostsOptions): () => void {
  let known: string | undefined;
  let isChecking = false;

  async function check() {
    if (isChecking) return;
    isChecking = true;
    try {
      const version = await readBlogVersion(db);
      if (known !== undefined && known !== version) onChange();
      known = version;
    } catch (error) {
      report(error);
    } finally {
      isChecking = false;
    }
  }

  const timer = setInterval(() => void check(), intervalMs);
  timer.unref();
  void check();
  return () => clearInterval(timer);
}
