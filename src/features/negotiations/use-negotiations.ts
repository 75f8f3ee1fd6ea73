import { useQueryClient } from "@tanstack/react-query";
import type { NegotiationStatus } from "#core/record/status.ts";
import { isGone } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import type { Move, Negotiation, NegotiationsPage } from "./contract.ts";
import { negotiationsQuery } from "./queries.ts";
import {
  type ShownPage,
  withNegotiation,
  withOlder,
  withoutNegotiation,
} from "./shown-negotiations.ts";

export type AskText = {
  readonly request: string;
  readonly status: NegotiationStatus;
  readonly date: string;
  readonly amountCents: number | null;
  readonly followUp: string | null;
};

const path = "/api/negotiations";

/** What can be done with her negotiation log. Each shows its effect at once and takes it back when it fails; each throws ApiError. */
export function useNegotiations() {
  const client = useQueryClient();

  function show(next: (page: ShownPage) => ShownPage) {
    client.setQueryData(negotiationsQuery.queryKey, (page) => page && next(page));
  }

  async function change(id: string, text: Partial<AskText>, version: number) {
    const changed = await ask("PATCH", `${path}/${id}`, { ...text, version });
    show((page) => withNegotiation(page, changed));
  }

  return {
    change,
    /** A repeated call with the same id adds nothing twice; where an earlier text arrived, this one replaces it. */
    add: async (id: string, text: AskText): Promise<void> => {
      const shown = { id, ...text, version: 0, moves: [], state: "saving" as const };
      show((page) => withNegotiation(page, shown));
      try {
        const added = await ask("POST", path, { id, ...text });
        const isEarlier = added.version === 1 && !isSameText(added, text);
        if (isEarlier) await change(id, text, added.version);
        else show((page) => withNegotiation(page, added));
      } catch (error) {
        show((page) => withoutNegotiation(page, id));
        throw error;
      }
    },
    remove: async (asked: Negotiation): Promise<void> => {
      show((page) => withNegotiation(page, { ...asked, state: "deleted" }));
      try {
        await apiRequest("DELETE", `${path}/${asked.id}?version=${asked.version}`);
      } catch (error) {
        // An earlier request of hers, or another window, was heard.
        if (isGone(error)) return;
        show((page) => withNegotiation(page, asked));
        throw error;
      }
    },
    restore: async ({ id }: Negotiation): Promise<void> => {
      const restored = await ask("POST", `${path}/${id}/restore`);
      show((page) => withNegotiation(page, restored));
    },
    addMove: async (asked: Negotiation, move: Move): Promise<void> => {
      await apiRequest("POST", `${path}/${asked.id}/moves`, { body: move });
      const others = asked.moves.filter(({ id }) => id !== move.id);
      const moves = [...others, move].toSorted((one, other) => (one.date < other.date ? -1 : 1));
      show((page) => withNegotiation(page, { ...asked, moves }));
    },
    removeMove: async (asked: Negotiation, { id }: Move): Promise<void> => {
      await apiRequest("DELETE", `${path}/${asked.id}/moves/${id}`).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      const moves = asked.moves.filter((move) => move.id !== id);
      show((page) => withNegotiation(page, { ...asked, moves }));
    },
    /** The negotiation as it is now, changed in another window perhaps. */
    read: (id: string) => ask("GET", `${path}/${id}`),
    /** Shows a negotiation as it is known to be now. */
    show: (asked: Negotiation) => {
      show((page) => withNegotiation(page, asked));
    },
    older: async (before: string): Promise<void> => {
      const response = await apiRequest("GET", `${path}?before=${before}`);
      const page: NegotiationsPage = await response.json();
      show((shown) => withOlder(shown, page));
    },
  };
}

async function ask(method: "GET" | "POST" | "PATCH", at: string, body?: unknown) {
  const response = await apiRequest(method, at, body === undefined ? {} : { body });
  const asked: Negotiation = await response.json();
  return asked;
}

/** Whether a negotiation says this. */
export function isSameText(asked: Negotiation, text: AskText): boolean {
  return (
    asked.request === text.request &&
    asked.status === text.status &&
    asked.date === text.date &&
    asked.amountCents === text.amountCents &&
    asked.followUp === text.followUp
  );
}
