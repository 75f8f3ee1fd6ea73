import * as frames from "#core/composer/frames/plan-306090.ts";
import { type Duty, dutiesOf } from "#core/composer/posting/duties.ts";
import { dealt, type Windows } from "#core/composer/posting/windows.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put } from "#core/composer/say.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { withoutRemark } from "#core/composer/words/remark.ts";
import { closed, lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

const itemsLeast = 3;
const metricsMost = 5;
const dutiesMost = 5;

/** Her first priority and her people, the posting’s duties over three windows, and her day 90 as she measures it. */
export function composePlan(material: Material): Result {
  const hers = readerOf(material);
  const posted = hers.has("description")
    ? dutiesOf(answerOf(material.answers, "description"), [
        hers.one("role"),
        hers.one("organization"),
      ])
    : [];
  const windows = dealt(
    posted.filter(({ isTarget }) => !isTarget),
    { first: hers.one("priority") ?? "", later: hers.rows("success").join("\n") },
  );
  const months = labels.map((label, at): Part => {
    const steps = bullets(stepsOf(hers, windows)[at] ?? []);
    return [label, [...(at === 0 ? begin(hers) : []), steps, ...fromPosting(windows[at] ?? [])]];
  });
  const parts: readonly Part[] = [...months, ["Success metrics", metricsOf(hers, posted)]];
  return { sections: sectionsOf(parts), missing: missing(hers, posted) };
}

const labels = ["Days 1–30", "Days 31–60", "Days 61–90"] as const;

function begin(hers: Reader): readonly Block[] {
  const post = [hers.one("role"), hers.one("organization")]
    .filter((part) => part !== null)
    .map((part, at) => (at === 0 ? raised(unclosed(part)) : unclosed(part)));
  const start = withoutHedges(hers.one("start") ?? "");
  const title = [post.join(", "), start === "" ? "" : `Day 1: ${lowered(start)}`].filter(
    (one) => one !== "",
  );
  const wishes = hers.items("priority").map((wish) => withoutRemark(wish).said);
  return [
    ...text(...title.map(closed)),
    ...(wishes.length === 0
      ? []
      : [heading(frames.priority), ...text(sayAll(frames.wish, wishes))]),
  ];
}

/** The plan’s own steps of each window, each only where what she gave makes it true. */
function stepsOf(hers: Reader, [, posted]: Windows): readonly (readonly string[])[] {
  const { agree, report, close, next } = ofTone(frames.registers, hers.tone);
  const { steps } = frames;
  const figured = hers.rows("success").some((goal) => /\d/.test(goal));
  const people = hers.rows("people").map((row) => lowered(unclosed(withoutRemark(row).said)));
  const [wish, measured] = [hers.has("priority"), hers.has("success")];
  const others = 1 + Math.min(1, people.length) + posted.filter(({ act }) => act !== null).length;
  return [
    [
      wish ? agree : steps.begin,
      ...given(people.length > 0, put(steps.meet, people.join("; ")).replace(/\.$/, "")),
      ...given(figured, steps.record),
    ],
    [
      wish ? report : steps.report,
      ...given(people.length > 0, steps.again),
      ...given(measured && others < itemsLeast, steps.half),
    ],
    [...given(wish, close), ...given(measured, steps.final), next],
  ];
}

function given(is: boolean, step: string): readonly string[] {
  return is ? [step] : [];
}

function fromPosting(duties: readonly Duty[]): readonly Block[] {
  const steps = duties.flatMap(({ act }) => act ?? []);
  const quoted = duties.filter(({ act }) => act === null).map(({ line }) => `“${line}”`);
  return [
    ...(steps.length === 0 ? [] : [heading(frames.posting), bullets(atMost(steps, dutiesMost))]),
    ...(quoted.length === 0
      ? []
      : [heading(frames.quoted), ...quoted.flatMap((line) => text(line))]),
  ];
}

function metricsOf(hers: Reader, posted: readonly Duty[]): readonly Block[] {
  const goals = hers.rows("success").map((goal) => raised(unclosed(goal)));
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

function missing(hers: Reader, posted: readonly Duty[]): readonly string[] {
  const ids = ["role", "start", "description", "priority", "people", "success"] as const;
  const remarks = [...hers.items("priority"), ...hers.rows("people")].flatMap(
    (line) => withoutRemark(line).remark ?? [],
  );
  return [
    ...asksFor(hers, ids, frames.asks),
    ...(hers.has("description") && posted.length === 0 ? [frames.asks.duties] : []),
    ...remarks.map((remark) => frames.asks.remark.replace("{}", unclosed(remark))),
  ];
}
