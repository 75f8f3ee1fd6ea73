import * as frames from "./frames.ts";
import {
  type JobDuty,
  type JobPosting,
  readPostingAnswer,
} from "#core/composer/posting/read-posting.ts";
import { quoteLines } from "#core/composer/posting/posting-lines.ts";
import { namesOneDay, monthWindowOf } from "#core/composer/posting/month-window.ts";
import { scheduleDuties, type DutySchedule } from "#core/composer/posting/schedule-duties.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  missingLabelsFor,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { splitCommas } from "#core/composer/shapes/split/pieces.ts";
import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate } from "#core/composer/slots/render-slot.ts";
import { renderAsText } from "#core/composer/slots/render-items.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { splitRemark } from "#core/composer/words/privacy/split-remark.ts";
import {
  withEndMark,
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const minItems = 3;
const maxMetrics = 5;
const maxItems = 8;
const maxSteps = 5;

/** The first priority and the people, the posting’s duties over three windows, and day 90 as the member measures it. */
export function composePlan(material: Material): Result {
  const reader = createAnswerReader(material);
  const posted = readPostingAnswer(reader, material);
  const windows = scheduleDuties(
    posted.duties.filter(({ isTarget }) => !isTarget),
    [reader.oneLine("priority") ?? "", goalsOf(reader).join("\n"), reader.oneLine("start") ?? ""],
  );
  const months = monthLabels.map((label, at): SectionPart => {
    const steps = ownSteps(reader, windows)[at] ?? [];
    const duties = postingBlocks(windows[at] ?? [], maxItems - steps.length);
    return [label, [...(at === 0 ? openingBlocks(reader) : []), bullets(steps), ...duties]];
  });
  const parts: readonly SectionPart[] = [
    ...months,
    ["Success metrics", metricBlocks(reader, posted.duties)],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader, posted) };
}

const monthLabels = ["Days 1–30", "Days 31–60", "Days 61–90"] as const;

function openingBlocks(reader: AnswerReader): readonly Block[] {
  const post = [reader.oneLine("role"), reader.oneLine("organization")]
    .filter((part) => part !== null)
    .map((part) => splitRemark(part).statement)
    .map((part, at) => (at === 0 ? capitaliseFirst(stripEndMark(part)) : stripEndMark(part)));
  const start = withoutHedges(reader.oneLine("start") ?? "");
  const title = [post.join(", "), start === "" ? "" : `Day 1: ${lowerFirst(start)}`].filter(
    (one) => one !== "",
  );
  const wishes = reader.items("priority").map((wish) => splitRemark(wish).statement);
  const isTold = /\b(?:[Ss]he|[Hh]e)\b/.test(wishes.join(" "));
  return [
    ...paragraphBlocks(...title.map(withEndMark)),
    ...(wishes.length === 0
      ? []
      : [
          heading(frames.planPriorityHeading),
          ...paragraphBlocks(
            renderAsText(isTold ? frames.planReportedWishSlot : frames.planWishSlot, wishes),
          ),
        ]),
  ];
}

/** The plan’s own steps of each window, each only where the answers make it true. */
function ownSteps(reader: AnswerReader, [, posted]: DutySchedule): readonly (readonly string[])[] {
  const { agree, report, close, next } = forTone(frames.planCopyByTone, reader.tone);
  const { planSteps: steps } = frames;
  const figured = goalsOf(reader).some((goal) => /\d/.test(goal));
  const dated = monthLabels.map((_, at) =>
    goalsOf(reader)
      .filter(
        (goal) => namesOneDay(goal) && monthWindowOf(goal, reader.oneLine("start") ?? "") === at,
      )
      .map((goal) => stripEndMark(fillTemplate(steps.dated, stripEndMark(goal)))),
  );
  const people = reader
    .rows("people")
    .map((row) => lowerFirst(stripEndMark(splitRemark(row).statement)));
  const [wish, measured] = [reader.has("priority"), reader.has("success")];
  const others =
    1 + Math.min(1, people.length) + posted.filter((duty) => stepFromDuty(duty) !== null).length;
  const own = [
    [
      wish ? agree : steps.begin,
      ...ifTrue(people.length > 0, stripEndMark(fillTemplate(steps.meet, people.join("; ")))),
      ...ifTrue(figured, steps.record),
    ],
    [
      wish ? report : steps.report,
      ...ifTrue(people.length > 0, steps.again),
      ...ifTrue(measured && others < minItems, steps.half),
    ],
    [wish ? close : steps.report, ...ifTrue(measured, steps.final), next],
  ];
  return own.map((all, at) => [...all, ...(dated[at] ?? [])].slice(0, maxSteps));
}

