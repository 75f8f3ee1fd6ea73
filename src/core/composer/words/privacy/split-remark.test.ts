import { expect, test } from "vitest";
import { splitRemark } from "./split-remark.ts";

test.each([
  [
    "assistant manager Kelsey, she wanted the job",
    "assistant manager Kelsey",
    "she wanted the job",
  ],
  ["Forecast accuracy, he’s tired of surprises", "Forecast accuracy", "he’s tired of surprises"],
  [
    "The board deck, she presents it on March 3",
    "The board deck, she presents it on March 3",
    null,
  ],
  ["Tove (she wanted the kiln)", "Tove", "she wanted the kiln"],
  ["A pottery in Bath, I’d rather not say which", "A pottery in Bath", "I’d rather not say which"],
  ["The packer, she goes in April", "The packer, she goes in April", null],
  ["Bea in sales, who also wanted the kiln", "Bea in sales", "who also wanted the kiln"],
  ["Two packers, one of them wanted my post", "Two packers", "one of them wanted my post"],
  [
    "Ilse from the kiln firm, don’t know her surname",
    "Ilse from the kiln firm",
    "don’t know her surname",
  ],
  ["Kiln master (the owner is my cousin)", "Kiln master", "the owner is my cousin"],
  [
    "The glaze room (opens late, they won’t say when)",
    "The glaze room (opens late, they won’t say when)",
    null,
  ],
  ["Tom (stores)", "Tom (stores)", null],
  ["Mr. Conti, the director", "Mr. Conti, the director", null],
])("%s", (line, statement, remark) => {
  expect(splitRemark(line)).toEqual({ statement, remark });
});
