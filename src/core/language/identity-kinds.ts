import { classify } from "./clause.ts";
import { isClearPast } from "./inflect.ts";
import { isOrganisation } from "./organisation.ts";
import { isName, isRole } from "./role.ts";

const moreRoles =
  /\bPI\b|\b(?:[\p{L}-]+(?:ologist|icist|ician|iatrist|grapher|keeper|economist|chemist|linguist|pharmacist|dentist|artist|journalist|therapist)|electrician|plumber|carpenter|welder|mechanic|midwife|chaplain|pastor|rabbi|imam|minister|chef|cook|baker|farmer|rancher|rabbi|lieutenant|sergeant|deputy|detective|firefighter|paramedic|pilot|driver|musician|conductor|composer|actor|dancer|author|translator|mediator|arbitrator|negotiator|organizer|activist|lobbyist|trader|investor|realtor|agent|student|intern|resident|apprentice|undergraduate|grad|2L|1L|3L|retiree|veteran|volunteer|tutor|trainer|instructor|educator|scholar|historian|mathematician|statistician|programmer|marketer|seller|salesperson|merchandiser|stylist|tailor|florist|landscaper|gardener|forester|ranger|surveyor|estimator|dispatcher|bookkeeper|CPA|PhD|NP|PA|LPN|CRNA|MD|GP|vet|veterinarian|optometrist|dentist|hygienist|dietitian|nutritionist|doula|caregiver|aide|superintendent|commander|major|colonel|senator|legislator|representative|ambassador|diplomat|attaché|envoy|adjuster|examiner|appraiser|assessor|investigator|moderator|collector|caseworker|worker|admin|technologist|rep|concierge|steward|laureate|poet|novelist|painter|sculptor|sergeant|officer)s?\b/iu;

export const years =
  /^(?<years>(?:about |over |nearly |almost )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)(?:\+)? years?)(?<rest>(?: (?:in|as|of|at|with|on|across|doing|here|there)\b.*)?)$/iu;

export const trailingYears = /^(?<head>.+?),? (?:for )?(?<years>\d+ years)$/u;

export const established =
  /^(?:est|established|founded|since)\.? (?:in )?(?<since>(?:19|20)\d\d)$/i;

export const since =
  /^(?:(?:I’ve |I have |have )?been (?:here|there|with them|in (?:the|this) (?:job|role))|here|there|in (?:the|this) (?:job|role))?,? ?since (?<since>(?:19|20)\d\d)$/iu;

export const size =
  /^(?:about |over |nearly |some )?\d[\d,]*(?:\.\d+)? (?!years?\b)[\p{Ll}][\p{L} -]*(?: (?:from|in|across|on) .+)?$/u;

export const credential =
  /^(?:PE|MD|DO|RN|NP|PA|CPA|JD|PhD|MBA|PMP|FCAS|ASA|CFA|CFP|LCSW|SHRM|AIA|LEED|P\.E|M\.D|Esq|DNP|DVM|EdD|MSW|MPH|SE)\.?$/;

const roleFirst =
  /^(?:lead|head|chair|coach|judge|nurse|partner|counsel|chief|staff|board|group|product|project|program|clinical|medical|legal|financial|present|past|last|first|second|third|final|intern|design|test|research|process|plant|plan|market|master|model|review|support|train|track|account|contract|exchange|study|trade|transport|travel|water|shop)\b/i;

const object =
  /^(?:the|a|an|my|our|all|both|every|each|\d+|two|three|four|five|six|seven|eight|nine|ten|for|with|in|at|to|on)\b/i;

