import { type CardLayout, cardSize, layOutCard } from "#core/result/card-layout.ts";

/** The light palette in either theme: a card is shown where nobody knows of themes. */
const paper = "oklch(0.983 0.002 70)";
const ink = "oklch(0.235 0.05 14)";

const face = '"Hanken Grotesk Variable", "Hanken Fallback", system-ui, sans-serif';
const fontOf = (size: number) => `430 ${size}px ${face}`;

/** Lays the paragraphs out in our face; null where they are too long for a card. */
export async function layOutOnDevice(paragraphs: readonly string[]): Promise<CardLayout | null> {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return null;
  await document.fonts.load(fontOf(40), paragraphs.join(" ")).catch(() => undefined);
  return layOutCard(paragraphs, (text, size) => {
    context.font = fontOf(size);
    return context.measureText(text).width;
  });
}

/** Draws a card on a canvas of this page. */
export function drawCard(canvas: HTMLCanvasElement, { fontSize, lines }: CardLayout): void {
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = paper;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  context.fillStyle = ink;
  context.font = fontOf(fontSize);
  for (const { text, x, baseline } of lines) context.fillText(text, x, baseline);
}

/** The card as a PNG; null where this browser makes none. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
