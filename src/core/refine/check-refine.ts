import type { Check } from "#core/checks/check.ts";
import { asTyped } from "#core/composer/words/as-typed.ts";
import { countWords } from "#core/language/sentences.ts";
import { parseResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { hasMessage, isEmail } from "./as-email.ts";
import type { Change } from "./change.ts";
import { exchangeInText } from "./exchange.ts";
import { resultSpeaksOf } from "./leave-out.ts";
import { mentions } from "./mentions.ts";
import { choosesPerson, type Refine, type RefinePlan, toneOf } from "./refine.ts";
import { isSpoken } from "./to-say-aloud.ts";

const rule = "refine";

type Source = "composer" | "model";

/** Says what became of each change she asked for, for a composed result or a model's. */
export function checkRefine(
  tool: ToolId,
  plan: RefinePlan,
  refine: Refine,
  text: string,
  source: Source,
): Check[] {
  const checks = plan.changes.flatMap((change) =>
    checkChange({ tool, plan, refine, text, source }, change),
  );
  if (checks.length > 0) return checks;
  if (plan.changes.length === 0 && source === "composer") return [no(whatCanBeAsked)];
  return [yes("Changed as you asked.")];
}

const whatCanBeAsked =
  "This language is as it was. You can ask for it shorter, firmer, warmer or more formal, as an e-mail, to say aloud, with something mentioned or left out, or with one word changed to another. Any other change needs AI, which is not set up here.";

const nameIt = "Name what to leave out as it stands in the language: “leave out the 14%.”";
const noMessage = "This tool’s form has no message to send. Its parts can be copied into one.";
const noRoom =
  "With a subject, a greeting and a close, the message would pass the words that this tool’s form allows, or it is still owed.";

type Told = {
  readonly tool: ToolId;
  readonly plan: RefinePlan;
  readonly refine: Refine;
  readonly text: string;
  readonly source: Source;
};

function checkChange(told: Told, change: Change): Check[] {
  const { tool, plan, refine, text, source } = told;
  const isComposed = source === "composer";
  switch (change.kind) {
    case "shorter":
      if (plan.shortestPitch) return [no("15 seconds is the shortest length there is.")];
      return [plan.shorter === null ? pitchMoved(refine, text) : checkShorter(plan, refine, text)];
    case "tone":
      return isComposed ? checkTone(told, change.asked, toneOf(tool, change)) : [];
    case "mention":
      return mentions(text, change.fact) ? [] : [no(notPlaced(change.fact))];
    case "leave-out":
      return checkLeftOut(told, change.what);
    case "exchange":
      return checkExchange(told, change.from, change.to);
    case "person":
      return choosesPerson(tool)
        ? []
        : [no(`This tool’s form sets its person. It stays as it was.`)];
    case "email":
      if (!isComposed || isEmail(tool, parseResult(text))) return [];
      return [no(hasMessage(tool) ? noRoom : noMessage)];
    case "aloud":
      if (!isComposed || isSpoken(tool)) return [];
      return [no("Nothing in this tool’s form is said aloud. It stays as it was.")];
    case "deadline":
      if (change.date === null) return [no("Say by when: “add a deadline of Friday.”")];
      if (text.includes(`by ${asTyped(change.date)}`)) return [];
      return [no(`This tool’s form has no place that asks for an answer by ${change.date}.`)];
    case "smaller":
      return [
        no(
          "The language stays direct: nothing in it is hedged or made smaller. You can ask for it warmer.",
        ),
      ];
    case "unclear":
      break;
  }
  if (!isComposed) return [];
  return [
    no(plan.understood ? `“${change.words}” needs AI, which is not set up here.` : whatCanBeAsked),
  ];
}

function checkTone({ text, refine, plan }: Told, asked: string, tone: string | null): Check[] {
  if (tone === null)
    return text === refine.result
      ? [no(`This tool has no tone for “${asked}”. The tone stays as it was.`)]
      : [];
  if (plan.before.tone === tone && text === refine.result)
    return [yes(`It is in ${tone} already.`)];
  return [yes(`In ${tone}.`)];
}

function pitchMoved({ result }: Refine, text: string): Check {
  return yes(`${countWords(text)} words instead of ${countWords(result)}.`);
}

function checkShorter({ shorter }: RefinePlan, { result }: Refine, text: string): Check {
  const [from, to] = [countWords(result), countWords(text)];
  const most = shorter?.words ?? Math.floor(from * Math.max(0.8, shorter?.share ?? 0));
  const said = `${to} words instead of ${from}.`;
  if (to <= most) return yes(said);
  return no(`${said} What is left carries your facts or the form itself.`);
}

function checkLeftOut({ text, refine, source }: Told, what: string): Check[] {
  if (what === "") return source === "model" ? [] : [no(nameIt)];
  if (!resultSpeaksOf(parseResult(text), what))
    return resultSpeaksOf(parseResult(refine.result), what)
      ? []
      : [yes(`“${what}” is not in the language.`)];
  return [
    no(
      `“${what}” stays: this tool’s form does not stand without it. Change the answer it comes from and generate again.`,
    ),
  ];
}

function checkExchange({ text, refine }: Told, from: string, to: string): Check[] {
  const before = refine.result;
  if (exchangeInText(before, { from, to }) === before && !mentions(text, to))
    return [no(`“${from}” is not in the language, so nothing was changed to “${to}”.`)];
  return exchangeInText(text, { from, to }) === text
    ? []
    : [no(`“${from}” stays: with “${to}” in its place a check would fail.`)];
}

function notPlaced(fact: string): string {
  return `“${fact}” is not in the language. Add it to the answer it belongs to and generate again.`;
}

function yes(detail: string): Check {
  return { rule, ok: true, detail };
}

function no(detail: string): Check {
  return { rule, ok: false, detail };
}
