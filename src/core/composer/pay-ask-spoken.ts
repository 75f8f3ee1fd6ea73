import { spokenRange } from "#core/contract/length-rules.ts";
import { countWords } from "#core/language/sentences.ts";
import { type Block, paragraph } from "#core/result/result.ts";
import type { Point } from "./pay-ask-evidence.ts";
import type { PayFacts } from "./pay-ask-facts.ts";
import { unnamed } from "./pay-ask-wording.ts";
import { answerObjection, askAfter } from "./pay-ask-objection.ts";
import type { PayTone } from "./pay-ask-tone.ts";

/** A paragraph of the script. Those without `order` always stand; the others join, lowest first, while words are wanted. */
type Piece = { readonly text: string; readonly order?: number };

/** The 90-second script: her facts first, then as much connecting speech as the time needs. Shorter when the facts are few. */
export function speak(
  facts: PayFacts,
  tone: PayTone,
  finish: (text: string) => string,
): readonly Block[] {
  const pieces = script(facts, tone).map((piece) => ({ ...piece, text: finish(piece.text) }));
  const kept = fit(pieces);
  const words = countWords(kept.join("\n"));
  return [
    paragraph(`90 seconds at 140 words a minute · ${words} words`),
    ...kept.map((text) => paragraph(text)),
  ];
}

function script(facts: PayFacts, tone: PayTone): readonly Piece[] {
  const { decider, points, market, timing, objection } = facts;
  const name = decider.greeting === "" ? "" : `${decider.greeting}, `;
  const full = points.length >= 3;
  return [
    {
      text: `${name}${name === "" ? tone.spokenLead(facts) : lowered(tone.spokenLead(facts))} ${askedAloud(facts, tone)}`,
    },
    { text: facts.context.join(" ") },
    {
      text: full ? "I have put the ask first so that we can use the time on the answer." : "",
      order: 5,
    },
    { text: tone.changed(facts) },
    ...points.map((point, index) => ({ text: brief(point, index, points.length) })),
    {
      text: full ? "I can show you the detail behind each of these." : "",
      order: 4,
    },
    { text: market === "" ? "" : tone.market(facts) },
    { text: facts.short === unnamed ? `I am asking ${facts.ask}.` : tone.again(facts), order: 1 },
    { text: objection === "" ? "" : spokenObjection(facts, tone) },
    {
      text:
        full && objection !== ""
          ? "I am asking you to decide on the results, because they are what I can show you."
          : "",
      order: 6,
    },
    {
      text: `${tone.inWriting(facts)}${decider.takesIt === "" ? "" : ` It will be ready for you to take ${decider.takesIt}.`}`,
    },
    {
      text: full
        ? "If anything is missing for the decision, tell me now, and I will bring it."
        : "",
      order: 2,
    },
    {
      text:
        full && timing.limit !== ""
          ? `I wanted you to hear this from me directly, and in good time for the date.`
          : "",
      order: 3,
    },
    {
      text:
        full && timing.limit === ""
          ? "Before we finish, let us set the date by which you will decide, so that neither of us has to ask again."
          : "",
      order: 3,
    },
    { text: closing(facts, tone) },
  ];
}

function askedAloud(facts: PayFacts, tone: PayTone): string {
  const said = (tone.opening(facts).at(-1) ?? "").replace(
    /, and I want to show you the work behind it\.$/,
    ".",
  );
  const stays = facts.titles.same ? " The title stays the same." : "";
  const from =
    facts.timing.effective === "" || facts.ask.includes(facts.timing.effective)
      ? ""
      : ` It would take effect ${startOf(facts.timing.effective)}.`;
  return `${said}${stays}${from}`;
}

function startOf(date: string): string {
  return /\d/.test(date) ? `on ${date}` : `in ${date}`;
}

function spokenObjection(facts: PayFacts, tone: PayTone): string {
  const answer = answerObjection(facts);
  const lead = tone.objectionLead === "" ? "" : `${tone.objectionLead} `;
  const asked = askAfter(answer, facts);
  return `You may tell me, “${sentenceInQuotes(facts.objection)}” ${lead}${answer.core.join(" ")}${asked === "" ? "" : ` ${asked}`}`;
}

export function sentenceInQuotes(words: string): string {
  const started = words.charAt(0).toUpperCase() + words.slice(1);
  return /[?.]$/.test(started) ? started : `${started}.`;
}

function closing(facts: PayFacts, tone: PayTone): string {
  if (facts.short === "") return "";
  const limit = facts.timing.limit === "" ? "" : `, decided ${facts.timing.limit}`;
  const ask = facts.short === unnamed ? "" : `: ${facts.short}`;
  return `So that is the ask${ask}${limit}. ${tone.spokenClose(facts)}`.replace(
    /decided (before|after|once|when|at|during|within) /,
    "$1 ",
  );
}

/** A point for the ear: "which is" becomes a sentence of its own, a long point keeps its first sentence, the last one closes the row. */
function brief({ text, inner }: Point, index: number, count: number): string {
  const last = index > 0 && index === count - 1 && !/^(?:And|But|Since|When|After|In)\b/.test(text);
  const paused = pausedWhich(last ? `And ${inner}` : text);
  const cut =
    countWords(paused) > 34
      ? (/^.{20,}?[.;](?=\s)/.exec(paused)?.[0].replace(/;$/, ".") ?? paused)
      : paused;
  return cut;
}

/** ", which is about $3.1M recovered." as its own sentence. */
export function pausedWhich(point: string): string {
  return point.replace(
    /, which (is|was|means|makes|saved|recovered|brought) (?=[^,;]{3,60}\.$)/,
    ". That $1 ",
  );
}

function lowered(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const [least, most] = spokenRange;

/** Keeps what must be said, adds connecting pieces up to the least words, and cuts the longest points above the most. */
function fit(pieces: readonly Piece[]): readonly string[] {
  const spoken = pieces.filter(({ text }) => text !== "");
  const chosen = new Set(spoken.filter(({ order }) => order === undefined));
  const total = () => countWords([...chosen].map(({ text }) => text).join(" "));
  const extra = spoken
    .filter(({ order }) => order !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  for (const piece of extra) {
    if (total() >= least + 8) break;
    if (total() + countWords(piece.text) <= most) chosen.add(piece);
  }
  while (total() > most) {
    const longest = [...chosen]
      .slice(1)
      .toSorted((a, b) => countWords(b.text) - countWords(a.text))[0];
    if (longest === undefined) break;
    chosen.delete(longest);
  }
  return spoken.filter((piece) => chosen.has(piece)).map(({ text }) => text);
}
