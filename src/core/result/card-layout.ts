/** A card is as large as a telephone’s screen; all in its own units. */
export const cardSize = { width: 1080, height: 1920 } as const;

const inset = { side: 96, top: 180, bottom: 180 } as const;
const sizes = { largest: 76, smallest: 40, step: 2 } as const;
const lineHeight = 1.4;
const paragraphGap = 0.7;

export type CardLine = { readonly text: string; readonly x: number; readonly baseline: number };

export type CardLayout = { readonly fontSize: number; readonly lines: readonly CardLine[] };

/** How wide a text is at a size. */
export type MeasureText = (text: string, fontSize: number) => number;

/** Sets paragraphs in the largest type that holds all of them; null where even the smallest does not. */
export function layOutCard(paragraphs: readonly string[], measure: MeasureText): CardLayout | null {
  for (let size: number = sizes.largest; size >= sizes.smallest; size -= sizes.step) {
    const lines = setLines(paragraphs, (text) => measure(text, size), size);
    const last = lines.at(-1);
    if (last && last.baseline <= cardSize.height - inset.bottom) return { fontSize: size, lines };
  }
  return null;
}

function setLines(
  paragraphs: readonly string[],
  widthOf: (text: string) => number,
  size: number,
): CardLine[] {
  let baseline = inset.top;
  return paragraphs.flatMap((paragraph, place) => {
    if (place > 0) baseline += size * paragraphGap;
    return paragraph.split("\n").flatMap((line) =>
      wrapLine(line, widthOf).map((text) => {
        baseline += size * lineHeight;
        return { text, x: inset.side, baseline };
      }),
    );
  });
}

/** Breaks a line between words, and a word that no line holds between its letters. */
function wrapLine(line: string, widthOf: (text: string) => number): string[] {
  const width = cardSize.width - 2 * inset.side;
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/\s+/).filter(Boolean)) {
    const joined = current === "" ? word : `${current} ${word}`;
    if (widthOf(joined) <= width) {
      current = joined;
      continue;
    }
    if (current !== "") lines.push(current);
    current = "";
    for (const letter of word) {
      if (current !== "" && widthOf(current + letter) > width) {
        lines.push(current);
        current = "";
      }
      current += letter;
    }
  }
  return current === "" ? lines : [...lines, current];
}
