import { signatureTone } from "#core/tools/definition.ts";

/** The copy of a tone, else that of the signature tone; throws where the data lacks that one. */
export function forTone<Said>(byTone: Readonly<Record<string, Said>>, tone: string): Said {
  const copy = byTone[tone] ?? byTone[signatureTone];
  if (copy === undefined) throw new Error("The signature tone is missing.");
  return copy;
}
