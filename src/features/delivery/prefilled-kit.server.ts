import type { KitFieldValue } from "#core/kits/kit-field-values.ts";
import type { KitId } from "#core/kits/kits.ts";
import type { OmittedWords } from "./download-state.ts";
import type { KitFiles } from "./kit-files.server.ts";
import { type StampPdf, type StampedKit, createStampedKit } from "./stamped-kit.server.ts";

export type PrefilledKit = StampedKit & {
  /** Whether any field of this kit took the buyer's words. */
  readonly isFilled: boolean;
  /** What the fields do not show: the end of a long text, letters without a drawing. */
  readonly omitted: readonly OmittedWords[];
};

/** A kit with the buyer's own words in its fields. They stay editable. */
export async function createPrefilledKit(
  { files, stamp }: { readonly files: KitFiles; readonly stamp: StampPdf },
  kit: KitId,
  email: string,
  words: readonly KitFieldValue[],
): Promise<PrefilledKit> {
  const { fillKit } = await import("#adapters/pdf/fill-kit.ts");
  const { readFieldNames: fieldNames } = await import("#adapters/pdf/read-field-names.ts");
  const plain = await files.read(kit);
  const names = await fieldNames(plain);
  const fitting = words.filter(({ field }) => names.has(field));
  const values = Object.fromEntries(fitting.map(({ field, text }) => [field, text]));
  const { pdf, overflow: rest, missingGlyphs: undrawn } = await fillKit(plain, values);
  const omitted = fitting.flatMap(({ field, label }): OmittedWords[] => {
    const end = rest[field] ?? "";
    const letters = undrawn[field] ?? [];
    return end === "" && letters.length === 0 ? [] : [{ label, rest: end, letters }];
  });
  const filled = { has: files.has, read: async () => pdf };
  const stamped = await createStampedKit({ files: filled, stamp }, kit, email);
  return { ...stamped, isFilled: fitting.length > 0, omitted };
}
