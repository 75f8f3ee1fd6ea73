import { queryOptions } from "@tanstack/react-query";
import type { Schema } from "#core/schema.ts";

/** What a query says beside its key. */
export type ApiQueryMeta = {
  /** Reads the answer. */
  readonly schema?: Schema<unknown>;
  /** The status that means null. */
  readonly absent?: 404;
  /** The server asks at this path instead, for less than the browser will. */
  readonly ahead?: string;
};

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: ApiQueryMeta;
  }
}

/** What is read at a path of our API, its pieces the key of the query. */
export function apiQuery<T>(path: readonly string[], schema: Schema<T>, ahead?: string) {
  return queryOptions<T>({
    queryKey: path,
    meta: { schema, ...(ahead !== undefined && { ahead }) },
  });
}

/** The same where nothing may be there: then it is null. */
export function optionalApiQuery<T>(path: readonly string[], schema: Schema<T>) {
  return queryOptions<T | null>({ queryKey: path, meta: { schema, absent: 404 } });
}
