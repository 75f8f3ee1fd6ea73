import { and, isNull } from "drizzle-orm";
import { job } from "./table.server.ts";

/** Jobs that are neither done nor given up. */
export const isOpenJob = and(isNull(job.doneAt), isNull(job.failedAt));
