import { checkResult } from "#core/checks/check-result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { brokenLanguage, composed, forbidden, lacking } from "./golden-cases.ts";

/** A case of our own: what must stand in the language in every tone, and what may not. */
export type OwnCase = {
  readonly name: string;
  readonly answers: Answers;
  readonly facts: readonly (string | string[])[];
  readonly never: readonly string[];
  /** Words of the request line; [] when nothing is missing. */
  readonly asks: readonly string[];
};

/** What a case breaks of its contract, voice, grounding, facts and requests, in every tone of the tool; [] when it holds. */
export function failings(tool: ToolId, { answers, facts, never, asks }: OwnCase): string[] {
  return toolOf(tool).tones.flatMap((tone) => {
    const { text, language, result } = composed(tool, answers, tone);
    const requests = result.missing.join("; ");
    const broken = brokenLanguage.exec(text)?.[0];
    return [
      ...checkResult(tool, text, answers).flatMap(({ ok, detail }) => (ok ? [] : [detail])),
      ...lacking(language, facts).map((fact) => `lacks ${String(fact)}`),
      ...forbidden(language, never).map((word) => `says ${word}`),
      ...lacking(requests, asks).map((request) => `does not ask for ${String(request)}`),
      ...(asks.length === 0 && requests !== "" ? [`asks for ${requests}`] : []),
      ...(broken === undefined ? [] : [`broken language: ${broken}`]),
    ].map((failing) => `${tone}: ${failing}`);
  });
}
