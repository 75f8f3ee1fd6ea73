import type { Change } from "./change.ts";
import { lowerPlain } from "./lower-plain.ts";
import { baseOf, pastOf } from "./inflect.ts";
import { capitalise, ensurePeriod } from "./phrase.ts";

const takesArticle =
  /\b(?:rate|(?<!\b(?:story|screen|play) )time|wait|backlog|budget|score|cycle|margin|average|count|caseload|portfolio|pipeline|team|list|gap|error|ratio|number|length|period|cost per \w+|clinic|program|deck|miss|queue|size|close|price|deficit)$/i;

/** The noun of a change as a subject: "no-show rate" → "the no-show rate", "denials" stays. */
export function changeSubject(change: Change): string {
  const plain = /^(?:the|my|our|her|his|their|a|an|its|\p{Lu}\p{Ll}+[’'])\b/iu.test(change.noun);
  const short = change.noun.split(" ").length <= 4;
  const plural = /^\p{Ll}+s (?:on|in|of|with|at|per|by|for|\p{Ll}+ed)\b/u.test(change.noun);
  return !plain && short && !plural && takesArticle.test(change.noun)
    ? `the ${lowerPlain(change.noun)}`
    : change.noun;
}

/** A change as her own doing, when she said it with a verb of hers: "I cut agency from $5.4M to $3.8M"; null otherwise. No stop. */
export function sayDoing(change: Change, subject = "I"): string | null {
  if (change.verb === undefined) return null;
  const [first = "", ...others] = change.verb.split(" ");
  const base = baseOf(first);
  const verb = [base === null ? first : pastOf(base), ...others].join(" ");
  const figures = change.by === undefined ? saidPair(change) : `by ${change.by}`;
  const way =
    /^(?:brought|took|got|moved|drove|pushed)$/.test(verb) && change.direction !== "unknown"
      ? ` ${change.direction}`
      : "";
  const span = change.span === undefined ? "" : ` ${change.span}`;
  return `${subject} ${verb} ${change.noun}${way} ${figures}${span}`.trim();
}

/** A change as language, her figures untouched. "went": a neutral sentence; "label": "No-show rate: from 14% to 8.5%"; "clause": the sentence without capital and stop. */
export function sayChange(change: Change, style: "went" | "label" | "clause" = "went"): string {
  const bound = /^(?:in|for|at|by|across|with|among|on|per|without|while)\b/i.test(
    change.rest ?? "",
  );
  const tail = [change.span, bound ? change.rest : ""]
    .filter((part) => part !== undefined && part !== "")
    .join(" ");
  const figures =
    change.by === undefined
      ? saidPair(change)
      : `${change.direction === "up" ? "up" : change.direction === "down" ? "down" : "changed by"} ${change.by}`;
  if (style === "label")
    return `${capitalise(change.noun)}: ${figures}${tail === "" ? "" : ` ${tail}`}`;
  const verb =
    change.by === undefined
      ? `went ${figures}`
      : change.direction === "up"
        ? `rose ${change.by}`
        : change.direction === "down"
          ? `fell ${change.by}`
          : `changed by ${change.by}`;
  const clause = `${change.noun === "" ? "" : `${changeSubject(change)} `}${change.noun === "" ? figures : verb}${tail === "" ? "" : ` ${tail}`}`;
  return style === "clause" ? clause : ensurePeriod(capitalise(clause));
}

function saidPair(change: Change): string {
  return `from ${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`} to ${change.to ?? ""}`;
}
