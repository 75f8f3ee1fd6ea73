import { SaxesParser } from "saxes";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";

const maxDepth = 400;

export type XmlAttributes = Readonly<Record<string, string>>;

/** The callbacks of an XML part: names without their prefix, attributes too. */
export type XmlHandler = {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Reads a part as it stands. Throws DocumentError: not well formed, nested too deep, or with a DTD of its own. */
export function parseXml(part: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("error", (error) => {
    // Some writers leave characters that XML forbids; the text around them is still good.
    if (!/disallowed character|malformed character entity/.test(error.message))
      throw new DocumentError("damaged");
  });
  parser.on("doctype", () => {
    throw new DocumentError("damaged");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > maxDepth) throw new DocumentError("too_complex");
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes)) attributes[localName(name)] = value;
    handler.open(localName(tag.name), attributes);
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    handler.close(localName(tag.name));
  });
  if (handler.text !== undefined) parser.on("text", handler.text);
  parser.write(decodeXml(part)).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function decodeXml(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(part);
  return new TextDecoder().decode(part);
}
