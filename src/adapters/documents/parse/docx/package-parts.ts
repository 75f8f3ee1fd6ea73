import { posix } from "node:path";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";
import { parseXml } from "./parse-xml.ts";
import type { ZipArchive } from "./zip-archive.ts";

export type Relationship = { readonly type: string; readonly target: string };

/** The part that holds the document itself. Throws DocumentError where the archive is no Word document. */
export function findMainPart(zip: ZipArchive): string {
  if (!zip.has("[Content_Types].xml")) throw new DocumentError("unsupported");
  const mainParts = [...readRelationships(zip, "").values()].find(
    ({ type }) => type === "officeDocument",
  );
  const main =
    mainParts !== undefined && zip.has(mainParts.target) ? mainParts.target : "word/document.xml";
  if (!zip.has(main) || !isWordPart(zip, main)) throw new DocumentError("unsupported");
  return main;
}

/** What a part refers to inside the archive, by id. The type is the last piece of its address. */
export function readRelationships(
  zip: ZipArchive,
  part: string,
): ReadonlyMap<string, Relationship> {
  const folder = posix.dirname(part);
  const list = zip.read(posix.join(folder, "_rels", `${posix.basename(part)}.rels`));
  const found = new Map<string, Relationship>();
  if (list === null) return found;
  parseXml(list, {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name !== "Relationship" || TargetMode === "External") return;
      if (Id === undefined || Type === undefined || Target === undefined) return;
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      found.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), target });
    },
    close: () => undefined,
  });
  return found;
}

function isWordPart(zip: ZipArchive, part: string): boolean {
  const start = zip.read(part)?.subarray(0, 4000).toString("latin1") ?? "";
  return /<(?:[\w-]+:)?document\b|wordprocessingml/.test(start) || start.includes("\u0000");
}
