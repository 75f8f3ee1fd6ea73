import type { Check } from "./check.ts";
import { contentWords, rootsOf } from "./coverage/content-words.ts";
import { formatQuotes } from "./coverage/format-quotes.ts";
import { withoutQuotes } from "#core/language/quotes.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Result, sectionText } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** Words that grant what was said. A question grants nothing. */
const granting: readonly RegExp[] = [
  /\b(?:it|that|this|which)(?:[’']s| is) (?:certainly |of course )?(?:true|fair|correct|right|so)\b(?! (?:after|before|now|away|there|here|when|as|at|on)\b)/i,
  /\b(?:true|granted|fair enough|fair point|of course)\b[,:.]/i,
  /\byou(?:[’']re| are) (?:quite |partly |not )?(?:right|wrong|correct)\b/i,
  /\b(?:I|we) (?:do |can |also )?(?:grant|concede|admit|accept|agree|acknowledge)\b/i,
  /\bon (?:that|this)[^.?!]{0,20}\b(?:right|agree)\b/i,
];

/** A section that nobody else reads grants them nothing. */
const unread = /^for you alone$/i;

/** Where a quotation was taken out. */
const besideQuote = /\s{3,}/u;

/** A sentence of so few words of theirs restates nothing. */
const minRestated = 2;

/** Sentences of a model's text that grant what is said against the member, where no answer grants it. */
export function checkConcessions(tool: ToolId, result: Result, answers: Answers): Check[] {
  const { opposingQuestion } = toolOf(tool).checks;
  if (opposingQuestion === undefined) return [];
  const others = Object.entries(answers).filter(([id]) => id !== opposingQuestion);
  const opposing = partByQuotes(answerOf(answers, opposingQuestion));
  const hers = [...others.map(([, answer]) => answer), opposing.beside].join("\n");
  const theirs = rootsOf(opposing.quoted);
  const own = rootsOf(hers);
  const isGranted = (sentence: string) =>
    granting.some((one) => one.test(sentence) && !one.test(hers)) ||
    restates(sentence, theirs, own);
  const found = result.sections
    .filter(({ label }) => !unread.test(label ?? ""))
    .flatMap((section) => splitSentences(withoutQuotes(sectionText(section))))
    .flatMap((sentence) => sentence.split(besideQuote))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !sentence.endsWith("?") && isGranted(sentence));
  if (found.length === 0) return [];
  const words = [...new Set(found)].map((sentence) => ({ words: sentence }));
  return [
    {
      rule: "conceded",
      ok: false,
      detail: `You granted none of this: ${formatQuotes(words)}. Leave it out.`,
    },
  ];
}

/** Where the answer quotes them, what stands beside the quotation is the member's. */
function partByQuotes(answer: string): { readonly quoted: string; readonly beside: string } {
  const quoted = (answer.match(/“[^”]+”|"[^"]+"/g) ?? []).join(" ");
  return quoted === ""
    ? { quoted: answer, beside: "" }
    : { quoted, beside: answer.replaceAll(/“[^”]+”|"[^"]+"/g, " ") };
}

/** "My increment was above the bell curve", where they alone said so. */
function restates(
  sentence: string,
  theirs: ReadonlySet<string>,
  hers: ReadonlySet<string>,
): boolean {
  const words = contentWords(sentence).map(({ root }) => root);
  const alone = words.filter((root) => theirs.has(root) && !hers.has(root));
  return alone.length >= minRestated && words.every((root) => theirs.has(root));
}
