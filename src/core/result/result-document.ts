import type { Block, Result, Section } from "#core/result/result.ts";

/** A stretch of a document as it is set, in reading order. */
export type DocumentPart =
  | { readonly kind: "title" | "label" | "heading" | "paragraph"; readonly text: string }
  | { readonly kind: "bullets"; readonly items: readonly string[] }
  | { readonly kind: "numbers"; readonly items: readonly string[] };

/** A result as a document of its own: nothing in it is ours but the labels of its parts. */
export type ResultDocument = {
  /** Names the file and stands in its properties, not on the page. */
  readonly name: string;
  /** A card is one small page; anything else is of the usual size. */
  readonly paper?: "card";
  readonly parts: readonly DocumentPart[];
};

/** The label of a section that is the title of a document: on a resume it is the line under the name. */
const titleLabel = "Headline";

/** The language without what is still asked for, under the name of its tool. */
export function createResultDocument(name: string, { sections }: Result): ResultDocument {
  return { name, parts: sections.flatMap(partsOf) };
}

function partsOf({ label, blocks }: Section): DocumentPart[] {
  if (label === titleLabel) return blocks.flatMap(partOf).map(asTitle);
  const head: DocumentPart[] = label === null ? [] : [{ kind: "label", text: label }];
  return [...head, ...blocks.flatMap(partOf)];
}

function partOf(block: Block): DocumentPart[] {
  if (block.kind !== "list") return [block];
  return [{ kind: block.ordered ? "numbers" : "bullets", items: block.items }];
}

function asTitle(part: DocumentPart): DocumentPart {
  return part.kind === "paragraph" ? { kind: "title", text: part.text } : part;
}

/** The words of a document, a line for each line of it, as a reader of the file finds them. */
export function documentLines({ parts }: ResultDocument): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "bullets") return part.items.map((item) => `- ${item}`);
    if (part.kind === "numbers") return part.items.map((item, place) => `${place + 1}. ${item}`);
    return part.text.split("\n");
  });
}

/** The name of a file: "Pay/Promotion Ask" becomes pay-promotion-ask. */
export function toFileName(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}
