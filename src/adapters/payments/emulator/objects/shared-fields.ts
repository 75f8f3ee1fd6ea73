/** The fields of Stripe's objects that the emulator never fills. */
export function nullFields(names: string): Readonly<Record<string, null>> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, null]),
  );
}

/** The fields of every object of the emulator. */
export const testModeFields = { livemode: false } as const;

export const currency = "usd";

export function listObject(url: string, data: readonly unknown[], hasMore = false) {
  return { object: "list", url, data, has_more: hasMore };
}
