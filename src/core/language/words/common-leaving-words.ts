import { rootsOf } from "./content-words.ts";

/**
 * Words that a message of leaving may need whatever is withheld: alone they give nothing away, together in a sentence
 * they do.
 */
export const commonLeavingWords = rootsOf(
  "name new last first next year month week day date time work job role team manager leave left company organization offer know reason person people plan go stay end start open close answer question message note list write read send give take find keep check agree sign begin continue notice last part place thing way step own still talk say tell hear meet thank need make put get long short old good",
);
