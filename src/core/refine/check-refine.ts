import type { Check } from "#core/checks/check.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { countWords } from "#core/language/sentences.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { hasEmailSections, isFormattedAsEmail } from "./format-as-email.ts";
import type { Change } from "./change.ts";
import { unchangedMessage } from "./suggestions.ts";
import { replaceInText } from "./replace-words.ts";
import { resultMentionsTopic } from "./remove-topic.ts";
import { hasFact } from "./has-fact.ts";
import { hasPersonChoice, type RefinePlan, findTone } from "./plan-refine.ts";
import type { RefineRequest } from "./refine-request.ts";
import { hasSpokenSections } from "./format-for-speech.ts";

const rule = "refine";

/** What became of each change that was asked for. */
export function checkRefine(
  tool: ToolId,
  plan: RefinePlan,
  refine: RefineRequest,
  text: string,
): Check[] {
  const checks = plan.changes.flatMap((change) =>
    checkChange({ tool, plan, refine, text }, change),
  );
  const isRefused = checks.some(({ ok }) => !ok);
  if (text === refine.result && plan.isUnderstood && !isRefused) return [failed(unchangedMessage)];
  if (checks.length > 0) return checks;
  if (plan.changes.length === 0) return [failed(supportedRequests)];
  return [passed("Changed as you asked.")];
}

const supportedRequests =
  "Nothing changed. You can ask for it shorter, firmer, warmer or more formal, as an e-mail, to say aloud, with something mentioned or left out, or with one word changed to another. Any other change needs AI, which is not set up here.";

const nameItMessage = "Name what to leave out as it stands in the language: “leave out the 14%.”";
const noEmailMessage = "This tool’s form has no message to send. Its parts can be copied into one.";
const noRoomMessage =
  "With a subject, a greeting and a close, the message would pass the words that this tool’s form allows, or it is still owed.";

type RefineCheckContext = {
  readonly tool: ToolId;
  readonly plan: RefinePlan;
  readonly refine: RefineRequest;
  readonly text: string;
};

function checkChange(context: RefineCheckContext, change: Change): Check[] {
  const { tool, plan, refine, text } = context;
  switch (change.kind) {
    case "shorter":
      if (plan.isShortestPitch) return [failed("15 seconds is the shortest length there is.")];
      return [
        plan.shorter === null ? checkPitchLength(refine, text) : checkShorter(plan, refine, text),
      ];
    case "tone":
      return checkTone(context, change.asked, findTone(tool, change));
    case "mention":
      return hasFact(text, change.fact) ? [] : [failed(notPlacedMessage(change.fact))];
    case "leave-out":
      return checkLeftOut(context, change.what);
    case "exchange":
      return checkExchange(context, change.from, change.to);
    case "person":
      return hasPersonChoice(tool)
        ? []
        : [failed(`This tool’s form sets its person. It stays as it was.`)];
    case "email":
      if (isFormattedAsEmail(tool, parseResult(text))) return [];
      return [failed(hasEmailSections(tool) ? noRoomMessage : noEmailMessage)];
    case "aloud":
      if (hasSpokenSections(tool)) return [];
      return [failed("Nothing in this tool’s form is said aloud. It stays as it was.")];
    case "deadline":
      if (change.date === null) return [failed("Say by when: “add a deadline of Friday.”")];
      if (text.includes(`by ${normalizeTypedText(change.date)}`)) return [];
      return [failed(`This tool’s form has no place that asks for an answer by ${change.date}.`)];
    case "smaller":
      return [
        failed(
          "The language stays direct: nothing in it is hedged or made smaller. You can ask for it warmer.",
        ),
      ];
    case "unclear":
      break;
  }
  return [
    failed(
      plan.isUnderstood
        ? `“${change.words}” needs AI, which is not set up here.`
        : supportedRequests,
    ),
  ];
}

function checkTone(
  { text, refine, plan }: RefineCheckContext,
  requestedTone: string,
  tone: string | null,
): Check[] {
  if (tone === null)
    return text === refine.result
      ? [failed(`This tool has no tone for “${requestedTone}”. The tone stays as it was.`)]
      : [];
  if (plan.previousMaterial.tone === tone && text === refine.result)
    return [passed(`It is in ${tone} already.`)];
  return [passed(`In ${tone}.`)];
}

function checkPitchLength({ result }: RefineRequest, text: string): Check {
  return passed(`${countWords(text)} words instead of ${countWords(result)}.`);
}

function checkShorter({ shorter }: RefinePlan, { result }: RefineRequest, text: string): Check {
  const [from, to] = [countWords(result), countWords(text)];
  const most = shorter?.words ?? Math.floor(from * Math.max(0.8, shorter?.share ?? 0));
  const summary = `${to} words instead of ${from}.`;
  if (to <= most) return passed(summary);
  return failed(`${summary} What is left carries your facts or the form itself.`);
}

function checkLeftOut({ text, refine }: RefineCheckContext, what: string): Check[] {
  if (what === "") return [failed(nameItMessage)];
  if (!resultMentionsTopic(parseResult(text), what))
    return resultMentionsTopic(parseResult(refine.result), what)
      ? []
      : [failed(`“${what}” isn’t in this text.`)];
  return [
    failed(
      `“${what}” stays: this tool’s form does not stand without it. Change the answer it comes from and generate again.`,
    ),
  ];
}

function checkExchange({ text, refine }: RefineCheckContext, from: string, to: string): Check[] {
  const before = refine.result;
  if (replaceInText(before, { from, to }) === before && !hasFact(text, to))
    return [failed(`“${from}” is not in the language, so nothing was changed to “${to}”.`)];
  return replaceInText(text, { from, to }) === text
    ? []
    : [failed(`“${from}” stays: with “${to}” in its place a check would fail.`)];
}

function notPlacedMessage(fact: string): string {
  return `“${fact}” is not in the language. Add it to the answer it belongs to and generate again.`;
}

function passed(detail: string): Check {
  return { rule, ok: true, detail };
}

function failed(detail: string): Check {
  return { rule, ok: false, detail };
}
