import * as frames from "#core/composer/frames/networking-hub.ts";
import { introduce } from "#core/composer/identity.ts";
import type { Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { sayItems } from "#core/composer/say-items.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Slot } from "#core/composer/slot.ts";
import { withoutNothing } from "#core/composer/words/aside.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { titleInside } from "#core/composer/words/office-title.ts";
import { shareName } from "#core/composer/words/points-back.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { pronounOf } from "./networking-pronoun.ts";

export const fields = ["fact", "meet", "know", "common", "ask"] as const;
/** Her fields as they stand in a message; `since` is how long she has done her work, `more` whom else she wants to meet. */
export type Part = (typeof fields)[number] | "more" | "since";
export type Said = Readonly<Record<Part, readonly string[]>>;

/** Her fields as sentences of a message. */
export function sentences(hers: Reader): Said {
  const [meet, ...more] = sayItems(frames.meet, hers.items("meet").map(named));
  const them = pronounOf(hers);
  const said = (id: string, slot: Slot) =>
    saidOf(hers, id, frames.about(slot, them), frames.about(frames.toThem, them));
  return {
    since: introduce({ name: hers.one("name"), role: hers.one("role"), where: null })
      .slice(1)
      .filter((sentence) => !frames.isWork(sentence)),
    fact: hers.items("fact").map(factOf),
    meet: meet === undefined ? [] : [meet],
    more,
    know: said("know", frames.know),
    common: said("common", frames.common),
    ask: said("ask", asksReader(hers) ? frames.askOfReader : frames.ask),
  };
}

/** What she would say to them stands in quotation marks, a question that does not name them behind its label. */
function saidOf(hers: Reader, id: string, slot: Slot, toThem: Slot): readonly string[] {
  return hers.items(id).map((item, at) => {
    if (frames.addressing.test(item)) return put(toThem.neutral, item);
    if (item.endsWith("?")) return put(frames.speaksOfThem.test(item) ? "{}" : slot.neutral, item);
    if (frames.inverted.test(item)) return put(slot.neutral, item);
    const said = say(slot, item);
    return at === 0 || said.how === "frame" ? said.text : put("{}", unclosed(item));
  });
}

function factOf(item: string): string {
  const years = frames.yearsOfWork.test(item);
  return years ? put(frames.ofYears, unclosed(item)) : say(frames.fact, item).text;
}

/** "buyer for haircare" is somebody: "a buyer for haircare". */
function named(item: string): string {
  const bare = lacksArticle(item, readShape(unclosed(item), frames.meet.expects));
  return bare ? (titleInside(unclosed(item)) ?? item) : item;
}

/** What she shares; behind "nothing yet" only what says something by itself. */
export function shared(answers: Answers): string {
  const answer = answerOf(answers, "common");
  const rest = withoutNothing(answer);
  const { shape } = readShape(unclosed(rest), frames.common.expects);
  return rest === answer || frames.standsAlone.has(shape) ? answer : "";
}

/** Whether what she asks for is an introduction, which the reader can give. */
export function asksReader(hers: Reader): boolean {
  const ask = hers.one("ask") ?? "";
  const [, to] = frames.introductionTo.exec(ask) ?? [];
  return frames.introduction.test(ask) && (!to || shareName(to, hers.one("meet") ?? ""));
}
