import * as frames from "#core/composer/frames/exit-strategy.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import type { Slot } from "#core/composer/slot.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { put, say } from "#core/composer/say.ts";
import { itemsOfList, listed, sayAll } from "#core/composer/say-items.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, paragraph, type Result } from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { noticeOf, unsaidPost } from "./exit-post.ts";
import { reasonsOf } from "./exit-reasons.ts";

/** Two messages, a dated hand-over, what to secure first, and one line for why. What she will not discuss stays out. */
export function composeExitStrategy(material: Material): Result {
  const hers = readerOf(material);
  const register = ofTone(frames.registers, hers.tone);
  const reasons = reasonsOf(material.answers);
  const dated = hers.has("lastDay") || hers.has("noticeOn");
  const parts: readonly Part[] = [
    ["Message to your manager", dated ? toManager(hers, register) : []],
    ["Message to your team", dated ? toTeam(hers, register) : []],
    ["Hand-over plan", plan(hers)],
    ["Before you give notice", checklist(hers)],
    ["Why did you leave", text(sayAll(frames.reason, reasons))],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, material.answers, reasons) };
}

/** The notice itself: it names her last day, and never the day on which it will be given. */
function toManager(
  hers: Reader,
  { opening, handover, end, open }: frames.Register,
): readonly Block[] {
  const items = itemsOfList(hers.rows("handover"));
  const said = [opening, noticeOf(hers), owed(hers), lastDay(hers)];
  if (items.length === 0) return text(...said, open);
  return [...text(...said), paragraph(handover), bullets(listed(items)), ...text(end)];
}

function toTeam(hers: Reader, { team, teamEnd }: frames.Register): readonly Block[] {
  return text(team, lastDay(hers), teamEnd);
}

/** Her last day alone where a day stands first; what she adds to it stands in the plan. */
function lastDay(hers: Reader): string {
  const whole = hers.one("lastDay");
  if (whole === null || /\bthen\b/i.test(whole)) return "";
  const said = heads(whole).map((head) => say(frames.lastDay, head));
  return (said.find(({ how }) => how === "frame") ?? say(frames.lastDay, whole)).text;
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

function plan(hers: Reader): readonly Block[] {
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
  const unsaid = unsaidPost(hers);
  const protect = itemsOfList(hers.rows("protect"));
  const unread = notice !== null && owed(hers) === "";
  if (protect.length === 0 && unsaid === null && !unread) return [];
  const reference = unsaid === null ? [] : [paragraph(put(frames.wholePost, unsaid))];
  const items = [
    ...protect,
    notice === null ? frames.checklist.contract : put(frames.checklist.owed, unclosed(notice)),
  ];
  return [bullets(listed(items).map((item) => `[ ] ${item}`)), ...reference];
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
  ];
}
