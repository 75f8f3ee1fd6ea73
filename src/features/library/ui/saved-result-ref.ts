import { type Infer, object } from "#core/schema.ts";
import { SavedResultSummary } from "#features/library/contract.ts";

const { id, name, revision } = SavedResultSummary.shape;

/** A result in the library, as a page last knew it; any line of the library holds one. */
export const SavedResultRef = object({ id, name, revision });
export type SavedResultRef = Readonly<Infer<typeof SavedResultRef>>;
