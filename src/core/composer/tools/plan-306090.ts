import * as frames from "#core/composer/frames/plan-306090.ts";
import { type Duty, type Posting, postingOf } from "#core/composer/posting/duties.ts";
import { quotedLines } from "#core/composer/posting/lines.ts";
import { namesDay, windowOf } from "#core/composer/posting/when.ts";
import { dealt, type Windows } from "#core/composer/posting/windows.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { commaParts } from "#core/composer/shapes/pieces.ts";
import { findClause } from "#core/composer/shapes/clause.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put } from "#core/composer/say.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { withoutRemark } from "#core/composer/words/remark.ts";
import { closed, lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const itemsLeast = 3;
const metricsMost = 5;
const itemsMost = 8;
const stepsMost = 5;

/** Her first priority and her people, the posting’s duties over three windows, and her day 90 as she measures it. */
export function composePlan(material: Material): Result {
  const hers = readerOf(material);
  const posted = postingOf(hers, material);
  const windows = dealt(
    posted.duties.filter(({ isTarget }) => !isTarget),
    [hers.one("priority") ?? "", goalsOf(hers).join("\n"), hers.one("start") ?? ""],
  );
  const months = labels.map((label, at): Part => {
    const steps = stepsOf(hers, windows)[at] ?? [];
    const duties = fromPosting(windows[at] ?? [], itemsMost - steps.length);
    return [label, [...(at === 0 ? begin(hers) : []), bullets(steps), ...duties]];
  });
  const parts: readonly Part[] = [...months, ["Success metrics", metricsOf(hers, posted.duties)]];
  return { sections: sectionsOf(parts), missing: missing(hers, posted) };
}

const labels = ["Days 1–30", "Days 31–60", "Days 61–90"] as const;

function begin(hers: Reader): readonly Block[] {
  const post = [hers.one("role"), hers.one("organization")]
    .filter((part) => part !== null)
    .map((part) => withoutRemark(part).said)
    .map((part, at) => (at === 0 ? raised(unclosed(part)) : unclosed(part)));
  const start = withoutHedges(hers.one("start") ?? "");
  const title = [post.join(", "), start === "" ? "" : `Day 1: ${lowered(start)}`].filter(
    (one) => one !== "",
  );
  const wishes = hers.items("priority").map((wish) => withoutRemark(wish).said);
  const isTold = /\b(?:[Ss]he|[Hh]e)\b/.test(wishes.join(" "));
  return [
    ...text(...title.map(closed)),
    ...(wishes.length === 0
      ? []
      : [
          heading(frames.priority),
          ...text(sayAll(isTold ? frames.toldWish : frames.wish, wishes)),
        ]),
  ];
}

/** The plan’s own steps of each window, each only where what she gave makes it true. */
function stepsOf(hers: Reader, [, posted]: Windows): readonly (readonly string[])[] {
  const { agree, report, close, next } = ofTone(frames.registers, hers.tone);
  const { steps } = frames;
  const figured = goalsOf(hers).some((goal) => /\d/.test(goal));
  const dated = labels.map((_, at) =>
    goalsOf(hers)
      .filter((goal) => namesDay(goal) && windowOf(goal, hers.one("start") ?? "") === at)
      .map((goal) => unclosed(put(steps.dated, unclosed(goal)))),
  );
  const people = hers.rows("people").map((row) => lowered(unclosed(withoutRemark(row).said)));
  const [wish, measured] = [hers.has("priority"), hers.has("success")];
  const others =
    1 + Math.min(1, people.length) + posted.filter((duty) => stepOf(duty) !== null).length;
  const own = [
    [
      wish ? agree : steps.begin,
      ...given(people.length > 0, unclosed(put(steps.meet, people.join("; ")))),
      ...given(figured, steps.record),
    ],
    [
      wish ? report : steps.report,
      ...given(people.length > 0, steps.again),
      ...given(measured && others < itemsLeast, steps.half),
    ],
    [wish ? close : steps.report, ...given(measured, steps.final), next],
  ];
  return own.map((all, at) => [...all, ...(dated[at] ?? [])].slice(0, stepsMost));
}

/** Her day 90, line by line; one line alone is parted where each of its pieces is a thing with its own figure. */
function goalsOf(hers: Reader): readonly string[] {
  const goals = hers.rows("success");
  const parts = goals.length === 1 ? commaParts(goals[0] ?? "") : [];
  const apart = parts.every((part) => {
    const tokens = tokensOf(part);
    const opens = !is(tokens[0], "preposition", "conjunction", "relative", "subject");
    return opens && tokens.some((token) => /\d/.test(token.text) || is(token, "number"));
  });
  return parts.length > 1 && apart ? parts : goals;
}

function given(isGiven: boolean, step: string): readonly string[] {
  return isGiven ? [step] : [];
}

function fromPosting(duties: readonly Duty[], most: number): readonly Block[] {
  const steps = duties.flatMap((duty) => stepOf(duty) ?? []);
  const quoted = duties.filter((duty) => stepOf(duty) === null).map(({ line }) => `“${line}”`);
  return [
    ...(steps.length === 0 ? [] : [heading(frames.posting), bullets(atMost(steps, most))]),
    ...(quoted.length === 0
      ? []
      : [heading(frames.quoted), ...quoted.flatMap((line) => text(line))]),
  ];
}

/** What she does with a line of the posting; null where it can only be quoted. */
function stepOf({ act, line }: Duty): string | null {
  if (act !== null) return act;
  const { shape } = readShape(line, ["thing", "things", "act", "doing", "clause"]);
  const [first, second] = tokensOf(line);
  const isBare = is(first, "base") && !is(second, "preposition", "conjunction");
  const mayBeAct = isBare || is(first, "third");
  const isThing = (shape.startsWith("thing") || /^\p{L}+ing of\s/u.test(line)) && !mayBeAct;
  const isTold = commaParts(line).some((part) => (findClause(tokensOf(part))?.fit ?? 0) > 0.5);
  return isThing && !isTold && !line.includes(":")
    ? unclosed(
        put(
          frames.steps.take,
          /^\p{L}+ing of\s/u.test(line) || is(first, "gerund") ? begun(line) : line,
        ),
      )
    : null;
}

/** "Glazing of pots": a doing is no name. */
const begun = (line: string): string => line.slice(0, 1).toLowerCase() + line.slice(1);

function metricsOf(hers: Reader, posted: readonly Duty[]): readonly Block[] {
  const goals = goalsOf(hers).map((goal) => raised(unclosed(goal)));
  const targets = posted.filter(({ isTarget }) => isTarget).map(({ line }) => line);
  const own = atMost(goals, targets.length === 0 ? metricsMost : metricsMost - 1);
  return [
    ...(own.length === 0 ? [] : [numbered(own)]),
    ...(targets.length === 0
      ? []
      : [heading(frames.targets), bullets(atMost(targets, metricsMost - own.length))]),
  ];
}

/** All lines; what is over the number that may stand joins the last. */
function atMost(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join("; ")];
}

function missing(hers: Reader, posted: Posting): readonly string[] {
  const ids = ["role", "start", "description", "priority", "people", "success"] as const;
  const post = [hers.one("role"), hers.one("organization")].flatMap((part) => part ?? []);
  const left = [...posted.states, ...posted.open, ...posted.asked, ...posted.terms];
  const remarks = [...post, ...hers.items("priority"), ...hers.rows("people")].flatMap(
    (line) => withoutRemark(line).remark ?? [],
  );
  return [
    ...asksFor(hers, ids, frames.asks),
    ...(hers.has("description") && posted.duties.length === 0 ? [frames.asks.duties] : []),
    ...given(
      remarks.length > 0,
      frames.asks.remark.replace("{}", remarks.map(unclosed).join("”, “")),
    ),
    ...(left.length === 0 ? [] : [frames.asks.rest.replace("{}", quotedLines(left))]),
  ];
}
