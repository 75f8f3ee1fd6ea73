import type { EmbeddedFont } from "./embedded-font.ts";
import { type FittedText, lineHeight } from "./fit-text.ts";

type FieldBox = {
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly isMultiline: boolean;
  /** The face's name in the resources. */
  readonly faceName: string;
};

const ink = "0.161 0.055 0.075 rg";
/** How far capitals rise above the baseline, as a share of the size. */
const capHeight = 0.7;

/** The look of a field with words in it: from the top where there are lines, in the middle where there is one. */
export function renderFieldAppearance(
  face: EmbeddedFont,
  { size, lines }: FittedText,
  box: FieldBox,
): string {
  const { width, height, padding } = box;
  const first = box.isMultiline
    ? height - padding - size * (capHeight + (lineHeight - 1) / 2)
    : (height - size * capHeight) / 2;
  const lineOperators = lines.map(
    (line) => `${face.showText(line, size)}\n0 ${-size * lineHeight} Td`,
  );
  return [
    `/Tx BMC q 0 0 ${width} ${height} re W n BT`,
    `${ink} /${box.faceName} ${size} Tf ${padding} ${first} Td`,
    ...lineOperators,
    "ET Q EMC",
  ].join("\n");
}
