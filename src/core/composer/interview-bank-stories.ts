import { apartFromWay, changeIn, type Deed, deedIn, kindOf, statementsOf, waysIn } from "./interview-bank-parts.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import type { Change } from "#core/language/change.ts";
import { cleanText } from "#core/language/clean.ts";
import { pastOf } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { splitEntries, splitOutside, splitStops } from "#core/language/split.ts";

export type { Deed } from "./interview-bank-parts.ts";

/** One accomplishment in its parts, every part in her words. */
export type Story = {
  /** "ICU at Mercy", "at Alder Bank", "during the COVID surge" */
  readonly place: string;
  readonly before: readonly string[];
  readonly task: readonly string[];
  readonly changes: readonly Change[];
  readonly deeds: readonly Deed[];
  /** How it was done, where she gave no verb: "small groups every day". */
  readonly methods: readonly string[];
  readonly outcomes: readonly string[];
  /** "nobody floated without a buddy", "zero missed ships" */
  readonly bounds: readonly string[];
  readonly friction: readonly string[];
  /** "2 quarters", when she says what it took. */
  readonly took: string;
  /** Parts she labelled herself, by label. */
  readonly labelled: Readonly<Record<string, string>>;
  readonly words: string;
};

type Draft = { -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K] };

const starLabel = /^\*{0,2}(situation|task|actions?|results?|outcome)\*{0,2}\s*[:–-]\s*/iu;

/** Her accomplishments, one story each: as she numbered or lined them up, or where a new one begins in running text. */
export function readStories(answer: string): readonly Story[] {
  const cleaned = sums(sayAmounts(cleanText(answer).replaceAll(/\bwould of been\b/giu, "would have been")))
    .replaceAll(/(?<!the )\bsame (night|day|week|morning)\b/gu, "the same $1")
    .replaceAll(/\b1 (?=weekend|day|week|month|year|hour|quarter|night|Saturday|Sunday)/gu, "one ")
    .replaceAll(/\bblack Friday\b/gu, "Black Friday");
  const entries = splitEntries(cleaned).filter((entry) => /\p{L}{2}/u.test(entry));
  const labelled = entries.filter((entry) => starLabel.test(entry)).length;
  const groups = labelled >= 2 ? byLabels(entries) : entries.length > 1 ? joinLeads(entries.map(dropLabel)) : byTurns(dropLabel(entries[0] ?? ""));
  return groups.map(readStory).filter((story) => story.words !== "").slice(0, 6);
}

/** A sum behind a word of money gets its sign: "would have been 40,000" → "$40,000". */
function sums(text: string): string {
  return text.replaceAll(/\b((?:would have been|would of been|would’ve been|cost(?:ing)?(?: us)?|worth|sav(?:ed|ing)(?: us)?|raised)\s(?:about |over |nearly )?)(\d{1,3}(?:,\d{3})+|\d[\d.]*[kM])(?!\s(?:hours|days|units|people|lives|trees|gallons|pounds|tons|miles))/giu, "$1$$$2");
}

