const number = String.raw`(?:about |under |over |nearly |almost )?(?:usd ?)?[$€£]?\d[\d,]*(?:\.\d+)?(?: ?(?:%|percent\b|(?:k|m|mm|bn|b)(?![\p{L}\p{N}])|(?:thousand|million|billion)\b))?(?: ?(?:usd|dollars)\b)?`;
const unitWord = String.raw`(?: (?!to\b|in\b|down\b|up\b|for\b|by\b|a\b|per\b|and\b|from\b|of\b|at\b|on\b|with\b|since\b|within\b|under\b|over\b)[\p{L}-]+){0,4}?`;
const per = String.raw`(?: (?:a|an|per|each|every) (?:year|month|week|day|hour|quarter))?`;
const joint = String.raw`(?: ?→ ?| (?:down |up |back )?to (?:now |only )?| ?[-–]> ?)`;
export const spanWords = String.raw`(?:(?:in|within|over|after|since|by|during) (?:the |just |under |less than |about |only )?(?:first |last |past )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an|January|February|March|April|May|June|July|August|September|October|November|December|20\d\d|Q[1-4]|that|my|this|year|half)(?: (?:years?|months?|weeks?|days?|quarters?|cycles?|hours?|time|\d{4}|\d{1,2}|year|and a half))*(?: \d+)?)`;
export const moving = String.raw`(?:went|go|goes|going|has gone|fell|falls|dropped|drops|declined|came down|came up|rose|grew|climbed|increased|decreased|improved|moved|jumped|shrank|is|was|are|were)`;
export const doing =
  "cut|cuts|reduced|brought|took|lowered|dropped|drove|raised|grew|increased|improved|lifted|moved|pushed|shrank|slashed|trimmed|got|helped cut|helped reduce|helped grow|helped raise|helped to grow|helped to cut|helped to reduce|helped bring|reduce|reducing|cutting|raising|growing|increase|improve|bring|grow|kept|scaled|expanded|doubled|halved|shortened";

export const pair = new RegExp(
  String.raw`(?<before>.*?)(?:^|(?<=[\s:(]))(?<start>from )?(?<from>${number})(?<unit>${unitWord})(?<per>${per})(?<joint>${joint})(?<to>${number})(?<perAfter>${per})(?<after>$|[\s,;.(].*$)`,
  "isu",
);
export const byHow = new RegExp(
  String.raw`^(?<noun>.{2,60}?),? (?:(?:is|was|are|were|went|now) )?(?<verb>up|down|fell|rose|dropped|grew|increased|decreased|declined|improved|climbed|came down|came up)(?: by)? (?<by>${number})(?<unit> (?:points?|percentage points?|days?|weeks?|hours?|minutes?))?(?<after>$|[\s,;.(].*$)`,
  "isu",
);
export const doneBy = new RegExp(
  String.raw`^(?:I |we )?(?<verb>${doing}) (?<noun>[^\d,;]{2,60}?),? (?:by |(?=[$€£]|[\d.,]+ ?(?:%|percent|points?)))(?<by>${number})(?<unit> (?:points?|percentage points?|days?|weeks?|hours?|minutes?))?(?<after>$|[\s,;.(].*$)`,
  "isu",
);

export const downWords =
  /\b(?:down|fell|falls|dropped|drops|declined|decreased|cut|cuts|cutting|reduc\w+|lower\w+|shrank|slashed|trimmed|came down|shortened|halved)\b/i;
export const upWords =
  /\b(?:up|rose|grew|grow|growing|climbed|increas\w+|jumped|rais\w+|lifted|came up|scaled|expanded|doubled)\b/i;
