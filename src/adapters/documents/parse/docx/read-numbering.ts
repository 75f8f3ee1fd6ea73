import { type ListLevel, ListNumbering } from "#adapters/documents/parse/word/list-numbering.ts";
import { parseXml } from "./parse-xml.ts";

/** The lists of a Word document, from the part that defines them. */
export function readDocxNumbering(part: Uint8Array | null): ListNumbering {
  const lists = new ListNumbering();
  if (part === null) return lists;
  let definition = "";
  let list = "";
  let levelIndex = 0;
  let level: ListLevel = { format: "decimal", text: "", start: 1 };
  parseXml(part, {
    open: (name, { abstractNumId = "", numId = "", ilvl = "0", val = "" }) => {
      if (name === "abstractNum") definition = abstractNumId;
      if (name === "num") list = numId;
      if (name === "abstractNumId") lists.setDefinition(list, val);
      if (name === "lvl") {
        levelIndex = Number(ilvl) || 0;
        level = { format: "decimal", text: "", start: 1 };
      }
      if (name === "numFmt") level = { ...level, format: val };
      if (name === "lvlText") level = { ...level, text: val };
      if (name === "start") level = { ...level, start: Number(val) || 0 };
      if (name === "startOverride") lists.restartNumbering(list);
    },
    close: (name) => {
      if (name === "lvl" && definition !== "") lists.setLevel(definition, levelIndex, level);
      if (name === "abstractNum") definition = "";
    },
  });
  return lists;
}
