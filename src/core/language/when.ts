const month =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const pattern = new RegExp(
  [
    String.raw`(?:${weekday},? )?(?:the )?(?:${month}) \d{1,2}(?:st|nd|rd|th)?(?:, \d{4}| \d{4})?(?![\d:,]*\d)`,
    String.raw`(?:${weekday},? )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${month})(?: \d{4})?\b`,
    String.raw`(?:${weekday},? )?\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b`,
    String.raw`\b(?:the )?(?:first|second|third|fourth|last) (?:${weekday}|week|day) (?:of|in) (?:the |each |every )?(?:month|quarter|year|${month}(?! \d))\b`,
    String.raw`\b(?:the )?(?:end|start|beginning|middle|close) of (?:the |this |next )?(?:fiscal |calendar |school |academic |current )?(?:year|quarter|month|week|term|semester|season|Q[1-4]|${month})\b`,
    String.raw`\b(?:early|mid|late)[ -](?:${month}|Q[1-4])\b`,
    String.raw`\b(?:next|this|the following|the coming) (?:${weekday}|week|month|quarter|year|${month}|spring|summer|fall|autumn|winter)\b`,
    String.raw`\b(?:in|within) (?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?)(?: time)?\b`,
    String.raw`\bthe \d{1,2}(?:st|nd|rd|th)\b`,
    String.raw`\b(?:${month}) \d{4}\b`,
    String.raw`\bQ[1-4](?: \d{4})?\b`,
    String.raw`\b${weekday}(?: (?:morning|afternoon|evening))?\b`,
    String.raw`\b(?:tomorrow|today)\b`,
    String.raw`(?<=\b(?:in|by|until|before|since|after|for|is|on|this|next) )(?:${month})\b`,
  ].join("|"),
  "gu",
);

/** When something happens, as she wrote it: its words, its place, and how exact it is. */
export type When = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly grain: "day" | "span" | "relative";
};

/** The points in time that a cleaned text names, in order: "November 20", "the end of Q1", "next Friday". */
export function findWhens(text: string): readonly When[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const said = match[0].replace(/^(?:in|within) /, "within ");
    return {
      text: said.replace(/^(\p{L}+day) (?=\p{Lu}|\d)/u, "$1, ").replace(/^the (?=\d+ )/, ""),
      start: match.index,
      end: match.index + match[0].length,
      grain: grainOf(said),
    };
  });
}

function grainOf(text: string): When["grain"] {
  if (/^(?:within|next|this|tomorrow|today)\b/.test(text)) return "relative";
  if (/\d{1,2}/.test(text.replace(/\b\d{4}\b|Q[1-4]/g, "")) || /day\b/.test(text)) return "day";
  return "span";
}

/** The time with the preposition of something that happens then: "on November 20", "in early March", "next Friday". */
export function onWhen({ text, grain }: When): string {
  if (/^(?:the )?(?:end|start|beginning|middle|close) of\b/.test(text)) {
    return `at ${text.startsWith("the ") ? text : `the ${text}`}`;
  }
  if (grain === "relative") return text;
  return `${grain === "day" ? "on" : "in"} ${text.replace(/^(?=(?:first|second|third|fourth|last) )/, "the ")}`;
}

/** The time as a limit: "by November 20", "by the end of Q1", "within two weeks". */
export function byWhen({ text }: When): string {
  if (text.startsWith("within ")) return text;
  return `by ${text.replace(/^(?=(?:end|start|beginning|middle|close|first|second|third|fourth|last) )/, "the ")}`;
}

const loneDate = new RegExp(
  String.raw`(?<=\p{L}|\d)(,?) (?=(?:${weekday}, )?(?:${month}) \d{1,2}(?![\d,]*\d)(?:[.;)]|$))`,
  "gu",
);
const leadsDate =
  /(?:\b(?:on|by|since|until|before|after|from|to|through|for|due|of|effective|and|or|is|was|are|starts?|starting|ends?|ending|as|last|about|around|between|dated?|pays?|closes?|renews?|dossier|deadline|meeting|review|until|is|day|notice|begins?|beginning|in|than|with|week|no later than)|day),?$/i;

/** A date left bare at the end of a statement gets its preposition: "went live on time October 6" → "went live on time, on October 6". */
export function placeDates(text: string): string {
  return text.replace(loneDate, (all, comma: string, offset: number) => {
    const before = text.slice(0, offset);
    if (leadsDate.test(before)) return all;
    const clause = before.split(/[.;(]/).at(-1) ?? "";
    const long = clause.trim().split(" ").length > 4;
    return (comma !== "" && long) || /\bon time$/.test(before) ? ", on " : " on ";
  });
}
