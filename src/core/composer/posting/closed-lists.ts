import { phrasesOf } from "#core/language/word-lists.ts";

/** Headings of a posting over what a person has to bring. */
export const askedHeadings = phrasesOf(
  "requirements|requirement|qualifications|qualification|skills|skills and experience|experience|experience and skills|education|profile|about you|who you are|person specification|you bring|you have|you are|who we’re looking for|who we are looking for|we are looking for|nice to have|nice to haves|must have|must haves|minimum|competencies|person|ideal candidate|candidate|certificates|certifications|licences|licenses|tickets|essential|desirable|essential criteria|desirable criteria|you must have|you need",
);

/** Headings over what is offered or told of the house; neither they nor the former have a duty under them. */
export const otherHeadings = phrasesOf(
  "about us|about the company|about the team|who we are|we offer|why us|why join us|benefits|perks|perks and benefits|benefits and perks|how to apply|to apply|apply|equal opportunity|equal opportunities|eeo|compensation|comp|salary and benefits|package|in return|relationships|key relationships|contacts|perks include|benefits include|values",
);

/** Labels of single facts: what follows on their line is none, what stands below is read as before. */
export const factLabels = phrasesOf(
  "location|place|salary|pay|hours|working hours|schedule|contract|contract type|type|term|start|start date|closing date|deadline|reports to|reporting to|department|team|grade|band|level|title|job title|position|company|organization|posted|job id|ref|reference|travel",
);

export const dutyHeadings = phrasesOf(
  "responsibilities|roles and responsibilities|duties|duties and responsibilities|duties include|responsibilities include|tasks|accountabilities|you will|you’ll|role|job|job description|job summary|description|purpose|job purpose|in this role|in this role you will|in this role, you will|in this role you’ll|day to day|day-to-day|the work|role summary|overview|role overview|position summary|essential functions|scope|areas|areas of responsibility|focus areas|focus|about the job|about the role|about this role|about the position|about the post",
);

/** A line that opens so speaks of the house, of pay, or of how to apply. */
export const otherOpenings = phrasesOf(
  "band|grade|we|we’re|we’ve|our|about|founded|join|apply|please|send|salary|pay|benefits|location|hours|contract|enjoy|earn|receive|get|starting|competitive|closing|deadline|full-time|part-time|permanent|temporary|remote|hybrid|offers|pays|comes|starts|part|free|is|are|do|looking|seeking|hiring|wanted|i|i’m|they|idk|no|not|none|nothing|it|any|other|fast|fast-paced|dynamic|friendly|company|generous|paid|subsidised|subsidized",
);

/** A line that opens so speaks of what a person has to bring. */
export const askedOpenings = phrasesOf(
  "lift|lifts|must|have|has|having|hold|holds|possess|possesses|bring|brings|be|speak|speaks|love|can|ability|able|willing|willingness|fluent|fluency|strong|excellent|good|great|proven|solid|minimum|min|bachelor|bachelor’s|ba|bs|bsc|ma|msc|mba|degree|experience|experienced|knowledge|familiarity|familiar|bilingual|valid|certified|proficiency|proficient|preferred|required|clean|driver’s|passion|passionate|ideally|demonstrated|flexible|reliable|physically|comfortable|at|thrive|thrives|know|understand|want|need|needs|require|requires",
);

/** Words that make a line without a verb a condition: "3+ years in retail", "some travel". */
export const conditionWords = phrasesOf(
  "required|reqd|preferred|plus|year|years|yrs|degree|diploma|fluent|bilingual|skill|skills|experience|licence|license|certificate|certification|benefits|salary|weekends|weekend|travel|availability|bonus|pension|holiday|vacation|insurance|overtime|shifts|nights|english|hours|hrs|free|parking|essential|desirable|discount|discounts|allowance|pto|401k|gym|snacks|clearance|dbs|lunch|advantage|roster",
);
