import { regexAnyOf, toWordSet } from "./word-lists.ts";

const upperCaseAcronyms =
  "vp cobra svp evp avp ceo cfo coo cno cpo cio cto cmo chro cso ciso cdo cro clo cao gc rn md do jd np pa phd mba cpa cfa pmp shrm llc llp pto fmla kpi okr roi ebitda erp crm emr ehr nps sla fte iso fda osha hipaa gdpr " +
  "f&b fp&a r&d p&l m&a q&a b2b b2c dei esg faq icu nicu picu pacu epa aws sql api ux ui qa vc rfp rfi rsu hoa pta nyc usa eu uk covid ai gaap sec irs doj hud naacp ngo ceu cme cna lpn lvn crna ot adn bsn msn dnp ceqa iatf hvac cad cnc osp " +
  "cv qbr gpu hs usd eur gbp chf vat nhs saas paas gtm arr mrr gmv cac ltv pr ir it hr pm ba ma ms er ed or pe";
const mixedCaseAcronyms: Readonly<Record<string, string>> = {
  phd: "PhD",
  saas: "SaaS",
  paas: "PaaS",
  ceqa: "CEQA",
  "ph.d": "PhD",
};

/** Acronyms that are ordinary words, or too short to be sure of, in lower case. They need their context. */
const doubtfulAcronyms = toWordSet(
  "rn it or do ed er pm hr ms ma ba pa ot ir pr sec pe ai np us cad ui",
);

const certainAcronyms = new Map(
  upperCaseAcronyms
    .split(" ")
    .filter((word) => !doubtfulAcronyms.has(word))
    .map((word) => [word, mixedCaseAcronyms[word] ?? word.toUpperCase()]),
);

const openers = regexAnyOf(
  "by to with from and of in for like says? told ask corporate our my the",
);
const beforeHr = String.raw`^|[,;.]\s|\b${openers}\s`;
const houses = "hospital county city corporate enterprise health central";
const leads = regexAnyOf(houses, "of in director dir manager head vp VP cio CIO and &");
const offices = regexAnyOf(
  "director dept department team security operations ops services governance projects? budget manager lead strategy staff",
);

const inContext: readonly (readonly [RegExp, string])[] = [
  [/\bpms\b/g, "PMs"],
  [/(?<!\d\s?|\d:\d\d\s?)\bpm\b(?!\.)/g, "PM"],
  [new RegExp(String.raw`(?<=${beforeHr})hr\b(?=$|[\s,.;)])(?!\s(?:ago|each|per))`, "gm"), "HR"],
  [/\bai\b/g, "AI"],
  [
    /(?<=^|\b(?:an|as|to|for|or|lead|charge|staff|senior|registered|grad|travel|night|ICU|ER) )rn\b/gm,
    "RN",
  ],
  [new RegExp(String.raw`(?<=\b${leads}\s)it\b(?=\s${offices}\b)`, "g"), "IT"],
  [new RegExp(String.raw`(?<=\b${regexAnyOf(houses)}\s)it\b(?=\s*(?:$|[,.;)]))`, "gm"), "IT"],
  [/(?<=\b(?:public relations|in|of)\s)pr\b(?=\s(?:and|team|agency|&))/g, "PR"],
  [/(?<=\b(?:in|an?|my|her|his)\s)ma\b(?=\s(?:in|from|at)\b)/g, "MA"],
  [/\bpe\b(?=\s(?:owned|backed|firm|fund))/g, "PE"],
];
const letters = String.raw`\p{Ll}[\p{Ll}\d]*(?:&\p{Ll})?`;
const word = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./’'-])${letters}(?![\p{L}\p{N}@/’'-]|\.\p{L})`,
  "gu",
);

/** Acronyms and titles in their capitals where they are certain: "vp" → "VP", "rsus" → "RSUs", "3 pm" stays. */
export function capitaliseAcronyms(text: string): string {
  const known = text.replace(word, (typed) => {
    const single =
      typed.endsWith("s") && typed.length > 3 ? certainAcronyms.get(typed.slice(0, -1)) : null;
    return certainAcronyms.get(typed) ?? (single && typed !== "pas" ? `${single}s` : typed);
  });
  return inContext.reduce((result, [pattern, write]) => result.replace(pattern, write), known);
}
