import { result } from "./frames/shared.ts";
import { say } from "./say.ts";
import { raised } from "./words/letter-case.ts";

/** Results of hers as they are said in the first person; the label that she set before one stays before its sentence. */
export function sayResults(results: readonly string[]): readonly string[] {
  return results.map((item) => {
    const [, label, rest] = /^(\p{L}[^:]{2,40}:)\s+(\p{L}.*)$/su.exec(item) ?? [];
    if (label === undefined || rest === undefined) return say(result, item).text;
    const { text } = say(result, rest);
    return text.startsWith("I ") ? `${raised(label)} ${text}` : say(result, item).text;
  });
}
