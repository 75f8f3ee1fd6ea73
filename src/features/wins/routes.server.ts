import type { Database } from "#adapters/database/database.ts";
import { utcDay } from "#core/record/day.ts";
import { sumDaysByMonth } from "#core/record/month-counts.ts";
import { recordRoutes } from "#http/record/record-routes.ts";
import type { WinsPage } from "./contract.ts";
import { NewWin, WinChange } from "./requests.ts";
import { readFirstWins, winStore } from "./wins-store.server.ts";

/** A Pro member's wins, for that member alone. */
export function winsRoutes({ db }: { readonly db: Database }) {
  const { routes } = recordRoutes({
    db,
    store: winStore,
    New: NewWin,
    Change: WinChange,
    messages: {
      gone: "That win is no longer here.",
      changed: "This win was changed in another window.",
    },
    async readPage(userId, place): Promise<WinsPage> {
      const today = utcDay(new Date());
      if (place) {
        const { page: wins, older } = await winStore.listAfter(db, userId, place);
        return { wins, older, today, months: [] };
      }
      const { page: wins, older, days } = await readFirstWins(db, userId, today);
      return { wins: [...wins], older, today, months: sumDaysByMonth(days) };
    },
  });
  return routes;
}
