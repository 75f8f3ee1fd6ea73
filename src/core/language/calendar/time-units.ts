/** Every unit of time with the forms that it is written short in; all but the bare letter take the s of a plural too. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  second: ["sec"],
  minute: ["min"],
  hour: ["hr", "h"],
  day: [],
  week: ["wk"],
  month: ["mth", "mo"],
  quarter: ["qtr"],
  year: ["yr"],
  decade: [],
};

/** The units in full, in the singular. */
export const timeUnits: ReadonlySet<string> = new Set(Object.keys(shortForms));

/** The forms a unit is written short in, plurals too: "mth", "mths", "mo", "mos" of a month. */
export function shortFormsOf(unit: string): readonly string[] {
  return (shortForms[unit] ?? []).flatMap((form) =>
    form.length === 1 ? [form] : [form, `${form}s`],
  );
}

const units = new Map(
  [...timeUnits].flatMap((unit) => shortFormsOf(unit).map((form) => [form, unit] as const)),
);

/** Every short form, for a pattern. */
export const shortTimeUnits: readonly string[] = [...units.keys()];

/** The unit that a word is short for, whatever its case: "Hrs" is an hour; null where it is none. */
export function unitOfShortForm(word: string): string | null {
  return units.get(word.toLowerCase()) ?? null;
}
