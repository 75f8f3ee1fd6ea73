import type { Story } from "./interview-bank-story.ts";
import { type Change, parseChange } from "#core/language/change.ts";
import { digitsOf } from "#core/language/figures.ts";
import { lowerFirst } from "#core/language/phrase.ts";

const figure = String.raw`(?:about |over |under |nearly )?[$€£]?\d[\d,.]*(?:\d|%|K|M)?(?: ?(?:percent|minutes?|hours?|days?|weeks?|months?|points?))?`;
const start = new RegExp(
  String.raw`^(?<noun>(?!(?:it|this|that|they|there|I|we)\b)[^,;\d]{3,60}?) (?:was|were|stood|sat|had been|took|ran|used to be|used to take)(?: at)? (?<from>${figure})$`,
  "iu",
);
const end = new RegExp(
  String.raw`^(?:and |so )?(?:(?:it|that|this|they|the \p{L}+)(?:[’']s| is| are| was| takes?| went| came| fell| rose| dropped| got)? )?(?:now|today|down to|up to|to)(?: takes?| at| down to| up to| only)? (?<to>${figure})(?: (?:now|today))?(?<span> (?:in|within|over|after|by|since) .+)?$`,
  "iu",
);

/** "Changeover took three hours" … "now 50 minutes": where she tells start and end apart, they are one change. */
export function joinArc(story: Story): Story {
  if (story.changes.length > 0) return story;
  for (const before of story.before) {
    const from = start.exec(digitsOf(before, 9))?.groups;
    if (from === undefined) continue;
    for (const outcome of story.outcomes) {
      const to = end.exec(digitsOf(outcome, 9))?.groups;
      const change =
        to === undefined
          ? null
          : changeOf(from["noun"] ?? "", from["from"] ?? "", to["to"] ?? "", to["span"] ?? "");
      if (change === null) continue;
      return {
        ...story,
        changes: [change],
        before: story.before.filter((said) => said !== before),
        outcomes: story.outcomes.filter((said) => said !== outcome),
      };
    }
  }
  return story;
}

function changeOf(noun: string, from: string, to: string, span: string): Change | null {
  const percent = from.endsWith("%") && /\d$/u.test(to) ? "%" : "";
  const said = /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(noun) ? lowerFirst(noun) : noun;
  const change = parseChange(`${said} went from ${from} to ${to}${percent}${span}`);
  return change?.from !== undefined && change.to !== undefined ? change : null;
}
