import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { optional, type Schema } from "#core/schema.ts";

/** What the server had to say with this page under a key; undefined when it said nothing. Throws TypeError where that cannot be read. */
export function usePageState<T>(key: readonly string[], schema: Schema<T>): T | undefined {
  const written: unknown = useQueryClient().getQueryData(key);
  return useMemo(() => optional(schema).parse(written), [schema, written]);
}
