import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import type { Slot } from "#core/composer/slots/slot.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { splitSingleRow, toListItems, renderAsText } from "#core/composer/slots/render-items.ts";
import { capitaliseFirst, stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { type Block, bullets, heading, paragraph, type Result } from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { noticeSentence, postBeyondNotice } from "./exit-notice.ts";
import { isShareable, shareableReasons } from "./exit-reasons.ts";

/** Two messages, a dated hand-over, what to secure first, and one line for why. Withheld topics stay out. */
export function composeExitStrategy(material: Material): Result {
  const reader = createAnswerReader(material);
  const toneCopy = forTone(frames.exitCopyByTone, reader.tone);
  const reasons = shareableReasons(material.answers);
  const free: IsShareable = (words) => isShareable(words, material.answers);
  const dated = reader.has("lastDay") || reader.has("noticeOn");
  const parts: readonly SectionPart[] = [
    ["Message to your manager", dated ? managerMessage(reader, free, toneCopy) : []],
    ["Message to your team", dated ? teamMessage(reader, free, toneCopy) : []],
    ["Hand-over plan", handoverPlan(reader)],
    ["Before you give notice", checklistBlocks(reader)],
    ["Why did you leave", paragraphBlocks(renderAsText(frames.exitReasonSlot, reasons))],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader, material.answers, reasons) };
}

/** Whether a message may hold these words. */
type IsShareable = (words: string) => boolean;

/** The notice itself: it names the last day, and never the day on which it will be given. */
function managerMessage(
  reader: AnswerReader,
  free: IsShareable,
  { opening, handover, end, open }: frames.ExitToneCopy,
): readonly Block[] {
  const items = splitSingleRow(reader.rows("handover")).filter(free);
  const sentences = [
    opening,
    noticeSentence(reader),
    noticeOwedSentence(reader),
    lastDaySentence(reader, free),
  ];
  if (items.length === 0) return paragraphBlocks(...sentences, open);
  return [
    ...paragraphBlocks(...sentences),
    paragraph(handover),
    bullets(toListItems(items)),
    ...paragraphBlocks(end),
  ];
}

function teamMessage(
  reader: AnswerReader,
  free: IsShareable,
  { team, teamEnd }: frames.ExitToneCopy,
): readonly Block[] {
  return paragraphBlocks(team, lastDaySentence(reader, free), teamEnd);
}

/** The last day alone where a day stands first; what is added to it stands in the plan. */
function lastDaySentence(reader: AnswerReader, free: IsShareable): string {
  const answer = reader.oneLine("lastDay");
  if (answer === null || /\bthen\b/i.test(answer)) return "";
  const rendered = prefixesAtMarks(answer)
    .filter(free)
    .map((head) => renderSlot(frames.exitLastDaySlot, head));
  return (rendered.find(({ how }) => how === "frame") ?? rendered[0])?.text ?? "";
}

/** The words up to each punctuation mark, the whole first. */
function prefixesAtMarks(text: string): readonly string[] {
  const ends = [...text.matchAll(/\s*[,;(]|\s[–-]\s|$/gu)].map(({ index }) => index);
  return ends.toReversed().map((end) => text.slice(0, end));
}

const conditionalPattern =
  /\b(?:but|though|although|if|unless|or|no|not|none|think|maybe|depends|probably|soon)\b/i;

/** The notice alone; what is added to it, and one with a condition, stands in the checklist. */
function noticeOwedSentence(reader: AnswerReader): string {
  const answer = reader.oneLine("noticeOwed") ?? "";
  const rendered = conditionalPattern.test(answer)
    ? null
    : renderSlot(frames.exitNoticeOwedSlot, prefixesAtMarks(answer).at(-1) ?? "");
  return rendered?.how === "frame" ? rendered.text : "";
}

/** The plan, under the post where the notice says less of it. */
function handoverPlan(reader: AnswerReader): readonly Block[] {
  const [steps, post] = [handoverSteps(reader), postBeyondNotice(reader)];
  return post === null || steps.length === 0 ? steps : [heading(capitaliseFirst(post)), ...steps];
}

function handoverSteps(reader: AnswerReader): readonly Block[] {
  const items = splitSingleRow(reader.rows("handover"));
  const step = (slot: Slot, id: string) => {
    const day = reader.oneLine(id);
    return day === null ? [] : [renderSlot(slot, day).text];
  };
  const notice = step(
    reader.has("lastDay") || items.length === 0
      ? frames.exitNoticeStepSlot
      : frames.exitNoticeLeadSlot,
    "noticeOn",
  );
  if (items.length > 0)
    return [
      ...[...notice, ...step(frames.exitLastStepSlot, "lastDay")].map((one) => paragraph(one)),
      bullets(toListItems(items)),
    ];
  const steps = [...notice, ...step(frames.exitLastDayStepSlot, "lastDay")];
  return steps.length === 0 ? [] : [bullets(steps.map(stripEndMark))];
}

function checklistBlocks(reader: AnswerReader): readonly Block[] {
  const notice = reader.oneLine("noticeOwed");
  const protect = splitSingleRow(reader.rows("protect"));
  const unread = notice !== null && noticeOwedSentence(reader) === "";
  if (protect.length === 0 && !unread) return [];
  const items = [
    ...protect,
    notice === null
      ? frames.exitChecklistCopy.contract
      : fillTemplate(frames.exitChecklistCopy.owed, stripEndMark(notice)),
  ];
  return [heading(frames.exitChecklistCopy.lead), bullets(toListItems(items))];
}

function missingLabels(
  reader: AnswerReader,
  answers: Answers,
  reasons: readonly string[],
): readonly string[] {
  const mentioned = { noticeOwed: /\bnotice\b/i.test(answerOf(answers, "lastDay")) };
  const ids = ["noticeOn", "lastDay", "noticeOwed", "protect", "handover"] as const;
  const why = isAbsent(answerOf(answers, "reason"))
    ? frames.exitMissingLabels.reason
    : frames.exitMissingLabels.sayable;
  return [
    ...(reasons.length > 0 ? [] : [why]),
    ...ids
      .filter((id) => !reader.has(id) && !(id === "noticeOwed" && mentioned.noticeOwed))
      .map((id) => frames.exitMissingLabels[id]),
    ...splitSingleRow(reader.rows("handover"))
      .filter((item) => !isShareable(item, answers))
      .map((item) => frames.exitUnsentItem(stripEndMark(item))),
  ];
}
