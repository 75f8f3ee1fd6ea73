import type { Check } from "#core/checks/check.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { readEvidence, type Source } from "#core/grounding/evidence.ts";
import { groundText } from "./ground-text.ts";
import { describeProblem } from "./describe-problem.ts";
import { withoutQuotes } from "#core/language/quotes.ts";
import { isSpokenNote } from "#core/contract/spoken-note.ts";
import { type Result, type Section, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";

/** What a form counts itself: the questions or things that the member brings. */
const questionCounts = /\b(?:one|two|three|four|five|six|[1-6])(?=\s+(?:questions?|things)\b)/gi;

/** A receipt with the label of its section; its places are those of wordsOf(section). */
export type PlacedReceipt = Receipt & { readonly section: string | null };

/**
 * The receipts of a whole result; spoken notes ("30 seconds · 70 words") belong to the form. Of `settled` a reader found
 * that they stand with their own noun, or as the member writes them; a figure whose digits stand in no answer stays marked,
 * whoever says otherwise.
 */
export function receiptsOf(
  tool: ToolId,
  result: Result,
  answers: Answers,
  settled: readonly string[] = [],
): PlacedReceipt[] {
  const evidence = readEvidence(answers);
  const isWrittenOtherwise = (text: string) => {
    const typed = evidence.flatMap((source) => digitsOf(source.text));
    const said = digitsOf(text);
    return said.length > 0 && said.every((figure) => typed.includes(figure));
  };
  const isSettled = ({ problem, fact: { text } }: Receipt) =>
    settled.includes(text) &&
    (problem === "noun" || (problem === "absent" && isWrittenOtherwise(text)));
  return result.sections.flatMap((section) =>
    groundOnce(tool, section, evidence).map((receipt) => ({
      ...receipt,
      ...(isSettled(receipt) && { problem: null }),
      section: section.label,
    })),
  );
}

/** The figures of a text without their marks: "33000" for "33,000" and for "33 000L". */
function digitsOf(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f ]\d+)*/g) ?? []).map((figure) =>
    figure.replaceAll(/\D/g, ""),
  );
}

/** Two checks and the receipts of the answer ask for the same text; a request changes few of its sections. */
const grounded = new WeakMap<readonly Source[], Map<string, readonly Receipt[]>>();
const mostKept = 32;

function groundOnce(
  tool: ToolId,
  section: Section,
  evidence: readonly Source[],
): readonly Receipt[] {
  const claims = claimsOf(tool, section);
  const key = [tool, section.label ?? "", claims].join("\n");
  const known = grounded.get(evidence) ?? new Map<string, readonly Receipt[]>();
  const receipts = known.get(key) ?? groundClaims(tool, section, claims, evidence);
  if (known.size >= mostKept) known.clear();
  grounded.set(evidence, known.set(key, receipts));
  return receipts;
}

function groundClaims(
  tool: ToolId,
  section: Section,
  claims: string,
  evidence: readonly Source[],
): readonly Receipt[] {
  const { formNumbers = [], employerSections = [] } = toolOf(tool).checks;
  return groundText(claims, evidence, {
    structural: formNumbers,
    employerAllowed: employerSections.includes(section.label ?? ""),
  });
}

/** One check for all facts of a result; its detail names each fact that has no source. */
export function checkGrounding(
  tool: ToolId,
  result: Result,
  answers: Answers,
  settled?: readonly string[],
): Check {
  const receipts = receiptsOf(tool, result, answers, settled);
  const open = receipts.filter((receipt) => receipt.problem !== null);
  if (open.length === 0) {
    return {
      rule: "grounding",
      ok: true,
      detail: "Every figure and name comes from your answers.",
    };
  }
  const named = [...new Set(open.map(({ fact, problem }) => describeProblem(fact.text, problem)))];
  return {
    rule: "grounding",
    ok: false,
    detail: `${named.slice(0, 6).join(" ")} Keep, correct or remove.`,
  };
}

/** The count that opens an enumeration, and the words that count its items: they are of what follows. */
const enumerated = /\b(?:Two|Three) results\.(?=\s+First: )|^(?:First|Second|Third): /gm;

/** Words of others that the voice refuses stand there in quotation marks. */
const retired = "Language to retire";

/** Headings are questions and titles of the form; their facts are checked where they are used. Notes leave blanks. */
function claimsOf(tool: ToolId, section: Section): string {
  const words = sectionText(section);
  const patterns = [enumerated, questionCounts, toolOf(tool).checks.formCounts ?? /(?!)/g];
  return patterns
    .reduce(blanked, section.label === retired ? withoutQuotes(words) : words)
    .split("\n")
    .map((line) => (isSpokenNote(line) ? " ".repeat(line.length) : line))
    .join("\n");
}

function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => " ".repeat(found.length));
}
