import type { Database } from "./database.ts";

export type Person = { readonly id: string; readonly email: string };

/** What one part of the product holds of a person. */
export type PersonalData = {
  /** Its key in the export. */
  readonly name: string;
  /** Everything of hers that she may take with her. */
  readonly read: (db: Database, person: Person) => Promise<unknown>;
  /** What has to be done elsewhere before anything is erased. Throws when it cannot be done: then nothing is. */
  readonly settle?: (person: Person) => Promise<void>;
  /** Removes everything of hers, in the transaction that deletes her account. */
  readonly erase: (tx: Database, person: Person) => Promise<void>;
  /** What has to stay, and why, as a sentence for her. */
  readonly keeps?: string;
};
