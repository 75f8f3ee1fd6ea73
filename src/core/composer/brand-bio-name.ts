import { titleCase } from "#core/language/phrase.ts";

function isShouted(raw: string): boolean {
  return /\p{Lu}{3}/u.test(raw) && raw === raw.toUpperCase();
}

/** A name typed in capitals gets its own again. */
export function named(raw: string, cleaned: string): string {
  return isShouted(raw) ? titleCase(cleaned) : cleaned;
}

/** So does the house behind "at" in a role typed in capitals. */
export function housed(raw: string, cleaned: string): string {
  return isShouted(raw) ? cleaned.replace(/(?<=\bat )[^,.;]+/, titleCase) : cleaned;
}

const personName =
  /(?:(?:Rev\.? Dr|Dr|Prof|Rev|Hon|Sgt|Lt|Capt|Maj|Col|Cmdr|Chief|Judge|Professor|Rabbi|Sister|Chef|Mrs|Ms|Mr)\.? )?\p{Lu}[\p{L}’-]+(?:,? (?:(?:de|da|dos|del|della|van|von|der|den|la|le|el|al|bin|ibn|y|St\.|\p{Lu}\.) )*(?:PhD|MD|RN|JD|CPA|\p{Lu}[\p{L}’-]+))+|(?:Dr|Prof|Professor|Judge)\.? \p{Lu}[\p{L}’-]+/u;

/** Reads the chosen person and her name as it is printed; the first person where she chose none. */
export function readPersonAnswer(cleaned: string): { name: string | null; third: boolean } {
  const third = /\bthird\b|\b3rd\b/i.test(cleaned);
  const rest = cleaned
    .replace(/\b(?:first|third|1st|3rd)(?:[\s-]person)?\b/gi, " ")
    .replace(
      /\b(?:my |the )?name(?:’s| is)?\b|\bplease\b|\b(?:she|they|he)\s?\/\s?(?:her|them|him)s?\b/gi,
      " ",
    );
  const name = personName.exec(rest)?.[0];
  return { name: name ?? null, third };
}