/** Whether a piece says what she does, with a verb: "grew up in public housing", "run operations". */
export function beginsClause(piece: string): boolean {
  if (
    isPersonName(piece) ||
    (isRoleWord(piece) && (roleFirst.test(piece) || /^\p{Lu}/u.test(piece)))
  )
    return false;
  if (
    since.test(piece) ||
    years.test(piece) ||
    /^(?:retired|tenured|former|ex|licensed|certified|based|born|trained)\b/i.test(piece)
  )
    return false;
  if (
    /^used to\s|^(?:also )?(?:run|manage|own(?=\s(?:a|the|my|two|three|\d))|teach|direct|supervise|oversee|operate|head up)\s(?!\p{L}+ (?:manager|director|lead|engineer|analyst)\b)/iu.test(
      piece,
    )
  )
    return true;
  const clause = classify(piece.replace(/^now\s/i, ""));
  const [first = ""] = piece.toLowerCase().split(" ");
  const past = isClearPast(first) || /^(?:cut|put|set|shut|hit|split)$/.test(first);
  if (past && /\d|\b(?:half|up|out|through)\b/.test(piece)) return true;
  const role = isRoleWord(piece.split(" ").slice(0, 4).join(" "));
  if (clause.kind === "verb-past" || clause.kind === "first-person")
    return clause.confidence >= 0.65;
  if (clause.kind === "clause") return clause.confidence >= (role ? 0.85 : 0.7);
  const taken = /^(?:also|now|currently|still)\s/i.test(piece) || object.test(clause.rest ?? "");
  if (clause.kind === "verb-base" || clause.kind === "verb-third")
    return clause.confidence >= 0.7 && taken && !roleFirst.test(piece);
  return (
    clause.kind === "verb-gerund" &&
    clause.confidence >= 0.6 &&
    !isOrganisation(piece.split(" ")[0] ?? "") &&
    /^(?:now\s)?(?:doing|serving|leading|heading|leaving|separating|retiring|relocating|graduating|moving|returning|running|leading|looking|working|starting|finishing|building|teaching|going|managing|transitioning|changing)\b/i.test(
      piece,
    )
  );
}

/** Whether a phrase is a role by its first or its head word: "director of quality", "bakery owner in Duluth"; not "GC services for restaurants". */
export function isRoleWord(text: string): boolean {
  if (/^ED (?:of|at|for)\b/.test(text)) return true;
  const plain = trailingYears.exec(text)?.groups?.["head"] ?? text;
  const [head = plain] = plain.split(/\s(?:of|for|in|at|on|with|who|from|since)\s/);
  const words = head.replace(/\s?\([^)]*\)/g, "").split(/[\s,/]+/);
  return [
    words[0] ?? "",
    words.at(-1) ?? "",
    words.slice(-2).join(" "),
    words.slice(0, 2).join(" "),
  ].some((word) => isRole(word) || moreRoles.test(word));
}

/** Whether a piece is a full name: no role, no house. */
export function isPersonName(text: string): boolean {
  return (
    isName(text) &&
    !isRoleWord(text) &&
    !isOrganisation(text) &&
    (text.includes(" ") || /^[\p{L}]+-\p{Lu}/u.test(text))
  );
}

const places =
  /^(?:Saltillo|Laredo|Detroit|Chicago|Boston|Houston|Dallas|Atlanta|Denver|Seattle|Portland|Oakland|Fresno|Phoenix|Miami|Tampa|Orlando|Charlotte|Nashville|Memphis|Cleveland|Columbus|Cincinnati|Pittsburgh|Philadelphia|Baltimore|Washington|Minneapolis|Milwaukee|Omaha|Tulsa|Tucson|Austin|El Paso|Las Vegas|San \p{Lu}\p{L}+|Los Angeles|New York|New Orleans|Salt Lake City|Sacramento|Spokane|Boise|Albuquerque|Santa \p{Lu}\p{L}+|St\. \p{Lu}\p{L}+|Toronto|Montreal|Vancouver|London|Paris|Berlin|Madrid|Lagos|Nairobi|Accra|Mumbai|Delhi|Bangalore|Singapore|Tokyo|Sydney|Mexico City|São Paulo|Navajo Nation|Montana|Texas|California|Ohio|Oregon|Minnesota|Kentucky|Florida|Georgia|Michigan|Illinois|Wisconsin|Iowa|Kansas|Utah|Nevada|Arizona|Idaho|Maine|Vermont|Alabama|Alaska|Hawaii|Puerto Rico|D\.C\.|DC|NYC|Dayton|Duluth|Lansing|Tacoma|Baton Rouge)(?:, \p{Lu}\p{L}+)?(?: and .+)?$/u;

/** Houses that carry a saint or a mount in their name; the cities that do are places. */
export const patron =
  /^(?:St\.?|Ste\.?|Saint|Mt\.?|Mount) (?!(?:Louis|Paul|Petersburg|Cloud|Augustine|George|Joseph|Vernon)\b)\p{Lu}/u;

/** Whether a piece is a place: "Saltillo and Laredo", "Tucson". */
export function isPlace(piece: string): boolean {
  if (patron.test(piece)) return false;
  return places.test(piece) || /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+$/u.test(piece);
}
