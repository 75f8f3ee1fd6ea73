import * as frames from "#core/composer/frames/exit-strategy.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import type { Slot } from "#core/composer/slot.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { put, say } from "#core/composer/say.ts";
import { itemsOfList, listed, sayAll } from "#core/composer/say-items.ts";
import { raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, paragraph, type Result } from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { noticeOf, unsaidPost } from "./exit-post.ts";
import { isOpen, reasonsOf } from "./exit-reasons.ts";

/** Two messages, a dated hand-over, what to secure first, and one line for why. What she will not discuss stays out. */
export function composeExitStrategy(material: Material): Result {
  const hers = readerOf(material);
  const register = ofTone(frames.registers, hers.tone);
  const reasons = reasonsOf(material.answers);
  const free: Free = (words) => isOpen(words, material.answers);
  const dated = hers.has("lastDay") || hers.has("noticeOn");
  const parts: readonly Part[] = [
    ["Message to your manager", dated ? toManager(hers, free, register) : []],
    ["Message to your team", dated ? toTeam(hers, free, register) : []],
    ["Hand-over plan", plan(hers)],
    ["Before you give notice", checklist(hers)],
    ["Why did you leave", text(sayAll(frames.reason, reasons))],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, material.answers, reasons) };
}

/** Whether a message may hold these words. */
type Free = (words: string) => boolean;

/** The notice itself: it names her last day, and never the day on which it will be given. */
function toManager(
  hers: Reader,
  free: Free,
  { opening, handover, end, open }: frames.Register,
): readonly Block[] {
  const items = itemsOfList(hers.rows("handover")).filter(free);
  const said = [opening, noticeOf(hers), owed(hers), lastDay(hers, free)];
  if (items.length === 0) return text(...said, open);
  return [...text(...said), paragraph(handover), bullets(listed(items)), ...text(end)];
}

function toTeam(hers: Reader, free: Free, { team, teamEnd }: frames.Register): readonly Block[] {
  return text(team, lastDay(hers, free), teamEnd);
}

/** Her last day alone where a day stands first; what she adds to it stands in the plan. */
function lastDay(hers: Reader, free: Free): string {
  const whole = hers.one("lastDay");
  if (whole === null || /\bthen\b/i.test(whole)) return "";
  const said = heads(whole)
    .filter(free)
    .map((head) => say(frames.lastDay, head));
  return (said.find(({ how }) => how === "frame") ?? said[0])?.text ?? "";
}

/** Her words up to each of her marks, the whole first. */
function heads(whole: string): readonly string[] {
  const ends = [...whole.matchAll(/\s*[,;(]|\s[–-]\s|$/gu)].map(({ index }) => index);
  return ends.toReversed().map((end) => whole.slice(0, end));
}

const open =
  /\b(?:but|though|although|if|unless|or|no|not|none|think|maybe|depends|probably|soon)\b/i;

/** The notice alone; what she adds to it, and one with a condition, stands in the checklist. */
function owed(hers: Reader): string {
  const whole = hers.one("noticeOwed") ?? "";
  const said = open.test(whole) ? null : say(frames.noticeOwed, heads(whole).at(-1) ?? "");
  return said?.how === "frame" ? said.text : "";
}

/** The plan, under her post where her notice tells less of it. */
function plan(hers: Reader): readonly Block[] {
  const [steps, post] = [stepsOf(hers), unsaidPost(hers)];
  return post === null || steps.length === 0 ? steps : [heading(raised(post)), ...steps];
}

function stepsOf(hers: Reader): readonly Block[] {
  const items = itemsOfList(hers.rows("handover"));
  const step = (slot: Slot, id: string) => {
    const day = hers.one(id);
    return day === null ? [] : [say(slot, day).text];
  };
  const notice = step(
    hers.has("lastDay") || items.length === 0 ? frames.noticeStep : frames.noticeLead,
    "noticeOn",
  );
  if (items.length > 0)
    return [
      ...[...notice, ...step(frames.lastStep, "lastDay")].map((one) => paragraph(one)),
      bullets(listed(items)),
    ];
  const steps = [...notice, ...step(frames.lastDayStep, "lastDay")];
  return steps.length === 0 ? [] : [bullets(steps.map(unclosed))];
}

function checklist(hers: Reader): readonly Block[] {
  const notice = hers.one("noticeOwed");
  const protect = itemsOfList(hers.rows("protect"));
  const unread = notice !== null && owed(hers) === "";
  if (protect.length === 0 && !unread) return [];
  const items = [
    ...protect,
    notice === null ? frames.checklist.contract : put(frames.checklist.owed, unclosed(notice)),
  ];
  return [heading(frames.checklist.lead), bullets(listed(items).map((item) => `[ ] ${item}`))];
}

function missing(hers: Reader, answers: Answers, reasons: readonly string[]): readonly string[] {
  const given = { noticeOwed: /\bnotice\b/i.test(answerOf(answers, "lastDay")) };
  const ids = ["noticeOn", "lastDay", "noticeOwed", "protect", "handover"] as const;
  const why = isAbsent(answerOf(answers, "reason")) ? frames.asks.reason : frames.asks.sayable;
  return [
    ...(reasons.length > 0 ? [] : [why]),
    ...ids
      .filter((id) => !hers.has(id) && !(id === "noticeOwed" && given.noticeOwed))
      .map((id) => frames.asks[id]),
    ...itemsOfList(hers.rows("handover"))
      .filter((item) => !isOpen(item, answers))
      .map((item) => frames.unsent(unclosed(item))),
  ];
}
