import { regexAnyOf } from "./word-lists.ts";

const organisationNouns = regexAnyOf(
  "university universities college school schools academy seminary hospital hospitals clinic center centre office agency department ministry bureau authority commission company companies corporation corp inc llc llp ltd group bank fund firm practice foundation trust church synagogue mosque parish lab labs laboratory institute district county council court courts library museum gallery theater theatre orchestra manufacturer startup start-up nonprofit non-profit charity ngo studio shop store restaurant bakery hotel hotels union system systems partners foods mutual energy therapeutics pharma health association society network cooperative co-op utility airline airport port railroad refinery mill warehouse plant farm ranch publisher newspaper station brewery winery consultancy retailer insurer carrier distributor supplier contractor developer shipyard army navy guard force chamber league club",
);
const organisationPattern = new RegExp(String.raw`\b${organisationNouns}\b`, "i");
const organisationOpeners = regexAnyOf(
  "University College School Office Department Port City State Bank Ministry Bureau Institute Museum County",
);
const organisationOfPattern = new RegExp(String.raw`^${organisationOpeners} (?:of|for)\b`);

/** Whether a phrase names an organisation, by its head noun: "Harbor Saints Medical Center", "state university"; not "hospital operations". */
export function isOrganisation(text: string): boolean {
  if (/\b(?:union|local) \d+$|\bpublic works$|’s (?:office|department|agency|board)$/i.test(text))
    return true;
  const head = text.split(/\s(?:in|of|for|near|outside|with|that|who|from)\s/)[0] ?? text;
  return (
    organisationOfPattern.test(text) || organisationPattern.test(head.split(/[\s&]+/).at(-1) ?? "")
  );
}
