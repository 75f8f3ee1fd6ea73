import { Fields } from "./fields.ts";
import type { Lists } from "./lists.ts";
import { isOn, type Styles } from "./docx-styles.ts";
import { Tables } from "./tables.ts";
import { symbolOf } from "./symbols.ts";
import { longestText } from "./limits.ts";
import { Refused } from "./refuse.ts";
import { type Attributes, readXml, type XmlReader } from "./xml.ts";

type Paragraph = {
  text: string;
  style: string | undefined;
  list: string | undefined;
  level: number | undefined;
  heading: boolean | undefined;
  /** The paragraph mark was deleted: the next paragraph goes on in the same line. */
  open: boolean;
  /** Whether it has text that is not shown. */
  unseen: boolean;
  readonly above: string[];
  readonly below: string[];
};

type Run = { hidden: boolean };

/** Never shown: deleted or moved-away text, former properties, the reading aid over a character. */
const unread = new Set([
  "del",
  "moveFrom",
  "rPrChange",
  "pPrChange",
  "tblPrChange",
  "trPrChange",
  "tcPrChange",
  "sectPrChange",
  "rt",
]);

const spacing: Record<string, string> = {
  tab: "\t",
  ptab: "\t",
  br: "\n",
  cr: "\n",
  noBreakHyphen: "-",
};

/** What Word itself asks for in a field that nobody has filled. */
const prompts = /\b(?:Click(?: or tap)?(?: here)? to enter (?:text|a date)|Choose an item)\b\.?/g;

/** Which header and footer parts the sections name, by relation id. */
export type SectionParts = { readonly headers: string[]; readonly footers: string[] };

/** Reads a part that holds paragraphs: the document, a header, footnotes. */
export class DocxBody implements XmlReader {
  readonly sections: SectionParts = { headers: [], footers: [] };
  readonly #styles: Styles;
  readonly #lists: Lists;
  readonly #tables = new Tables();
  readonly #paragraphs: Paragraph[] = [];
  readonly #runs: Run[] = [];
  readonly #fields = new Fields();
  readonly #choices: number[] = [];
  #skip = 0;
  #inText = false;
  #inOffset = false;
  #properties = 0;
  #offset = 0;
  #carried = "";
  #length = 0;

  constructor(styles: Styles, lists: Lists) {
    this.#styles = styles;
    this.#lists = lists;
  }

  /** The lines of a part. Throws Refused. */
  read(part: Uint8Array): string[] {
    readXml(part, this);
    if (this.#carried !== "") this.#tables.add([this.#carried]);
    return this.#tables.lines();
  }

  open = (name: string, attributes: Attributes): void => {
    if (this.#skip > 0 || this.#skips(name, attributes)) {
      this.#skip += 1;
      return;
    }
    if (name === "p") this.#openParagraph();
    else if (name === "pPr" || name === "tblPr" || name === "trPr") this.#properties += 1;
    else if (name === "r") this.#runs.push({ hidden: false });
    else if (name === "t") this.#inText = true;
    else if (name === "txbxContent") this.#tables.openBox();
    else if (name === "Choice") this.#choices.push(this.#length);
    else if (name === "posOffset") this.#inOffset = true;
    else if (name === "positionV")
      this.#offset = attributes["relativeFrom"] === "paragraph" ? 0 : -1;
    else if (name === "anchor" || name === "pict") this.#offset = 0;
    else if (this.#tables.open(name)) return;
    else if (this.#properties > 0) this.#readProperty(name, attributes);
    else this.#readInline(name, attributes);
  };

  close = (name: string): void => {
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    if (name === "p") this.#closeParagraph();
    else if (name === "pPr" || name === "tblPr" || name === "trPr") this.#properties -= 1;
    else if (name === "r") this.#runs.pop();
    else if (name === "t") this.#inText = false;
    else if (name === "posOffset") this.#inOffset = false;
    else if (name === "txbxContent") this.#closeBox();
    else this.#tables.close(name);
  };

  text = (text: string): void => {
    if (this.#skip > 0) return;
    if (this.#inText) this.#say(text);
    if (this.#inOffset && this.#offset === 0) this.#offset = Number(text) || 0;
  };

  #skips(name: string, attributes: Attributes): boolean {
    if (name === "del" && this.#properties > 0) {
      const paragraph = this.#paragraphs.at(-1);
      if (!this.#tables.markDeleted() && paragraph !== undefined) paragraph.open = true;
      return true;
    }
    if (name === "Fallback") return this.#length > (this.#choices.pop() ?? 0);
    const separates =
      attributes["type"] === "separator" || attributes["type"] === "continuationSeparator";
    return unread.has(name) || ((name === "footnote" || name === "endnote") && separates);
  }

  #openParagraph(): void {
    const text = this.#carried;
    this.#carried = "";
    this.#paragraphs.push({
      text,
      style: undefined,
      list: undefined,
      level: undefined,
      heading: undefined,
      open: false,
      unseen: false,
      above: [],
      below: [],
    });
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const { style, above, below, open } = paragraph;
    const text = paragraph.text.replace(prompts, "");
    if (open && above.length + below.length === 0) {
      this.#carried = text;
      return;
    }
    const heading = paragraph.heading ?? this.#styles.isHeading(style);
    const written = text.trim() === "" ? "" : this.#markOf(paragraph) + text.trim();
    if (heading && written !== "") this.#tables.add([""]);
    const boxed = above.length + below.length > 0;
    const own = written === "" && (boxed || paragraph.unseen) ? [] : written.split("\n");
    this.#tables.add([...above, ...own, ...below]);
  }

  #markOf({ style, list, level }: Paragraph): string {
    const styled = this.#styles.listOf(style);
    const id = list ?? styled.list;
    if (id === undefined || id === "0") return "";
    return this.#lists.markAt({ list: id, level: level ?? styled.level });
  }

  #closeBox(): void {
    const lines = this.#tables.closeBox();
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) this.#tables.add(lines);
    else (this.#offset < 0 ? paragraph.above : paragraph.below).push(...lines);
  }

  #readProperty(name: string, { val }: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === "pStyle") paragraph.style = val;
    if (name === "numId") paragraph.list = val;
    if (name === "ilvl") paragraph.level = Number(val) || 0;
    if (name === "outlineLvl") paragraph.heading = Number(val) < 9;
  }

  #readInline(name: string, attributes: Attributes): void {
    const { val, id, type } = attributes;
    const run = this.#runs.at(-1);
    if (name === "headerReference" && id !== undefined) this.#name(this.sections.headers, id, type);
    else if (name === "footerReference" && id !== undefined)
      this.#name(this.sections.footers, id, type);
    else if (run === undefined) return;
    else if (name === "vanish") run.hidden = isOn(val);
    else if (name === "rStyle") run.hidden ||= this.#styles.hides(val);
    else if (name === "fldChar") this.#readField(attributes["fldCharType"]);
    else if (name === "sym") this.#say(symbolOf(attributes["font"], attributes["char"]));
    else this.#say(spacing[name] ?? "");
  }

  #name(parts: string[], id: string, type: string | undefined): void {
    if (type !== "even" && !parts.includes(id)) parts.push(id);
  }

  #readField(type: string | undefined): void {
    if (type === "begin") this.#fields.open();
    if (type === "separate") this.#fields.show();
    if (type === "end") this.#fields.close();
  }

  #say(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || paragraph === undefined) return;
    if (this.#runs.at(-1)?.hidden === true || this.#fields.inCode) {
      paragraph.unseen = true;
      return;
    }
    paragraph.text += text;
    this.#length += text.length;
    if (this.#length > longestText) throw new Refused("too_complex");
  }
}
