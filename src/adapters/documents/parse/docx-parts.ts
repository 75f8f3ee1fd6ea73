import { posix } from "node:path";
import { Refused } from "./refuse.ts";
import { readXml } from "./xml.ts";
import type { Zip } from "./zip.ts";

export type Relation = { readonly type: string; readonly target: string };

/** The part that holds the document itself. Throws Refused where the archive is no Word document. */
export function mainPart(zip: Zip): string {
  if (!zip.has("[Content_Types].xml")) throw new Refused("unsupported");
  const named = [...relationsOf(zip, "").values()].find(({ type }) => type === "officeDocument");
  const main = named !== undefined && zip.has(named.target) ? named.target : "word/document.xml";
  if (!zip.has(main) || !isWordPart(zip, main)) throw new Refused("unsupported");
  return main;
}

/** What a part refers to inside the archive, by id. The type is the last piece of its address. */
export function relationsOf(zip: Zip, part: string): ReadonlyMap<string, Relation> {
  const folder = posix.dirname(part);
  const list = zip.read(posix.join(folder, "_rels", `${posix.basename(part)}.rels`));
  const found = new Map<string, Relation>();
  if (list === null) return found;
  readXml(list, {
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

function isWordPart(zip: Zip, part: string): boolean {
  const start = zip.read(part)?.subarray(0, 4000).toString("latin1") ?? "";
  return /<(?:[\w-]+:)?document\b|wordprocessingml/.test(start) || start.includes("\u0000");
}
