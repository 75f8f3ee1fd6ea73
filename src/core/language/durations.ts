const count = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine)`;
const span = String.raw`(?:days|weeks|months|years|quarters)`;
const noneThen = new RegExp(
  String.raw`\b((?:zero|no)\b[^,.;]*?),? (?<!\b(?:in|for|over|within|after|last|past|of) )(?=${count} ${span}(?:$|[,.;]))`,
  "gimu",
);
const cleanThen = new RegExp(
  String.raw`\b((?:clean|perfect|spotless) [\p{Ll} ]{3,20}) (?=${count} (?:months|years|quarters)\b)`,
  "gu",
);
const thenNone = new RegExp(String.raw`(?<=^${count} ${span}) no (?=\p{Ll})`, "giu");

/** A span without its preposition gets one: "zero lost time 14 months" → "zero lost time in 14 months", "clean audit three years" → "clean audit for three years". */
export function placeDurations(text: string): string {
  return text
    .replaceAll(noneThen, "$1 in ")
    .replaceAll(cleanThen, "$1 for ")
    .replaceAll(thenNone, " with no ");
}
