import {
  dayInSentence,
  isJustADay,
  resultRow,
  resultWays,
} from "#core/composer/draft/common-fits.ts";
import { asTyped, type Fit, toSentence } from "#core/composer/draft/fits.ts";
import type { Draft, Line } from "#core/composer/draft/draft.ts";
import { personName } from "#core/composer/draft/person-name.ts";
import {
  bulletsOf,
  headingOf,
  paragraphOf,
  section,
  upToWords,
} from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import type { Material } from "#core/tools/definition.ts";
import { askedInShort, askLines, closeLine, marketLine, nowWays } from "./ask.ts";
import * as copy from "./copy.ts";

const maxEvidence = 5;
const maxResultWords = 120;

/** A request for pay or a title: opening, evidence, the answer to the objection, said and written. */
export function composePayAsk(material: Material): Draft {
  const writer = createWriter(material, "decider");
  const say = copy.payAskCopy[writer.register];
  const you = personName(writer.whole("decider")) ?? "";
  const ask = askLines(writer);
  const isAsked = ask.some((line) => line !== null);
  const nowPhrase = writer.whole("now");
  const now = nowPhrase && writer.line(nowPhrase, nowWays);
  const rows = writer.lines("results", resultRow);
  const results = writer.lines("results", resultWays);
  const market = marketLine(writer);
  const close = closeLine(writer);
  const topic = ours(say.topic(topicOf(writer)));
  const askOn = dayInSentence(writer.whole("askOn"));
  return settle(
    writer,
    [
      ...(isAsked
        ? section("Opening ask", paragraphOf(ours(say.opening(you), "decider"), topic, ask, now))
        : []),
      ...section("Evidence", bulletsOf(rows, rows.length < maxEvidence ? market : null)),
      ...section("Answer to the objection", ...objectionBlocks(writer)),
      ...(isAsked ? section("Close", paragraphOf(close)) : []),
      ...(isAsked && results.length > 0
        ? [
            ...section(
              "Spoken version",
              paragraphOf(ours(say.spokenOpening(you), "decider"), ask),
              paragraphOf(ours(say.rests), upToWords(maxResultWords, results)),
              paragraphOf(now, market),
              paragraphOf(ours(say.settle), close, ours(say.thanks)),
            ),
            ...section(
              "Written version",
              ...letter(writer, { ask, now, results: rows, market, you }),
            ),
          ]
        : []),
      ...(isAsked ? section("If they say …", ...refusalBlocks(writer)) : []),
      ...section(
        "For you alone",
        bulletsOf(isAsked ? reminders(writer, results, askOn) : []),
        ...ownNotes(writer),
      ),
    ],
    {
      homes: {
        now: "Opening ask",
        sum: "Opening ask",
        title: "Opening ask",
        results: "Evidence",
        market: "Evidence",
        marketSource: "For you alone",
        decideBy: "For you alone",
        objection: "Answer to the objection",
      },
      notes: notesOf(writer, askOn),
      missing: isAsked ? [] : [copy.payAskMissing.ask],
    },
  );
}

function topicOf(writer: DraftWriter): string {
  if (!writer.has("title")) return "my pay";
  return writer.has("sum") ? "my role and my pay" : "my role";
}

function objectionBlocks(writer: DraftWriter) {
  const objection = writer.whole("objection");
  if (objection === null) return [];
  const kind = copy.objectionKinds.find(([, words]) => words.test(objection.text))?.[0] ?? "any";
  const theirs = writer.line(objection, { fits: [theirWords] });
  return [paragraphOf(theirs), paragraphOf(ours(copy.objectionReplies[kind]))];
}

/** What they will say, in quotation marks; words behind a quotation of the member’s are no part of it. */
const theirWords: Fit = ({ text, isSayable }, need) => {
  const quoted = /^[“"‘]([^“”"]+)[”"’]/u.exec(text)?.[1];
  const said = quoted ?? text;
  const isReported = /^(?:s?he|they)\b|^that\s/iu.test(said);
  if (need === "certain" && (isReported || !(quoted === text.slice(1, -1) || isSayable)))
    return null;
  return `“${toSentence(said.replaceAll(/[“”"]/gu, ""))}”`;
};

