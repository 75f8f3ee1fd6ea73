import type { Database } from "./database.ts";

/** A statement that is put together once for a database: that costs as much as running it. Inside a transaction it is put together for it. */
export function prepareOnce<Statement>(
  prepare: (db: Database) => Statement,
): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
