import { useQueryClient } from "@tanstack/react-query";
import { isNotFound } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Win, WinsPage } from "#features/wins/contract.ts";
import { winsQuery } from "#features/wins/queries.ts";
import { type CachedWinsPage, withOlderWins, withoutWin, withWin } from "./wins-cache.ts";

export type WinInput = {
  readonly title: string;
  readonly description: string | null;
  readonly date: string;
};

/** What can be done with her wins. Each shows its effect at once and takes it back when it fails; each throws ApiError. */
export function useWins() {
  const client = useQueryClient();

  function show(next: (page: CachedWinsPage) => CachedWinsPage) {
    client.setQueryData(winsQuery.queryKey, (page) => page && next(page));
  }

  async function change(id: string, text: WinInput, version: number): Promise<Win> {
    const body = { ...text, version };
    const response = await apiRequest("PATCH", `/api/wins/${id}`, { body });
    const changed = Win.parse(await response.json());
    show((page) => withWin(page, changed));
    return changed;
  }

  return {
    change,
    /** A repeated call with the same id adds nothing twice; where an earlier text arrived, this one replaces it. */
    add: async (id: string, text: WinInput): Promise<void> => {
      show((page) => withWin(page, { id, ...text, version: 0, state: "saving" }));
      try {
        const response = await apiRequest("POST", "/api/wins", { body: { id, ...text } });
        const added = Win.parse(await response.json());
        const isEarlier = added.version === 1 && !isSameWin(added, text);
        if (isEarlier) await change(id, text, added.version);
        else show((page) => withWin(page, added));
      } catch (error) {
        show((page) => withoutWin(page, id));
        throw error;
      }
    },
    remove: async (win: Win): Promise<void> => {
      show((page) => withWin(page, { ...win, state: "deleted" }));
      try {
        await apiRequest("DELETE", `/api/wins/${win.id}?version=${win.version}`);
      } catch (error) {
        // An earlier request of hers, or another window, was heard.
        if (isNotFound(error)) return;
        show((page) => withWin(page, win));
        throw error;
      }
    },
    restore: async ({ id }: Win): Promise<void> => {
      const response = await apiRequest("POST", `/api/wins/${id}/restore`);
      const restored = Win.parse(await response.json());
      show((page) => withWin(page, restored));
    },
    /** The win as it is now, changed in another window perhaps. */
    read: async (id: string): Promise<Win> => {
      const response = await apiRequest("GET", `/api/wins/${id}`);
      return Win.parse(await response.json());
    },
    /** Shows a win as it is known to be now. */
    show: (win: Win) => {
      show((page) => withWin(page, win));
    },
    loadOlder: async (before: string): Promise<void> => {
      const response = await apiRequest("GET", `/api/wins?before=${before}`);
      const page = WinsPage.parse(await response.json());
      show((shown) => withOlderWins(shown, page));
    },
  };
}

/** Whether a win says this. */
export function isSameWin(win: Win, { title, description, date }: WinInput): boolean {
  return win.title === title && win.description === description && win.date === date;
}
