import { toPhraseSet } from "#core/language/word-lists.ts";

/** Headings of a posting over what a person has to bring, beside those that end in one of `requirementNouns`. */
export const requirementHeadings = toPhraseSet(
  "profile|your profile|about you|who you are|who we’re looking for|who we are looking for|we are looking for|we’re looking for|nice to have|nice to haves|nice-to-have|must have|must haves|person|ideal candidate|the ideal candidate|candidate|essential|desirable|preferred|required|minimum|ideally",
);

/** Headings over benefits or facts about the employer; neither they nor the former have a duty under them. */
export const otherPostingHeadings = toPhraseSet(
  "about us|about the company|about the team|who we are|we offer|why us|why join us|how to apply|to apply|apply|equal opportunity|equal opportunities|eeo|in return|perks include|benefits include|employer questions|be careful",
);

/** Labels of single facts: what follows on their line is none, what stands below is read as before. */
export const factLabels = toPhraseSet(
  "location|place|salary|pay|salary range|hours|working hours|schedule|contract|contract type|type|term|start|start date|closing date|deadline|reports to|reporting to|department|team|grade|band|level|title|job title|position|post|company|organization|posted|job id|ref|reference|travel|prepared|approved|interviews",
);

export const dutyHeadings = toPhraseSet(
  "duties include|responsibilities include|you will|you’ll|in this role|in this role you will|in this role, you will|in this role you’ll|day to day|day-to-day|work|scope|areas|areas of responsibility|focus areas|focus",
);
/** "Purpose of the post", "About the role": a heading of these words alone announces the work. */
export const jobHeadingWords = toPhraseSet(
  "about|purpose|description|summary|overview|main|general|full|of|the|this|role|job|post|position",
);
/** What ends the label of a single fact: "Job type: full time", "Ability to commute: Leeds". */
export const factNouns = toPhraseSet(
  "location|type|types|title|id|ref|hours|schedule|shift|shifts|pay|salary|date|department|commute|relocate|workload|employment|duration|number",
);

/** Words that end a heading: "Minimum qualifications", "Physical requirements", "Essential functions". */
export const dutyNouns = toPhraseSet(
  "responsibilities|duties|functions|tasks|accountabilities|objectives|deliverables",
);
export const requirementNouns = toPhraseSet(
  "requirements|requirement|qualifications|qualification|skills|experience|education|specification|criteria|competencies|attributes|credentials|certificates|certifications|licences|licenses|tickets|knowledge|abilities|languages",
);
export const otherHeadingNouns = toPhraseSet(
  "benefits|perks|compensation|comp|package|values|relationships|contacts",
);

/** Words that may stand before one of those where no colon says that it is a heading. */
export const headingWords = toPhraseSet(
  "the|our|your|key|main|basic|essential|preferred|required|core|primary|minimum|principal|general|other|additional|major|specific|typical|physical|technical|professional|personal|special|role|job|position|post|person|candidate|desirable|desired|roles",
);

/** A line with such an opening is about the employer, pay, or how to apply. */
export const otherLineOpenings = toPhraseSet(
  "band|grade|we|we’re|we’ve|our|about|founded|join|please|salary|benefits|location|enjoy|earn|receive|competitive|closing|deadline|full-time|part-time|permanent|temporary|remote|hybrid|comes|is|are|do|seeking|hiring|wanted|i|i’m|idk|no|not|none|nothing|it|fast|fast-paced|dynamic|friendly|company|generous|paid|subsidised|subsidized",
);
/** The same only where no work is named: "Offers a car", "Contract of 12 months". */
export const otherLineNouns = toPhraseSet(
  "apply|send|pay|hours|contract|get|starting|offers|pays|starts|part|free|they|any|other",
);

/** Lines of a site of jobs, by how they open. */
export const siteLineOpenings =
  "show more|show less|see more|see all|see how|see who|view all|view job|view company|read more|save job|save this|share this|share job|report this|report job|apply now|apply with|apply by|apply via|apply online|apply here|apply on|apply today|easy apply|quick apply|send your|send us|send cv|send a cv|submit your|submit a|email your|upload your|posted|reposted|promoted by|sponsored|over 100|be careful|be an early|be among|get notified|get job|get alerts|set alert|set an alert|set a job|matches your|match your|meet the hiring|sign in|sign up|try premium|actively|how you match|translated|more jobs|similar jobs|people also|your profile|your application|am i a|don’t provide|don’t share|use ai|applications close|applicants|no longer accepting|hiring process|our hiring|skills match|number of|interviews w/c|interviews will|interview date|cvs will|this post is subject|employment type|seniority level|job function".split(
    "|",
  );

