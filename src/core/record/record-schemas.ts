import { z } from "zod";

/** An id in an export of ours. */
export const ExportedId = z.string().min(1).max(60);

/** When an exported record was made and changed. */
export const exportedTimes = { createdAt: z.coerce.date(), updatedAt: z.coerce.date() };

/** What every exported record has beside its fields. */
export const exportedRecord = z.object({ id: ExportedId, ...exportedTimes });
