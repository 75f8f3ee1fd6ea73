import { type Level, Lists } from "./lists.ts";
import { readXml } from "./xml.ts";

/** The lists of a Word document, from the part that defines them. */
export function readLists(part: Uint8Array | null): Lists {
  const lists = new Lists();
  if (part === null) return lists;
  let kind = "";
  let list = "";
  let place = 0;
  let level: Level = { format: "decimal", text: "", start: 1 };
  readXml(part, {
    open: (name, { abstractNumId = "", numId = "", ilvl = "0", val = "" }) => {
      if (name === "abstractNum") kind = abstractNumId;
      if (name === "num") list = numId;
      if (name === "abstractNumId") lists.setKind(list, val);
      if (name === "lvl") {
        place = Number(ilvl) || 0;
        level = { format: "decimal", text: "", start: 1 };
      }
      if (name === "numFmt") level = { ...level, format: val };
      if (name === "lvlText") level = { ...level, text: val };
      if (name === "start") level = { ...level, start: Number(val) || 0 };
      if (name === "startOverride") lists.restart(list);
    },
    close: (name) => {
      if (name === "lvl" && kind !== "") lists.setLevel(kind, place, level);
      if (name === "abstractNum") kind = "";
    },
  });
  return lists;
}
