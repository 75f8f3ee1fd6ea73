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
import {
  apartFromWay,
  changeIn,
  type Deed,
  deedIn,
  kindOf,
  statementsOf,
  waysIn,
} from "./interview-bank-parts.ts";
import { isPlural } from "./interview-bank-words.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import type { Change } from "#core/language/change.ts";
import { cleanText } from "#core/language/clean.ts";
import { baseOf, isClearPast, pastOf } from "#core/language/inflect.ts";
import { lowerFirst, stripPeriod } from "#core/language/phrase.ts";
import { splitEntries, splitOutside } from "#core/language/split.ts";

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

type Draft = {
  -readonly [K in keyof Story]: Story[K] extends readonly (infer T)[] ? T[] : Story[K];
};

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
function takePlace(story: Draft, sentence: string): string {
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

function readPart(story: Draft, part: string, index: number): void {
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

/** Verbs of hers that stand before what moved: "negotiated music rights from $240K to $90K". */
const handled =
  /^(negotiated|renegotiated|bargained|talked|worked|trimmed|pared|ramped|steered|managed|ran|revived)\s(.+)$/iu;

function addChange(story: Draft, said: string): void {
  const change = changeIn(said);
  if (change === null) return;
  const worked = handled.exec(change.noun);
  if (worked !== null && new RegExp(`^(?:(?:I|we)\\s)?${change.noun}`, "iu").test(said)) {
    const base = baseOf((worked[1] ?? "").toLowerCase());
    const noun = worked[2] ?? "";
    if (base !== null) {
      story.deeds.push({ base, rest: noun, span: "", subject: "I", late: false });
      story.changes.push({ ...change, noun });
      return;
    }
  }
  const when = /^(?:when|once|after)\s((?:I|we)\s.+)$/iu.exec(change.rest ?? "")?.[1];
  if (when !== undefined && statementsOf(when).every((part) => deedIn(part) !== null)) {
    const { rest: _when, ...apart } = change;
    story.changes.push(apart);
    for (const part of statementsOf(when)) addDeed(story, part);
    return;
  }
  const [rest = "", ...ways] = splitOutside(change.rest ?? "", /(?:^|,?\s)(?=by \p{L}+ing\b)/gu);
  if (/^,?\s?(?:freed|saved|recovered|released)\s/iu.test(rest)) {
    const { rest: gain = "", ...apart } = change;
    story.changes.push(apart);
    story.outcomes.push(`that ${gain.replace(/^,\s/u, "")}`);
    return;
  }
  const [tail = "", ...methods] = splitOutside(
    rest,
    /(?:^|,\s)(?=(?:small|daily|weekly|one|new|better|same|no|just)\s\p{L}+)/giu,
  );
  const { rest: _all, ...bare } = {
    ...change,
    ...wayOf(change),
    noun: plainNoun(spending(change).replace(/^(?:my|our)\s/iu, "")),
  };
  story.changes.push(tail === "" ? bare : { ...bare, rest: tail });
  story.methods.push(...methods.filter((method) => method !== ""));
  if (story.place === "" && change.context !== undefined) story.place = change.context;
  for (const way of ways) story.deeds.push(...waysIn(way));
}

/** "Medicaid rate raised" by 12% is the Medicaid rate, and it went up. */
function wayOf({ noun, direction }: Change): Pick<Change, "direction"> {
  const said = /\s(raised|increased|lifted|cut|lowered|reduced)$/iu.exec(noun)?.[1];
  return {
    direction:
      direction !== "unknown" || said === undefined
        ? direction
        : /^(?:raised|increased|lifted)$/iu.test(said)
          ? "up"
          : "down",
  };
}

function plainNoun(noun: string): string {
  const bare = noun.replace(/\s(?:raised|increased|lifted|cut|lowered|reduced)$/iu, "");
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(bare) && (bare.split(" ")[0] ?? "").endsWith("s")
    ? lowerFirst(bare)
    : bare;
}

/** A lone noun beside a sum is what was spent on it: "agency from $5.4M" → "agency spend". */
function spending({ noun, unit }: Change): string {
  return unit === "$" &&
    /^(?:agency|overtime|freight|travel|temp|contract labor|outside counsel|legal|print|printing)$/iu.test(
      noun,
    )
    ? `${noun} spend`
    : noun;
}

function addDeed(story: Draft, said: string): void {
  const deed = deedIn(said);
  if (deed === null) return;
  const late = story.friction.length > 0;
  const role =
    /\sas (?:an? |the )?((?:\p{Ll}+\s){0,3}?(?:officer|manager|director|lead|chair|chief|president|coordinator|captain|supervisor|head|principal|superintendent))$/u.exec(
      deed.rest,
    );
  if (role && story.place === "") story.place = role[0].trim();
  const [main = "", ...ways] = apartFromWay(deed.rest);
  const empty =
    /^(?:it|this|that|them)$/iu.test(main) && ways.length > 0 && story.changes.length > 0;
  const now = /^(.+?)\sthat\s((?:the|all|every|our|both)\s(?:[\p{L}-]+\s){0,4}now\s\p{L}+)$/iu.exec(
    main,
  );
  if (now) {
    story.deeds.push({ ...deed, rest: now[1] ?? "", late });
    story.outcomes.push(`${now[2] ?? ""} ${isPlural(now[1] ?? "") ? "them" : "it"}`);
    return;
  }
  const scene =
    /^(.+?)\s(?:when|after)\s((?:the|our|my)\s(?:[\p{L}-]+\s){1,3}?(?:quit|left|died|resigned|failed|collapsed|walked out|fell through|closed|burned down))$/iu.exec(
      main,
    );
  if (scene && story.before.length === 0) {
    story.before.push(scene[2] ?? "");
    story.deeds.push({ ...deed, rest: scene[1] ?? "", late });
    return;
  }
  const group =
    /^((?:a|the|our)\s(?:[\p{L}-]+\s){0,3}?(?:team|group|committee|coalition|program|project|effort|campaign|task force|unit|crew)(?:\sof\s[\d,]+(?:\s\p{L}+)?)?)\sthat\s(\p{L}+)\s(.+)$/iu.exec(
      main,
    );
  if (group && isClearPast(group[2] ?? "") && !/^had$/iu.test(group[2] ?? "")) {
    story.deeds.push({ ...deed, rest: group[1] ?? "", late });
    story.outcomes.push(
      `${(group[1] ?? "").replace(/^(?:a|our)\s/iu, "the ").replace(/\sof\s.*$/u, "")} ${group[2] ?? ""} ${group[3] ?? ""}`,
    );
    return;
  }
  const apart = /^(.+\sof\s)(.+?)\sthat had\s(.+)$/iu.exec(main);
  if (apart) {
    story.before.push(`${apart[2] ?? ""} had ${apart[3] ?? ""}`);
    story.deeds.push({ ...deed, rest: `${apart[1] ?? ""}${apart[2] ?? ""}`, late });
    return;
  }
  const shrunk = shrinkage(deed, main);
  if (shrunk !== null) {
    story.changes.push(shrunk);
    story.deeds.push({
      ...deed,
      rest: main.replace(/\s(?:→|(?:down )?to|into)\s\d.*$/u, ""),
      late: false,
    });
  } else if (!empty) story.deeds.push({ ...deed, rest: main.replace(/,$/u, ""), late });
  for (const way of ways) story.deeds.push(...waysIn(way).map((one) => ({ ...one, late })));
}

/** "the 140-page board deck → 12 pages" is a change that she made. */
function shrinkage(deed: Deed, rest: string): Change | null {
  const found =
    /^(the |a |an |our |my )?(\d[\d,]*)-(\p{L}+) (.+?) (?:→|(?:down )?to|into) (\d[\d,]*)(?:[- ]\p{L}+)?$/iu.exec(
      rest,
    );
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
