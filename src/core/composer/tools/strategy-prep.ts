import * as frames from "#core/composer/frames/strategy-prep.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { splitOptions } from "#core/composer/shapes/split-options.ts";
import { listed, sayAll } from "#core/composer/say-items.ts";
import { closed, raised } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** The page she brings to the hour: her decision, her facts sorted under plain labels, what is open, three questions. */
export function composeStrategyPrep(material: Material): Result {
  const hers = readerOf(material);
  const decided = hers.has("decision");
  const parts: readonly Part[] = [
    ["The decision", text(decision(hers))],
    ["What you know", known(hers)],
    ["What you need to find out", decided ? [bullets(open(hers))] : []],
    ["Three questions to bring", decided ? [numbered(ofTone(frames.questions, hers.tone))] : []],
    ["What you want from the hour", text(sayAll(frames.outcome, hers.items("outcome")))],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers) };
}

/** One sentence, whatever she typed; two of hers stand as they are. */
function decision(hers: Reader): string {
  const whole = hers.one("decision");
  if (whole === null) return "";
  if (/[.?!]\s+\p{Lu}/u.test(whole)) return closed(raised(whole));
  const asked = frames.asking.test(whole);
  return asked ? `${raised(whole).replace(/[.?]+$/, "")}?` : say(frames.decision, whole).text;
}

function known(hers: Reader): readonly Block[] {
  const [options, facts, limits] = [optionsOf(hers), hers.rows("facts"), hers.rows("limits")];
  const stake = sayAll(frames.stake, hers.items("stake"));
  return [
    ...(options.length === 0 ? [] : [heading("Options"), bullets(listed(options))]),
    ...(facts.length === 0 ? [] : [heading("Facts"), bullets(listed(facts))]),
    ...(limits.length === 0 ? [] : [heading("Limits"), bullets(listed(limits))]),
    ...text(stake),
  ];
}

function open(hers: Reader): readonly string[] {
  const [first = "", ...others] = ofTone(frames.open, hers.tone);
  return [countOf(hers) > 1 ? put(frames.each, first) : first, ...others];
}

/** Each option on its own, also where she typed them in one row. */
function optionsOf(hers: Reader): readonly string[] {
  const rows = hers.rows("options");
  return rows.length === 1 ? rows.flatMap(splitOptions) : rows;
}

/** How many options there are, also in what she decides ("stay or go"). */
function countOf(hers: Reader): number {
  const options = optionsOf(hers);
  const isOpen = options.length === 1 && /,|\/|\bor\b/i.test(options[0] ?? "");
  const asked = options.length === 1 && /\bor\b/i.test(hers.one("decision") ?? "");
  return isOpen || asked ? 2 : options.length;
}

function missing(hers: Reader): readonly string[] {
  const ids = ["decision", "options", "facts", "stake", "limits", "outcome"] as const;
  const alone = countOf(hers) === 1;
  return ids.flatMap((id) => {
    if (!hers.has(id)) return [frames.asks[id]];
    return id === "options" && alone ? [frames.asks.other] : [];
  });
}
