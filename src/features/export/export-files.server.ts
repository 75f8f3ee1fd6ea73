import type { Database } from "#adapters/database/database.ts";
import type { PersonalData, PersonalFile, Person } from "#adapters/database/personal-data.ts";
import { pageEnd, pageStart, readable, readablePart } from "./readable.server.ts";

/** The form of the JSON file; it changes when a reader of it would have to. */
export const schemaVersion = 2;

export const dataFile = "m-power.json";

export type ExportParts = {
  readonly db: Database;
  readonly brand: string;
  readonly personalData: readonly PersonalData[];
};

/** Everything of hers: for programs, for reading, and what each part of the product adds. */
export async function* exportFiles(
  parts: ExportParts,
  person: Person,
): AsyncGenerator<PersonalFile> {
  yield { name: dataFile, pieces: asJson(parts, person) };
  yield { name: "m-power.html", pieces: asPage(parts, person) };
  for (const { files } of parts.personalData) if (files) yield* files(parts.db, person);
}

async function* asJson({ db, personalData }: ExportParts, person: Person): AsyncGenerator<string> {
  yield `{"schemaVersion":${schemaVersion},"exportedAt":${JSON.stringify(new Date())}`;
  for (const { name, pages, read } of personalData) {
    yield `,\n${JSON.stringify(name)}:`;
    if (pages) yield* listed(pages(db, person));
    else yield JSON.stringify((await read(db, person)) ?? null);
  }
  yield "}\n";
}

async function* listed(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages)
    for (const item of page) {
      yield `${before}\n${JSON.stringify(item)}`;
      before = ",";
    }
  yield before === "[" ? "[]" : "]";
}

async function* asPage(
  { db, brand, personalData }: ExportParts,
  person: Person,
): AsyncGenerator<string> {
  yield pageStart(`Everything of yours at ${brand}`);
  for (const { name, pages, read } of personalData) {
    if (!pages) {
      yield readablePart(name, readable(await read(db, person)));
      continue;
    }
    yield readablePart(name, "<ol>");
    for await (const page of pages(db, person))
      for (const item of page) yield `<li>${readable(item)}</li>`;
    yield "</ol>";
  }
  yield pageEnd;
}
