import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import { paragraphBlocks } from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { renderSlot } from "#core/composer/slots/render-slot.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import {
  type SpokenParagraph,
  selectSpokenParagraphs,
} from "#core/composer/slots/spoken-paragraphs.ts";
import { renderAsText } from "#core/composer/slots/render-items.ts";
import { splitRemark } from "#core/composer/words/privacy/split-remark.ts";
import { splitSentences } from "#core/language/sentences.ts";
import {
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { type Block, heading, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

/** Three versions of one refusal: the member’s words the same in each, the coach's around them by tone. */
export function composeBoundaryScript(material: Material): Result {
  const reader = createAnswerReader(material);
  const { opening, writing, again, end } = forTone(frames.boundaryCopyByTone, reader.tone);
  const refusal = reader.has("refusal")
    ? renderAsText(frames.boundaryRefusalSlot, reader.items("refusal"))
    : frames.boundaryPlainRefusal;
  const no: SpokenParagraph = { text: refusal };
  const points = findUnclearPronoun("", reader.items("refusal"));
  const request: SpokenParagraph = {
    text: requestSentence(reader),
    ...(points === null ? { priority: 4 } : {}),
  };
  const reason = renderAsText(frames.boundaryReasonSlot, reader.items("reason"));
  const offer = renderAsText(frames.boundaryOfferSlot, reader.items("offer"));
  const preserve = reader.oneLine("preserve") ?? "";
  const stake = thirdPersonPattern.test(preserve)
    ? ""
    : renderAsText(frames.boundaryStakeSlot, reader.items("preserve"));
  const parts = [atPriority(2, reason), atPriority(1, offer), atPriority(3, stake)];
  const written = selectWithinLimit(
    atPriority(6, writing),
    request,
    no,
    ...parts,
    atPriority(5, end),
  );
  const first = written.includes(reason) ? 2 : 0;
  const spoken = selectWithinLimit(
    atPriority(3, opening),
    no,
    atPriority(first, reason),
    atPriority(1, offer),
  );
  const pushback = selectWithinLimit(
    atPriority(3, again),
    no,
    atPriority(1, stake),
    atPriority(2, offer),
  );
  const unsaid = [reason, offer, stake].filter(
    (one) => ![spoken, written, pushback].join().includes(one),
  );
  const vague = findUnclearPronoun(refusal, reader.items("offer"));
  return {
    sections: [
      {
        label: "In the moment",
        blocks: [...sceneBlocks(reader, stake), ...paragraphBlocks(spoken)],
      },
      { label: "In writing", blocks: paragraphBlocks(written) },
      { label: "If they push back", blocks: paragraphBlocks(pushback) },
    ],
    missing: [
      ...(reader.has("refusal") ? [] : [frames.boundaryMissingLabels.refusal]),
      ...(points !== null && request.text === "" ? [frames.boundaryUnclearPronoun(points)] : []),
      ...(vague === null ? [] : [frames.boundaryUnclearPronoun(vague)]),
      ...unsaid.map(frames.boundaryLeftOut),
      ...whoAsks(reader).remarks.map(frames.boundaryAside),
    ],
  };
}

/** The contract’s limit for a version: the refusal stands in each, the rest joins by priority while there is room. */
const maxVersionWords = 60;

const selectWithinLimit = (...moves: readonly SpokenParagraph[]): string =>
  selectSpokenParagraphs(moves, maxVersionWords).join(" ");

/** The offer comes first in writing; what finds no room there comes first in another version. */
const atPriority = (priority: number, text: string): SpokenParagraph => ({ text, priority });

/** What speaks of somebody else is not addressed to them; it stands over the script. */
const thirdPersonPattern = /\b(?:he|him|his|she|her|hers|they’?ll|they)\b/i;

/** Who asks, and what the answer adds about them behind the name. */
function whoAsks(reader: AnswerReader): {
  readonly asker: string | null;
  readonly remarks: readonly string[];
} {
  const [first = null, ...more] = splitSentences(reader.oneLine("by") ?? "");
  const { statement, remark } = splitRemark(stripEndMark(first ?? ""));
  return {
    asker: first === null ? null : statement,
    remarks: [remark ?? "", ...more].filter(Boolean),
  };
}

/** Who asks and for what, in the words of the answers: it stands over the script and is not part of it. */
function sceneBlocks(reader: AnswerReader, stakeSentence: string): readonly Block[] {
  const asks = reader.oneLine("request")?.replace(requestStem, "") ?? null;
  const parts = [whoAsks(reader).asker, asks].filter((part) => part !== null);
  const stake = stakeSentence === "" ? reader.oneLine("preserve") : null;
  return [
    ...(parts.length === 0
      ? []
      : [heading(parts.map(stripEndMark).map(capitaliseFirst).join(": "))]),
    ...(stake === null ? [] : [heading(`To keep intact: ${lowerFirst(stripEndMark(stake))}`)]),
  ];
}

/** The first word that means somebody or something not named before it; null where there is none. */
function findUnclearPronoun(before: string, items: readonly string[]): string | null {
  const wordsBefore = tokenize(before).length;
  const tokens = tokenize([before, ...items].join(" "));
  const found = tokens.find(({ lower }, index) => {
    const named = antecedents.find(([pronouns]) => pronouns.test(lower))?.[1];
    return index >= wordsBefore && named && !tokens.slice(0, index).some(named);
  });
  return found?.lower ?? null;
}

const isSomebody = (token: Token): boolean => hasKind(token, "role", "name");
const isSeveral = (token: Token): boolean => hasKind(token, "plural") && !hasKind(token, "date");

/** What a pronoun needs before it. */
const antecedents: readonly (readonly [RegExp, (token: Token) => boolean])[] = [
  [/^it$/, (token) => hasKind(token, "noun", "plural") && !hasKind(token, "date")],
  [/^(?:they|them|their)$/, isSeveral],
  [/^(?:he|him|she|her)$/, isSomebody],
];

/** What they ask, addressed to them; "" where the answer does not fit that. */
function requestSentence(reader: AnswerReader): string {
  const [first, ...rest] = reader.items("request").map((item) => item.replace(requestStem, ""));
  if (first === undefined || rest.length > 0) return "";
  const rendered = renderSlot(frames.boundaryRequestSlot, first);
  return rendered.how === "frame" ? rendered.text : "";
}

const askingVerbs = "asks?|asked|wants?|wanted|expects?|expected|needs?|would like|’d like";
const requestStem = new RegExp(
  String.raw`^(?:(?:(?:they|s?he|you|it) ?)?(?:(?:${askingVerbs}) ))?(?:me )?to (?=\p{Ll})`,
  "iu",
);
