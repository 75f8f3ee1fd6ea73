import { createRecordData } from "#adapters/record/record-data.ts";
import { negotiationKind } from "./negotiations-store.server.ts";

/** Every negotiation that a member stores with its moves, newest first, with or without Pro. */
export const negotiationsData = createRecordData(negotiationKind);
