import { deedIn } from "./interview-bank-deeds.ts";
import { kindOf, statementsOf } from "./interview-bank-parts.ts";
import { splitStops } from "#core/language/split.ts";

export const starLabel = /^\*{0,2}(situation|task|actions?|results?|outcome)\*{0,2}\s*[:–-]\s*/iu;

/** A sum behind a word of money gets its sign: "would have been 40,000" → "$40,000". */
export function sums(text: string): string {
  return text.replaceAll(
    /\b((?:would have been|would of been|would’ve been|cost(?:ing)?(?: us)?|worth|sav(?:ed|ing)(?: us)?|freed(?: up)?|recovered|raised)\s(?:about |over |nearly )?)(\d{1,3}(?:,\d{3})+|\d[\d.]*[kM])(?!\s(?:hours|days|units|people|lives|trees|gallons|pounds|tons|miles))/giu,
    "$1$$$2",
  );
}

export function dropLabel(entry: string): string {
  return entry
    .replace(
      /^(?:accomplishment|achievement|story|example|win)\s*(?:#|no\.?)?\s*(?:\d|one|two|three|four)?\s*[:.–-]\s*/iu,
      "",
    )
    .replace(/^(?:first|second|third|finally|another(?: one)?|also|next)[,:]\s*/iu, "");
}

/** Lines of a story she labelled: a new one starts at each "Situation:". */
export function byLabels(entries: readonly string[]): string[] {
  const groups: string[] = [];
  for (const entry of entries) {
    if (groups.length === 0 || /^\*{0,2}situation/iu.test(entry)) groups.push(entry);
    else groups[groups.length - 1] += `\n${entry}`;
  }
  return groups;
}

/** A short line without a deed ("ICU at Mercy:") leads the next one. */
export function joinLeads(entries: readonly string[]): string[] {
  const joined: string[] = [];
  let lead = "";
  for (const entry of entries) {
    if (
      entry.endsWith(":") ||
      (entry.split(" ").length <= 4 && kindOf(entry, false) === "fragment" && !/\d/u.test(entry))
    ) {
      lead = `${entry.replace(/:$/, "")}: `;
    } else {
      joined.push(lead + entry);
      lead = "";
    }
  }
  return lead === "" ? joined : [...joined, lead.slice(0, -2)];
}

const leansBack =
  /^(?:it|this|that|they|these|those|he|she|the result|as a result|within|by the end|so|then|after that|since then|and|which|because|in the end|today|now|zero|no|nobody|none|not|took|still|both|all|everyone|ended up|that[’']s)\b|\b(?:with|to|from|for|by) (?:him|her|them|it)\b/iu;

export const turns =
  /^(?:I also|we also|also,|separately|another|in addition|earlier(?: in my career)?|before that|most recently|in my (?:previous|last|current|first)|at my (?:previous|last|current)|second|third|finally|in a (?:different|previous))\b/iu;

/** Sentences, also where one ends on a clock time and the next starts in lower case. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((line) => splitStops(line))
    .flatMap((sentence) =>
      sentence.split(
        /(?<=\b[ap]\.m\.)\s(?=(?:got|led|built|ran|cut|won|wrote|made|took|brought|started|launched|grew|raised|moved|kept)\s)/u,
      ),
    );
}

function deedsIn(text: string): boolean {
  return text.split("\n").some((line) => statementsOf(line).some((part) => deedIn(part) !== null));
}

/** Running text: a new story begins with a new deed once the one before has its outcome. */
export function byTurns(text: string): string[] {
  const groups: { text: string; settled: boolean }[] = [];
  for (const sentence of sentencesOf(text)) {
    const current = groups.at(-1);
    const parts = statementsOf(sentence.replace(opening, ""));
    const kinds = parts.map((part, index) => kindOf(part, index === 0 && current === undefined));
    const opens = kinds.some(
      (kind) => kind === "deed" || kind === "change" || kind === "before" || kind === "friction",
    );
    const brief = !/^(?:I|we)\b/u.test(sentence) && /\d/u.test(sentence);
    const scene =
      /^(?:when|while|after|during|in my|at|in)\s/iu.test(sentence) && opening.test(sentence);
    const past = /^(?:when|after|while)\s(?:he|she|they|it|this|that)\b/iu.test(sentence);
    const settles =
      kinds.some((kind) => kind === "change" || kind === "outcome" || kind === "bound") ||
      (kinds.includes("deed") &&
        (brief || parts.some((part) => (deedIn(part)?.span ?? "") !== "")));
    const turn =
      turns.test(sentence) ||
      (scene &&
        !past &&
        current?.text.includes(" ") === true &&
        kinds.includes("deed") &&
        deedsIn(current.text)) ||
      (current?.settled === true && !leansBack.test(parts[0] ?? sentence));
    if (current === undefined || (opens && turn)) groups.push({ text: sentence, settled: settles });
    else {
      current.text += `\n${sentence}`;
      current.settled ||= settles;
    }
  }
  return groups.map((group) => group.text);
}

export const opening =
  /^((?:at|in|as|during|when|after|while|over|before|with|for|since|earlier in)\s[^,]{3,90}?),?\s(?=(?:I|we)\s)/iu;