/** What the member noted for the member and says only when asked, in the member’s own words. */
function ownNotes(writer: DraftWriter) {
  const source = writer.lines("marketSource", { fits: [asTyped], isPrivate: true });
  const decideBy = writer.whole("decideBy");
  const isSaid = decideBy !== null && isJustADay(decideBy);
  const days = isSaid ? [] : writer.lines("decideBy", { fits: [asTyped], isPrivate: true });
  return [
    headingOf("Where your market figure comes from"),
    bulletsOf(source),
    headingOf("When it has to be decided"),
    bulletsOf(days),
  ];
}

type Parts = {
  readonly ask: readonly (Line | null)[];
  readonly now: Line | null;
  readonly results: readonly (Line | null)[];
  readonly market: Line | null;
  readonly you: string;
};

/** The e-mail; it never raises the objection. */
function letter(writer: DraftWriter, { ask, now, results, market, you }: Parts) {
  const say = copy.payAskCopy[writer.register];
  const askOn = dayInSentence(writer.whole("askOn"));
  const decideBy = dayInSentence(writer.whole("decideBy"));
  return [
    paragraphOf(ours(you === "" ? "Hello," : `Hi ${you},`, "decider")),
    paragraphOf(ours(say.written), ask, now),
    ...(results.length > 1
      ? [paragraphOf(ours(say.results)), bulletsOf(results)]
      : [paragraphOf(results)]),
    paragraphOf(
      market,
      ours(
        askOn === null
          ? "I’d be glad to talk it through in person."
          : `I’d be glad to talk it through on ${askOn}.`,
        "askOn",
      ),
      ours(
        decideBy === null
          ? "Please tell me which day I can expect your answer."
          : `I’d be grateful for your answer by ${decideBy}.`,
        "decideBy",
      ),
    ),
    paragraphOf(ours("Thank you,")),
  ];
}

function refusalBlocks(writer: DraftWriter) {
  const asked = askedInShort(writer);
  return [
    headingOf("“No.”"),
    paragraphOf(ours(copy.refusals.no)),
    headingOf("“Not now.”"),
    paragraphOf(ours(copy.refusals.notNow)),
    ...(asked === null
      ? []
      : [headingOf("“Less.”"), paragraphOf(ours(copy.refusals.less(asked), "sum", "title"))]),
  ];
}

function reminders(writer: DraftWriter, results: readonly (Line | null)[], askOn: string | null) {
  const first = results.find((line) => line?.kind === "clean");
  return [
    ours(
      `Say the ${writer.has("sum") ? "figure" : "title"} once, then stop. The next words are theirs.`,
    ),
    ours(
      first?.kind === "clean" ? `If you’re interrupted, go back to one line: “${first.text}”` : "",
      "results",
    ),
    ours(writer.has("decideBy") ? "" : "Don’t leave without a day for the answer."),
    ours(`Say the opening aloud twice before ${askOn ?? "you go in"}.`, "askOn"),
  ];
}

function notesOf(writer: DraftWriter, askOn: string | null) {
  const decideBy = dayInSentence(writer.whole("decideBy"));
  const market = writer.whole("market");
  const isDated = askOn !== null && decideBy !== null;
  return [
    isDated && askOn === decideBy ? copy.payAskNotes.noRoom(askOn, decideBy) : null,
    market === null ? copy.payAskNotes.noMarket : null,
    market !== null && !writer.has("marketSource") ? copy.payAskNotes.noSource(market.text) : null,
    writer.has("results") && !writer.phrases("results").some(({ text }) => /\d/.test(text))
      ? copy.payAskNotes.noFigure
      : null,
  ];
}
