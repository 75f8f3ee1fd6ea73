/** Words that make a piece of a header line a job title. */
const titles =
  "director|manager|mgr|engineer|teacher|analyst|nurse|supervisor|clerk|typist|officer|president|vp|svp|evp|avp|associate|assistant|asst|coordinator|specialist|consultant|attorney|counsel|lawyer|professor|lecturer|instructor|tutor|lead|head|chief|developer|programmer|designer|architect|administrator|admin|technician|tech|representative|rep|accountant|bookkeeper|auditor|controller|comptroller|treasurer|buyer|planner|scheduler|scientist|researcher|fellow|intern|partner|principal|dean|provost|registrar|superintendent|foreman|forewoman|foreperson|electrician|plumber|welder|carpenter|machinist|mechanic|operator|inspector|driver|dispatcher|chef|cook|baker|barista|server|bartender|host|hostess|editor|writer|copywriter|reporter|journalist|producer|owner|founder|cofounder|co-founder|secretary|receptionist|cashier|salesperson|merchandiser|stylist|pharmacist|therapist|counselor|counsellor|psychologist|social worker|caseworker|case manager|librarian|archivist|curator|paralegal|judge|magistrate|captain|sergeant|lieutenant|chair|chairwoman|chairperson|ceo|cfo|coo|cto|cio|cno|cpo|cmo|cro|chro|ciso|gm|pm|rn|lpn|cna|physician|surgeon|dentist|midwife|doula|paramedic|emt|veterinarian|recruiter|trainer|coach|facilitator|organizer|organiser|advocate|interpreter|translator|minister|pastor|chaplain|strategist|statistician|economist|actuary|underwriter|adjuster|broker|agent|banker|teller|realtor|surveyor|estimator|foreperson|apprentice|journeyman|journeywoman|volunteer|member|postdoc|postdoctoral|trustee|commissioner|deputy|executive|steward|custodian|caregiver|nanny|guard|firefighter|detective|prosecutor|defender|clerkship|scholar|stagehand|photographer|animator|artist|musician|ambassador|liaison|assembler|picker|packer|buyer|expeditor|merchant|florist|aide|para|paraeducator|hygienist|radiographer|sonographer|phlebotomist|tester|toolmaker|millwright|rigger|laborer|farmer|rancher|grower|ranger|forester|biologist|chemist|physicist|geologist|hydrologist|ecologist";

export const titleWord = new RegExp(
  String.raw`(?<![\p{L}-])(?:${titles})(?:s|es)?(?![\p{L}])`,
  "iu",
);

/** Words that make a piece of a header line an employer. */
export const employerWord =
  /(?<![\p{L}])(?:inc|llc|llp|ltd|plc|gmbh|corp|corporation|company|co|hospital|medical center|clinic|university|college|school|schools|academy|institute|bank|center|centre|department|dept|agency|bureau|ministry|office of|group|partners|foundation|county|city of|state of|services|systems|solutions|association|assn|society|church|court|authority|district|council|commission|union|museum|library|laboratories|labs?|industries|manufacturing co|holdings|brothers|bros|& sons|& co|network|alliance|coalition|collective|studio|studios|restaurant|hotel|store|stores|airlines|army|navy|air force|marine corps|coast guard|national guard|usps|irs|ymca|ywca)(?![\p{L}])/iu;

/** A field that follows a title after a comma and belongs to it: "Director, Operations". */
export const functionWord =
  /^(?:(?:global|corporate|clinical|digital|strategic|regional|national|north america|us|u\.s\.|emea|apac|retail|commercial|public|internal|external|people|talent|supply|data|product|patient|student|community|human|information|customer|client|business|environmental|financial|quality|risk|credit|legal|grant|grants|growth|brand|content|risk|care|facilities|workforce|learning|research|academic|graduate|undergraduate|early|special|adult|youth|family|housing|health|public)\s+)?(?:operations|ops|marketing|finance|accounting|nursing|housing|hr|human resources|sales|engineering|programs?|products?|it|technology|legal|compliance|communications|strategy|development|policy|quality|safety|security|logistics|supply chain|procurement|purchasing|research|education|analytics|data|design|partnerships|services?|success|relations|affairs|administration|management|planning|facilities|innovation|growth|people|talent|culture|training|learning|risk|audit|tax|treasury|payments|platform|content|brand|digital|e-?commerce|merchandising|experience|access|care|health|outreach|advancement|fundraising|giving|admissions|advising|studies|integration|transformation|architecture|infrastructure|manufacturing|production|maintenance|equity|inclusion|diversity|belonging|benefits|payroll|revenue|revenue cycle|budget|investments?|lending|underwriting|claims|litigation|contracts|regulatory affairs|sustainability|mobility|transit)(?:\s+(?:and|&)\s+\p{L}+(?:\s\p{L}+)?)?$/iu;

