import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { monthName } from "#core/grounding/figures/calendar.ts";
import { stem } from "#core/grounding/figures/quantities.ts";
import { shortFormsOf } from "#core/language/time-units.ts";

/** "early March", and what in an answer carries it. */
const partsOfMonth: Readonly<Record<string, RegExp>> = {
  early: /\bearl|\bbeginning|\bstart/i,
  mid: /\bmid|middle/i,
  late: /\blate|\bend/i,
};

type Kind = "claim" | "multiple" | "magnitude";

/** Claims without a figure or a name that still need a source; a match is grounded by any of the words beside it. */
const families: readonly { kind: Kind; pattern: RegExp; sources: RegExp }[] = [
  {
    kind: "multiple",
    pattern: /\b(doubl(?:ed|es|ing)|twofold|twice(?= (?:as|the|what)\b))\b/gi,
    sources: /doubl|two-?fold|twice|\b2\s?x\b|2-?fold|\b(?:up|by|rose|grew|\+)\s?100\s?%/i,
  },
  {
    kind: "multiple",
    pattern: /\btwice\b(?! (?:as|the|what)\b)/gi,
    sources: /\b(?:twice|2x?|two|double|second)\b/i,
  },
  {
    kind: "multiple",
    pattern: /\b(tripl(?:ed|es|ing)|threefold|three times)\b/gi,
    sources: /\b(?:up|by)\s?200\s?%|tripl|three-?fold|three times|\b3\s?x\b|3 times/i,
  },
  {
    kind: "multiple",
    pattern: /\b(quadrupl(?:ed|es|ing)|fourfold|four times)\b/gi,
    sources: /quadrupl|four-?fold|\b4\s?x\b|(4|four) times/i,
  },
  {
    kind: "multiple",
    pattern: /\b(halv(?:ed|es|ing)|cut in half|by half)\b/gi,
    sources: /halv|in half|by half|: half\b|50\s?%/i,
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
  ...["year", "month", "week"].map((unit) => ({
    kind: "magnitude" as const,
    pattern: new RegExp(String.raw`\b(?:almost|nearly|over|more than|half) an? ${unit}\b`, "gi"),
    sources: new RegExp(
      String.raw`\b(?:an?|half|one|1|12|52) ?(?:${unit}|(?:${shortFormsOf(unit).join("|")})\b)`,
      "i",
    ),
  })),
  ...["year", "month", "week", "day", "hour"].map((unit) => ({
    kind: "magnitude" as const,
    pattern: new RegExp(String.raw`\b(?:once|twice|times|one \p{L}+) an? ${unit}\b`, "giu"),
    sources: new RegExp(
      String.raw`(?:\b(?:an?|per|each|every) |\/)${unit}|\b${unit.slice(0, 3)}i?ly|${unit}ly`,
      "i",
    ),
  })),
  ...["year", "month", "week"].map((unit) => ({
    kind: "magnitude" as const,
    pattern: new RegExp(String.raw`\bunder an? ${unit}\b`, "gi"),
    sources: new RegExp(String.raw`\b(?:an?|one|1) ${unit}\b`, "i"),
  })),
  ...["morning", "afternoon", "evening", "night"].map((part) => ({
    kind: "claim" as const,
    pattern: new RegExp(String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ${part}\b`, "g"),
    sources: new RegExp(part === "night" ? "night|evening" : part, "i"),
  })),
  ...Object.entries(partsOfMonth).map(([part, sources]) => ({
    kind: "claim" as const,
    pattern: new RegExp(String.raw`\b${part}[- ](?=(?:${monthName})\b)`, "gi"),
    sources,
  })),
  {
    kind: "claim",
    pattern: /\balways (?=(?:under|over|below|above|within|less|more|at least|between)\b)/gi,
    sources: /\b(?:always|never|every time|each time)\b/i,
  },
  {
    kind: "claim",
    pattern: /\bnone\b/gi,
    sources: /\b(?:none|no|not|nobody|zero|0|never|without|any)\b|n[’']t\b/i,
  },
  {
    kind: "claim",
    pattern: /\bthe end of (?:the|this) (?:week|month|quarter|year)\b/gi,
    sources: /\b(?:end of|(?:week|month|quarter|year)[- ]?end)\b/i,
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
    pattern: /\b(?:no other|the only (?:one|person|woman)|every single)\b/gi,
    sources: /\b(?:nobody|no one|no other|only|every|none|all)\b/i,
  },
  {
    kind: "claim",
    pattern: /\baward[- ]winning\b|\b(?:awards?|prizes?|medals?|honou?rees?|laureate)\b/gi,
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
    pattern: /\b(?:keynote|published author|patented|patents?|fellowships?)\b/gi,
    sources: /keynote|publish|author|book|paper|patent|fellow/i,
  },
  {
    kind: "claim",
    pattern:
      /\b(?:record[- ](?:breaking|setting)|first[- ]ever|number one|top[- ](?:ranked|rated))\b/gi,
    sources: /record|first|number one|#\s?1|no\.? 1|top|rank/i,
  },
  {
    kind: "claim",
    pattern: /\b(ph\.?d|doctorate|m\.?b\.?a|master[’']s|bachelor[’']s|degree)\b/gi,
    sources:
      /ph\.?d|doctor|\bdr\b|m\.?b\.?a|master|\bm[as]\b|\bmsc\b|bachelor|\bb[as]\b|\bbs\w+|degree|\bmpp|\bma\b/i,
  },
];

const compiled = families.map((family) => ({
  ...family,
  all: new RegExp(family.sources.source, `${family.sources.flags}g`),
}));

/**
 * Claims of a text, each with the answer that carries it, null where none does. What an answer denies carries nothing.
 */
export function findClaims(text: string, evidence: readonly Source[]): Receipt[] {
  return compiled.flatMap(({ kind, pattern, all }) =>
    [...text.matchAll(pattern)].map((match) => {
      const own = kind === "multiple" ? wordsBefore(text, match.index) : [];
      const from = evidence.find((source) => carries(source.text, all, own))?.id ?? null;
      const fact = { kind, start: match.index, end: match.index + match[0].length, text: match[0] };
      return { fact, from, problem: from === null ? "absent" : null };
    }),
  );
}

/** Whether an answer states it, does not deny it, and states it of the same thing. */
function carries(answer: string, sources: RegExp, own: readonly string[]): boolean {
  for (const { index } of answer.matchAll(sources)) {
    if (denied.test(answer.slice(Math.max(0, index - 40), index))) continue;
    const ownWords = wordsBefore(answer, index);
    if (own.length === 0 || ownWords.length === 0 || own.some((word) => ownWords.includes(word)))
      return true;
  }
  return false;
}

const denied = /\b(?:not|no|never|without|nor|isnt|dont|didnt|wasnt|\p{L}+n[’']t)\b[^.;,\n]*$/iu;
const filling = new Set(
  "the a an my our its their his her and also has have had was were is are been that which we she they i it this by to of in for since over".split(
    " ",
  ),
);

/** The words of the clause before a change, which say what it is that changed. */
function wordsBefore(text: string, index: number): string[] {
  const clause =
    text
      .slice(Math.max(0, index - 60), index)
      .split(/[.;:,!?\n]|\b(?:and|but|while)\b/)
      .at(-1) ?? "";
  return [...clause.toLowerCase().matchAll(/\p{L}[\p{L}’'-]+/gu)]
    .map(([word]) => stem(word))
    .filter((word) => !filling.has(word));
}
