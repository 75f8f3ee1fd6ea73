import { ofHer, ofHim, ofOne, type Pronoun } from "#core/composer/frames/networking-hub.ts";
import type { Reader } from "#core/composer/reader.ts";

/** Her own word for whom she wants to meet, where it can be nobody else: "Her brother and I" opens with it; no other word beside hers. */
export function pronounOf(hers: Reader): Pronoun {
  const people = hers.items("meet");
  const common = hers.one("common") ?? "";
  const [opening = ""] = common.split(" ");
  const text = [hers.one("know"), hers.one("ask"), opening].join(" ");
  const [her, him] = [ofHer.test(text), ofHim.test(text)];
  if (people.length === 1 && her !== him) return her ? "her" : "him";
  const isOne = [text, common, ...people].some((one) => ofOne.test(one));
  return isOne || people.length === 0 ? "nobody" : "them";
}
