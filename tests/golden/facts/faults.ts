import type { FactReceipt, TextFact } from "#core/facts/fact.ts";
import { factRuleOf } from "#core/facts/fact-rules.ts";
import { markText } from "#core/checks/marks/mark-text.ts";
import { readerOf } from "#core/checks/marks/readers.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { type Result, type Section, sectionText } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

export type GoodText = {
  readonly id: string;
  readonly tool: ToolId;
  readonly answers: Answers;
  readonly result: Result;
};

/** A good text with one fault put in: the words that are wrong now, where they stand. */
export type FaultyText = GoodText & {
  readonly kind: FaultKind;
  readonly section: string | null;
  readonly start: number;
  readonly end: number;
};

export const faultKinds = [
  "figure",
  "date",
  "month",
  "name",
  "name-first",
  "title",
  "bound-added",
  "bound-lost",
  "private",
  "reader",
  "placeholder",
] as const;
export type FaultKind = (typeof faultKinds)[number];

type Random = () => number;

/** Numbers from 0 to 1 that a seed decides. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A good text with one fault of a kind; null where it has no place for one. */
export function putInFault(
  good: GoodText,
  kind: FaultKind,
  random: Random,
  words: WordList,
): FaultyText | null {
  const { receipts } = markText(good.tool, good.result, { answers: good.answers }, words);
  const open = receipts.filter(
    ({ problem, section }) => problem === null && isChecked(good.tool, section),
  );
  return faults[kind]({ good, open, random, words });
}

type FaultPlace = {
  readonly good: GoodText;
  /** The facts with a source, in the sections that are judged. */
  readonly open: readonly Placed[];
  readonly random: Random;
  readonly words: WordList;
};

const faults: Readonly<Record<FaultKind, (place: FaultPlace) => FaultyText | null>> = {
  figure: ({ good, open, random }) =>
    swap(good, "figure", random, open.filter(isPlainFigure), (fact) =>
      otherFigure(fact, good.answers, random),
    ),
  date: ({ good, open, random }) =>
    swap(good, "date", random, open.filter(isDayOrYear), (fact) =>
      otherDay(fact, good.answers, random),
    ),
  month: ({ good, open, random }) =>
    swap(good, "month", random, open.filter(isDate), (fact) =>
      otherMonth(fact, good.answers, random),
    ),
  "bound-added": ({ good, open, random }) =>
    swap(good, "bound-added", random, open.filter(isUnbound), ({ text }) => {
      return `${pick(["more than", "at least", "about", "almost", "under"], random)} ${text}`;
    }),
  "bound-lost": ({ good, open, random }) => loseBound(good, random, open.filter(isBound)),
  name: ({ good, random }) => add(good, "name", random, pick(namesWithin, random)),
  "name-first": ({ good, random }) => add(good, "name-first", random, pick(namesFirst, random)),
  title: ({ good, random }) => add(good, "title", random, pick(titles, random)),
  placeholder: ({ good, random }) => add(good, "placeholder", random, pick(blanks, random)),
  private: ({ good, random }) => tellSecret(good, random),
  reader: ({ good, random, words }) => nameReader(good, random, words),
};

function isDate({ fact }: Placed): boolean {
  return fact.kind === "date";
}

function isBound({ fact }: Placed): boolean {
  return fact.kind === "figure" && fact.bound !== null && !fact.isTold;
}

const namesWithin: readonly Words[] = [
  ["I worked on it with ", "Marcus Bellweather", "."],
  ["We did the same at ", "Halden Foods", " last year."],
  ["The second office is in ", "Tucson", "."],
  ["It runs on ", "Snowflake", " today."],
  ["", "Dr. Ottoline Pruett", " read it first."],
  ["You can ask ", "Femi", " about it."],
];
const namesFirst: readonly Words[] = [
  ["", "Priyanka", " asked for the same."],
  ["", "Oskar Lindqvist", " signed it."],
  ["", "Deloitte", " has looked at it."],
  ["", "Marcus’s", " team uses it now."],
  ["", "Brightmoor Holdings", " paid for it."],
  ["", "Ohio", " was the first state."],
];
const titles: readonly Words[] = [
  ["I did this as ", "Chief Transformation Officer", "."],
  ["I was ", "Regional Vice President", " then."],
  ["I’m a ", "senior dean", "."],
  ["I hold a ", "doctorate", "."],
  ["I work as an ", "associate professor", "."],
];
const blanks: readonly Words[] = [
  ["We start on ", "[date]", "."],
  ["It costs ", "____", "."],
  ["Ask ", "<name>", " for the rest."],
  ["It is ", "XX", " percent."],
  ["", "[Company Name]", " comes first."],
];
/** What is wrong stands between two pieces of an ordinary sentence. */
type Words = readonly [before: string, wrong: string, after: string];