function dropLabel(entry: string): string {
  return entry
    .replace(/^(?:accomplishment|achievement|story|example|win)\s*(?:#|no\.?)?\s*(?:\d|one|two|three|four)?\s*[:.–-]\s*/iu, "")
    .replace(/^(?:first|second|third|finally|another(?: one)?|also|next)[,:]\s*/iu, "");
}

/** Lines of a story she labelled: a new one starts at each "Situation:". */
function byLabels(entries: readonly string[]): string[] {
  const groups: string[] = [];
  for (const entry of entries) {
    if (groups.length === 0 || /^\*{0,2}situation/iu.test(entry)) groups.push(entry);
    else groups[groups.length - 1] += `\n${entry}`;
  }
  return groups;
}

/** A short line without a deed ("ICU at Mercy:") leads the next one. */
function joinLeads(entries: readonly string[]): string[] {
  const joined: string[] = [];
  let lead = "";
  for (const entry of entries) {
    if (entry.endsWith(":") || (entry.split(" ").length <= 4 && kindOf(entry, false) === "fragment" && !/\d/u.test(entry))) {
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
const turns =
  /^(?:I also|we also|also,|separately|another|in addition|earlier(?: in my career)?|before that|most recently|in my (?:previous|last|current|first)|at my (?:previous|last|current)|second|third|finally|in a (?:different|previous))\b/iu;

/** Sentences, also where one ends on a clock time and the next starts in lower case. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .flatMap((line) => splitStops(line))
    .flatMap((sentence) => sentence.split(/(?<=\b[ap]\.m\.)\s(?=(?:got|led|built|ran|cut|won|wrote|made|took|brought|started|launched|grew|raised|moved|kept)\s)/u));
}

/** Running text: a new story begins with a new deed once the one before has its outcome. */
function byTurns(text: string): string[] {
  const groups: { text: string; settled: boolean }[] = [];
  for (const sentence of sentencesOf(text)) {
    const current = groups.at(-1);
    const parts = statementsOf(sentence.replace(opening, ""));
    const kinds = parts.map((part, index) => kindOf(part, index === 0 && current === undefined));
    const opens = kinds.some((kind) => kind === "deed" || kind === "change" || kind === "before" || kind === "friction");
    const brief = !/^(?:I|we)\b/u.test(sentence) && /\d/u.test(sentence);
    const settles =
      kinds.some((kind) => kind === "change" || kind === "outcome" || kind === "bound") ||
      (kinds.includes("deed") && (brief || parts.some((part) => (deedIn(part)?.span ?? "") !== "")));
    const turn = turns.test(sentence) || (current?.settled === true && !leansBack.test(sentence));
    if (current === undefined || (opens && turn)) groups.push({ text: sentence, settled: settles });
    else {
      current.text += `\n${sentence}`;
      current.settled ||= settles;
    }
  }
  return groups.map((group) => group.text);
}

const situation =
  /^((?:the\s|during\s|in\s|after\s)?(?:\p{L}+\s){0,3}(?:surge|pandemic|COVID|merger|crisis|recession|strike|outage|recall|storm|hurricane|flood|fire|reorg|reorganization|shutdown|shortage|lockdown|acquisition|layoffs|blizzard|wildfire|breach|audit season|holiday season))[,:]?\s(?=\p{Ll}+)/iu;
const opening = /^((?:at|in|as|during|when|after|while|over|before|with|for|since|earlier in)\s[^,]{3,90}?),?\s(?=(?:I|we)\s)/iu;

function readStory(text: string): Story {
  const story: Draft = {
    place: "",
    before: [],
    task: [],
    changes: [],
    deeds: [],
    methods: [],
    outcomes: [],
    bounds: [],
    friction: [],
    took: "",
    labelled: {},
    words: stripPeriod(text.replaceAll(/\s*\n\s*/g, ". ")),
  };
  if (starLabel.test(text)) return { ...story, labelled: labels(text) };
  for (const sentence of sentencesOf(text)) {
    const rest = takePlace(story, sentence.replace(turns, (word) => (/^I|^we/iu.test(word) ? word.replace(/\salso$/iu, "") : "")).replace(/^[,\s]+/u, ""));
    for (const [index, part] of statementsOf(rest).entries()) readPart(story, part, index);
  }
  return story;
}

function labels(text: string): Record<string, string> {
  const keys: Readonly<Record<string, string>> = { actions: "action", results: "result", outcome: "result" };
  const found = text.split("\n").map((line) => [starLabel.exec(line)?.[1]?.toLowerCase() ?? "", line.replace(starLabel, "")] as const);
  return Object.fromEntries(found.filter(([label]) => label !== "").map(([label, words]) => [keys[label] ?? label, words]));
}

/** Takes "ICU at Mercy:", "COVID surge" or "At Alder Bank," off the front of a story. */
function takePlace(story: Draft, sentence: string): string {
  const named = /^([^:.]{3,50}):\s+(?=\S)/u.exec(sentence);
  if (named && story.place === "" && deedIn(named[1] ?? "") === null && changeIn(named[1] ?? "") === null) {
    const lone = (named[1] ?? "").split(" ").length === 1 && /^\p{Ll}/u.test(named[1] ?? "");
    if (!lone) story.place = named[1] ?? "";
    return sentence.slice(named[0].length);
  }
  const event = situation.exec(sentence) ?? opening.exec(sentence);
  if (!event || story.place !== "" || story.deeds.length > 0) return sentence;
  const words = event[1] ?? "";
  const when = /^when\s(.+)$/iu.exec(words)?.[1];
  if (when !== undefined && !/^(?:I|we)\b/u.test(when)) story.before.push(when);
  else if (!/^earlier in\b/iu.test(words)) {
    story.place = /^(?:at|in|as|during|when|after|while|over|before|with|for|since)\s/iu.test(words) ? words : `during the ${words.replace(/^the\s/iu, "")}`;
  }
  return sentence.slice(event[0].length);
}

function readPart(story: Draft, part: string, index: number): void {
  const inner = /\s\(((?:it )?took [^)]+)\)/iu.exec(part)?.[1];
  const said = part.replace(/\s\((?:it )?took [^)]+\)/iu, "").replace(/^(?:and|but|so|then|also)\s/iu, "");
  if (inner !== undefined) story.took = inner.replace(/^(?:it )?took\s/iu, "");
  const started = story.deeds.length + story.changes.length > 0;
  const kind = kindOf(said, index === 0 && !started);
  if (kind === "took") story.took = said.replace(/^(?:it |that |this )?took\s/iu, "");
  else if (kind === "friction") story.friction.push(said);
  else if (kind === "before") story.before.push(said);
  else if (kind === "task") story.task.push(said);
  else if (kind === "bound") story.bounds.push(said.replace(/^with\s/iu, ""));
  else if (kind === "by") story.deeds.push(...waysIn(said));
  else if (kind === "change") addChange(story, said);
  else if (kind === "deed") addDeed(story, said);
  else if (kind === "outcome") story.outcomes.push(outcomeOf(said));
  else if (/^\p{Lu}\S*(?: \p{Lu}\S*)* especially$/u.test(said) && story.friction.length > 0) story.friction.push(said);
  else if (story.place === "" && !started && said.split(" ").length <= 6 && !/\d/u.test(said)) story.place = said;
  else if (story.changes.length > 0 && story.deeds.length === 0) story.methods.push(said);
  else story.outcomes.push(outcomeOf(said));
}

/** What came of it as a sentence of its own: "which saved $1M" → "that saved $1M", "now used in 3 courts" → "it is now used in 3 courts". */
function outcomeOf(said: string): string {
  return said
    .replace(/^which (?=(?:the|a|our|my)\s)(.+?)\s(\p{L}+(?:ed|t))\b(.*)$/iu, (_all, who: string, verb: string, rest: string) => `${verb} by ${who}${rest}`)
    .replace(/^which\s/iu, "that ")
    .replace(/^that (?=(?:has|is now|now)\s)/iu, "it ")
    .replace(/^that (?=(?:have|are now)\s)/iu, "they ")
    .replace(/^now (?=\p{L}+(?:ed|en)\b)/iu, "it is now ")
    .replace(/^(?=would have\b)/iu, "it ");
}

function addChange(story: Draft, said: string): void {
  const change = changeIn(said);
  if (change === null) return;
  const [rest = "", ...ways] = splitOutside(change.rest ?? "", /(?:^|,?\s)(?=by \p{L}+ing\b)/gu);
  const [tail = "", ...methods] = splitOutside(rest, /(?:^|,\s)(?=(?:small|daily|weekly|one|new|better|same|no|just)\s\p{L}+)/giu);
  const { rest: _all, ...bare } = { ...change, noun: spending(change).replace(/^(?:my|our)\s/iu, "") };
  story.changes.push(tail === "" ? bare : { ...bare, rest: tail });
  story.methods.push(...methods.filter((method) => method !== ""));
  if (story.place === "" && change.context !== undefined) story.place = change.context;
  for (const way of ways) story.deeds.push(...waysIn(way));
}

/** A lone noun beside a sum is what was spent on it: "agency from $5.4M" → "agency spend". */
function spending({ noun, unit }: Change): string {
  return unit === "$" && /^(?:agency|overtime|freight|travel|temp|contract labor|outside counsel|legal|print|printing)$/iu.test(noun) ? `${noun} spend` : noun;
}

function addDeed(story: Draft, said: string): void {
  const deed = deedIn(said);
  if (deed === null) return;
  const late = story.friction.length > 0;
  const [main = "", ...ways] = apartFromWay(deed.rest);
  const empty = /^(?:it|this|that|them)$/iu.test(main) && ways.length > 0 && story.changes.length > 0;
  const shrunk = shrinkage(deed, main);
  if (shrunk !== null) {
    story.changes.push(shrunk);
    story.deeds.push({ ...deed, rest: main.replace(/\s(?:→|(?:down )?to|into)\s\d.*$/u, ""), late: false });
  } else if (!empty) story.deeds.push({ ...deed, rest: main.replace(/,$/u, ""), late });
  for (const way of ways) story.deeds.push(...waysIn(way).map((one) => ({ ...one, late })));
}

/** "the 140-page board deck → 12 pages" is a change that she made. */
function shrinkage(deed: Deed, rest: string): Change | null {
  const found = /^(the |a |an |our |my )?(\d[\d,]*)-(\p{L}+) (.+?) (?:→|(?:down )?to|into) (\d[\d,]*)(?:[- ]\p{L}+)?$/iu.exec(rest);
  if (!found) return null;
  const [, , from = "", unit = "", noun = "", to = ""] = found;
  const low = Number(from.replaceAll(",", ""));
  const high = Number(to.replaceAll(",", ""));
  return {
    noun: `the ${noun}`,
    from: `${from} ${unit}s`,
    to: `${to} ${high === 1 ? unit : `${unit}s`}`,
    unit: `${unit}s`,
    direction: high < low ? "down" : "up",
    verb: pastOf(deed.base),
  };
}
