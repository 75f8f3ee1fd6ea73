import { type DataTag, useQueryClient } from "@tanstack/react-query";
import type { Schema } from "#core/schema.ts";
import { isNotFound } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import type { RecordCache } from "./record-cache.ts";

/** One kind of record as the browser reaches it. */
export type RecordClient<Page, One, Input> = {
  readonly apiPath: string;
  readonly queryKey: DataTag<readonly unknown[], Page, Error>;
  /** Reads a record that the server sends. */
  readonly One: Schema<One>;
  /** Reads a page of them. */
  readonly Page: Schema<Page>;
  readonly cache: RecordCache<Page, One>;
  /** A new record as it is shown while it is on its way. */
  readonly toOptimisticRecord: (id: string, input: Input) => One;
};

export type RecordActions<One, Input> = {
  readonly change: (id: string, input: Partial<Input>, version: number) => Promise<void>;
  /** A repeated call with the same id adds nothing twice; where an earlier text arrived, this one replaces it. */
  readonly add: (id: string, input: Input) => Promise<void>;
  readonly remove: (record: One) => Promise<void>;
  readonly restore: (record: One) => Promise<void>;
  /** The record as it is now, changed in another window perhaps. */
  readonly read: (id: string) => Promise<One>;
  /** Shows a record as it is known to be now. */
  readonly show: (record: One) => void;
  readonly loadOlder: (before: string) => Promise<void>;
};

/** What can be done with the records of one kind. Each shows its effect at once and takes it back when it fails; each throws ApiError. */
export function useRecordActions<
  Page,
  One extends Input & { readonly id: string; readonly version: number },
  Input extends object,
>({
  apiPath,
  queryKey,
  One,
  Page,
  cache,
  toOptimisticRecord,
}: RecordClient<Page, One, Input>): RecordActions<One, Input> {
  const client = useQueryClient();

  function update(next: (page: Page) => Page) {
    client.setQueryData<Page>(queryKey, (page) => page && next(page));
  }

  function show(record: One) {
    update((page) => cache.withRecord(page, record));
  }

  async function request(method: "GET" | "POST" | "PATCH", at: string, body?: object) {
    const response = await apiRequest(method, `${apiPath}${at}`, body ? { body } : {});
    return One.parse(await response.json());
  }

  async function change(id: string, input: Partial<Input>, version: number) {
    show(await request("PATCH", `/${id}`, { ...input, version }));
  }

  return {
    change,
    async add(id, input) {
      update((page) =>
        cache.withRecord(page, { ...toOptimisticRecord(id, input), state: "saving" }),
      );
      try {
        const added = await request("POST", "", { id, ...input });
        const isEarlier = added.version === 1 && !isSameRecord<Input>(added, input);
        if (isEarlier) await change(id, input, added.version);
        else show(added);
      } catch (error) {
        update((page) => cache.withoutRecord(page, id));
        throw error;
      }
    },
    async remove(record) {
      update((page) => cache.withRecord(page, { ...record, state: "deleted" }));
      try {
        await apiRequest("DELETE", `${apiPath}/${record.id}?version=${record.version}`);
      } catch (error) {
        // An earlier request of the same member, or another window, has deleted it already.
        if (isNotFound(error)) return;
        show(record);
        throw error;
      }
    },
    restore: async ({ id }) => show(await request("POST", `/${id}/restore`)),
    read: (id) => request("GET", `/${id}`),
    show,
    async loadOlder(before) {
      const response = await apiRequest("GET", `${apiPath}?before=${before}`);
      const next = Page.parse(await response.json());
      update((page) => cache.withOlder(page, next));
    },
  };
}

/** Whether a record says this, in every field of it. */
export function isSameRecord<Input extends object>(record: Input, input: Input): boolean {
  for (const name in input) if (record[name] !== input[name]) return false;
  return true;
}
