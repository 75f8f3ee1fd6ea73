/** Words that name a role; each may stand in the plural. */
const roles: ReadonlySet<string> = new Set(
  (
    "1l|2l|3l|accountant|activist|actor|actuary|adjuster|admin|administrator|adviser|advisor|agent|aide|" +
    "ambassador|analyst|appraiser|apprentice|arbitrator|architect|assessor|assistant|associate|attaché|" +
    "attorney|auditor|author|avp|baker|banker|board member|bookkeeper|boss|broker|buyer|captain|" +
    "caregiver|carpenter|caseworker|ceo|cfo|chair|chancellor|chaplain|chef|chief|chief of staff|chro|cio|" +
    "ciso|clerk|cmo|cno|co-founder|coach|cofounder|collector|colonel|commander|commissioner|composer|" +
    "concierge|conductor|consultant|controller|coo|cook|coordinator|councilmember|counsel|counselor|cpa|" +
    "cpo|crna|cro|cto|curator|dancer|dean|dentist|deputy|designer|detective|developer|dietitian|diplomat|" +
    "director|dispatcher|doctor|doula|driver|editor|educator|electrician|engineer|entrepreneur|envoy|" +
    "estimator|evp|examiner|executive|farmer|fellow|firefighter|florist|foreman|forester|founder|" +
    "gardener|gc|gp|grad|head|historian|hygienist|imam|inspector|instructor|intern|interpreter|" +
    "investigator|investor|journalist|judge|landscaper|laureate|lawyer|lead|leader|lecturer|legislator|" +
    "librarian|lieutenant|lobbyist|lpn|major|manager|marketer|mathematician|mayor|md|mechanic|mediator|" +
    "merchandiser|midwife|minister|moderator|musician|negotiator|novelist|np|nurse|nutritionist|officer|" +
    "operator|optometrist|organizer|owner|pa|painter|paralegal|paramedic|partner|pastor|pharmacist|phd|" +
    "physician|pilot|planner|plumber|pm|poet|postdoc|president|principal|producer|professor|programmer|" +
    "provost|psychologist|rabbi|rancher|ranger|realtor|recruiter|registrar|rep|reporter|representative|" +
    "researcher|resident|retiree|rn|salesperson|scholar|scientist|sculptor|secretary|seller|senator|" +
    "sergeant|social worker|specialist|sponsor|statistician|steward|strategist|student|stylist|" +
    "superintendent|supervisor|surgeon|surveyor|svp|tailor|teacher|technician|technologist|therapist|" +
    "trader|trainer|translator|treasurer|trustee|tutor|undergraduate|underwriter|vet|veteran|" +
    "veterinarian|volunteer|vp|welder|worker|writer"
  ).split("|"),
);

const endings = [
  "ologist",
  "icist",
  "ician",
  "iatrist",
  "grapher",
  "keeper",
  "economist",
  "chemist",
  "linguist",
  "pharmacist",
  "dentist",
  "artist",
  "journalist",
  "therapist",
];

/** Whether the words name a role: "director of quality", "group PM", "staff economist". */
export function isRoleWord(text: string): boolean {
  if (/^ED (?:of|at|for)\b/.test(text)) return true;
  const plain = text.replace(/,? (?:for )?\d+ years$/u, "");
  const [head = plain] = plain.split(/\s(?:of|for|in|at|on|with|who|from|since)\s/);
  const words = head
    .replace(/\s?\([^)]*\)/g, "")
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => word !== "");
  const tried = [
    words[0] ?? "",
    words.at(-1) ?? "",
    words.slice(-2).join(" "),
    words.slice(0, 2).join(" "),
  ];
  return tried.some((word) => isRoleName(word) || isRoleName(word.replace(/s$/, "")));
}

function isRoleName(word: string): boolean {
  return (
    word !== "" &&
    (roles.has(word) ||
      endings.some((ending) => word.length > ending.length && word.endsWith(ending)))
  );
}
