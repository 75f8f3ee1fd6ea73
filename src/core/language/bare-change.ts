import { changeSubject } from "./say-change.ts";
import { isClearPast } from "./inflect.ts";

const figure = String.raw`(?:about |over |under |nearly )?[$€£]?\d[\d,]*(?:\.\d+)?(?:%|[kKM](?![\p{L}\p{N}]))?`;
const unit = String.raw`(?:ms| (?:a|per) (?:day|week|month|quarter|year|shift)|(?: (?:days?|weeks?|months?|hours?|minutes?|mins?|seconds?|years?|points?|pts|people|students?|patients?|clients?|members?|staff|sites?|stores?|beds?|calls?|pages?)))?`;
const joint = String.raw`\s?(?:→|->)\s?|\s(?:down to|up to|to)\s`;
const after = String.raw`(?<after>$|[\s,;.(].*$)`;
const nounThenPair = new RegExp(
  String.raw`^(?<noun>(?:[^\d$€£]|(?<=\p{L}\d?)\d){3,60}?),?:?\s(?:from )?(?<from>${figure})(?<unitA>${unit})(?:${joint})(?<to>${figure})(?<unitB>${unit})${after}`,
  "u",
);
const pairThenNoun = new RegExp(
  String.raw`^(?:from )?(?<from>${figure})(?:${joint})(?<to>${figure}) (?<noun>\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+){0,3}?)(?<after>$|(?:,| (?:in|since|over|across|on|at|with|when|while|after|by|under)) .*$)`,
  "u",
);
const nounThenBy = new RegExp(
  String.raw`^(?<noun>[^\d$€£]{3,60}?),? (?<way>up|down) (?:by )?(?<by>${figure})(?<unitB>${unit})${after}`,
  "u",
);
const verbBefore =
  /(?:^|\s)(?:I|we|they|she|he|it|went|go|goes|rose|fell|grew|came|dropped|climbed|improved|is|are|was|were|has|have|had|moved|jumped|declined|increased|decreased|brought|took|cut|reduced|raised|lowered|got|grow|growing|drove|pushed|kept|led|built|helped|doubled|scaled|expanded|managed|saved|who|which|that|to)(?=\s|$)/i;
const counted =
  /^(?:$|[,;.(]|\s(?:which|in|since|over|across|on|at|with|when|while|after|by|under|within|and|as|year|despite|without|because|thanks|during)\b)/;

/** A measured change that she wrote without its verb, said as a clause: "denials 14% → 8.5 since May" → "denials went from 14% to 8.5% since May". Null when there is a verb already or no such pair; nothing after the figures is lost. */
export function sayBareChange(text: string): string | null {
  return sayPair(text) ?? sayNounLast(text) ?? sayUpOrDown(text);
}

function sayPair(text: string): string | null {
  const found = nounThenPair.exec(text)?.groups;
  if (found === undefined) return null;
  const { noun = "", from = "", unitA = "", to = "", unitB = "", after: rest = "" } = found;
  if (verbBefore.test(noun) || isClearPast(noun.split(" ")[0] ?? "") || isYears(from, to))
    return null;
  const percent = from.endsWith("%") || (to.endsWith("%") && unitA === "");
  const open = unitB === "" && counted.test(rest);
  const low = percent && !from.endsWith("%") ? `${from}%` : `${from}${unitA}`;
  const high = percent && !to.endsWith("%") && open ? `${to}%` : `${to}${unitB}`;
  return `${subjectOf(noun)} went from ${low} to ${high}${joined(rest)}`;
}

function sayNounLast(text: string): string | null {
  const found = pairThenNoun.exec(text)?.groups;
  if (found === undefined) return null;
  const { noun = "", from = "", to = "", after: rest = "" } = found;
  if (isYears(from, to) || /^(?:in|since|over|a|per|by|of)\b/.test(noun)) return null;
  return `${noun} went from ${from} to ${to}${joined(rest)}`;
}

function sayUpOrDown(text: string): string | null {
  const found = nounThenBy.exec(text)?.groups;
  if (found === undefined) return null;
  const { noun = "", way, by = "", unitB = "", after: rest = "" } = found;
  if (verbBefore.test(noun)) return null;
  return `${subjectOf(noun)} ${way === "up" ? "rose" : "fell"} ${by}${unitB}${joined(rest)}`;
}

function subjectOf(noun: string): string {
  const plain = noun.trim().replace(/,? (?:down|up)$/i, "");
  return changeSubject({ noun: plain, unit: "", direction: "unknown" });
}

function isYears(from: string, to: string): boolean {
  return /^(?:19|20)\d\d$/.test(from) && /^(?:19|20)\d\d$/.test(to);
}

function joined(rest: string): string {
  return rest.replace(/^,? which\b/, ", which");
}
