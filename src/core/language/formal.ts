import { outsideQuotes } from "./quotes.ts";

const long: readonly (readonly [RegExp, string])[] = [
  [/\b([Cc])an’t\b/g, "$1annot"],
  [/\b([Ww])on’t\b/g, "$1ill not"],
  [/\b([Ss])han’t\b/g, "$1hall not"],
  [/(\p{L}+)n’t\b/gu, "$1 not"],
  [/\bI’m\b/g, "I am"],
  [/(\p{L}+)’re\b/gu, "$1 are"],
  [/(\p{L}+)’ve\b/gu, "$1 have"],
  [/(\p{L}+)’ll\b/gu, "$1 will"],
  [/\b([Ll])et’s\b/g, "$1et us"],
  [
    /\b(it|that|there|here|what|who|he|she|where)’s (?=(?:been|had|got|become|gone|taken|made|done|given|left|come|grown)\b)/gi,
    "$1 has ",
  ],
  [/\b(it|that|there|here|what|who|he|she|where)’s\b/gi, "$1 is"],
  [
    /\b(I|we|you|they|he|she|it)’d (?=(?:like|rather|love|prefer|want|need|be|have|ask|say|expect|welcome)\b)/gi,
    "$1 would ",
  ],
];

/** Contractions written out, quoted speech left alone: "can’t" → "cannot", "I’m" → "I am". */
export function writeOut(text: string): string {
  return outsideQuotes(text, (part) =>
    long.reduce((said, [pattern, write]) => said.replace(pattern, write), part),
  );
}