/**
 * The goals of day 90, line by line; one line alone is split where each of its pieces is a thing with its own figure.
 */
function goalsOf(reader: AnswerReader): readonly string[] {
  const goals = reader.rows("success");
  const parts = goals.length === 1 ? splitCommas(goals[0] ?? "") : [];
  const apart = parts.every((part) => {
    const tokens = tokenize(part);
    const opens = !hasKind(tokens[0], "preposition", "conjunction", "relative", "subject");
    return opens && tokens.some((token) => /\d/.test(token.text) || hasKind(token, "number"));
  });
  return parts.length > 1 && apart ? parts : goals;
}

function ifTrue(isGiven: boolean, step: string): readonly string[] {
  return isGiven ? [step] : [];
}

function postingBlocks(duties: readonly JobDuty[], most: number): readonly Block[] {
  const steps = duties.flatMap((duty) => stepFromDuty(duty) ?? []);
  const quoted = duties
    .filter((duty) => stepFromDuty(duty) === null)
    .map(({ line }) => `“${line}”`);
  return [
    ...(steps.length === 0
      ? []
      : [heading(frames.planPostingHeading), bullets(atMost(steps, most))]),
    ...(quoted.length === 0
      ? []
      : [heading(frames.planQuotedHeading), ...quoted.flatMap((line) => paragraphBlocks(line))]),
  ];
}

/** The step that a line of the posting asks for; null where it can only be quoted. */
function stepFromDuty({ act, line }: JobDuty): string | null {
  if (act !== null) return act;
  const { shape } = readShape(line, ["thing", "things", "act", "doing", "clause"]);
  const [first, second] = tokenize(line);
  const isBare = hasKind(first, "base") && !hasKind(second, "preposition", "conjunction");
  const mayBeAct = isBare || hasKind(first, "third");
  const isThing = (shape.startsWith("thing") || /^\p{L}+ing of\s/u.test(line)) && !mayBeAct;
  const isTold = splitCommas(line).some((part) => (findClause(tokenize(part))?.fit ?? 0) > 0.5);
  return isThing && !isTold && !line.includes(":")
    ? stripEndMark(
        fillTemplate(
          frames.planSteps.take,
          /^\p{L}+ing of\s/u.test(line) || hasKind(first, "gerund") ? lowerFirstLetter(line) : line,
        ),
      )
    : null;
}

/** "Glazing of pots": a doing is no name. */
const lowerFirstLetter = (line: string): string => line.slice(0, 1).toLowerCase() + line.slice(1);

function metricBlocks(reader: AnswerReader, posted: readonly JobDuty[]): readonly Block[] {
  const goals = goalsOf(reader).map((goal) => capitaliseFirst(stripEndMark(goal)));
  const targets = posted.filter(({ isTarget }) => isTarget).map(({ line }) => line);
  const own = atMost(goals, targets.length === 0 ? maxMetrics : maxMetrics - 1);
  return [
    ...(own.length === 0 ? [] : [numbered(own)]),
    ...(targets.length === 0
      ? []
      : [heading(frames.planTargetsHeading), bullets(atMost(targets, maxMetrics - own.length))]),
  ];
}

/** All lines; what is over the number that may stand joins the last. */
function atMost(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join("; ")];
}

function missingLabels(reader: AnswerReader, posted: JobPosting): readonly string[] {
  const ids = ["role", "start", "description", "priority", "people", "success"] as const;
  const post = [reader.oneLine("role"), reader.oneLine("organization")].flatMap(
    (part) => part ?? [],
  );
  const unplaced = [
    ...posted.states,
    ...posted.unclassified,
    ...posted.requirements,
    ...posted.terms,
  ];
  const remarks = [...post, ...reader.items("priority"), ...reader.rows("people")].flatMap(
    (line) => splitRemark(line).remark ?? [],
  );
  return [
    ...missingLabelsFor(reader, ids, frames.planMissingLabels),
    ...(reader.has("description") && posted.duties.length === 0
      ? [frames.planMissingLabels.duties]
      : []),
    ...ifTrue(
      remarks.length > 0,
      frames.planMissingLabels.remark.replace("{}", remarks.map(stripEndMark).join("”, “")),
    ),
    ...(unplaced.length === 0
      ? []
      : [frames.planMissingLabels.rest.replace("{}", quoteLines(unplaced))]),
  ];
}
