import type { Check } from "#core/checks/check.ts";
import type { Range, SectionRule } from "#core/contract/contract.ts";
import { firstPerson, startsWithVerb, thirdPerson } from "#core/contract/person-and-verb.ts";
import { spokenWords } from "#core/contract/spoken-note.ts";
import { countSentences, countWords } from "#core/language/sentences.ts";
import { itemsOf, type Section } from "#core/result/result.ts";

const figureOrCount =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|count(ed)?|number|every|all|none|date[ds]?)\b/i;

/** Holds one section against its rule; the detail names the first measure that is off, or what was counted. */
export function checkSection(rule: SectionRule, section: Section): Check {
  const text = spokenWords(section);
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
  const off = measured.find(([, range, count]) => !within(range, count));
  if (off)
    return verdict(rule, false, `${counted(off[2], off[0])}, where ${said(off[1])} are owed`);
  if (text.trim() === "") return verdict(rule, false, "empty");
  if (rule.person === "first" && !firstPerson(text))
    return verdict(rule, false, "not in the first person");
  if (rule.person === "third" && !thirdPerson(text))
    return verdict(rule, false, "not in the third person");
  const wordless = rule.verbFirst ? items.find((item) => !startsWithVerb(item)) : undefined;
  if (wordless) return verdict(rule, false, `“${wordless}” does not begin with a verb`);
  const bare = rule.measured ? items.find((item) => !figureOrCount.test(item)) : undefined;
  if (bare) return verdict(rule, false, `“${bare}” has no measure`);
  return verdict(
    rule,
    true,
    measured.map(([name, , count]) => counted(count, name)).join(", ") || "present",
  );
}

function verdict(rule: SectionRule, ok: boolean, detail: string): Check {
  return { rule: `section: ${rule.label}`, ok, detail: `${rule.label}: ${detail}.` };
}

function within([from, to]: Range, count: number): boolean {
  return count >= from && count <= to;
}

function said([from, to]: Range): string {
  if (from === to) return `${from}`;
  return from <= 1 ? `at most ${to}` : `${from} to ${to}`;
}

/** "1 sentence", "3 sentences": the measures are named in the plural. */
function counted(count: number, measure: string): string {
  return `${count} ${count === 1 ? measure.replace(/s$/, "") : measure}`;
}
