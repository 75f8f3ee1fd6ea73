const upper =
  "vp cobra svp evp avp ceo cfo coo cno cpo cio cto cmo chro cso ciso cdo cro clo cao gc rn md do jd np pa phd mba cpa cfa pmp shrm llc llp pto fmla kpi okr roi ebitda erp crm emr ehr nps sla fte iso fda osha hipaa gdpr " +
  "f&b fp&a r&d p&l m&a q&a b2b b2c dei esg faq icu nicu picu pacu epa aws sql api ux ui qa vc rfp rfi rsu hoa pta nyc usa eu uk covid ai gaap sec irs doj hud naacp ngo ceu cme cna lpn lvn crna ot adn bsn msn dnp ceqa iatf hvac cad cnc osp " +
  "saas paas gtm arr mrr gmv cac ltv pr ir it hr pm ba ma ms er ed or pe";
const mixed: Readonly<Record<string, string>> = {
  phd: "PhD",
  saas: "SaaS",
  paas: "PaaS",
  ceqa: "CEQA",
  "ph.d": "PhD",
};

/** Acronyms that are ordinary words, or too short to be sure of, in lower case. They need their context. */
const doubtful = new Set(
  "it or do ed er pm hr ms ma ba pa ot ir pr sec pe ai np us cad ui".split(" "),
);

const certain = new Map(
  upper
    .split(" ")
    .filter((word) => !doubtful.has(word))
    .map((word) => [word, mixed[word] ?? word.toUpperCase()]),
);

const inContext: readonly (readonly [RegExp, string])[] = [
  [/\bpms\b/g, "PMs"],
  [/(?<!\d\s?|\d:\d\d\s?)\bpm\b(?!\.)/g, "PM"],
  [
    /(?<=^|[,;.]\s|\b(?:by|to|with|from|and|of|in|for|like|says?|told|ask|corporate|our|my|the)\s)hr\b(?=$|[\s,.;)])(?!\s(?:ago|each|per))/gm,
    "HR",
  ],
  [/\bai\b/g, "AI"],
  [
    /(?<=\b(?:hospital|county|city|of|in|corporate|enterprise|health|central|director|dir|manager|head|vp|VP|cio|CIO|and|&)\s)it\b(?=\s(?:director|dept|department|team|security|operations|ops|services|governance|projects?|budget|manager|lead|strategy|staff)\b)/g,
    "IT",
  ],
  [/(?<=\b(?:hospital|county|corporate|enterprise|health)\s)it\b(?=\s*(?:$|[,.;)]))/gm, "IT"],
  [/(?<=\b(?:public relations|in|of)\s)pr\b(?=\s(?:and|team|agency|&))/g, "PR"],
  [/(?<=\b(?:in|an?|my|her|his)\s)(ma|ba|ms|bs)\b(?=\s(?:in|from|at)\b)/g, "MA"],
  [/\b(pe)\b(?=\s(?:owned|backed|firm|fund))/g, "PE"],
];

/** Acronyms and titles in their capitals where they are certain: "vp" → "VP", "rsus" → "RSUs", "3 pm" stays. */
export function capitaliseAcronyms(text: string): string {
  const known = text.replace(
    /(?<![\p{L}\p{N}@./’'-])(\p{Ll}[\p{Ll}\d]*(?:&\p{Ll})?)(?![\p{L}\p{N}@/’'-]|\.\p{L})/gu,
    (word) => {
      const whole = certain.get(word);
      if (whole !== undefined) return whole;
      const single =
        word.endsWith("s") && word.length > 3 ? certain.get(word.slice(0, -1)) : undefined;
      return single === undefined || word === "pas" ? word : `${single}s`;
    },
  );
  return inContext.reduce((said, [pattern, write]) => said.replace(pattern, write), known);
}
