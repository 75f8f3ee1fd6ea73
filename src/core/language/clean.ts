import { capitaliseAcronyms } from "./acronyms.ts";
import { restoreApostrophes } from "./contractions.ts";
import { tidyDates } from "./dates.ts";
import { tidyFigures } from "./figures.ts";
import { dropChatter, dropFillers } from "./fillers.ts";
import { expandShorthand } from "./expand.ts";
import { calmMarks, lowerStress, normaliseMarks, spellAnd, tidySpaces } from "./marks.ts";
import { hyphenateCompounds, hyphenateMeasures } from "./measures.ts";
import { capitaliseProper } from "./proper.ts";
import { curlyQuotes } from "./quotes.ts";

/** Her answer as clean text: shorthand written out, apostrophes and capitals restored, chatter gone. Facts, figures, names and line breaks stay; nothing is capitalised for its place in a sentence. */
export function cleanText(answer: string): string {
  const known = lately.get(answer);
  if (known !== undefined) return known;
  const clean = cleanFully(answer);
  if (lately.size >= mostLately) lately.delete(lately.keys().next().value ?? "");
  lately.set(answer, clean);
  return clean;
}

/** Composer and checks read the same few answers one after the other. */
const lately = new Map<string, string>();
const mostLately = 40;

function cleanFully(answer: string): string {
  let clean = cleanOnce(answer);
  for (let round = 0; round < 3; round += 1) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

function cleanOnce(answer: string): string {
  const plain = [
    normaliseMarks,
    curlyQuotes,
    dropChatter,
    calmMarks,
    lowerStress,
    restoreApostrophes,
  ].reduce((text, step) => step(text), answer);
  const written = [
    expandShorthand,
    tidyDates,
    capitaliseAcronyms,
    capitaliseProper,
    tidyFigures,
    spellAnd,
  ].reduce((text, step) => step(text), plain);
  return tidySpaces(hyphenateMeasures(hyphenateCompounds(dropFillers(tidySpaces(written)))));
}

/** "A → B" as "A to B", for text that is shown as language. */
export function spellArrows(text: string): string {
  return text.replaceAll(/\s?→\s?/g, " to ");
}
