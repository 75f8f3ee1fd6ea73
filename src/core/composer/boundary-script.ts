import { readOffers } from "./boundary-offer.ts";
import { readPreserve } from "./boundary-preserve.ts";
import { readRefusal, refuseAct, refuseTopic } from "./boundary-refusal.ts";
import { readRequest, takeSpeech } from "./boundary-request.ts";
import { type BoundaryFacts, boundaryVersions } from "./boundary-tones.ts";
import { tidyResult } from "./tidy-language.ts";
import { clampAnswers } from "#core/language/clamp.ts";
import { readAddressee } from "#core/language/addressee.ts";
import { given } from "#core/language/given.ts";
import { looksEnglish } from "#core/language/looks-english.ts";
import { restoreNames } from "#core/language/proper.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** Three versions of one refusal: said, sent, and held. */
export function composeBoundaryScript({ answers: all, tone }: Material): Result {
  const answers = clampAnswers(all);
  const facts = readFacts(answers);
  return tidyResult({
    sections:
      facts === null
        ? []
        : boundaryVersions(facts, tone).map(({ label, paragraphs }) => ({
            label,
            blocks: paragraphs.map(paragraph),
          })),
    missing: missingFor(answers),
  });
}

/** Titles that our shorthand would read as words of its own. */
const foreignTitle = /^(?:Sr|Sra|Srta|Mme|Mlle|Herr|Frau|Dra)\.? \p{Lu}/u;

function readFacts(answers: Material["answers"]): BoundaryFacts | null {
  const raw = (id: string) => answers[id] ?? "";
  const alone = (id: string) =>
    looksEnglish(raw(id)) ? given({ [id]: raw(id) }, id) : raw(id).trim();
  const addressee = readAddressee(foreignTitle.test(raw("by")) ? raw("by").trim() : alone("by"));
  const names = [raw("request"), addressee?.name == null ? "" : `to ${addressee.name}`];
  const read = (id: string) => restoreNames(alone(id), id === "request" ? names.slice(1) : names);
  const asked = readRequest(read("request"), addressee);
  const request = { ...asked, speech: asked.speech ?? takeSpeech(read("by")).speech };
  const refusal =
    readRefusal(read("refusal"), request) ??
    (request.act === null ? refuseTopic(request, read("request")) : refuseAct(request.act));
  const offers = readOffers(read("offer"), addressee);
  if (Object.keys(answers).every((id) => given(answers, id) === "")) return null;
  return {
    addressee,
    request,
    refusal: refusal ?? { line: "My answer is no.", doors: null },
    offers,
    preserve: readPreserve(read("preserve"), addressee),
  };
}

function missingFor(answers: Material["answers"]): string[] {
  const open = (id: string) => given(answers, id) === "";
  return [
    ...(open("request") ? ["what you are being asked to do"] : []),
    ...(open("refusal") ? ["what you will not do"] : []),
    ...((answers["offer"] ?? "").trim() === "" ? ["what you offer instead, if anything"] : []),
  ];
}
