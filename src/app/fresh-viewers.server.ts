import type { Viewers } from "#http/viewer.ts";

const minuteMs = 60_000;
const mostPeople = 20_000;

/**
 * Reads who asks, and once a minute for each member has what is doubtful about her subscription looked at before the
 * answer. `freshen` is true when it looked.
 */
export function freshViewers(
  viewers: Viewers,
  freshen: (userId: string) => Promise<boolean>,
): Viewers {
  const looked = new Map<string, number>();

  function isDue(id: string): boolean {
    const now = Date.now();
    if (now - (looked.get(id) ?? 0) < minuteMs) return false;
    if (looked.size >= mostPeople) looked.clear();
    looked.set(id, now);
    return true;
  }

  return async (request) => {
    const viewer = await viewers(request);
    if (viewer.kind === "visitor" || !isDue(viewer.id)) return viewer;
    return (await freshen(viewer.id)) ? viewers(request) : viewer;
  };
}
