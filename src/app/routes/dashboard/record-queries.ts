import { type Viewer, isPro } from "#core/access/access.ts";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { powerPositionQuery } from "#features/power-position/queries.ts";
import { practiceQuery } from "#features/practice-record/queries.ts";
import { winsQuery } from "#features/wins/queries.ts";

/** What the dashboard reads: nothing without Pro. */
export function recordQueries(viewer: Viewer) {
  return isPro(viewer) ? [powerPositionQuery, winsQuery, negotiationsQuery, practiceQuery] : [];
}
