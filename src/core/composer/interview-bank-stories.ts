import { joinArc } from "./interview-bank-arc.ts";
import {
  byLabels,
  byTurns,
  dropLabel,
  joinLeads,
  opening,
  sentencesOf,
  starLabel,
  sums,
  turns,
} from "./interview-bank-groups.ts";
import { changeIn } from "./change-in.ts";
import { type Deed, deedIn, waysIn } from "./interview-bank-deeds.ts";
import { kindOf, statementsOf } from "./interview-bank-parts.ts";
import type { Story, StoryDraft } from "./interview-bank-story.ts";
import { addChange, addDeed } from "./interview-bank-told.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import { cleanText } from "#core/language/clean.ts";
import { pastOf } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { splitEntries } from "#core/language/split.ts";

/** Her accomplishments, one story each: as she numbered or lined them up, or where a new one begins in running text. */
export function readStories(answer: string): readonly Story[] {
  const cleaned = sums(
    sayAmounts(cleanText(answer).replaceAll(/\bwould of been\b/giu, "would have been")),
  )
    .replaceAll(/(?<!the )\bsame (night|day|week|morning)(?=$|[.,;\n])/gmu, "the same $1")
    .replaceAll(/\b1 (?=weekend|day|week|month|year|hour|quarter|night|Saturday|Sunday)/gu, "one ")
    .replaceAll(/\bblack Friday\b/gu, "Black Friday")
    .replaceAll(/(?<=\d)(?=(?:ms|s)\b)/gu, " ");
  const entries = splitEntries(cleaned).filter((entry) => /\p{L}{2}/u.test(entry));
  const labelled = entries.filter((entry) => starLabel.test(entry)).length;
  const groups =
    labelled >= 2
      ? byLabels(entries)
      : entries.length > 1
        ? joinLeads(entries.map(dropLabel))
        : byTurns(dropLabel(entries[0] ?? ""));
  return groups
    .map((group) => gainsApart(joinArc(readStory(group))))
    .filter((story) => story.words !== "")
    .slice(0, 6);
}

/** "ran workshops …, saved $1.1M a year": what was saved or won is what came of the deed before. */
function gainsApart(story: Story): Story {
  const isGain = ({ base, subject }: Deed, at: number) =>
    at > 0 &&
    subject === "I" &&
    /^(?:save|recover|free|avoid|gain|earn)$/u.test(base) &&
    !new RegExp(`\\bI (?:also )?${pastOf(base)}\\b`, "iu").test(story.words);
  const gains = story.deeds.filter(isGain);
  if (gains.length === 0) return story;
  return {
    ...story,
    deeds: story.deeds.filter((deed, at) => !isGain(deed, at)),
    outcomes: [...story.outcomes, ...gains.map(({ base, rest }) => `that ${pastOf(base)} ${rest}`)],
  };
}

const situation =
  /^((?:the\s|during\s|in\s|after\s)?(?:\p{L}+\s){0,3}(?:surge|pandemic|COVID|merger|crisis|recession|strike|outage|recall|storm|hurricane|flood|fire|reorg|reorganization|shutdown|shortage|lockdown|acquisition|layoffs|blizzard|wildfire|breach|audit season|holiday season))[,:]?\s(?=\p{Ll}+)/iu;
function readStory(text: string): Story {
  const story: StoryDraft = {
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
    const rest = takePlace(
      story,
      sentence
        .replace(turns, (word) => (/^I|^we/iu.test(word) ? word.replace(/\salso$/iu, "") : ""))
        .replace(/^[,\s]+/u, ""),
    );
    for (const [index, part] of statementsOf(rest).entries()) readPart(story, part, index);
  }
  return story;
}

function labels(text: string): Record<string, string> {
  const keys: Readonly<Record<string, string>> = {
    actions: "action",
    results: "result",
    outcome: "result",
  };
  const found = text
    .split("\n")
    .map(
      (line) =>
        [starLabel.exec(line)?.[1]?.toLowerCase() ?? "", line.replace(starLabel, "")] as const,
    );
  return Object.fromEntries(
    found.filter(([label]) => label !== "").map(([label, words]) => [keys[label] ?? label, words]),
  );
}

/** Takes "ICU at Mercy:", "COVID surge" or "At Alder Bank," off the front of a story. */
function takePlace(story: StoryDraft, sentence: string): string {
  const named = /^([^:.]{3,50}):\s+(?=\S)/u.exec(sentence);
  if (
    named &&
    story.place === "" &&
    deedIn(named[1] ?? "") === null &&
    changeIn(named[1] ?? "") === null
  ) {
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
    story.place = /^(?:at|in|as|during|when|after|while|over|before|with|for|since)\s/iu.test(words)
      ? words
      : `during the ${words.replace(/^the\s/iu, "")}`;
  }
  return sentence.slice(event[0].length);
}

function readPart(story: StoryDraft, part: string, index: number): void {
  const inner = /\s\(((?:it )?took [^)]+)\)/iu.exec(part)?.[1];
  const said = part
    .replace(/\s\((?:it )?took [^)]+\)/iu, "")
    .replace(/^(?:and|but|so|then|also)\s/iu, "");
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
  else if (/^\p{Lu}\S*(?: \p{Lu}\S*)* especially$/u.test(said) && story.friction.length > 0)
    story.friction.push(said);
  else if (story.place === "" && !started && said.split(" ").length <= 6 && !/\d/u.test(said))
    story.place = said;
  else if (story.changes.length > 0 && story.deeds.length === 0) story.methods.push(said);
  else story.outcomes.push(outcomeOf(said));
}

/** What came of it as a sentence of its own: "which saved $1M" → "that saved $1M", "now used in 3 courts" → "it is now used in 3 courts". */
function outcomeOf(said: string): string {
  return said
    .replace(
      /^which (?=(?:the|a|our|my)\s)(.+?)\s(\p{L}+(?:ed|t))\b(.*)$/iu,
      (_all, who: string, verb: string, rest: string) => `${verb} by ${who}${rest}`,
    )
    .replace(/^which (?=(?:passed|became|won|failed|opened|stands|runs)\b)/iu, "it ")
    .replace(/^which\s/iu, "that ")
    .replace(/^(?=(?:got|won|received|earned|kept)\s)/iu, "I ")
    .replace(/^that (?=(?:has|is now|now)\s)/iu, "it ")
    .replace(/^that (?=(?:have|are now)\s)/iu, "they ")
    .replace(/^now (?=\p{L}+(?:ed|en)\b)/iu, "it is now ")
    .replace(/^(?=would have\b)/iu, "it ");
}
