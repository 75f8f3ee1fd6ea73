import { normalizeBullet } from "#adapters/documents/parse/text/bullets.ts";
import { DocxBodyReader } from "./body-reader.ts";
import { readDocxNumbering } from "./read-numbering.ts";
import { findMainPart, type Relationship, readRelationships } from "./package-parts.ts";
import {
  cleanHeaderFooterLines,
  normalizeWordLine,
} from "#adapters/documents/parse/word/header-footer-lines.ts";
import type { ExtractedDocument } from "#adapters/documents/parse/extracted-document.ts";
import { DocxStyles } from "./docx-styles.ts";
import { ZipArchive } from "./zip-archive.ts";

/** Reads a Word document: headers first, its text, footnotes, footers last, each once. Throws DocumentError. */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const zip = new ZipArchive(bytes);
  const main = findMainPart(zip);
  const relationships = readRelationships(zip, main);
  const readPartOfType = (type: string) => {
    const found = [...relationships.values()].find((relation) => relation.type === type);
    return found === undefined ? null : zip.read(found.target);
  };
  const styles = new DocxStyles(readPartOfType("styles"));
  const lists = readDocxNumbering(readPartOfType("numbering"));
  const readLines = (part: Uint8Array | null) =>
    part === null ? [] : new DocxBodyReader(styles, lists).read(part);
  const body = new DocxBodyReader(styles, lists);
  const lines = body.read(zip.read(main) ?? new Uint8Array());
  const readHeadersOrFooters = (ids: readonly string[]) =>
    cleanHeaderFooterLines(
      ids.flatMap((id) => readLines(readRelatedPart(zip, relationships.get(id)))),
    );
  const text = [
    readHeadersOrFooters(body.sections.headers),
    lines,
    readLines(readPartOfType("footnotes")),
    readLines(readPartOfType("endnotes")),
    readHeadersOrFooters(body.sections.footers),
  ]
    .filter((part) => part.some((line) => line.trim() !== ""))
    .map((part) => part.map((line) => normalizeBullet(normalizeWordLine(line))).join("\n"))
    .join("\n\n");
  return { text, pages: readPageCount(zip), notes: [] };
}

function readRelatedPart(zip: ZipArchive, relation: Relationship | undefined): Uint8Array | null {
  return relation === undefined ? null : zip.read(relation.target);
}

function readPageCount(zip: ZipArchive): number | null {
  const match = /<Pages>(\d{1,5})<\/Pages>/.exec(zip.read("docProps/app.xml")?.toString() ?? "");
  const pages = Number(match?.[1] ?? 0);
  return pages > 0 ? pages : null;
}