/** Pay, place, hours and benefits: on a line without a verb of work they are all that it holds. */
export const jobTermPhrases =
  "full time|full-time|part time|part-time|fixed term|fixed-term|permanent|temporary|hybrid|remote|on-site|onsite|wfo|wfh|home office|per year|per annum|per hour|yr|p a|salary|opportunity employer|equal opportunities|eoe|disability confident|without regard|dbs check|condition of employment|guaranteed interview|pension|bonus|insurance|pto|leave|holiday|holidays|vacation|allowance|discount|discounts|parking|snacks|gym|lunch|weekends|weekend|evenings|overtime|shifts|travel|availability|supplied|provided|included|offered|welcome|apprenticeship|standing|days wfo|term time|term-time|ago".split(
    "|",
  );

/** A line that opens so speaks of what a person has to bring. */
export const requirementOpenings = toPhraseSet(
  "must|having|possess|possesses|love|can|ability|able|willing|willingness|fluent|fluency|strong|excellent|good|great|proven|solid|minimum|min|bachelor|bachelor’s|ba|bs|bsc|ma|msc|mba|degree|experience|experienced|knowledge|familiarity|familiar|bilingual|valid|certified|proficiency|proficient|preferred|required|clean|driver’s|passion|passionate|ideally|demonstrated|flexible|reliable|physically|comfortable|at|thrive|thrives|want|need|needs|require|requires|colour|color",
);
/** Verbs of what one has, and of what one does: "Hold a licence", "Hold the budget". */
export const possessionVerbs = toPhraseSet(
  "have|has|hold|holds|bring|brings|speak|speaks|know|understand|lift|lifts|be|is",
);

/** Words that make a line without a verb of work a condition: "3+ years in retail", "Gas ticket". */
export const requirementWords = toPhraseSet(
  "required|reqd|req|requirement|preferred|plus|year|years|yrs|degree|diploma|fluent|bilingual|skill|skills|experience|licence|license|certificate|certification|certified|registration|qualification|qualified|chartership|membership|clearance|dbs|ticket|card|advantage|merit|asset|english|french|spanish|german|arabic|russian|mandarin|portuguese|italian|dutch|welsh|swahili|essential|desirable|needed|cdl|matric|test",
);
/** What ends a line that asks, whatever opens it: "Own car essential". */
export const requirementEndings = toPhraseSet(
  "required|reqd|req|essential|desirable|preferred|needed|useful|helpful|beneficial|advantage|advantageous|plus|merit|must|asset|desired",
);

/** Verbs of work that open a duty; a thing that opens so is rare enough. */
export const workVerbs = toPhraseSet(
  "accompany|achieve|act|address|administer|advise|advocate|align|allocate|analyse|analyze|answer|appraise|approve|arrange|assess|assist|attend|audit|automate|balance|bring|build|carry|chair|champion|check|close|coach|collaborate|collect|communicate|compile|complete|conduct|contribute|count|control|coordinate|cover|create|cut|define|delegate|deliver|deputise|deputize|design|determine|develop|digitise|digitize|direct|draft|drive|educate|embed|enforce|ensure|escalate|establish|evaluate|execute|expand|facilitate|favor|favour|file|fill|follow|foster|generate|give|grow|guide|handle|help|hire|hold|host|identify|implement|improve|increase|induct|influence|inspect|install|instruct|interpret|investigate|issue|keep|launch|lead|liaise|line-manage|load|log|lower|maintain|make|manage|maximise|maximize|mediate|meet|mentor|mobilise|mobilize|monitor|motivate|move|negotiate|nurture|onboard|operate|order|organise|organize|oversee|own|participate|partner|perform|plan|prepare|present|prioritise|prioritize|process|procure|produce|promote|protect|provide|publish|purchase|raise|reconcile|record|recommend|recruit|reduce|release|renegotiate|report|represent|research|resolve|respond|restore|retain|review|roll|run|safeguard|schedule|secure|sell|serve|set|shape|ship|shorten|sign|sort|source|staff|steer|strengthen|streamline|supervise|supply|support|sustain|take|teach|test|track|train|transform|translate|uphold|update|work|write",
);
