import type { Database } from "./database.ts";

export type Person = { readonly id: string; readonly email: string };

/** A file of the export beside the two that hold everything. */
export type PersonalDataFile = {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
};

/** What an import found: added, or left out because it was here already. */
export type ImportCounts = { readonly added: number; readonly known: number };

/** What one part of the product stores of a person. */
export type PersonalData = {
  /** Its key in the export. */
  readonly name: string;
  /** Everything of this person's that goes into the export. */
  readonly read: (db: Database, person: Person) => Promise<unknown>;
  /** What has to be done elsewhere before anything is erased. Throws when it cannot be done: then nothing is. */
  readonly beforeErase?: (person: Person) => Promise<void>;
  /** The same as `read` for a list that can be long, in pieces that fit in memory; the export asks for these. */
  readonly readPages?: (db: Database, person: Person) => AsyncIterable<readonly unknown[]>;
  /** The same again as the export's page for reading shows it, where that differs. */
  readonly readablePages?: (db: Database, person: Person) => AsyncIterable<readonly unknown[]>;
  /** Files of its own in the export. */
  readonly extraFiles?: (db: Database, person: Person) => AsyncIterable<PersonalDataFile>;
  /** Takes back what `read` gave once; what is here already stays as it is. Throws ZodError when it is something else. */
  readonly importData?: (tx: Database, person: Person, data: unknown) => Promise<ImportCounts>;
  /** Removes everything of this person's, in the transaction that deletes the account. */
  readonly erase: (tx: Database, person: Person) => Promise<void>;
  /** What has to stay, and why, as a sentence for the member. */
  readonly retentionNote?: string;
};

/** All pieces of a list together. */
export async function collectPages<Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}
