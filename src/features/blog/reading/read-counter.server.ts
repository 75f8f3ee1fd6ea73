import type { MonthlyCounter } from "#adapters/monthly-counts/monthly-counter.ts";
import { isRobot } from "./is-robot.ts";

export type ReadCounter = ReturnType<typeof createReadCounter>;

const postPath = /^\/blog\/([a-z0-9-]{1,80})(?:\?|$)/;

/** Counts how often a post is read: neither by whom nor when, and without those who say that they are robots. */
export function createReadCounter({ add }: Pick<MonthlyCounter, "add">) {
  return {
    /** A whole page was sent, or the browser’s own copy of it confirmed. Any other page counts nothing. */
    page: (path: string, userAgent: string | undefined): void => {
      const slug = postPath.exec(path)?.[1];
      if (slug !== undefined && !isRobot(userAgent)) add("post page", slug);
    },
    /** The text went to a page that was open already; a link that is pointed at asks for it too. */
    text: (slug: string, userAgent: string | undefined): void => {
      if (!isRobot(userAgent)) add("post text", slug);
    },
  };
}
