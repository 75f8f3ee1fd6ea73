import {
  capitalise,
  ensurePeriod,
  lowerOpening,
  sentence,
  stripPeriod,
} from "#core/language/phrase.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import { findWhens } from "#core/language/when.ts";
import { bullets, numbered, paragraph, type Result, type Section } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { readStrategyFacts, type StrategyFacts } from "./strategy-prep-facts.ts";
import { wholeResult } from "./whole-result.ts";
import { type StrategyVoice, strategyVoice } from "./strategy-prep-voice.ts";

const most = { known: 10, open: 8 };

/** The page she brings to a strategy session: her decision, sorted facts and three questions, in the first person. */
export function composeStrategyPrep({ answers, tone }: Material): Result {
  const facts = readStrategyFacts(answers);
  const voice = strategyVoice(tone);
  const dates = datesInOrder(facts);
  const known = [...facts.known, ...(dates ? [`${dates[0]} comes before ${dates[1]}.`] : [])];
  const sections: Section[] = [];
  if (facts.decision !== "")
    sections.push({ label: "The decision", blocks: [paragraph(sayDecision(facts, voice))] });
  if (known.length > 0)
    sections.push({ label: "What you know", blocks: [bullets(known.slice(0, most.known))] });
  if (facts.decision !== "") {
    sections.push({
      label: "What you need to find out",
      blocks: [bullets(findOut(facts).slice(0, most.open))],
    });
    sections.push({
      label: "Three questions to bring",
      blocks: [numbered(questions(facts, voice, dates))],
    });
  }
  if (facts.outcome !== "") {
    sections.push({
      label: "What you want from the hour",
      blocks: [paragraph(sayOutcome(facts.outcome, voice))],
    });
  }
  return wholeResult({ sections, missing: missingOf(answers) });
}

function missingOf(answers: Material["answers"]): string[] {
  const wanted: readonly [string, string][] = [
    ["decision", "the decision in front of you"],
    ["options", "the options, with what you know about each"],
    ["stakes", "what is at stake for you"],
    ["constraints", "what limits you"],
    ["outcome", "what you want from the hour"],
  ];
  const unanswered = wanted.filter(([id]) => answerOf(answers, id) === "");
  const optional = unanswered.every(([id]) => id === "constraints");
  return optional ? [] : unanswered.map(([, request]) => request);
}

function sayDecision({ decision, ways }: StrategyFacts, voice: StrategyVoice): string {
  const [first = "", ...others] = ways;
  const verbs = ways
    .filter((way) => way !== "not")
    .every((way) => readVerbPhrase(way)?.form === "base");
  if (!verbs || first === "") return ensurePeriod(capitalise(decision.replace(/\?$/, "")));
  return voice.decision(
    [first, ...others.map((way) => (way === "not" ? "not" : way))].join(", or "),
  );
}

function findOut({ open, ways }: StrategyFacts): string[] {
  if (open.length > 0) return [...open];
  const verbs = ways.filter((way) => readVerbPhrase(way)?.form === "base");
  if (verbs.length === 0)
    return ["Which date the decision has to be made by, and who else has a say in it."];
  return [
    ...verbs.map((way) => `What follows, and for whom, if I ${way}.`),
    "By which date this has to be decided.",
  ];
}

function questions(
  facts: StrategyFacts,
  voice: StrategyVoice,
  dates: readonly [string, string] | null,
): string[] {
  const verbs = facts.ways.filter((way) => way !== "not" && readVerbPhrase(way)?.form === "base");
  const asked = verbs.slice(0, 2).map((way) => voice.ask(way));
  const wanted = wishQuestion(facts.outcome);
  const dated = dates ? [voice.order(dates[0], dates[1])] : [];
  const longing = longWished(facts.stakes);
  const spare = [
    voice.last,
    "What do I need to hear, and from whom, before I decide?",
    "By when do I decide, and who hears it first?",
  ];
  return [
    ...new Set([...wanted, ...dated, ...longing, ...asked, ...weighing(facts.stakes), ...spare]),
  ].slice(0, 3);
}

/** "Walk out knowing what to ask Pallavi" is itself a question: "What do I ask Pallavi?" */
function wishQuestion(outcome: string): string[] {
  const asks = /\b(what|how|when|whom|who) to (ask|say|tell|offer|do|start)\b([^.;]*)/i.exec(
    outcome,
  );
  if (asks === null) return [];
  const rest = (asks[3] ?? "").split(/,? and (?:whether|how|what|if)\b/)[0] ?? "";
  return [`${capitalise(asks[1] ?? "")} do I ${asks[2] ?? ""}${stripPeriod(rest)}?`];
}

function longWished(stakes: readonly string[]): string[] {
  return stakes.flatMap((stake) => {
    const wish = /^(?:and )?I(?:[’']ve| have) wanted (.+)$/i.exec(stripPeriod(stake))?.[1];
    return wish === undefined ? [] : [`I have wanted ${wish}. What do I want it for now?`];
  });
}

function weighing(stakes: readonly string[]): string[] {
  const plain = stripPeriod(stakes[0] ?? "");
  if (plain === "" || plain.length > 90) return [];
  return [`${sentence(plain)} What does that ask of this decision?`];
}

function sayOutcome(outcome: string, voice: StrategyVoice): string {
  const plain = stripPeriod(outcome.trim());
  const wish = plain.replace(/^(?:to|I want to|I[’']d like to|I would like to|I need to)\s+/i, "");
  if (!/[.;\n]/.test(wish) && readVerbPhrase(wish)?.form === "base")
    return voice.outcome(lowerOpening(wish));
  return ensurePeriod(capitalise(plain));
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Two dates of the decision, the earlier first; null when fewer are given or the year might turn between them. */
function datesInOrder({ known, open }: StrategyFacts): readonly [string, string] | null {
  const found = [...known, ...open].flatMap((text) => findWhens(text).map((when) => when.text));
  const placed = found.flatMap((text) => {
    const match = new RegExp(`^(${months.join("|")}) (\\d{1,2})$`).exec(text);
    return match ? [{ text, day: months.indexOf(match[1] ?? "") * 31 + Number(match[2]) }] : [];
  });
  const [first, second] = [...new Map(placed.map((date) => [date.text, date])).values()].toSorted(
    (a, b) => a.day - b.day,
  );
  if (!first || !second || second.day - first.day > 200) return null;
  return [first.text, second.text];
}
