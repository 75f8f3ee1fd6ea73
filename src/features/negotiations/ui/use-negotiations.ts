import {
  Negotiation,
  type NegotiationFields,
  NegotiationsPage,
} from "#features/negotiations/contract.ts";
import type { NegotiationMove } from "#features/negotiations/move-contract.ts";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { isNotFound } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { type RecordClient, useRecordActions } from "#ui/record/use-record-actions.ts";
import { type CachedNegotiationsPage, negotiationsCache } from "./negotiations-cache.ts";

export const negotiationsClient: RecordClient<
  CachedNegotiationsPage,
  Negotiation,
  NegotiationFields
> = {
  apiPath: "/api/negotiations",
  queryKey: negotiationsQuery.queryKey,
  One: Negotiation,
  Page: NegotiationsPage,
  cache: negotiationsCache,
  toOptimisticRecord: (id, input) => ({ id, ...input, version: 0, moves: [] }),
};

/** What can be done with a member’s negotiation log. */
export function useNegotiations() {
  const actions = useRecordActions(negotiationsClient);
  return {
    ...actions,
    /** Throws ApiError. */
    async addMove(negotiation: Negotiation, move: NegotiationMove): Promise<void> {
      await apiRequest("POST", movesPath(negotiation), { body: move });
      const others = negotiation.moves.filter(({ id }) => id !== move.id);
      const moves = [...others, move].toSorted((one, other) => (one.date < other.date ? -1 : 1));
      actions.show({ ...negotiation, moves });
    },
    /** Throws ApiError. */
    async removeMove(negotiation: Negotiation, { id }: NegotiationMove): Promise<void> {
      await apiRequest("DELETE", `${movesPath(negotiation)}/${id}`).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      actions.show({ ...negotiation, moves: negotiation.moves.filter((move) => move.id !== id) });
    },
  };
}

function movesPath({ id }: Negotiation): string {
  return `${negotiationsClient.apiPath}/${id}/moves`;
}
