const counted =
  "year|month|week|day|hour|minute|second|quarter|bed|page|person|member|mile|foot|inch|step|point|part|story|seat|room|mile|acre|point|slide|hour";
const notNouns =
  /^(?:a|an|and|or|but|in|at|to|from|on|of|for|with|without|before|after|ago|late|live|early|out|each|apart|every|per|instead|now|up|down|off|over|under|until|since|if|when|while|then|as|is|was|are|were|by|into|than|first|later|max|minimum|total|I|we|they|she|he|it|not|plus|flat|notice)$/;

/** A unit of time after a number in its plural: "18 month" at the end of a phrase → "18 months". */
export function pluralAfterNumber(text: string): string {
  return text.replaceAll(
    /\b(\d[\d,.]*)\s(year|month|week|hour|minute|second|quarter)(?=\s*(?:$|[.,;:)→–]|(?:and|or|in|at|to|from|on|of|for|with|without|before|after|ago|late|live|early|out|each|apart|every|per|a|instead|now|notice|I|we)\b))/g,
    (all, count: string, unit: string) =>
      Number(count.replaceAll(",", "")) === 1 ? all : `${count} ${unit}s`,
  );
}

/** A measure before a noun with its hyphen: "40 bed unit" → "40-bed unit". */
export function hyphenateMeasures(text: string): string {
  return text.replaceAll(
    new RegExp(
      String.raw`(?<![\p{L}\p{N}$.,-])(\d[\d,]*|half|full)\s(${counted})\s(?=([\p{L}’-]+))`,
      "gu",
    ),
    (all, count: string, unit: string, next: string, offset: number, whole: string) => {
      const after = whole.slice(offset + all.length + next.length);
      if (notNouns.test(next) || /(?:ed|ly)$/.test(next)) return all;
      if (next.endsWith("ing") && !namesAfter.test(after))
        return `${count} ${unit}${plainUnit.test(unit) && Number(count) !== 1 ? "s" : ""} `;
      return Number(count) === 1 && !/\p{Ll}{3}/u.test(next) ? all : `${count}-${unit} `;
    },
  );
}

const plainUnit = /^(?:year|month|week|day|hour|minute|second|quarter)$/;

/** A noun straight after an -ing word: "45 minute writing session". */
const namesAfter =
  /^ (?!the\b|a\b|an\b|my\b|our\b|their\b|his\b|her\b|its\b|with\b|to\b|in\b|on\b|at\b|for\b|and\b|or\b|it\b|them\b|up\b|out\b|down\b)\p{Ll}/u;

const compounds: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\s(?:year|yr)\s(olds?)\b/gi, "$1-year-$2"],
  [/\b(\d+)\s(years|months|weeks|days)[’']?\snotice\b/g, "$1 $2’ notice"],
  [
    /\b([Nn]o)\s(shows?)\b(?=\s(?:rate|rates|fee|fees|policy|fell|went|dropped|down|up)\b|\s*[,.;]|$)/gm,
    "$1-$2",
  ],
  [
    /\b([Pp]art|[Ff]ull)\s(time)\b(?=\s(?!in\b|at\b|and\b|or\b|for\b|as\b|while\b|since\b|with\b|now\b|to\b)\p{L})/gu,
    "$1-$2",
  ],
  [
    /\b([Ff]ollow)\s(up)\b(?=\s(?:calls?|emails?|meetings?|sessions?|notes?|visits?|letters?|appointments?))/g,
    "$1-$2",
  ],
  [
    /\b([Oo]n)\s(time)\b(?=\s(?:deliver\w+|rates?|performance|arrivals?|payments?|shipments?|completion|graduation|filing)\b)/g,
    "$1-$2",
  ],
  [
    /\b([Ff]irst|[Ss]econd|[Tt]hird)\s(year)\b(?=\s(?:RN|rn|turnover|retention|attrition|revenue|sales|nurses?|teachers?|students?|associates?|residents?|hires?|results?))/g,
    "$1-$2",
  ],
  [
    /\b(\p{L}{4,})\s(ready)\b(?=\s(?:package|packages|model|report|reports|deck|file|files|version|plan|draft|binder|documents?))/gu,
    "$1-$2",
  ],
  [/(?<=\d\s|\d[kKmM]\s|\b(?:a|the)\s)(buy)\s(in)\b(?=\s*(?:$|[,.;)]))/gm, "$1-$2"],
  [
    /\b([Ff]irst)\s(time)\b(?=\s(?:buyers?|homebuyers?|home|managers?|mothers?|moms?|parents?|founders?|offenders?|voters?|leaders?|supervisors?|authors?)\b)/g,
    "$1-$2",
  ],
  [
    /\b([Cc]ross|[Mm]ulti)\s(team|functional|unit|site|state|year|department|campus|border|country|cultural|channel)\b(?=\s\p{Ll})/gu,
    "$1-$2",
  ],
  [/\b([Nn]on)\s(\p{Ll}+(?:able|ible|al|ive|ary|ent|ant))\b/gu, "$1-$2"],
  [
    /\b(in|during|after|for|at|of|by) (first|second|third|final|past) (year|month|week|quarter|hour|day|half|round)\b(?= (?:of|after|on|in|at|as|with)\b|\s*[.,;]|$)/gm,
    "$1 the $2 $3",
  ],
  [/\b([Ff]ast|[Ss]low)\s(paced)\b/g, "$1-$2"],
  [
    /\b([Hh]igh|[Ll]ow|[Mm]iddle)\s(risk|income|performing|acuity|volume|impact|stakes)\b(?=\s\p{Ll})/gu,
    "$1-$2",
  ],
  [
    /\b([Ll]ong|[Ss]hort)\s(term)\b(?=\s(?:plan|plans|debt|goal|goals|care|strategy|lease|contract|loan|value|rental)\b)/g,
    "$1-$2",
  ],
  [
    /\b([Aa]) (?!(?:and|at|in|is|are|as|on|or|if|it|all|again|also|after|into|of)\b)(?=(?:[aei]\p{Ll}|o(?!n[ce]\b)\p{Ll})\p{Ll}*)(?!eu\p{Ll})/gu,
    "$1n ",
  ],
];

/** Common compounds with their hyphen, and "a" before a vowel as "an". */
export function hyphenateCompounds(text: string): string {
  return compounds.reduce((said, [pattern, write]) => said.replace(pattern, write), text);
}
