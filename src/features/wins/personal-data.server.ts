import { createRecordData } from "#adapters/record/record-data.ts";
import { winKind } from "./wins-store.server.ts";

/** Every win that a member stores, newest first, with or without Pro. */
export const winsData = createRecordData(winKind);
