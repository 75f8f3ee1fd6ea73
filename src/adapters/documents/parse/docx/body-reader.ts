import { FieldCodeTracker } from "#adapters/documents/parse/word/field-codes.ts";
import type { ListNumbering } from "#adapters/documents/parse/word/list-numbering.ts";
import { isToggleOn, type DocxStyles } from "./docx-styles.ts";
import { WordLineCollector } from "#adapters/documents/parse/word/word-lines.ts";
import { decodeSymbol } from "#adapters/documents/parse/word/symbols.ts";
import { maxTextLength } from "#adapters/documents/parse/limits.ts";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";
import { type XmlAttributes, parseXml, type XmlHandler } from "./parse-xml.ts";

type Paragraph = {
  text: string;
  style: string | undefined;
  list: string | undefined;
  level: number | undefined;
  heading: boolean | undefined;
  /** The paragraph mark was deleted: the next paragraph goes on in the same line. */
  continuesInNext: boolean;
  /** Whether it has text that is not shown. */
  hasHiddenText: boolean;
  readonly above: string[];
  readonly below: string[];
};

type Run = { hidden: boolean };

/** Never shown: deleted or moved-away text, former properties, the reading aid over a character. */
const skippedElements = new Set([
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

const inlineCharacters: Record<string, string> = {
  tab: "\t",
  ptab: "\t",
  br: "\n",
  cr: "\n",
  noBreakHyphen: "-",
};

/** What Word itself asks for in a field that nobody has filled. */
const placeholderPrompts =
  /\b(?:Click(?: or tap)?(?: here)? to enter (?:text|a date)|Choose an item)\b\.?/g;

/** Which header and footer parts the sections name, by relation id. */
export type HeaderFooterIds = { readonly headers: string[]; readonly footers: string[] };

/** Reads a part that holds paragraphs: the document, a header, footnotes. */
export class DocxBodyReader implements XmlHandler {
  readonly sections: HeaderFooterIds = { headers: [], footers: [] };
  readonly #styles: DocxStyles;
  readonly #lists: ListNumbering;
  readonly #tables = new WordLineCollector();
  readonly #paragraphs: Paragraph[] = [];
  readonly #runs: Run[] = [];
  readonly #fields = new FieldCodeTracker();
  readonly #choices: number[] = [];
  #skip = 0;
  #inText = false;
  #inOffset = false;
  #properties = 0;
  #offset = 0;
  #carried = "";
  #length = 0;

  constructor(styles: DocxStyles, lists: ListNumbering) {
    this.#styles = styles;
    this.#lists = lists;
  }

  /** The lines of a part. Throws DocumentError. */
  read(part: Uint8Array): string[] {
    parseXml(part, this);
    if (this.#carried !== "") this.#tables.addLines([this.#carried]);
    return this.#tables.lines();
  }

  open = (name: string, attributes: XmlAttributes): void => {
    if (this.#skip > 0 || this.#skips(name, attributes)) {
      this.#skip += 1;
      return;
    }
    if (name === "p") this.#openParagraph();
    else if (name === "pPr" || name === "tblPr" || name === "trPr") this.#properties += 1;
    else if (name === "r") this.#runs.push({ hidden: false });
    else if (name === "t") this.#inText = true;
    else if (name === "txbxContent") this.#tables.openTextBox();
    else if (name === "Choice") this.#choices.push(this.#length);
    else if (name === "posOffset") this.#inOffset = true;
    else if (name === "positionV")
      this.#offset = attributes["relativeFrom"] === "paragraph" ? 0 : -1;
    else if (name === "anchor" || name === "pict") this.#offset = 0;
    else if (this.#tables.openElement(name)) return;
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
    else this.#tables.closeElement(name);
  };

  text = (text: string): void => {
    if (this.#skip > 0) return;
    if (this.#inText) this.#say(text);
    if (this.#inOffset && this.#offset === 0) this.#offset = Number(text) || 0;
  };

  #skips(name: string, attributes: XmlAttributes): boolean {
    if (name === "del" && this.#properties > 0) {
      const paragraph = this.#paragraphs.at(-1);
      if (!this.#tables.markRowDeleted() && paragraph !== undefined)
        paragraph.continuesInNext = true;
      return true;
    }
    if (name === "Fallback") return this.#length > (this.#choices.pop() ?? 0);
    const separates =
      attributes["type"] === "separator" || attributes["type"] === "continuationSeparator";
    return skippedElements.has(name) || ((name === "footnote" || name === "endnote") && separates);
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
      continuesInNext: false,
      hasHiddenText: false,
      above: [],
      below: [],
    });
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const { style, above, below, continuesInNext: open } = paragraph;
    const text = paragraph.text.replace(placeholderPrompts, "");
    if (open && above.length + below.length === 0) {
      this.#carried = text;
      return;
    }
    const heading = paragraph.heading ?? this.#styles.isHeading(style);
    const written = text.trim() === "" ? "" : this.#markOf(paragraph) + text.trim();
    if (heading && written !== "") this.#tables.addLines([""]);
    const boxed = above.length + below.length > 0;
    const own = written === "" && (boxed || paragraph.hasHiddenText) ? [] : written.split("\n");
    this.#tables.addLines([...above, ...own, ...below]);
  }

  #markOf({ style, list, level }: Paragraph): string {
    const styled = this.#styles.getList(style);
    const id = list ?? styled.list;
    if (id === undefined || id === "0") return "";
    return this.#lists.nextMarker({ list: id, level: level ?? styled.level });
  }

  #closeBox(): void {
    const lines = this.#tables.closeTextBox();
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) this.#tables.addLines(lines);
    else (this.#offset < 0 ? paragraph.above : paragraph.below).push(...lines);
  }

  #readProperty(name: string, { val }: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === "pStyle") paragraph.style = val;
    if (name === "numId") paragraph.list = val;
    if (name === "ilvl") paragraph.level = Number(val) || 0;
    if (name === "outlineLvl") paragraph.heading = Number(val) < 9;
  }

  #readInline(name: string, attributes: XmlAttributes): void {
    const { val, id, type } = attributes;
    const run = this.#runs.at(-1);
    if (name === "headerReference" && id !== undefined) this.#name(this.sections.headers, id, type);
    else if (name === "footerReference" && id !== undefined)
      this.#name(this.sections.footers, id, type);
    else if (run === undefined) return;
    else if (name === "vanish") run.hidden = isToggleOn(val);
    else if (name === "rStyle") run.hidden ||= this.#styles.isHidden(val);
    else if (name === "fldChar") this.#readField(attributes["fldCharType"]);
    else if (name === "sym") this.#say(decodeSymbol(attributes["font"], attributes["char"]));
    else this.#say(inlineCharacters[name] ?? "");
  }

  #name(parts: string[], id: string, type: string | undefined): void {
    if (type !== "even" && !parts.includes(id)) parts.push(id);
  }

  #readField(type: string | undefined): void {
    if (type === "begin") this.#fields.open();
    if (type === "separate") this.#fields.beginResult();
    if (type === "end") this.#fields.close();
  }

  #say(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (text === "" || paragraph === undefined) return;
    if (this.#runs.at(-1)?.hidden === true || this.#fields.inCode) {
      paragraph.hasHiddenText = true;
      return;
    }
    paragraph.text += text;
    this.#length += text.length;
    if (this.#length > maxTextLength) throw new DocumentError("too_complex");
  }
}
