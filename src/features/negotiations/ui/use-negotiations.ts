import { useQueryClient } from "@tanstack/react-query";
import type { NegotiationStatus } from "#core/record/negotiation-status.ts";
import { isNotFound } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import {
  type NegotiationMove,
  Negotiation,
  NegotiationsPage,
} from "#features/negotiations/contract.ts";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import {
  type CachedNegotiationsPage,
  withNegotiation,
  withOlderNegotiations,
  withoutNegotiation,
} from "./negotiations-cache.ts";

export type NegotiationInput = {
  readonly request: string;
  readonly status: NegotiationStatus;
  readonly date: string;
  readonly amountCents: number | null;
  readonly followUp: string | null;
};

const apiPath = "/api/negotiations";

/** What can be done with her negotiation log. Each shows its effect at once and takes it back when it fails; each throws ApiError. */
export function useNegotiations() {
  const client = useQueryClient();

  function show(next: (page: CachedNegotiationsPage) => CachedNegotiationsPage) {
    client.setQueryData(negotiationsQuery.queryKey, (page) => page && next(page));
  }

  async function change(id: string, text: Partial<NegotiationInput>, version: number) {
    const changed = await requestNegotiation("PATCH", `${apiPath}/${id}`, { ...text, version });
    show((page) => withNegotiation(page, changed));
  }

  return {
    change,
    /** A repeated call with the same id adds nothing twice; where an earlier text arrived, this one replaces it. */
    add: async (id: string, text: NegotiationInput): Promise<void> => {
      const shown = { id, ...text, version: 0, moves: [], state: "saving" as const };
      show((page) => withNegotiation(page, shown));
      try {
        const added = await requestNegotiation("POST", apiPath, { id, ...text });
        const isEarlier = added.version === 1 && !isSameNegotiation(added, text);
        if (isEarlier) await change(id, text, added.version);
        else show((page) => withNegotiation(page, added));
      } catch (error) {
        show((page) => withoutNegotiation(page, id));
        throw error;
      }
    },
    remove: async (negotiation: Negotiation): Promise<void> => {
      show((page) => withNegotiation(page, { ...negotiation, state: "deleted" }));
      try {
        await apiRequest("DELETE", `${apiPath}/${negotiation.id}?version=${negotiation.version}`);
      } catch (error) {
        // An earlier request of hers, or another window, was heard.
        if (isNotFound(error)) return;
        show((page) => withNegotiation(page, negotiation));
        throw error;
      }
    },
    restore: async ({ id }: Negotiation): Promise<void> => {
      const restored = await requestNegotiation("POST", `${apiPath}/${id}/restore`);
      show((page) => withNegotiation(page, restored));
    },
    addMove: async (negotiation: Negotiation, move: NegotiationMove): Promise<void> => {
      await apiRequest("POST", `${apiPath}/${negotiation.id}/moves`, { body: move });
      const others = negotiation.moves.filter(({ id }) => id !== move.id);
      const moves = [...others, move].toSorted((one, other) => (one.date < other.date ? -1 : 1));
      show((page) => withNegotiation(page, { ...negotiation, moves }));
    },
    removeMove: async (negotiation: Negotiation, { id }: NegotiationMove): Promise<void> => {
      await apiRequest("DELETE", `${apiPath}/${negotiation.id}/moves/${id}`).catch(
        (error: unknown) => {
          if (!isNotFound(error)) throw error;
        },
      );
      const moves = negotiation.moves.filter((move) => move.id !== id);
      show((page) => withNegotiation(page, { ...negotiation, moves }));
    },
    /** The negotiation as it is now, changed in another window perhaps. */
    read: (id: string) => requestNegotiation("GET", `${apiPath}/${id}`),
    /** Shows a negotiation as it is known to be now. */
    show: (negotiation: Negotiation) => {
      show((page) => withNegotiation(page, negotiation));
    },
    loadOlder: async (before: string): Promise<void> => {
      const response = await apiRequest("GET", `${apiPath}?before=${before}`);
      const page = NegotiationsPage.parse(await response.json());
      show((shown) => withOlderNegotiations(shown, page));
    },
  };
}

async function requestNegotiation(method: "GET" | "POST" | "PATCH", at: string, body?: unknown) {
  const response = await apiRequest(method, at, body === undefined ? {} : { body });
  return Negotiation.parse(await response.json());
}

/** Whether a negotiation says this. */
export function isSameNegotiation(negotiation: Negotiation, text: NegotiationInput): boolean {
  return (
    negotiation.request === text.request &&
    negotiation.status === text.status &&
    negotiation.date === text.date &&
    negotiation.amountCents === text.amountCents &&
    negotiation.followUp === text.followUp
  );
}
