import { type Bullet } from "./resume-rewrite-bullet.ts";
import type { ResumeFacts } from "./resume-rewrite-facts.ts";
import { joinAnd } from "#core/language/phrase.ts";

export type Reflection = {
  readonly after: Bullet | null;
  readonly text: string;
  /** Holds a fact of hers, or follows one. */ readonly tied: boolean;
};

/** What she can say about a line without adding a fact: one thought for each kind, in the order of their weight. */
export function reflectionsOn(facts: ResumeFacts): readonly Reflection[] {
  const bullets = facts.posts.flatMap((post) => post.bullets);
  const found: Reflection[] = [];
  const used = new Set<Bullet>();
  for (const [fits, say] of thoughts) {
    const bullet = bullets.find((one) => !used.has(one) && fits(one));
    if (bullet === undefined) continue;
    used.add(bullet);
    found.push({ after: bullet, text: say(bullet, facts), tied: true });
  }
  const [latest, before] = facts.posts;
  if (
    latest !== undefined &&
    before !== undefined &&
    latest.employer !== "" &&
    latest.employer === before.employer
  ) {
    found.splice(1, 0, {
      after: null,
      text: `I have worked at ${latest.employer} in more than one post, and I know the work from each of them.`,
      tied: true,
    });
  }
  return [...found, ...closingThoughts(facts).map((text) => ({ after: null, text, tied: false }))];
}

type Thought = readonly [
  (bullet: Bullet) => boolean,
  (bullet: Bullet, facts: ResumeFacts) => string,
];

const thoughts: readonly Thought[] = [
  [
    ({ measure }) => measure !== undefined && measure.figures.startsWith("from"),
    () => "I give both figures, because the distance between them is the work.",
  ],
  [
    ({ rest }) => /^on the team\b/u.test(rest),
    () => "I name the team, because it was the team that did it.",
  ],
  [
    ({ verb }) => verb === "contribute",
    () =>
      "I say contributed, because other people were in it with me, and the word should carry them too.",
  ],
  [
    ({ verb, rest }) =>
      /^(?:manage|supervise|lead|direct|mentor|coach|train|teach|hire|oversee|onboard)$/u.test(
        verb,
      ) &&
      /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b).*\b(?:staff|team|people|crew|students|\p{L}+(?:ers|ors|ants|ians|ists|ents|ees|Ns))\b|\bteam of\b/u.test(
        rest,
      ),
    () => "That is the line I would read first if I were choosing, because it is about people.",
  ],
  [
    ({ verb, rest }) =>
      /^(?:start|launch|build|create|open|found|establish)$/u.test(verb) &&
      !/\bfrom scratch\b/u.test(rest),
    () => "What is started has to be worth coming back to; that is the test I put it to.",
  ],
  [
    ({ rest }) => /\bdays\b.*\bwithout\b|\bsafety\b|\bincident/iu.test(rest),
    () => "A count like that belongs to everyone who kept it, and I say so when I give it.",
  ],
  [
    ({ verb, rest }) => verb === "work" && /^on the (?!team)/u.test(rest),
    () => "I name it as work I did on something larger, because that is what it was.",
  ],
  [
    ({ verb }) => /^(?:qualify|negotiate|source|secure|win|close|sign)$/u.test(verb),
    () =>
      "Work of that kind is slow until the day it is needed, and then it is the only thing anyone asks about.",
  ],
  [
    ({ measure }) => measure !== undefined,
    () => "A figure like that can be checked, and I would rather be checked than believed.",
  ],
  [
    ({ verb }) => /^(?:teach|train|tutor|mentor|coach)$/u.test(verb),
    () => "What is taught has to be usable the next morning, and I teach with that in mind.",
  ],
  [
    ({ verb }) => /^(?:write|draft|publish|edit|author|present)$/u.test(verb),
    () => "A page that has to be read by people with no time is still the best discipline I know.",
  ],
  [
    ({ verb }) => /^(?:reduce|cut|lower|increase|grow|raise|improve|double|save)$/u.test(verb),
    () => "I can say where that figure stood, where it went, and who would confirm it.",
  ],
  [
    ({ rest }) => /\b(?:budget|P&L|revenue|\$|£|€)/u.test(rest),
    () => "Money is the part of a record that has to add up for somebody else, too.",
  ],
];

function closingThoughts({ posts, years }: ResumeFacts): string[] {
  const employers = [...new Set(posts.map((post) => post.employer).filter((name) => name !== ""))];
  return [
    employers.length > 1 && !employers.some((name) => name.includes(","))
      ? `${joinAnd(employers)} asked different things of me, and I have kept a line from each.`
      : "",
    "I have kept this statement to what I did, what it was part of, and what it came to.",
    years === "" ? "The dates beside each post speak for themselves." : "",
    "Where a line has a figure, it stands with the thing it counts; where it has none, I have left it plain.",
  ].filter((text) => text !== "");
}
