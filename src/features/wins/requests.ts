import {
  exportedFields,
  newRecordRequest,
  recordChangeRequest,
} from "#core/record/field-requests.ts";
import { exportedRecord } from "#core/record/record-schemas.ts";
import { winFields } from "./contract.ts";

/** POST /api/wins. */
export const NewWin = newRecordRequest(winFields);

/** PATCH /api/wins/:id. */
export const WinChange = recordChangeRequest(winFields);

/** A win in the export, and taken back from it. */
export const ExportedWin = exportedRecord.and(exportedFields(winFields));
