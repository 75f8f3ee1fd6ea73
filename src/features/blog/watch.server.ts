import type { Database } from "#adapters/database/database.ts";
import { blogVersion } from "./posts.server.ts";

export type BlogWatch = {
  readonly db: Database;
  /** Called when what readers can see has changed. */
  readonly onChange: () => void;
  /** Told what went wrong; the next look comes all the same. */
  readonly report: (error: unknown) => void;
  /** Milliseconds between two looks. */
  readonly everyMs?: number;
};

/** Looks at the posts' version every two seconds, so that each process sees a change that another wrote. Returns how to stop. */
export function watchPosts({ db, onChange, report, everyMs = 2000 }: BlogWatch): () => void {
  let known: string | undefined;
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      const version = await blogVersion(db);
      if (known !== undefined && known !== version) onChange();
      known = version;
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return () => clearInterval(timer);
}
