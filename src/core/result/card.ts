import { createResultDocument, type DocumentPart, type ResultDocument } from "./result-document.ts";
import { formatResult, parseResult } from "./result-text.ts";
import type { Result, Section } from "./result.ts";

/** What can stand on a card: a section, or all of them. */
export type CardChoice = { readonly label: string; readonly sections: readonly Section[] };

/** Names the file and its properties: nothing of what it holds. */
const cardName = "Card";

/** The whole result first where it has more than one section, then each section by its label. */
export function listCardChoices({ sections }: Result): CardChoice[] {
  const each = sections.map((section) => ({
    label: section.label ?? "The text",
    sections: [section],
  }));
  return each.length > 1 ? [{ label: "All of it", sections }, ...each] : each;
}

/** The text form of a choice without our labels: all that has to be sent for it. */
export function formatCard({ sections }: CardChoice): string {
  const own = sections.map(({ blocks }) => ({
    label: null,
    blocks: blocks.filter(({ kind }) => kind !== "heading"),
  }));
  return formatResult({ sections: own, missing: [] });
}

/** The document of a card; labels that were sent all the same are left out. */
export function createCardDocument(result: string): ResultDocument {
  const { parts } = createResultDocument(cardName, parseResult(result));
  return { name: cardName, paper: "card", parts: parts.filter(isOwn) };
}

function isOwn({ kind }: DocumentPart): boolean {
  return kind !== "label" && kind !== "heading";
}

/** The paragraphs of a card as they are drawn, a mark before each point of a list. */
export function listCardParagraphs({ sections }: CardChoice): string[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === "heading") return [];
      if (block.kind === "paragraph") return [block.text];
      return block.items.map((item, place) => `${block.ordered ? `${place + 1}.` : "•"} ${item}`);
    });
}
