import type { Check } from "#core/checks/check.ts";
import type { Range, SectionRule } from "#core/contract/contract.ts";
import {
  isFirstPerson,
  startsWithVerb,
  isThirdPerson,
} from "#core/contract/rules/person-and-verb.ts";
import { spokenText } from "#core/contract/spoken-note.ts";
import { countSentences, countWords } from "#core/language/sentences.ts";
import { itemsOf, type Section } from "#core/result/result.ts";

const figureOrCount =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|count(ed)?|number|every|all|none|date[ds]?)\b/i;

/** Holds one section against its rule; the detail names the first measure that is off, or what was counted. */
export function checkSection(rule: SectionRule, section: Section): Check {
  const text = spokenText(section);
  const items = itemsOf(section);
  const counts: [string, Range | undefined, number][] = [
    ["words", rule.words, countWords(text)],
    ["sentences", rule.sentences, countSentences(text)],
    ["items", rule.items, items.length],
    ["characters", rule.characters, text.length],
    ["paragraphs", rule.paragraphs, section.blocks.filter((b) => b.kind === "paragraph").length],
  ];
  const measured = counts.filter(
    (count): count is [string, Range, number] => count[1] !== undefined,
  );
  const off = measured.find(([, range, count]) => !isWithin(range, count));
  if (off) {
    const [measure, range, count] = off;
    const detail = `${formatCount(count, measure)}, where ${formatRange(range)} are owed`;
    const isShort = ["words", "items"].includes(measure) && count > 0 && count < range[0];
    return {
      ...createSectionCheck(rule, false, detail),
      ...(isShort && { isForReader: true as const }),
    };
  }
  if (text.trim() === "") return createSectionCheck(rule, false, "empty");
  if (rule.person === "first" && !isFirstPerson(text))
    return createSectionCheck(rule, false, "not in the first person");
  if (rule.person === "third" && !isThirdPerson(text))
    return createSectionCheck(rule, false, "not in the third person");
  const wordless = rule.verbFirst ? items.find((item) => !startsWithVerb(item)) : undefined;
  if (wordless) return createSectionCheck(rule, false, `“${wordless}” does not begin with a verb`);
  const bare = rule.measured ? items.find((item) => !figureOrCount.test(item)) : undefined;
  if (bare) return createSectionCheck(rule, false, `“${bare}” has no measure`);
  return createSectionCheck(
    rule,
    true,
    measured.map(([name, , count]) => formatCount(count, name)).join(", ") || "present",
  );
}

function createSectionCheck(rule: SectionRule, ok: boolean, detail: string): Check {
  return { rule: `section: ${rule.label}`, ok, detail: `${rule.label}: ${detail}.` };
}

/** Whether a count is one of a range, both ends included. */
export function isWithin([from, to]: Range, count: number): boolean {
  return count >= from && count <= to;
}

function formatRange([from, to]: Range): string {
  if (from === to) return `${from}`;
  return from <= 1 ? `at most ${to}` : `${from} to ${to}`;
}

/** "1 sentence", "3 sentences": the measures are named in the plural. */
function formatCount(count: number, measure: string): string {
  return `${count} ${count === 1 ? measure.replace(/s$/, "") : measure}`;
}
