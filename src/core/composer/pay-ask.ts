import { writeOut } from "#core/language/formal.ts";
import { joinSentences } from "#core/language/joined.ts";
import {
  type Block,
  bullets,
  numbered,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import type { Answers, Material } from "#core/tools/definition.ts";
import { answerOf } from "#core/tools/definition.ts";
import { type PayFacts, readPayFacts } from "./pay-ask-facts.ts";
import { answerObjection, askAfter, proofOf } from "./pay-ask-objection.ts";
import { pausedWhich, speak } from "./pay-ask-spoken.ts";
import { type PayTone, payTone } from "./pay-ask-tone.ts";
import { wholeResult } from "./whole-result.ts";

/** The ask, its evidence, the answer to the objection, the close, and both versions; what is not given is asked for. */
export function composePayAsk({ answers, tone: name }: Material): Result {
  const facts = readPayFacts(answers);
  const tone = payTone(name);
  const finish = tone.formal ? writeOut : (text: string) => text;
  const text = (sentences: readonly string[]) => paragraph(finish(joinSentences(sentences)));
  const asked = facts.ask !== "";
  const sections: readonly (Section | null)[] = [
    asked ? { label: "Opening ask", blocks: [text(opening(facts, tone))] } : null,
    facts.points.length > 0
      ? {
          label: "Evidence",
          blocks: [numbered(facts.points.map((point) => finish(pausedWhich(point.text))))],
        }
      : null,
    facts.objection === ""
      ? null
      : { label: "Answer to the objection", blocks: objection(facts, tone, text) },
    asked && answerOf(answers, "timing") !== ""
      ? { label: "Close", blocks: [text(close(facts, tone))] }
      : null,
    asked && facts.points.length > 0
      ? { label: "Spoken version", blocks: speak(facts, tone, finish) }
      : null,
    asked && facts.points.length > 0
      ? { label: "Written version", blocks: written(facts, tone, finish) }
      : null,
  ];
  return wholeResult({
    sections: sections.filter((section) => section !== null),
    missing: missing(facts, answers),
  });
}

function hasDate({ timing }: PayFacts): boolean {
  return timing.limit !== "" || timing.meeting !== "" || timing.effective !== "";
}

function opening(facts: PayFacts, tone: PayTone): readonly string[] {
  const name = facts.decider.greeting;
  const [first = "", ...rest] = tone.opening(facts);
  const started =
    name === ""
      ? first
      : `${name}, ${/^I\b/.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`;
  return [
    started,
    ...rest,
    ...(facts.titles.same && rest.length === 0 ? ["The title stays the same."] : []),
    ...facts.context,
  ].slice(0, 3);
}

function objection(
  facts: PayFacts,
  tone: PayTone,
  text: (sentences: readonly string[]) => Block,
): Block[] {
  const answer = answerObjection(facts);
  const said = [
    tone.objectionLead,
    ...answer.core,
    proofOf(answer, facts),
    askAfter(answer, facts),
  ];
  return [paragraph(`If you hear “${facts.objection}”:`), text(said)];
}

function close(facts: PayFacts, tone: PayTone): readonly string[] {
  const { timing } = facts;
  const effective =
    timing.effective === "" || facts.ask.includes(timing.effective)
      ? ""
      : `The effective date I am asking for is ${timing.effective}.`;
  const settled =
    timing.limit === "" && timing.meeting !== ""
      ? `I would like us to settle it ${timing.meeting}.`
      : "";
  return [tone.close(facts), effective, settled, settled === "" ? tone.inWriting(facts) : ""];
}

function written(facts: PayFacts, tone: PayTone, finish: (text: string) => string): Block[] {
  const { decider, timing, titles } = facts;
  const who = titles.same && titles.current !== "" ? ` (${titles.current})` : "";
  const subject = `${subjects[facts.about]}: ${facts.short.replace(/^the title of /, "")}${who}`;
  const met = timing.meeting === "" ? "" : `As discussed ${timing.meeting}, `;
  const stays = titles.same ? " My title stays the same." : "";
  const effective =
    timing.effective === "" || facts.ask.includes(timing.effective)
      ? ""
      : `, effective ${timing.effective}`;
  const ask = `${met}I am ${tone.formal ? "formally asking" : "asking"} ${facts.ask}${effective}.${stays}`;
  const lead = facts.since === "" ? tone.support : `Since ${facts.since}:`;
  const limit = timing.limit === "" ? "" : ` ${timing.limit}`;
  const confirm =
    decider.body === ""
      ? `Please confirm the decision in writing${limit}, and tell me if you need anything further from me to make it.`
      : `Please put this before ${decider.body} and confirm the decision in writing${limit}.`;
  return [
    `Subject: ${subject}`,
    ...(decider.greeting === "" ? [] : [`${decider.greeting},`]),
    joinSentences([ask, ...facts.context]),
    lead,
  ]
    .map((line) => paragraph(finish(line)))
    .concat(
      bullets(facts.points.map((point) => finish(point.text))),
      [facts.market, confirm, tone.thanks]
        .filter((line) => line !== "")
        .map((line) => paragraph(finish(line))),
    );
}

const subjects = {
  pay: "Compensation request",
  title: "Title request",
  both: "Title and compensation request",
  other: "Request",
} as const;

function missing(facts: PayFacts, answers: Answers): string[] {
  const asked = facts.ask !== "";
  const enough = facts.points.length >= 3;
  const found =
    facts.points.length === 2
      ? "one more result since your last change"
      : "two more results since your last change";
  return [
    asked ? "" : "the figure or title you are asking for",
    facts.points.length === 0
      ? "what you have delivered since your last change"
      : enough || !asked
        ? ""
        : found,
    answerOf(answers, "decider") === "" ? "who decides" : "",
    hasDate(facts) ? "" : "when you will ask, and the date it must be decided by",
    facts.objection === "" ? "the objection you expect" : "",
  ].filter((request) => request !== "");
}
