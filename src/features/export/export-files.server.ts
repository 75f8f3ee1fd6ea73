import type { Database } from "#adapters/database/database.ts";
import type { PersonalData, PersonalDataFile, Person } from "#adapters/database/personal-data.ts";
import { pageEnd, renderPageStart, renderValue, renderSection } from "./html-page.server.ts";

/** The form of the JSON file; it changes when a reader of it would have to. */
export const schemaVersion = 2;

export const dataFileName = "m-power.json";

export type ExportDeps = {
  readonly db: Database;
  readonly brand: string;
  readonly personalData: readonly PersonalData[];
};

/** Everything of a person's: for programs, for reading, and what each part of the product adds. */
export async function* exportFiles(
  deps: ExportDeps,
  person: Person,
): AsyncGenerator<PersonalDataFile> {
  yield { name: dataFileName, chunks: jsonPieces(deps, person) };
  yield { name: "m-power.html", chunks: htmlPieces(deps, person) };
  for (const { extraFiles: files } of deps.personalData) if (files) yield* files(deps.db, person);
}

async function* jsonPieces(
  { db, personalData }: ExportDeps,
  person: Person,
): AsyncGenerator<string> {
  yield `{"schemaVersion":${schemaVersion},"exportedAt":${JSON.stringify(new Date())}`;
  for (const { name, readPages: pages, read } of personalData) {
    yield `,\n${JSON.stringify(name)}:`;
    if (pages) yield* jsonArrayPieces(pages(db, person));
    else yield JSON.stringify((await read(db, person)) ?? null);
  }
  yield "}\n";
}

async function* jsonArrayPieces(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[";
  for await (const page of pages)
    for (const item of page) {
      yield `${separator}\n${JSON.stringify(item)}`;
      separator = ",";
    }
  yield separator === "[" ? "[]" : "]";
}

async function* htmlPieces(
  { db, brand, personalData }: ExportDeps,
  person: Person,
): AsyncGenerator<string> {
  yield renderPageStart(`Everything of yours at ${brand}`);
  for (const { name, readPages, readablePages: pages = readPages, read } of personalData) {
    if (!pages) {
      yield renderSection(name, renderValue(await read(db, person)));
      continue;
    }
    yield renderSection(name, "<ol>");
    for await (const page of pages(db, person))
      for (const item of page) yield `<li>${renderValue(item)}</li>`;
    yield "</ol>";
  }
  yield pageEnd;
}
