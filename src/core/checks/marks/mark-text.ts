import { blankOthersWords } from "#core/facts/blanked-text.ts";
import type { FactReceipt } from "#core/facts/fact.ts";
import { factRuleOf } from "#core/facts/fact-rules.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { sectionReceipts } from "#core/facts/receipts.ts";
import { readSources, type SourceMaterial } from "#core/facts/sources.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { findUnsourced } from "./fact-marks.ts";
import { findForeign, isAboutOtherThings, isInOtherLanguage } from "./foreign.ts";
import type { FoundWords, Mark } from "./mark.ts";
import { findPlaceholders } from "./placeholders.ts";
import { findPrivate, readSecrets } from "./private-marks.ts";
import { findReaderNamed } from "./reader-marks.ts";
import { readerOf } from "./readers.ts";

/** What the certain checks say of a text. */
export type MarkedText = {
  readonly marks: readonly Mark[];
  /** Open lines: the member's signature or a way to reach the member. */
  readonly slots: readonly Mark[];
  /** The facts with their sources, by section. */
  readonly receipts: readonly (FactReceipt & { readonly section: string | null })[];
};

/**
 * Checks a model's text for what is certain: facts that no answer has, private matters told, its reader spoken of, blanks, and
 * what is no text. `words` is a full list of English words; without it a name that opens a sentence alone isn't found.
 */
export function markText(
  tool: ToolId,
  result: Result,
  material: SourceMaterial,
  words: WordList = anyWord,
): MarkedText {
  const { answers } = material;
  const sources = readSources(material);
  const typed = sources.map(({ text }) => text);
  const secrets = readSecrets(answers, toolOf(tool).checks.withheldQuestion);
  const checked = result.sections.map((section) => {
    const [{ label }, text] = [section, sectionText(section)];
    const rule = factRuleOf(tool, label);
    const own = rule.opensWithOthers ? blankOthersWords(text) : text;
    const receipts = sectionReceipts(section, sources, { rule, words });
    const addressed = { tool, label: label ?? "", answers, words };
    const reader = rule.isForMember ? null : readerOf(text, addressed);
    const { blanks, slots } = findPlaceholders(rule.hasPatterns ? "" : text, typed);
    const found = [
      ...findUnsourced(receipts),
      ...findPrivate(rule.isForMember ? "" : text, secrets),
      ...(reader ? findReaderNamed(own, reader) : []),
      ...blanks,
      ...findForeign(text, typed),
    ];
    const place = (one: FoundWords) => ({
      ...one,
      section: label,
      text: text.slice(one.start, one.end),
    });
    const placed = receipts.map((receipt) => ({ ...receipt, section: label }));
    return { marks: found.map(place), slots: slots.map(place), receipts: placed };
  });
  return {
    marks: [...checked.flatMap(({ marks }) => marks), ...wholeTextMarks(result, typed)],
    slots: checked.flatMap(({ slots }) => slots),
    receipts: checked.flatMap(({ receipts }) => receipts),
  };
}

export const otherLanguage = "This isn’t in the language of your answers, so ask for it again.";

export const otherMatter = "This says nothing of what you wrote, so ask for it again.";

/** A text that isn't there, is about something else or is in a language that nobody used; the mark stands on its first section. */
function wholeTextMarks({ sections }: Result, typed: readonly string[]): Mark[] {
  const [first = ""] = sections.map(sectionText);
  const text = sections.map(sectionText).join("\n");
  const isEmpty = !/\p{L}/u.test(text);
  const isOther = isInOtherLanguage(text, typed);
  if (!isEmpty && !isOther && !isAboutOtherThings(text, typed)) return [];
  const says = isEmpty
    ? "There is no text here, so ask for it again."
    : isOther
      ? otherLanguage
      : otherMatter;
  const section = sections[0]?.label ?? null;
  return [{ rule: "foreign", section, start: 0, end: first.length, text: first, says }];
}
