import { changeIn } from "./change-in.ts";
import type { Change } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, isClearPast, thirdOf, verbFormOf, verbReadings } from "#core/language/inflect.ts";
import { lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { nounFirst } from "#core/language/verbs.ts";

/** What is to be true, as far as it was understood. `words` is always her own wording, cleaned. */
export type Aim = { readonly words: string } & (
  | { readonly kind: "act"; readonly verb: string; readonly object: string }
  | { readonly kind: "state"; readonly subject: string; readonly action: string }
  | { readonly kind: "change"; readonly change: Change }
  | { readonly kind: "target"; readonly noun: string; readonly target: string }
  | {
      readonly kind: "done";
      readonly noun: string;
      readonly participle: string;
      readonly tail: string;
    }
  | { readonly kind: "clause" }
  | { readonly kind: "thing" }
);

const figure = String.raw`(?:[$€£]\s?)?\d[\d,.]*\s?(?:%|percent|k|K|m|M|days?|weeks?|months?|hours?|minutes?|points?)?(?![\p{L}\d:])`;
const bound = new RegExp(
  String.raw`^(?:get |bring |keep |have |hold |push |drive )?(.{2,50}?)[,:]?\s(?:(?:is|are|to|at|down|up|back|stays|sits)\s)*(under|below|over|above|at least|at most|less than|more than|no more than|within)\s(${figure})(.*)$`,
  "iu",
);
const level = new RegExp(
  String.raw`^(\p{L}.{1,40}?)\s(?:(?:is |are |comes? )?(?:down |up )?(?:at|of|to|is|reaches|hits)\s)?(${figure})((?:\s(?:or|by|in|for)\b.*)?)$`,
  "iu",
);

/** Reads one result or wish of hers; "thing" when nothing more is certain. */
export function readAim(raw: string): Aim {
  const words = wasBefore(perfect(shouldBe(stripPeriod(raw.trim()).replace(aimLead, "").trim())));
  const acting = actOf(words);
  const change = changeIn(words);
  if (
    change !== null &&
    change.noun !== "" &&
    (acting === null || words.toLowerCase().startsWith(change.noun.toLowerCase()))
  )
    return { kind: "change", change, words };
  const limit = bound.exec(words);
  if (limit) {
    const [, noun = "", sign = "", value = "", tail = ""] = limit;
    return {
      kind: "target",
      noun: measureNoun(noun),
      target: `${sign} ${value}${tail}`.trim(),
      words,
    };
  }
  if (acting) return { kind: "act", ...acting, words };
  const goal = level.exec(words);
  if (
    goal &&
    !/\b(?:I|we|they|by|on|in|day|days|top|every|all|phase|grade|week)$/iu.test(goal[1] ?? "")
  ) {
    const [, noun = "", value = "", tail = ""] = goal;
    return { kind: "target", noun: measureNoun(noun), target: `${value}${tail}`.trim(), words };
  }
  const done = doneOf(words);
  if (done?.tail.startsWith("or ") === true) return { kind: "thing", words: lowerOpening(words) };
  if (done) return { kind: "done", ...done, words };
  return { kind: isStatement(words) ? "clause" : "thing", words: lowerOpening(words) };
}

const aimLead =
  /^(?:(?:and|also|then|that|so|plus)\s|success\s(?:at|by|on)\s(?:day\s90|90\sdays?)\s(?:means|is|looks\slike|would\sbe)\s(?:that\s)?|(?:by|at|on|within)\s(?:the\s)?(?:day\s90|90\sdays?|the\send\sof\s(?:90\sdays|the\s(?:first\s)?quarter)|day\sninety|ninety\sdays)[,:]?\s|success\s(?:means|is|looks\slike|would\sbe)\s(?:that\s)?|(?:I|we)\s(?:will|would|want\sto|hope\sto|need\sto|should|plan\sto)\s(?:have\s(?!\p{L}+(?:ed|en|t)\s))?|(?:I|we)[’']ll\s(?:have\s(?!\p{L}+(?:ed|en|t)\s))?|to\s|having\s|I[’']d\slike\sto\s)+/iu;

/** "food cost down" before "to 31" is food cost. */
function measureNoun(noun: string): string {
  return lowerOpening(
    noun
      .replace(/\s(?:is|are|was|were|comes?|goes|has come)(?=\s(?:down|up|back)$|$)/iu, "")
      .replace(/\s(?:down|up|back|sits|stays)$/iu, "")
      .replace(/^(?:get|bring|keep|have|hold|cut|reduce|raise|improve)\s/iu, ""),
  );
}

/** "RFIs closed in 5 days average was 12": what it was stands in brackets. */
function wasBefore(words: string): string {
  return words.replace(
    /(?<=\S),?\s((?:average\s)?(?:was|is now|now at|currently|today)\s(?:at\s)?\d[\d.,%]*(?:\s\p{L}+)?)$/iu,
    " ($1)",
  );
}

const count = String.raw`[$€£]?\d[\d.,]*\d?%?`;
const period = String.raw`(?:\s(?:days?|weeks?|months?|hours?|minutes?|points?))?`;
const owed = new RegExp(
  String.raw`^(.{2,50}?)\s(${count}${period})\s?(.*?)\s?(?:now|today|currently)?,\s(?:it\s|they\s)?(?:should be|needs? to be|must be|has to be)\s(${count}${period})$`,
  "iu",
);

/** "grantees wait 6 weeks for payment now, should be 3" → "grantees wait for payment from 6 weeks to 3". */
function shouldBe(words: string): string {
  const [, noun = "", from = "", tail = "", to = ""] = owed.exec(words) ?? [];
  return noun === "" ? words : `${noun} ${tail === "" ? "" : `${tail} `}from ${from} to ${to}`;
}

/** "All directors have been visited" → "all directors visited"; "I have met X" → "meet X". */
function perfect(words: string): string {
  const passive = /^(.{3,60}?)\s(?:has|have)\sbeen\s(\p{L}+)\b(.*)$/iu.exec(words);
  if (passive && isParticiple(passive[2] ?? ""))
    return `${passive[1] ?? ""} ${passive[2] ?? ""}${passive[3] ?? ""}`;
  const own = /^(?:I|we)(?:[’']ve|\shave|\swill have|[’']ll have)\s(\p{L}+)\s(.+)$/iu.exec(words);
  const deed = /^(\p{L}+)\s((?:\d|all\b|every\b|each\b|both\b).+)$/iu.exec(words);
  const act = deed && isClearPast(deed[1] ?? "") ? baseOf((deed[1] ?? "").toLowerCase()) : null;
  if (deed && act !== null) return `${act} ${deed[2] ?? ""}`;
  const base = own && isParticiple(own[1] ?? "") ? baseOf(own[1] ?? "") : null;
  return own && base !== null ? `${base} ${own[2] ?? ""}` : words;
}

/** "close both audits", "stabilizing the payroll system" → verb and object; null when the first word is no certain verb. */
export function actOf(words: string): { verb: string; object: string } | null {
  const [first = "", ...others] = words.split(/\s+/);
  const low = first.toLowerCase();
  if (others.length === 0 || /^[\p{Lu}]{2,}/u.test(first)) return null;
  const kind = classify(words).kind;
  const form = verbFormOf(low);
  const verb = baseOf(low);
  if (verb === null) return null;
  const object = others.join(" ");
  if (form === "gerund" && kind === "verb-gerund") return { verb, object };
  if (form !== "base") return null;
  const determined =
    /^(?:the|a|an|all|our|my|both|those|these|every|each|that|\d+|two|three|four|five|six)$/iu.test(
      others[0] ?? "",
    );
  const noun = nounFirst.has(verb) && !/^(?:cut|hire|hit|win|start|stop|help|build)$/u.test(verb);
  const clear = kind === "verb-base" || determined || (!noun && kind !== "clause");
  return clear && kind !== "clause" ? { verb, object } : null;
}

const seam =
  /^(?:twice|once|weekly|daily|monthly|each|every|live|early|again|together|on|off|by|in|with|before|within|for|to|and|from|at|through|across|without|under|or|so|as|after)$/iu;
const notBefore =
  /^(?:a|an|the|is|are|was|were|be|been|have|has|had|I|we|they|of|to|and|or|get|got|not|well|more|most)$/iu;

/** "both 8Ds closed", "the two posts filled by June" → noun, participle, tail. */
function doneOf(words: string): { noun: string; participle: string; tail: string } | null {
  const all = words.split(/\s+/);
  const at = all.findIndex((word, index) => {
    const next = all[index + 1];
    if (index === 0 || index > 8 || !isParticiple(word)) return false;
    return (next === undefined || seam.test(next)) && !notBefore.test(all[index - 1] ?? "");
  });
  if (at < 0) return null;
  const noun = all
    .slice(0, at)
    .join(" ")
    .replace(/\s(?:is|are|gets?)$/iu, "");
  if (classify(noun).kind === "clause" || /\b(?:is|are|who|that|which)\b/iu.test(noun)) return null;
  return {
    noun: lowerOpening(noun),
    participle: (all[at] ?? "").replace(/[,;]$/, ""),
    tail: all.slice(at + 1).join(" "),
  };
}

function isParticiple(word: string): boolean {
  const low = word.toLowerCase().replace(/[,;]$/, "");
  const readings = verbReadings(low);
  const past = isClearPast(low) || readings.some((one) => one.form === "participle");
  const other = readings.some((one) => one.form === "base") && !/^(?:put|set|cut)$/u.test(low);
  return (
    past &&
    !other &&
    !/^(?:led|need|went|came|became|fell|rose|grew|got|had|was|were|felt)$/u.test(low)
  );
}

/** A plural subject with something after it, then what they do: "people on third shift know my name". */
const manyDo =
  /^(?:people|everyone|everybody|nobody|staff|(?:the |our |my |both |all )?\p{L}+s)\s(?:[\p{L}\d’-]+\s){0,5}?(?:knows?|trusts?|uses?|have|has|sees?|gets?|understands?|feels?|says?|asks?|comes?|runs?|owns?|reads?|signs?|wants?|brings?|calls?|believes?|stops?|starts?|show)\s(?:up\b|my|the|our|a|an|me|us|what|that|how|why|where|who|it|each|every|to|individual|their)\b/iu;

function isStatement(words: string): boolean {
  if (manyDo.test(words)) return true;
  if (/,\s/u.test(words)) return false;
  const clause = classify(words);
  const nobody =
    /^(?:nobody|no one|none|not one)\b/iu.test(words) && /\s\p{L}+(?:s|ed)\b/u.test(words);
  return clause.kind === "clause" || clause.kind === "first-person" || nobody;
}

/** "wants the executive meeting to end with decisions" → subject and action; null when the words have no such shape. */
export function stateOf(words: string): Aim | null {
  const found = /^(.{3,60}?)\sto\s(\p{L}+)\s?(.*)$/u.exec(words);
  if (!found) return null;
  const [, subject = "", verb = "", rest = ""] = found;
  const own =
    /^(?:me|us|my team and me)$/iu.test(subject) ||
    verbFormOf(subject.split(" ")[0] ?? "") === "base";
  if (own || verbFormOf(verb) !== "base") return null;
  return { kind: "state", subject: lowerOpening(subject), action: `${verb} ${rest}`.trim(), words };
}

/** The state as a statement: "the executive meeting ends with decisions". */
export function sayState(subject: string, action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const plural =
    /(?:[^s]s|people|staff|teams|children|men|women)$/iu.test(subject) ||
    /\sand\s/.test(subject) ||
    /^(?:they|we|you)$/iu.test(subject);
  return [subject, plural ? verb : thirdOf(verb), ...rest].join(" ");
}

/** Her results for day 90, one each: lines, sentences, and list items. A choice joined by "or" stays one. */
export function readAims(answer: string): readonly Aim[] {
  return splitEntries(answer)
    .flatMap((entry) => splitStops(entry))
    .flatMap((stop) => splitResults(stripPeriod(stop).replace(aimLead, "")))
    .flatMap((piece) => splitTwo(piece))
    .map((piece) => stripPeriod(piece))
    .filter((piece) => /\p{L}{2}/u.test(piece))
    .map(readAim);
}

function splitResults(text: string): readonly string[] {
  if (/,\s(?:and\s)?that\s/u.test(text)) return splitOutside(text, /,\s(?:and\s)?that\s/gu);
  if (owed.test(text)) return [text];
  const commas = splitCommas(text);
  return commas.length > 1 && commas.every((piece) => piece.split(/\s+/).length >= 2)
    ? commas
    : [text];
}

/** "the close is done in five days and the team is hired" as two when each side stands alone. */
function splitTwo(piece: string): readonly string[] {
  const sides = piece.split(/\s+and\s+/);
  if (sides.length !== 2) return [piece];
  const stands = sides.every((side) => !["thing", "act", "state"].includes(readAim(side).kind));
  return stands && readAim(piece).kind !== "change" ? sides : [piece];
}

/** The matter an aim is about, in the fewest of her words. */
export function aimNoun(aim: Aim): string {
  if (aim.kind === "act") return aim.object;
  if (aim.kind === "state") return aim.subject;
  if (aim.kind === "change") return aim.change.noun;
  if (aim.kind === "target" || aim.kind === "done") return aim.noun;
  return aim.words;
}
