import { z } from "zod";

const commonShape = {
  /** Marks the place in the structure of the document; unique in the kit. */
  key: z.string(),
  /** The field's name, kebab-case. The options of one choice share it. */
  name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** What a screen reader says. */
  label: z.string().trim().min(1),
  page: z.int().min(1),
  /** Points from the left and the top of the page. */
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
};

/** Where the sources ask for a field, as the typesetter answers it. */
export const FieldPlacement = z.discriminatedUnion("kind", [
  z.object({ ...commonShape, kind: z.literal("text"), lines: z.int().min(1) }),
  z.object({ ...commonShape, kind: z.literal("check") }),
  z.object({ ...commonShape, kind: z.literal("choice"), question: z.string(), option: z.string() }),
]);
export type FieldPlacement = z.infer<typeof FieldPlacement>;

/** Throws a sentence when two places would be one field. */
export function assertUniqueFieldNames(places: readonly FieldPlacement[]): void {
  const owners = new Map<string, FieldPlacement>();
  for (const place of places) {
    const owner = owners.get(place.name);
    const isShared = place.kind === "choice" && owner?.kind === "choice";
    if (owner !== undefined && !(isShared && owner.question === place.question))
      throw new Error(`Two fields are named "${place.name}": ${owner.label}; ${place.label}.`);
    owners.set(place.name, place);
  }
}
