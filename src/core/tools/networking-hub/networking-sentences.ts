import * as frames from "./frames.ts";
import { introduce } from "#core/composer/introduction/introduce.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { renderItems } from "#core/composer/slots/render-items.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Slot } from "#core/composer/slots/slot.ts";
import { withoutNothingBut } from "#core/composer/words/privacy/author-notes.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { jobTitleInSentence } from "#core/composer/introduction/job-title.ts";
import { nameSameThing } from "#core/composer/words/antecedents.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { contactPronounOf } from "./networking-pronoun.ts";

export const networkingFields = ["fact", "meet", "know", "common", "ask"] as const;
/** The fields as they stand in a message; `since` is how long the work has been done, `more` further contacts. */
export type NetworkingPart = (typeof networkingFields)[number] | "more" | "since";
export type NetworkingSentences = Readonly<Record<NetworkingPart, readonly string[]>>;

/** The fields as sentences of a message. */
export function composeNetworkingSentences(reader: AnswerReader): NetworkingSentences {
  const [meet, ...more] = renderItems(
    frames.networkingMeetSlot,
    reader.items("meet").map(withMissingArticle),
  );
  const them = contactPronounOf(reader);
  const sentencesFor = (id: string, slot: Slot) =>
    fieldSentences(
      reader,
      id,
      frames.slotForPronoun(slot, them),
      frames.slotForPronoun(frames.networkingQuotedSlot, them),
    );
  return {
    since: introduce({ name: reader.oneLine("name"), role: reader.oneLine("role"), where: null })
      .slice(1)
      .filter((sentence) => !frames.isWorkLabelSentence(sentence)),
    fact: reader.items("fact").map(factSentence),
    meet: meet === undefined ? [] : [meet],
    more,
    know: sentencesFor("know", frames.networkingKnowSlot),
    common: sentencesFor("common", frames.networkingCommonSlot),
    ask: sentencesFor(
      "ask",
      asksForIntroduction(reader) ? frames.networkingAskOfReaderSlot : frames.networkingAskSlot,
    ),
  };
}

/**
 * What the member would say to the contact stands in quotation marks, a question that does not name the contact behind
 * its label.
 */
function fieldSentences(
  reader: AnswerReader,
  id: string,
  slot: Slot,
  toThem: Slot,
): readonly string[] {
  return reader.items(id).map((item, at) => {
    if (frames.secondPersonWords.test(item)) return fillTemplate(toThem.neutral, item);
    if (item.endsWith("?"))
      return fillTemplate(frames.thirdPersonWords.test(item) ? "{}" : slot.neutral, item);
    if (frames.invertedQuestion.test(item)) return fillTemplate(slot.neutral, item);
    const rendered = renderSlot(slot, item);
    return at === 0 || rendered.how === "frame"
      ? rendered.text
      : fillTemplate("{}", stripEndMark(item));
  });
}

function factSentence(item: string): string {
  const years = frames.yearsOfWorkPattern.test(item);
  return years
    ? fillTemplate(frames.yearsOfWorkTemplate, stripEndMark(item))
    : renderSlot(frames.networkingFactSlot, item).text;
}

/** "buyer for haircare" is somebody: "a buyer for haircare". */
function withMissingArticle(item: string): string {
  const bare = lacksArticle(item, readShape(stripEndMark(item), frames.networkingMeetSlot.expects));
  return bare ? (jobTitleInSentence(stripEndMark(item)) ?? item) : item;
}

/** What the two have in common; behind "nothing yet" only what says something by itself. */
export function sharedConnection(answers: Answers): string {
  const answer = answerOf(answers, "common");
  const rest = withoutNothingBut(answer);
  const { shape } = readShape(stripEndMark(rest), frames.networkingCommonSlot.expects);
  return rest === answer || frames.networkingStandaloneShapes.has(shape) ? answer : "";
}

/** Whether the answer asks for an introduction, which the reader can give. */
export function asksForIntroduction(reader: AnswerReader): boolean {
  const ask = reader.oneLine("ask") ?? "";
  const [, to] = frames.introductionToPattern.exec(ask) ?? [];
  return (
    frames.introductionPattern.test(ask) && (!to || nameSameThing(to, reader.oneLine("meet") ?? ""))
  );
}