const secrets: readonly { readonly note: string; readonly told: Words }[] = [
  { note: "I’m pregnant, they don’t know yet", told: ["I am also ", "pregnant", "."] },
  {
    note: "my knee surgery in spring (don’t mention)",
    told: ["There was my ", "knee surgery", " too."],
  },
  { note: "Between us: the landlord wants us out", told: ["The ", "landlord wants us", " out."] },
  {
    note: "I’m interviewing at a rival. Off the record.",
    told: ["I am ", "interviewing at a rival", " as well."],
  },
  { note: "please leave out the tribunal", told: ["There was the ", "tribunal", "."] },
];

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}

function isChecked(tool: ToolId, label: string | null): boolean {
  return factRuleOf(tool, label).reading === "facts";
}

type Placed = FactReceipt & { readonly section: string | null };

function isPlainFigure({ fact }: Placed): boolean {
  return fact.kind === "figure" && fact.values.length === 1 && (fact.values[0] ?? 0) > 4;
}

function isUnbound({ fact }: Placed): boolean {
  return (
    fact.kind === "figure" && fact.bound === null && !fact.isTold && (fact.values[0] ?? 0) > 12
  );
}

function isDayOrYear({ fact }: Placed): boolean {
  return (
    fact.kind === "date" &&
    (fact.day !== undefined || fact.year !== undefined || fact.weekday !== undefined)
  );
}

const numberWords =
  "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );

/** The same figure with other digits, none of them a number of the answers. */
function otherFigure({ text }: TextFact, answers: Answers, random: Random): string | null {
  const typed = Object.values(answers).join(" ").toLowerCase();
  for (let tries = 0; tries < 20; tries += 1) {
    const other = /\d/.test(text)
      ? text.replace(/\d/g, (digit, place: number) =>
          place === text.search(/\d/)
            ? String(1 + Math.floor(random() * 9))
            : String((Number(digit) + 3) % 10),
        )
      : pick(numberWords, random);
    const digits = other.replace(/\D/g, "");
    const value = digits === "" ? String(numberWords.indexOf(other) + 3) : digits;
    const isNew =
      !typed.replaceAll(/(?<=\d)[,. ](?=\d)/g, "").includes(value) &&
      !typed.includes(other.toLowerCase());
    if (isNew && other !== text) return other;
  }
  return null;
}

function otherDay(fact: TextFact, answers: Answers, random: Random): string | null {
  const typed = Object.values(answers).join(" ");
  if (fact.kind !== "date") return null;
  const { day, year, weekday } = fact;
  if (day !== undefined) {
    const other = 1 + Math.floor(random() * 27);
    return other === day || typed.includes(String(other))
      ? null
      : fact.text.replace(String(day), String(other));
  }
  if (year !== undefined) {
    const other = year - 2 - Math.floor(random() * 6);
    return typed.includes(String(other)) || typed.includes(String(other % 100))
      ? null
      : fact.text.replace(String(year), String(other));
  }
  const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const other = pick(names, random);
  if (weekday === undefined || new RegExp(other.slice(0, 3), "i").test(typed)) return null;
  return /day\b/.test(fact.text) ? fact.text.replace(/\p{L}+day/u, other) : null;
}

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

function otherMonth({ text }: TextFact, answers: Answers, random: Random): string | null {
  const typed = Object.values(answers).join(" ");
  const month = monthNames.find((name) => text.includes(name));
  const other = pick(monthNames, random);
  const number = monthNames.indexOf(other) + 1;
  const isTyped = new RegExp(
    `${other.slice(0, 3)}|\\b0?${number}[/.-]|[/.-]0?${number}\\b`,
    "i",
  ).test(typed);
  return month === undefined || isTyped ? null : text.replace(month, other);
}