const degrees = String.raw`(?:A\.?A\.?S?|B\.?A\.?|B\.?S\.?|B\.?S\.?c|B\.?Sc\.?|B\.?Ed|M\.?Ed|Ed\.?D|M\.?A\.?|M\.?S\.?|M\.?Sc|M\.?B\.?A\.?|MPH|MPA|MPP|MSW|BSW|MFA|BFA|BBA|BEng|MEng|BSN|MSN|ADN|DNP|LLB|LL\.?M|J\.?D\.?|M\.?D\.?|Ph\.?\s?D\.?|DPhil|PharmD|BS[A-Z]{1,3}|MS[A-Z]{1,3}|MDiv|MLIS|MHA|EMBA|GED|HND)`;

export const degreeWord = new RegExp(
  String.raw`(?<![\p{L}.])(?:${degrees}(?=[\s,.;:(’']|$)|(?:Bachelor|Master|Associate|Doctor)(?:[’']?s)?(?:\s(?:of|in|degree)\b)|Doctorate\b|(?:high school )?diploma\b|graduate certificate\b|juris doctor\b|minor in\b)`,
  "u",
);

export const certificateWord =
  /(?<![\p{L}])(?:green belt|black belt|yellow belt|certificate|certification|licensed?|licensure|PMP|CPA|CFA|SHRM-(?:CP|SCP)|PHR|SPHR|CISSP|CSM|CCRN|CEN|NE-BC|ACLS|BLS|Series \d+|board certified|bar admission|admitted to the|OSHA \d+|journeyman card|teaching credential|notary public|fellow of the)(?![\p{L}])/iu;

/** Letters after a name that are kept as credentials. */
export const credential =
  /^(?:P\.?\s?E\.?|Ph\.?\s?D\.?|M\.?D\.?|J\.?D\.?|Esq\.?|R\.?N\.?|BSN|MSN|DNP|APRN|FNP(?:-BC)?|NP|CNM|CNA|LPN|CCRN|NE-BC|NEA-BC|FACHE|MBA|MPA|MPH|MPP|MSW|LCSW|LMSW|LMFT|LPC|CPA|CFA|CFP|CMA|CIA|PMP|CSM|SHRM-(?:CP|SCP)|PHR|SPHR|CISSP|CISA|CISM|AIA|RA|LEED AP|AICP|CFRE|Ed\.?D\.?|M\.?Ed\.?|PharmD|R\.?Ph\.?|DDS|DVM|PT|DPT|OT|OTR\/L|CCC-SLP|RD|RDN|EIT|SE|S\.E\.|PLS|CQE|ASQ CQE|CSCP|CPIM|CEM|LL\.?M\.?|MLIS|MA|MS|BA|BS)$/u;

export const languageName =
  /(?<![\p{L}])(?:english|spanish|french|german|portuguese|italian|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|hindi|urdu|punjabi|bengali|gujarati|tamil|telugu|arabic|farsi|persian|hebrew|turkish|russian|ukrainian|polish|dutch|swedish|norwegian|danish|finnish|greek|romanian|hungarian|czech|swahili|yoruba|igbo|hausa|amharic|somali|zulu|xhosa|twi|wolof|kinyarwanda|haitian creole|creole|samoan|tongan|hawaiian|māori|maori|navajo|hmong|thai|lao|khmer|burmese|indonesian|malay|nepali|american sign language|asl|latin)(?![\p{L}])/giu;
