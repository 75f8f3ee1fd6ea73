const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A count below a hundred in words: 24 → "twenty-four". */
export function spellCount(count: number): string {
  if (count < small.length) return small[count] ?? "";
  const [ten = "", one = ""] = [tens[Math.floor(count / 10) - 2], small[count % 10]];
  return count % 10 === 0 ? ten : `${ten}-${one}`;
}
