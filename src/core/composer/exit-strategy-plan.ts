import { capitalise, joinAnd } from "#core/language/phrase.ts";
import { type HandoverItem, sayItems } from "./exit-strategy-handover.ts";
import type { Protected } from "./exit-strategy-protect.ts";
import { type ExitTiming, isBefore } from "./exit-strategy-timing.ts";
import { boundDate } from "./exit-strategy-tone.ts";

/** The hand-over in dated steps: her own dates, and weeks counted between two of them. */
export function planHandover(
  timing: ExitTiming,
  items: readonly HandoverItem[],
  kept: Protected,
): readonly string[] {
  const open = items.filter(({ kind }) => kind === "open");
  const closed = items.filter(({ kind }) => kind === "personal");
  const secure = items.filter(({ kind }) => kind === "secure");
  const inPerson = secure.length === 0 ? "" : `; give back ${sayItems(bare(secure))} in person`;
  const to = kept.manager === "" ? "" : ` to ${kept.manager}`;
  const alone =
    closed.length === 0
      ? ""
      : `; hand over ${sayItems(bare(closed))} in writing, to ${kept.manager === "" ? "your manager" : kept.manager} alone`;
  const first =
    timing.notice === "" ? "" : `${capitalise(boundDate(timing))}: give notice${to}${alone}.`;
  const between =
    items.length > 0
      ? []
      : kept.dated
          .filter(
            ({ date }) =>
              isBefore(date, timing.lastDay) === true &&
              (timing.notice === "" || isBefore(timing.notice, date) === true),
          )
          .map(({ date, text }) => `${capitalise(date)}: ${text}.`);
  const steps = weekly(timing, open, first === "" ? alone : "", inPerson);
  const end =
    open.length === 0
      ? `${capitalise(timing.lastDay)}: last day; whoever takes over has your notes in writing${inPerson}.`
      : "";
  return [first, ...between, ...steps, timing.lastDay === "" ? "" : end]
    .filter((step) => step !== "")
    .slice(0, 8);
}

function bare(items: readonly HandoverItem[]): HandoverItem[] {
  return items.map((item) => ({ ...item, aside: "" }));
}

function weekly(
  timing: ExitTiming,
  items: readonly HandoverItem[],
  alone: string,
  inPerson: string,
): string[] {
  if (items.length === 0) return [];
  const listed = `list ${sayItems(items)}, and where everything is kept${alone}`;
  const walks = items.map(({ text }) => text);
  const last = `answer what is open and transfer ownership${inPerson}`;
  const labels = weekLabels(timing, walks.length);
  const middle = spread(walks, labels.length - 2);
  const from = timing.notice === "" || timing.noticeBound !== "" ? "" : `, from ${timing.notice}`;
  const to = timing.lastDay === "" ? "" : `, to ${timing.lastDay}`;
  if (labels.length === 1)
    return [
      `${labels[0] === "By then" ? `By ${timing.lastDay}` : `${labels[0]}${from}${to}`}: ${listed}; ${goOver(walks)}; ${last}.`,
    ];
  return [
    `${labels[0]}${from}: ${listed}${labels.length === 2 ? `; ${goOver(walks)}` : ""}.`,
    ...middle.map((walk, index) => `${labels[index + 1]}: ${walk}.`),
    `${labels.at(-1)}${to}: ${last}.`,
  ];
}

/** As many labels as there are steps: the list, the walks, the end. */
function weekLabels({ weeks, lastDay }: ExitTiming, walks: number): string[] {
  if (weeks === 0 && /^\p{Lu}\p{Ll}+day$/u.test(lastDay)) return ["By then"];
  if (weeks === 1) return ["Week 1"];
  if (weeks >= 2 && weeks <= 6)
    return Array.from({ length: Math.min(weeks, walks + 2) }, (_, index) =>
      index === Math.min(weeks, walks + 2) - 1 ? `Week ${weeks}` : `Week ${index + 1}`,
    );
  const middle = Array.from(
    { length: Math.min(walks, 3) },
    (_, index) => ["Second week", "Third week", "Fourth week"][index] ?? "",
  );
  return weeks === 0
    ? ["First week", ...middle.slice(0, 1), "Last week"]
    : ["First week", ...middle, "Last week"];
}

/** The walks over the weeks in between; several share one week where there are more walks than weeks. */
function spread(walks: readonly string[], weeks: number): string[] {
  if (weeks <= 0) return [];
  const groups: string[][] = Array.from({ length: weeks }, () => []);
  walks.forEach((walk, index) =>
    groups[Math.min(weeks - 1, Math.floor((index * weeks) / walks.length))]?.push(walk),
  );
  return groups.filter((group) => group.length > 0).map(goOver);
}

/** "the CECL model documents" are many, "the stress test calendar" is one. */
function isPlural(thing: string): boolean {
  const head = thing.split(/\s(?:for|of|about|to|in|with|on|from|at)\s/)[0] ?? thing;
  return /^(?:\d|two|three|four|five|six|both)\b|[^s]s$/u.test(head);
}

function goOver(things: readonly string[]): string {
  const [only = ""] = things;
  const each =
    things.length > 1
      ? "takes each one over"
      : isPlural(only)
        ? "takes them over"
        : "takes it over";
  return `go over ${joinAnd(things)} with whoever ${each}; note every question`;
}
