import { capitaliseAcronyms } from "./acronyms.ts";
import { verbReadings } from "./inflect.ts";
import { lowerOpening } from "./phrase.ts";
import { capitaliseProper } from "./proper.ts";

const ordinary = new Set(
  (
    "small large big new young old first rural urban local working women men children night day high low public private nonprofit early senior junior middle hiring people patients everyone anyone someone nobody " +
    "families family mothers mother fathers parents students teachers nurses owners leaders teams companies towns cities regional community independent growing mid-size midsize single older younger adult adults " +
    "low-income first-generation first-time mid-career women-owned family-owned small-business front-line frontline procurement operations finance product engineering marketing sales human clinical medical legal " +
    "plant project program supply school college university hospital county city state federal general chief vice head anyone referrals contracts reports turnover attendance enrollment conversation a better more fewer less higher lower faster good great strong clear safe complex difficult hard quiet honest roster spoilage scrap irrigation survival union safety treaty capital policy labor budget audit payroll property training survival students supplier expedite food potency missed inspection"
  ).split(" "),
);
const always =
  /^(?:Black|Indigenous|Native|Latin|Hispanic|Asian|African|American|Navajo|Medicare|Medicaid|Title|Muslim|Jewish|Christian|Catholic|Fortune|Ivy|Gen|Big|Deaf|Congress|Parliament|Texas|Illinois|Kansas|Arkansas|James|Charles)/;

/** Lowers the first letter of a phrase she began with a capital, unless the word is or may be a name. */
export function lowerPlain(text: string): string {
  return lowered(
    text,
    (low) =>
      ordinary.has(low) ||
      verbReadings(low).length > 0 ||
      /(?:[^s]s|ing|tion|ment|ness|ity|ship|ly|al|ful|ive|ous)$/.test(low) ||
      low.includes("-"),
  );
}

/** The same, for words alone that are never names; a sentence of hers keeps what may be one. */
export function lowerSure(text: string): string {
  return lowered(text, (low) => ordinary.has(low) || low.includes("-"));
}

function lowered(text: string, isPlain: (low: string) => boolean): string {
  const opened = lowerOpening(text);
  if (opened !== text) return opened;
  const word = /^\p{Lu}\p{Ll}[\p{L}-]*/u.exec(text)?.[0];
  if (word === undefined || always.test(word) || /^\S+ \p{Lu}\p{Ll}/u.test(text)) return text;
  const low = word.toLowerCase();
  if (capitaliseProper(low) !== low || capitaliseAcronyms(low) !== low) return text;
  return isPlain(low) ? low.charAt(0) + text.slice(1) : text;
}
