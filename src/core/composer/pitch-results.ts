import type { Line } from "./pitch-tones.ts";
import type { Statement } from "./statement.ts";
import { capitalise } from "#core/language/phrase.ts";

/** "went": a sentence; "asked": "Expedite freight? Down $640,000."; "label": "Expedite freight: down $640,000." */
type Way = "went" | "asked" | "label";

/** Results said aloud, the first as needed as her name. */
export function resultLines(results: readonly Statement[], way: Way): Line[] {
  return results.map((statement, at) => ({
    rank: at === 0 ? 1 : 3 + at / 10,
    ...sayResult(statement, way),
  }));
}

function sayResult({ kind, text }: Statement, way: Way): Pick<Line, "text" | "long"> {
  if (kind === "award") return { text: `I hold ${text}` };
  if (kind === "work") return { text: `The work is ${text}` };
  if (kind !== "change" || text.startsWith("I ")) return { text };
  return way === "went" ? { text, ...longer(text) } : { text: apart(text, way) ?? text };
}

/** The noun apart from its figures. */
function apart(text: string, way: "asked" | "label"): string | null {
  const moved = /^(?:the )?(?<noun>[^,]+?) (?<verb>went|fell|rose) (?<rest>.+)$/u.exec(
    text,
  )?.groups;
  if (moved === undefined) return null;
  const rest = moved["rest"] ?? "";
  const turn = rest.startsWith("from")
    ? ""
    : moved["verb"] === "fell"
      ? "down "
      : moved["verb"] === "rose"
        ? "up "
        : "";
  const noun = capitalise(moved["noun"] ?? "");
  return way === "asked" ? `${noun}? ${capitalise(`${turn}${rest}`)}` : `${noun}: ${turn}${rest}`;
}

/** "Missed visits were at 31%. They went to 8%.": one figure to a sentence, where a minute has the time. */
function longer(text: string): Pick<Line, "long"> {
  const pair =
    /^(?<noun>.+?) (?:went|fell|rose) from (?<from>.+?) to (?<to>[\d$€£][\d,.]*[%kKMB]?)(?<span> .+)?$/u.exec(
      text,
    )?.groups;
  if (pair === undefined || /\bfrom\b/.test(pair["noun"] ?? "")) return {};
  const noun = pair["noun"] ?? "";
  const many = noun.endsWith("s");
  return {
    long: `${capitalise(noun)} ${many ? "were" : "was"} at ${pair["from"]}. ${many ? "They" : "It"} went to ${pair["to"]}${pair["span"] ?? ""}`,
  };
}