function swap(
  good: GoodText,
  kind: FaultKind,
  random: Random,
  places: readonly Placed[],
  write: (fact: TextFact) => string | null,
): FaultyText | null {
  if (places.length === 0) return null;
  const { fact, section } = pick(places, random);
  const other = write(fact);
  return other === null ? null : replace(good, kind, section, fact.start, fact.end, other);
}

/** "14 days" becomes "14 people", "14 people" becomes "14 days". */
function loseBound(good: GoodText, random: Random, places: readonly Placed[]): FaultyText | null {
  if (places.length === 0) return null;
  const { fact, section } = pick(places, random);
  const text = textOf(good.result, section);
  const before =
    /(?:about|around|at least|more than|over|under|up to|almost|nearly|some|no more than) (?:an? |the )?$/i.exec(
      text.slice(0, fact.start),
    )?.[0];
  return before === undefined
    ? null
    : replace(good, "bound-lost", section, fact.start - before.length, fact.end, fact.text);
}

function tellSecret(good: GoodText, random: Random): FaultyText | null {
  const { note, told } = pick(secrets, random);
  const fields = Object.keys(good.answers).filter(
    (id) => !["description", "sample", "resume"].includes(id),
  );
  const field = pick(fields, random);
  const answers = { ...good.answers, [field]: `${good.answers[field]}\n${note}` };
  return add({ ...good, answers }, "private", random, told);
}

function nameReader(good: GoodText, random: Random, words: WordList): FaultyText | null {
  const sections = good.result.sections.filter(({ label }) => isChecked(good.tool, label));
  const named = sections.flatMap((section) => {
    const reader = readerOf(sectionText(section), {
      tool: good.tool,
      label: section.label ?? "",
      answers: good.answers,
      words,
    });
    const [name] = reader?.names ?? [];
    return name === undefined ? [] : [{ section, name }];
  });
  if (named.length === 0) return null;
  const { section, name } = pick(named, random);
  const sentences: readonly Words[] = [
    ["I have told ", name, " about this before."],
    ["", name, " has the list already."],
    ["It is ", `${name}’s`, " decision."],
    ["This matters to ", name, "."],
  ];
  return addTo(good, "reader", section, pick(sentences, random), random);
}

function add(good: GoodText, kind: FaultKind, random: Random, words: Words): FaultyText | null {
  const sections = good.result.sections.filter(({ label }) => isChecked(good.tool, label));
  return sections.length === 0 ? null : addTo(good, kind, pick(sections, random), words, random);
}

/** Adds a sentence behind a paragraph or an item. */
function addTo(
  good: GoodText,
  kind: FaultKind,
  section: Section,
  [before, wrong, after]: Words,
  random: Random,
): FaultyText {
  const text = sectionText(section);
  const lines = text.split("\n");
  const long = lines.flatMap((line, place) =>
    line.length > 60 && !line.startsWith("Subject") ? [place] : [],
  );
  const line = long.length === 0 ? lines.length - 1 : pick(long, random);
  const at = lines.slice(0, line + 1).join("\n").length;
  const stop = /[.!?…”"]\s*$/.test(lines[line] ?? "") ? " " : ". ";
  const faulty = replace(good, kind, section.label, at, at, stop + before + wrong + after);
  const start = at + stop.length + before.length;
  return { ...faulty, start, end: start + wrong.length };
}

function textOf(result: Result, label: string | null): string {
  const section = result.sections.find((one) => one.label === label);
  return section ? sectionText(section) : "";
}

/** The text with a stretch of one section replaced; its blocks become lines. */
function replace(
  good: GoodText,
  kind: FaultKind,
  label: string | null,
  start: number,
  end: number,
  words: string,
): FaultyText {
  const text = textOf(good.result, label);
  const lines = (text.slice(0, start) + words + text.slice(end)).split("\n");
  const sections = good.result.sections.map((section) =>
    section.label === label
      ? { label, blocks: lines.map((line) => ({ kind: "paragraph" as const, text: line })) }
      : section,
  );
  return {
    ...good,
    kind,
    section: label,
    start,
    end: start + words.length,
    result: { ...good.result, sections },
  };
}
