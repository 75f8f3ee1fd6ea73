/** A tool's output as parts, so that it can be checked, shown, copied part by part and exported. */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] };

/** `label` is the section's heading; null only in a result without headings (Brand Bio). */
export type Section = { readonly label: string | null; readonly blocks: readonly Block[] };

export type Result = {
  readonly sections: readonly Section[];
  /** What is asked for, set apart from the language: "the figure you are asking for". */
  readonly missing: readonly string[];
};

export const missingLead = "To complete this, add:";

export function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

export function bullets(items: readonly string[]): Block {
  return { kind: "list", ordered: false, items };
}

export function numbered(items: readonly string[]): Block {
  return { kind: "list", ordered: true, items };
}

export function heading(text: string): Block {
  return { kind: "heading", text };
}

/** The words of a section as plain text, headings left out. */
export function sectionText(section: Section): string {
  return section.blocks
    .flatMap((block) => {
      if (block.kind === "heading") return [];
      return block.kind === "list" ? block.items : [block.text];
    })
    .join("\n");
}

/** Every list item of a section. */
export function itemsOf(section: Section): string[] {
  return section.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
}
