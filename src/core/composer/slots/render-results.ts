import { resultSlot } from "./result-slot.ts";
import { renderSlot } from "./render-slot.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";

/** Results as sentences in the first person; a label typed before one stays before its sentence. */
export function renderResults(results: readonly string[]): readonly string[] {
  return results.map((item) => {
    const [, label, rest] = /^(\p{L}[^:]{2,40}:)\s+(\p{L}.*)$/su.exec(item) ?? [];
    if (label === undefined || rest === undefined) return renderSlot(resultSlot, item).text;
    const { text } = renderSlot(resultSlot, rest);
    return text.startsWith("I ")
      ? `${capitaliseFirst(label)} ${text}`
      : renderSlot(resultSlot, item).text;
  });
}
