import * as frames from "./frames.ts";
import * as tones from "./pay-ask-tones.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  missingLabelsFor,
  joinSentences,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { toListItems, renderAsText } from "#core/composer/slots/render-items.ts";
import { renderResults } from "#core/composer/slots/render-results.ts";
import {
  type SpokenParagraph,
  selectSpokenParagraphs,
} from "#core/composer/slots/spoken-paragraphs.ts";
import { splitOffSum } from "#core/composer/shapes/split/split-items.ts";
import { splitTrailingNote } from "#core/composer/words/privacy/author-notes.ts";
import { withoutReportingClause } from "#core/composer/words/reported-speech.ts";
import {
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { formatSpokenNote } from "#core/contract/spoken-note.ts";
import { bullets, numbered, paragraph, type Block, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

/** 90 seconds at 140 words a minute, and 15 % more. */
const mostSpokenWords = 242;

type Facts = {
  readonly ask: string;
  /** What the ask is about: "my pay", "my role". */
  readonly about: string;
  /** Pay or title of today, where it is a sentence; what is none stands with the private notes. */
  readonly now: string;
  readonly isNowUnused: boolean;
  readonly results: readonly string[];
  readonly market: string;
  readonly objection: string;
  readonly by: string;
};

/** The ask, its evidence and its close; the same sentences of the member in the section, aloud and in writing. */
export function composePayAsk(material: Material): Result {
  const reader = createAnswerReader(material);
  const toneCopy = forTone(tones.payAskCopyByTone, reader.tone);
  const facts = readFacts(reader);
  const { ask, now, results, by } = facts;
  const isWhole = ask !== "" && results.length > 0;
  const parts: readonly SectionPart[] = [
    ["Opening ask", paragraphBlocks(ask, now)],
    ["Evidence", results.length === 0 ? [] : [numbered(toListItems(results))]],
    ["Answer to the objection", objectionAnswer(facts, toneCopy)],
    [
      "Close",
      ask === "" || by === "" ? [] : paragraphBlocks(by, tones.payAskObjectionCopy.written),
    ],
    ["Spoken version", isWhole ? spokenVersion(facts, toneCopy) : []],
    ["Written version", isWhole ? writtenVersion(reader, facts, toneCopy) : []],
    ["For you alone", privateNotes(reader, facts)],
  ];
  return {
    sections: toSections(parts),
    missing: missingLabels(reader, answerOf(material.answers, "market")),
  };
}

function readFacts(reader: AnswerReader): Facts {
  const [sum, title] = [
    askedSum(reader),
    reader.items("title").map((item) => splitTrailingNote(item).main),
  ];
  const [both, objected] = [
    sum.length > 0 && title.length > 0,
    reader.items("objection").map(withoutConjunctionBeforeThat),
  ];
  const now = currentState(reader);
  const market = renderAsText(frames.payAskMarketSlot, reader.items("market"));
  return {
    ask: joinSentences(
      renderAsText(frames.payAskSumSlot, sum),
      renderAsText(both ? frames.payAskTitleBesideSumSlot : frames.payAskTitleSlot, title),
    ),
    about: both ? "my pay and my role" : sum.length > 0 ? "my pay" : "my role",
    ...now,
    results: reader.rows("results"),
    market:
      market === ""
        ? ""
        : joinSentences(
            market,
            renderAsText(frames.payAskMarketSourceSlot, reader.items("marketSource")),
          ),
    objection: objected.map(objectionSentence).join(" "),
    by: renderAsText(frames.payAskDecideBySlot, reader.items("decideBy")),
  };
}

function objectionSentence(item: string): string {
  const statement = withoutReportingClause(item);
  const slot =
    statement !== item && statement.startsWith("that ")
      ? frames.payAskReportedObjectionSlot
      : frames.payAskObjectionSlot;
  return renderSlot(slot, capitaliseFirst(statement)).text;
}

/** The sum without the lesser one that would do, and without a question mark. */
function askedSum(reader: AnswerReader): readonly string[] {
  const items = reader.items("sum");
  const fullAnswer = items.join(" ");
  const cut = fullAnswer.replace(frames.lesserSumPattern, "");
  const ownSum = frames.unfinishedSumPattern.test(cut) ? fullAnswer : cut;
  return (/\d/.test(ownSum) ? [ownSum] : items).map((item) => item.replace(/[\s?]+$/, ""));
}

/** Pay beside a sum, title beside a title, both beside both; as typed where a part of it is no such sentence. */
function currentState(reader: AnswerReader): Pick<Facts, "now" | "isNowUnused"> {
  const slots = [
    ...(reader.has("sum") ? [frames.payAskPayNowSlot] : []),
    ...(reader.has("title") ? [frames.payAskTitleNowSlot] : []),
  ];
  const sentences = reader
    .items("now")
    .flatMap(splitPayAndTitle)
    .map((part) => {
      const fit = slots.filter((slot) =>
        slot === frames.payAskPayNowSlot ? !isUncertainPay(part) : !holdsPay(part),
      );
      return (
        fit.map((slot) => renderSlot(slot, part)).find(({ how }) => how === "frame")?.text ?? null
      );
    });
  const one = reader.oneLine("now");
  const isNote =
    one !== null &&
    sentences.every((part) => part === null) &&
    (reader.has("sum") || !holdsPay(one));
  return {
    now: isNote
      ? fillTemplate(frames.payAskNowNote, stripEndMark(one))
      : joinSentences(...sentences.map((part) => part ?? "")),
    isNowUnused: !isNote && sentences.includes(null),
  };
}

/** "52", "$52,000 – porter (since May)": which of it is the pay is not certain. */
const isUncertainPay = (part: string): boolean => /^\d{1,3}(?:\.\d+)?$|[–—(]|\s-\s/u.test(part);
const holdsPay = (part: string): boolean => /\p{Sc}|\d{3}|\d[.,k]|\d (?:an?|per) /u.test(part);

function splitPayAndTitle(now: string): readonly string[] {
  const found = splitOffSum(now);
  return found === null ? [now] : [found.rest, found.sum];
}

/** Who decides, when to ask, and what is no sentence to be spoken: for the member to know, not for them to hear. */
function privateNotes(reader: AnswerReader, { isNowUnused, market }: Facts): readonly Block[] {
  const line = (id: string, label: string) => {
    const one = reader.oneLine(id);
    return one === null ? [] : [stripEndMark(fillTemplate(label, one))];
  };
  const lines = [
    ...line("decider", frames.payAskDeciderNote),
    ...line("askOn", frames.payAskDateNote),
    ...(isNowUnused ? line("now", frames.payAskNowNote) : []),
    ...(frames.lesserSumPattern.test(reader.oneLine("sum") ?? "")
      ? line("sum", frames.payAskSumNote)
      : []),
    ...(splitTrailingNote(reader.oneLine("title") ?? "").note === null
      ? []
      : line("title", frames.payAskTitleNote)),
    ...(market === "" ? line("marketSource", frames.payAskSourceNote) : []),
  ];
  return lines.length === 0 ? [] : [bullets(lines)];
}

/** "And that I lack the degree" stands alone. */
const withoutConjunctionBeforeThat = (item: string): string =>
  item.replace(/^(?:and|but|also)\s+(?=that\s)/i, "");

/** The best result is the one named first. */
function objectionAnswer(
  { objection, results }: Facts,
  { acknowledgement }: tones.PayAskToneCopy,
): readonly Block[] {
  if (objection === "") return [];
  const sentences = renderResults(results);
  const best = sentences.find((one) => !one.includes(": ")) ?? sentences[0];
  const beside =
    best === undefined
      ? ""
      : fillTemplate(tones.payAskObjectionCopy.beside, lowerFirst(stripEndMark(best)));
  return paragraphBlocks(objection, acknowledgement, beside, tones.payAskObjectionCopy.true);
}

function spokenVersion(facts: Facts, toneCopy: tones.PayAskToneCopy): readonly Block[] {
  const results = renderResults(facts.results);
  const [first = "", ...more] = results;
  const counted = more.length > 0 && !results.some((one) => one.includes(": "));
  const evidence = counted
    ? [
        `${toneCopy.lead}.`,
        ...results.map((one, at) => `${tones.payAskOrdinals[at] ?? "Then"}: ${lowerFirst(one)}`),
      ]
    : more.length > 0
      ? [`${toneCopy.lead}.`, ...results]
      : [fillTemplate(`${toneCopy.lead}: {}.`, stripEndMark(first))];
  const script: readonly SpokenParagraph[] = [
    { text: fillTemplate(toneCopy.opening, facts.about), priority: 1 },
    { text: joinSentences(facts.ask, facts.now) },
    ...evidence.map((one) => ({ text: one })),
    { text: facts.market },
    {
      text:
        facts.objection === ""
          ? ""
          : joinSentences(facts.objection, tones.payAskObjectionCopy.named),
    },
    { text: `${toneCopy.again} ${facts.ask}`, priority: 2 },
    { text: facts.by === "" ? toneCopy.close : facts.by },
    { text: tones.payAskObjectionCopy.written, priority: 3 },
  ];
  const paragraphs = selectSpokenParagraphs(script, mostSpokenWords);
  return [
    paragraph(formatSpokenNote(paragraphs.join("\n"))),
    ...paragraphs.map((one) => paragraph(one)),
  ];
}

function writtenVersion(
  reader: AnswerReader,
  facts: Facts,
  toneCopy: tones.PayAskToneCopy,
): readonly Block[] {
  const [to] = reader
    .items("decider")
    .filter((item) => !frames.unnamedDeciderPattern.test(item))
    .map((item) => item.replace(/^(?:my|our)\s+/i, "").replace(frames.deciderRemarkPattern, ""))
    .map((item) => renderSlot(frames.payAskAddresseeSlot, item));
  return [
    ...(to?.how === "frame" ? [paragraph(stripEndMark(to.text))] : []),
    ...paragraphBlocks(toneCopy.greeting, facts.ask, facts.now),
    paragraph(`${toneCopy.lead}:`),
    bullets(toListItems(facts.results)),
    ...paragraphBlocks(facts.market, facts.by, toneCopy.end),
  ];
}

/** A market figure is asked for where the answer is not sure of it yet. */
function missingLabels(reader: AnswerReader, market: string): readonly string[] {
  const unsure = !reader.has("market") && /\b(?:yet|sure|unsure|tb[cd])\b/i.test(market);
  const ids = ["results", "decider", "askOn", "decideBy", "objection"] as const;
  const missingAsk =
    reader.has("sum") || reader.has("title") ? [] : [tones.payAskMissingLabels.sum];
  const more = unsure ? [tones.payAskMissingLabels.market] : [];
  return [...missingAsk, ...missingLabelsFor(reader, ids, tones.payAskMissingLabels), ...more];
}
