import {
  feminineWords,
  masculineWords,
  singularPersonWords,
  type ContactPronoun,
} from "./frames.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";

/**
 * The member’s own word for the contact, where it can be nobody else: "Her brother and I" opens with it; no other word
 * beside it.
 */
export function contactPronounOf(reader: AnswerReader): ContactPronoun {
  const people = reader.items("meet");
  const common = reader.oneLine("common") ?? "";
  const [opening = ""] = common.split(" ");
  const text = [reader.oneLine("know"), reader.oneLine("ask"), opening].join(" ");
  const [her, him] = [feminineWords.test(text), masculineWords.test(text)];
  if (people.length === 1 && her !== him) return her ? "her" : "him";
  const isOne = [text, common, ...people].some((one) => singularPersonWords.test(one));
  return isOne || people.length === 0 ? "nobody" : "them";
}
