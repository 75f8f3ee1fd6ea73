import type { Check } from "#core/checks/check.ts";
import type { Source } from "#core/grounding/evidence.ts";
import { type Result, type Section } from "#core/result/result.ts";

import { findVoiceHits, findHitsByQuotation, type VoiceHit } from "./find-voice-hits.ts";
import { isOwnWord } from "./own-words.ts";
import type { VoiceFamily } from "./voice-rule.ts";

type RuleGroup = {
  readonly rule: string;
  readonly families: readonly VoiceFamily[];
  readonly none: string;
};

const groups: readonly RuleGroup[] = [
  {
    rule: "voice-hedging",
    families: ["hedge", "minimiser", "permission"],
    none: "No hedging found.",
  },
  { rule: "voice-apology", families: ["apology"], none: "No apology without a fault found." },
  {
    rule: "voice-confidence",
    families: ["self-diminishing", "diminishing-advice"],
    none: "Nothing that makes you smaller found.",
  },
  { rule: "voice-hype", families: ["hype", "filler"], none: "No hype and no stock phrases found." },
  {
    rule: "voice-slang",
    families: ["slang", "exclamation", "emoji"],
    none: "No slang, emoji or exclamation marks found.",
  },
  { rule: "voice-placeholders", families: ["meta"], none: "No placeholders found." },
];

const retired = /^language to retire$/i;

type LocatedHit = { readonly hit: VoiceHit; readonly where: string };
type VoiceHits = {
  readonly spoken: readonly LocatedHit[];
  readonly quoted: readonly LocatedHit[];
  readonly retired: boolean;
};

/**
 * One check for each group of voice rules. Quoted speech and the section that retires phrases are exempt, and the check
 * says so. `exempt` are phrases that stay as they are; words that `answers` hold with their neighbors are no slips of a
 * text that rephrases them.
 */
export function checkVoice(
  result: Result,
  exempt: readonly string[] = [],
  answers: readonly Source[] = [],
): Check[] {
  const reading = collectHits(result, exempt, answers);
  return groups.map((group) => checkGroup(group, reading));
}

function collectHits(
  result: Result,
  exempt: readonly string[],
  answers: readonly Source[],
): VoiceHits {
  const places: LocatedHit[] = [];
  const quoted: LocatedHit[] = [];
  let hasRetired = false;
  for (const section of result.sections) {
    const where = section.label === null ? "" : ` in ${section.label}`;
    for (const line of linesOf(section)) {
      if (retired.test(section.label ?? "")) {
        hasRetired ||= findVoiceHits(line, exempt, true).length > 0;
        continue;
      }
      const hits = findHitsByQuotation(line, exempt);
      const slips = hits.spoken.filter((hit) => !isOwnWord(line, hit, answers));
      places.push(...slips.map((hit) => ({ hit, where })));
      quoted.push(...hits.quoted.map((hit) => ({ hit, where })));
    }
  }
  return { spoken: places, quoted, retired: hasRetired };
}

function linesOf(section: Section): readonly string[] {
  return section.blocks.flatMap((block) =>
    block.kind === "list" ? block.items : block.text.split("\n"),
  );
}

function checkGroup(group: RuleGroup, reading: VoiceHits): Check {
  const mine = reading.spoken.filter(({ hit }) => group.families.includes(hit.family));
  const quoted = reading.quoted.filter(({ hit }) => group.families.includes(hit.family));
  const messages = mine.map(({ hit, where }) => `“${hit.text}”${where}: ${hit.instead}.`);
  const detail = messages.length === 0 ? group.none : messages.join(" ");
  const exemptions = [
    ...(quoted.length === 0
      ? []
      : [
          `Quoted speech is exempt: ${[...new Set(quoted.map(({ hit }) => `“${hit.text}”`))].join(", ")}.`,
        ]),
    ...(reading.retired ? ["Language to retire is exempt."] : []),
  ];
  return { rule: group.rule, ok: mine.length === 0, detail: [detail, ...exemptions].join(" ") };
}
