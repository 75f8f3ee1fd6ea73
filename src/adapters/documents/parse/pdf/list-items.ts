import type { PDFPageProxy } from "unpdf/pdfjs";

/** A part of a page's own outline: an element with its parts, or the id of what it marks. */
type StructureNode =
  | { readonly role: string; readonly children: readonly StructureNode[] }
  | { readonly id: string };

/** A mark in the text of a page: what is marked begins or ends here. */
type MarkedContent = { readonly type: string; readonly id?: string };

/** Labels and bodies of the items in the lists of a page, as ids of what they mark. */
type ListItem = { readonly label: readonly string[]; readonly body: readonly string[] };

/** The list items that a page says it has; none where it says nothing. */
export async function readListItems(page: PDFPageProxy): Promise<ListItem[]> {
  try {
    // Its declared type leaves out that a page may have none.
    const root: StructureNode | null = await page.getStructTree();
    return root === null ? [] : itemsIn(root);
  } catch {
    return [];
  }
}

/**
 * Where the text of items begins whose bullet is drawn as a shape: browsers print lists so. Answers places among the
 * pieces and marks of a page's text.
 */
export function findDrawnBullets(
  text: readonly (MarkedContent | { readonly str: string })[],
  items: readonly ListItem[],
): Set<number> {
  const first = new Map<string, number>();
  const open: string[] = [];
  text.forEach((piece, at) => {
    if ("str" in piece) {
      const id = open.at(-1) ?? "";
      if (piece.str.trim() !== "" && !first.has(id)) first.set(id, at);
    } else if (piece.type === "endMarkedContent") open.pop();
    else open.push(piece.id ?? "");
  });
  const places = new Set<number>();
  for (const { label, body } of items) {
    const start = body.find((id) => first.has(id));
    const isDrawn = label.length > 0 && !label.some((id) => first.has(id));
    if (isDrawn && start !== undefined) places.add(first.get(start) ?? 0);
  }
  return places;
}

function itemsIn(part: StructureNode): ListItem[] {
  if ("id" in part) return [];
  const inside = part.children.flatMap(itemsIn);
  if (part.role !== "LI") return inside;
  const isLabel = (child: StructureNode) => "role" in child && child.role === "Lbl";
  const label = part.children.filter(isLabel).flatMap(idsIn);
  const body = part.children.filter((child) => !isLabel(child)).flatMap(idsIn);
  return [{ label, body }, ...inside];
}

function idsIn(part: StructureNode): string[] {
  return "id" in part ? [part.id] : part.children.flatMap(idsIn);
}
