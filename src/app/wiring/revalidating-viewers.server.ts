import type { ViewerReader } from "#http/viewer.ts";

const minuteMs = 60_000;
const maxTrackedMembers = 20_000;

/**
 * Reads the viewer, and once a minute for each member first calls `revalidate`, which returns true when it asked the
 * provider about a doubtful subscription: then the viewer is read again.
 */
export function createRevalidatingViewers(
  readViewer: ViewerReader,
  revalidate: (userId: string) => Promise<boolean>,
): ViewerReader {
  const lastChecked = new Map<string, number>();

  function isDue(id: string): boolean {
    const now = Date.now();
    if (now - (lastChecked.get(id) ?? 0) < minuteMs) return false;
    if (lastChecked.size >= maxTrackedMembers) lastChecked.clear();
    lastChecked.set(id, now);
    return true;
  }

  return async (request) => {
    const viewer = await readViewer(request);
    if (viewer.kind === "visitor" || !isDue(viewer.id)) return viewer;
    return (await revalidate(viewer.id)) ? readViewer(request) : viewer;
  };
}
