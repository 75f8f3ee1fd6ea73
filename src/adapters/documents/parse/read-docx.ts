import { plainBullet } from "./bullet.ts";
import { DocxBody } from "./docx-body.ts";
import { readLists } from "./docx-lists.ts";
import { mainPart, type Relation, relationsOf } from "./docx-parts.ts";
import { marginalLines, tidyLine } from "./marginal-lines.ts";
import type { Reading } from "./reading.ts";
import { Styles } from "./docx-styles.ts";
import { Zip } from "./zip.ts";

/** Reads a Word document: headers first, its text, footnotes, footers last, each once. Throws Refused. */
export function readDocx(bytes: Uint8Array): Reading {
  const zip = new Zip(bytes);
  const main = mainPart(zip);
  const relations = relationsOf(zip, main);
  const partOf = (type: string) => {
    const found = [...relations.values()].find((relation) => relation.type === type);
    return found === undefined ? null : zip.read(found.target);
  };
  const styles = new Styles(partOf("styles"));
  const lists = readLists(partOf("numbering"));
  const linesOf = (part: Uint8Array | null) =>
    part === null ? [] : new DocxBody(styles, lists).read(part);
  const body = new DocxBody(styles, lists);
  const lines = body.read(zip.read(main) ?? new Uint8Array());
  const marginal = (ids: readonly string[]) =>
    marginalLines(ids.flatMap((id) => linesOf(readRelation(zip, relations.get(id)))));
  const text = [
    marginal(body.sections.headers),
    lines,
    linesOf(partOf("footnotes")),
    linesOf(partOf("endnotes")),
    marginal(body.sections.footers),
  ]
    .filter((part) => part.some((line) => line.trim() !== ""))
    .map((part) => part.map((line) => plainBullet(tidyLine(line))).join("\n"))
    .join("\n\n");
  return { text, pages: pagesOf(zip), notes: [] };
}

function readRelation(zip: Zip, relation: Relation | undefined): Uint8Array | null {
  return relation === undefined ? null : zip.read(relation.target);
}

function pagesOf(zip: Zip): number | null {
  const told = /<Pages>(\d{1,5})<\/Pages>/.exec(zip.read("docProps/app.xml")?.toString() ?? "");
  const pages = Number(told?.[1] ?? 0);
  return pages > 0 ? pages : null;
}
