import { cleanText } from "#core/language/clean.ts";
import { restoreNames } from "#core/language/proper.ts";
import { finishStatement } from "#core/language/statement.ts";
import { splitUnits } from "#core/language/split.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { type Decider, readDecider } from "./pay-ask-decider.ts";
import { type Evidence, type Point, readEvidence, threePoints } from "./pay-ask-evidence.ts";
import { readMarket } from "./pay-ask-market.ts";
import { type PayFigures, readPayFigures } from "./pay-ask-figures.ts";
import { wordAsk } from "./pay-ask-wording.ts";
import { type PayTiming, readPayTiming } from "./pay-ask-timing.ts";
import { type Titles, readTitles } from "./pay-ask-title.ts";

/** Everything the scripts may use, finished. "" and [] are what she did not give. */
export type PayFacts = {
  /** What follows "I am asking": "for a salary of $184,500, up from $168,000", "to be made partner". */
  readonly ask: string;
  /** What follows "approve": "$184,500", "the title of Counsel at $365,000". */
  readonly short: string;
  readonly about: "pay" | "title" | "both" | "other";
  readonly titles: Titles;
  readonly figures: PayFigures;
  /** Sentences of hers that say why the title is already hers in fact. */
  readonly context: readonly string[];
  readonly points: readonly Point[];
  readonly since: string;
  /** The strongest measured statement, and the one that says what work is hers. */
  readonly proof: string;
  readonly work: string;
  readonly market: string;
  readonly decider: Decider;
  readonly timing: PayTiming;
  readonly objection: string;
};

export function readPayFacts(answers: Answers): PayFacts {
  const given = (id: string) => {
    const raw = answerOf(answers, id);
    return isNonAnswer(raw) ? "" : cleanText(raw);
  };
  const [ask, market, deciderText] = [given("ask"), given("market"), given("decider")];
  const figures = readPayFigures(ask, [market]);
  const titles = readTitles(ask);
  const worded = wordAsk(ask, figures, titles);
  const evidence = readEvidence(restoreNames(given("evidence"), [ask, deciderText]));
  return {
    ...worded,
    titles,
    figures,
    context: readContext(ask, titles, worded.ask),
    points: threePoints(evidence.statements),
    since: evidence.since,
    proof: chooseProof(evidence, "figure"),
    work: chooseProof(evidence, "own"),
    market: readMarket(market, figures),
    decider: readDecider(deciderText),
    timing: readPayTiming(given("timing")),
    objection: readObjection(given("objection")),
  };
}

/** "I have been doing it since May without the title": kept when she asks for a title. */
function readContext(ask: string, titles: Titles, worded: string): readonly string[] {
  if (titles.target === "") return [];
  const held =
    titles.current === "" || worded.includes(titles.current)
      ? []
      : [`My current title is ${titles.current}.`];
  const done = splitUnits(ask)
    .map(({ text }) => text.split(/,\s+/)[0] ?? "")
    .filter((text) =>
      /^(?:I[’']?ve|I have|I) (?:already |been )*(?:doing|done|do|did|been|run|ran|hold|carry|act|cover|lead|led|manage)\b/.test(
        text,
      ),
    )
    .filter((text) => !/\d{2},?\d{3}|\b(?:want|asking|would like)\b/.test(text))
    .map((text) =>
      text.replace(/\b(doing|do|done) (?:it|that|the job|this)\b(?: already)?/, "$1 the work"),
    )
    .map(
      (text) =>
        finishStatement(text.replace(/(?<=\p{L}) (without (?:the|a) title)$/u, ", $1")).text,
    )
    .slice(0, 1);
  return [...held, ...done];
}

const tells =
  /^(?:(?:that )?(?:she|he|they|it|you|yolanda|my boss|my manager|the \p{L}+|HR|we)(?:[’']ll| will| would| might| may| is going to| are going to|[’']s going to|[’']d| always| usually)? ?(?:probably |likely |just )?(?:say|says|tell me|tells me|argue|argues|claim|claims|respond|answer|object|come back with|point out|bring up|mention)(?: that| is)?|(?:probably|likely|maybe)|that)[\s,:]+/iu;

function readObjection(text: string): string {
  const quoted = /“([^”]{3,})”/.exec(text)?.[1];
  const words = (quoted ?? text.replace(tells, "")).trim();
  if (!/\p{L}{2}/u.test(words)) return "";
  return stripPeriod(words.replace(/\s*→\s*/g, " to ").replaceAll(/[“”]/g, ""));
}

/** The statement with the most figures in it; the first of equals. */
function mostCounted<S extends { readonly text: string }>(statements: readonly S[]): S | undefined {
  const figures = ({ text }: S) => (text.match(/\d[\d,.]*/g) ?? []).length;
  return statements
    .filter((one) => figures(one) > 0)
    .toSorted((a, b) => figures(b) - figures(a))[0];
}

/** The strongest statement to hold against an objection: one with a figure, or one that says what she does. */
function chooseProof({ statements }: Evidence, prefer: "figure" | "own"): string {
  const short = statements.filter(({ text }) => text.split(" ").length <= 24);
  const spoken = short.filter(({ kind }) => kind !== "fragment");
  const pick =
    prefer === "own"
      ? spoken.find(({ kind }) => kind === "own")
      : (spoken.find(({ text }) => /[$€£%]/.test(text)) ?? mostCounted(spoken));
  return (pick ?? spoken[0] ?? short[0])?.text ?? "";
}
