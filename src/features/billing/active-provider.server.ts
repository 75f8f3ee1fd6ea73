import type { Payments } from "#adapters/payments/payments.ts";
import { and, eq, type Placeholder, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The payments in charge. Rows of any other provider or mode mean nothing now. */
export type ActiveProvider = Pick<Payments, "provider" | "livemode">;

type ProviderColumns = { readonly provider: AnyPgColumn; readonly livemode: AnyPgColumn };

/** Of the payments in charge: stands in every read. */
export function isOfProvider(
  { provider, livemode }: ActiveProvider | Record<keyof ActiveProvider, Placeholder>,
  table: ProviderColumns,
): SQL | undefined {
  return and(eq(table.provider, provider), eq(table.livemode, livemode));
}

export function providerColumnsOf({ provider, livemode }: ActiveProvider): ActiveProvider {
  return { provider, livemode };
}
