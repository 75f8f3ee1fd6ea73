const vowelSound = /^(?:[AEIOUaeiou8]|1[18](?!\d)|[Hh](?:our|onest|onou?r|eir))/;
const vowelLetter = /^[FHLMNRSX](?=[A-Z]{1,4}\b|\d)/;
const consonantSound = /^(?:uni(?!n|m)|use|usu|eu|one\b|once\b|u(?=[A-Z]))/i;

/** The text with its first letter upper-case; quotation marks and brackets before it are skipped. */
export function capitalise(text: string): string {
  return text.replace(
    /^([\s“‘("[]*)(\p{Ll})(?![\p{Ll}]*\p{Lu})/u,
    (_all, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
}

/** "a" or "an" by the sound that follows: an hour, a university, an MBA, a EU rule. */
export function aOrAn(text: string): "a" | "an" {
  if (consonantSound.test(text)) return "a";
  return vowelSound.test(text) || vowelLetter.test(text) ? "an" : "a";
}
