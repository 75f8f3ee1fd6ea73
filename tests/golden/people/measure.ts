import { compose } from "#core/composer/compose.ts";
import { createAnswerReader } from "#core/composer/answer-reader.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";
import { splitSentences } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { findProblems } from "../cases/golden-cases.ts";
import type { GoldenPerson } from "./golden-people.ts";

export type TextMeasures = {
  readonly text: string;
  /** The ideas given, and those whose words changed by more than the law allows. */
  readonly items: number;
  readonly changed: readonly string[];
  readonly framed: number;
  readonly neutral: number;
  readonly quoted: number;
  /** Marks and faults of form. */
  readonly problems: readonly string[];
};

const measuresByPerson = new WeakMap<GoldenPerson, TextMeasures>();

/** What code can say of one person's text; how it reads, a reader says. Each person is measured once. */
export function measureText(person: GoldenPerson): TextMeasures {
  const measured = measuresByPerson.get(person) ?? computeMeasures(person);
  measuresByPerson.set(person, measured);
  return measured;
}

function computeMeasures(person: GoldenPerson): TextMeasures {
  const { tool, answers, tone } = person;
  const result = compose(tool, { answers, tone });
  const text = formatResult(result);
  const items = itemsOf(person);
  const units = unitsOf(result);
  const found = items.map((item) => ({ item, units: unitsWith(units, item) }));
  const kinds = found.flatMap(({ item, units: said }) =>
    said[0] === undefined ? [] : [kindOf(said[0], item)],
  );
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length;
  return {
    text,
    items: items.length,
    changed: found
      .filter(({ item, units: said }) => said.length === 0 && !isTold(item, units, result))
      .map(({ item }) => item),
    framed: count("frame"),
    neutral: count("neutral"),
    quoted: count("quoted"),
    problems: findProblems(tool, result, answers),
  };
}

/** Split at the commas of the answer, or named as missing because it found no room. */
function isTold(item: string, units: readonly string[], { missing }: Result): boolean {
  const pieces = item.split(/,\s+/);
  const apart = pieces.length > 1 && pieces.every((piece) => unitsWith(units, piece).length > 0);
  return apart || missing.some((line) => plain(line).includes(plain(item)));
}

/** The ideas given, as they should stand in the text: what steers it, what stays out, and a posting are none. */
function itemsOf(person: GoldenPerson): readonly string[] {
  const hers = createAnswerReader(person);
  return toolOf(person.tool)
    .questions.filter(
      ({ id, kind, manner }) => !manner && kind !== "file" && kind !== "long" && id !== "withhold",
    )
    .flatMap(({ id, kind }) =>
      (kind === "list" ? hers.rows(id) : hers.items(id)).flatMap(toldApart(id)),
    )
    .map(stripEndMark);
}

/** Drops a stem typed again; parts of a role stand in their own sentences; "I" in a clause becomes the third person. */
function toldApart(id: string): (item: string) => readonly string[] {
  if (id === "request") return (item) => [item.replace(/^They ask me to /, "")];
  if (id !== "role" && id !== "where") return (item) => [item];
  return (item) => {
    if (/^I\s/.test(item)) return item.split(/(?<=\s)I\s/);
    const { head, time, rest } = parseRoleParts(item);
    return [...head.split(" and "), ...(time === null ? [] : [time]), ...rest];
  };
}

function unitsOf({ sections }: Result): readonly string[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === "list") return block.items;
      return block.kind === "heading" ? [block.text] : [block.text, ...splitSentences(block.text)];
    }),
  );
}

/** The shortest unit first that holds the words, the form of the head verb and the first letter apart. */
function unitsWith(units: readonly string[], item: string): readonly string[] {
  const words = plain(item);
  const tail = words.replace(/^\S+\s+(?:\S+\s+)?/, "");
  const holding = units.filter((unit) => plain(unit).includes(words));
  const headless = tail.length > 5 ? units.filter((unit) => plain(unit).includes(tail)) : [];
  return (holding.length > 0 ? holding : headless).toSorted((a, b) => a.length - b.length);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[“”"‘’'.,;:]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

type Kind = "frame" | "neutral" | "quoted";

function kindOf(unit: string, item: string): Kind {
  const at = unit.toLowerCase().indexOf(item.toLowerCase().slice(0, 12));
  const before = unit.slice(0, Math.max(at, 0));
  const meant = /(?:say|says|like|today|on): “(?:[^”]*” “)*$|list “$|about “$|^“$/.test(before);
  if (meant) return "frame";
  if (before.endsWith("“") && !item.startsWith("“")) return "quoted";
  return /:\s$/.test(before) && !/^\p{Lu}\p{L}+:\s$/u.test(before) ? "neutral" : "frame";
}
