import { getDocumentProxy } from "unpdf";

/** A piece of text on a page, with its box in points from the lower left corner. */
export type TextBox = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

/** What stands on each page of a PDF, as a reader finds it. */
export async function readTextBoxes(pdf: Uint8Array): Promise<TextBox[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: TextBox[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [boxOf(item)] : [])),
    );
  }
  return pages;
}

type Item = { str: string; transform: unknown[]; width: number; height: number };

function boxOf({ str, transform, width, height }: Item): TextBox {
  const [left, bottom] = [Number(transform[4]), Number(transform[5])];
  return { text: str, left, right: left + width, bottom, top: bottom + height };
}

/** The text of each page, as one line. */
export async function readPageTexts(pdf: Uint8Array): Promise<string[]> {
  const pages = await readTextBoxes(pdf);
  return pages.map((words) =>
    words
      .map(({ text }) => text)
      .join(" ")
      .replaceAll(/\s+/g, " "),
  );
}
