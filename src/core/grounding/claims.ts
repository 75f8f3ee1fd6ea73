import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";

type Kind = "claim" | "multiple" | "magnitude";

/** Claims without a figure or a name that still need a source; a match is grounded by any of the words beside it. */
const families: readonly { kind: Kind; pattern: RegExp; sources: RegExp }[] = [
  {
    kind: "multiple",
    pattern: /\b(doubl(?:ed|es|ing)|twofold|twice)\b/gi,
    sources: /doubl|two-?fold|twice|\b2\s?x\b|2-?fold/i,
  },
  {
    kind: "multiple",
    pattern: /\b(tripl(?:ed|es|ing)|threefold|three times)\b/gi,
    sources: /tripl|three-?fold|three times|\b3\s?x\b|3 times/i,
  },
  {
    kind: "multiple",
    pattern: /\b(quadrupl(?:ed|es|ing)|fourfold|four times)\b/gi,
    sources: /quadrupl|four-?fold|\b4\s?x\b|(4|four) times/i,
  },
  {
    kind: "multiple",
    pattern: /\b(halv(?:ed|es|ing)|cut in half|by half)\b/gi,
    sources: /halv|in half|by half|50\s?%/i,
  },
  { kind: "magnitude", pattern: /\bdozens? of\b/gi, sources: /dozen/i },
  { kind: "magnitude", pattern: /\bhundreds of\b/gi, sources: /hundreds/i },
  { kind: "magnitude", pattern: /\bthousands of\b/gi, sources: /thousands/i },
  { kind: "magnitude", pattern: /\b(millions|billions) of\b/gi, sources: /millions|billions/i },
  {
    kind: "magnitude",
    pattern: /\b(?:more than|nearly|almost|about) (?:half|a third|a quarter)\b/gi,
    sources: /\bhalf|third|quarter|1\/[234]/i,
  },
  {
    kind: "magnitude",
    pattern: /\b(a |two |three |over a |nearly two )?decades?\b/gi,
    sources: /decade/i,
  },
  {
    kind: "magnitude",
    pattern: /\b(countless|numerous|the majority of|most of the|nearly all|almost all)\b/gi,
    sources: /countless|numerous|majority|most of|nearly all|almost all/i,
  },
  {
    kind: "claim",
    pattern: /\baward[- ]winning\b|\bawards?\b/gi,
    sources: /award|prize|winner|won\b|medal|honou?r/i,
  },
  {
    kind: "claim",
    pattern: /\b(certified|licensed|accredited|board-certified|chartered)\b/gi,
    sources: /certif|licen|accredit|chartered|credential|\b(cpa|rn|pe|p\.e\.|pmp|cfa|esq)\b/i,
  },
  {
    kind: "claim",
    pattern:
      /\b(nationally|internationally|globally|widely) (recogni[sz]ed|known|acclaimed|respected)\b/gi,
    sources: /national|international|global|widely/i,
  },
  {
    kind: "claim",
    pattern:
      /\b(renowned|acclaimed|leading expert|thought leader|best[- ]selling|top[- ]performing|industry[- ]leading)\b/gi,
    sources: /renown|acclaim|expert|thought leader|best[- ]?sell|top|industry/i,
  },
  {
    kind: "claim",
    pattern: /\b(ph\.?d|doctorate|m\.?b\.?a|master[’']s|bachelor[’']s|degree)\b/gi,
    sources:
      /ph\.?d|doctor|\bdr\b|m\.?b\.?a|master|\bm[as]\b|\bmsc\b|bachelor|\bb[as]\b|\bbs\w+|degree|\bmpp|\bma\b/i,
  },
];

/** Claims of a text, each with the answer that carries it, null where none does. */
export function findClaims(text: string, evidence: readonly Source[]): Receipt[] {
  return families.flatMap(({ kind, pattern, sources }) =>
    [...text.matchAll(pattern)].map((match) => {
      const from = evidence.find((source) => sources.test(source.text))?.id ?? null;
      const fact = { kind, start: match.index, end: match.index + match[0].length, text: match[0] };
      return { fact, from, problem: from === null ? "absent" : null };
    }),
  );
}
