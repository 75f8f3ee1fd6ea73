/** The fields of Stripe's objects that the double never fills. */
export function nullFields(names: string): Readonly<Record<string, null>> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, null]),
  );
}

/** What stands in every object of the double. */
export const testModeFields = { livemode: false } as const;

export const currency = "usd";

export function listObject(url: string, data: readonly unknown[], hasMore = false) {
  return { object: "list", url, data, has_more: hasMore };
}
