import { verbBaseOf, isClearPast, verbFormOf, inflectionReadings } from "#core/language/inflect.ts";
import { capitalise } from "#core/language/phrase.ts";

import { isCompleteClause } from "#core/voice/complete-clause.ts";

/** Words that only soften, any number of them. */
export const softenerPattern =
  "(?:just |only |really |kind of |sort of |maybe |perhaps |possibly |also |simply |please |quickly )*";
const gentle = new RegExp(`^${softenerPattern}`, "i");

const talk =
  /^(?:talk|discuss|meet|speak|review|revisit|schedule|chat|connect|set up|go over|look at|walk through|find|have|touch|sit down|plan|move|change|start|stop|agree|settle|close|get|push|reschedule)\b/i;

/** A time that is none: "at some point", "when you get a chance". */
export const vagueTimePattern =
  /,? (?:at some point|some ?time(?: soon)?|when(?:ever)? you (?:get|have) (?:a|the|some) (?:chance|minute|moment|second|sec|time)|if you (?:have|get) (?:a |the )?(?:chance|time|minute|moment))(?=[?.!\s]*$)/i;

/** What followed "I was wondering if", as the ask itself; null when it is none. */
export function formatAskSentence(raw: string): string | null {
  const rest = raw
    .replace(/[?.!,;\s]+$/, "")
    .replace(vagueTimePattern, "")
    .replace(gentle, "");
  const put = formatQuestion(rest);
  if (put !== null) return put;
  const shared =
    /^(?:I|we) (?:could|can|might|may|’d be able to|would be able to|were able to) (.+)$/i.exec(
      rest,
    )?.[1];
  if (shared !== undefined) return formatStatement(`I want to ${shared.replace(gentle, "")}`);
  const yours =
    /^you (?:could|can|would|might|may|will|’d|’ll) (?:(?:please|maybe|perhaps|possibly|just|also) )*(?:be (?:able|willing|so kind as) to )?(.+)$/i.exec(
      rest,
    )?.[1];
  if (yours !== undefined) return formatRequestToYou(yours.replace(gentle, ""));
  const time =
    /^you (?:have|had|’ve|’d)(?: got)? (?:any |a |some |a few |\d+ )?(?:time|chance|minute|minutes|moment|sec|second|bandwidth|availability)\b(.*)$/i.exec(
      rest,
    );
  if (time !== null) return formatTimeRequest(rest, time[1] ?? "");
  const done = /^you (?:have|had|’ve|’d) (\p{Ll}+)\b(.*)$/iu.exec(rest);
  if (done !== null && inflectionReadings(done[1] ?? "").some(({ form }) => form === "participle"))
    return `Have you ${done[1] ?? ""}${done[2] ?? ""}?`;
  const know = /^you (have|know|need|want|think|agree|see|plan|got|received|saw|had)\b(.*)$/i.exec(
    rest,
  );
  if (know !== null) return formatDidYou(know[1] ?? "", know[2] ?? "");
  const possible =
    /^(?:it (?:would|could|might) be |it’s |it is )?(?:possible )?(?:for (?:me|us) )?to (.+)$/i.exec(
      rest,
    )?.[1];
  if (possible !== undefined) return formatStatement(`I want to ${possible}`);
  const forYou = /^(?:it (?:would|could|might) be )?(?:possible )?for you to (.+)$/i.exec(
    rest,
  )?.[1];
  if (forYou !== undefined) return formatStatement(`Please ${forYou}`);
  const chance =
    /^there (?:is|’s|was|were|might be|may be|could be|would be) (?:any |a |some )?(?:way|chance|possibility|opportunity|room)(?: that| for us| for me)? (?:to )?(.+)$/i.exec(
      rest,
    )?.[1];
  if (chance !== undefined)
    return canFollowWant(chance)
      ? formatStatement(`I want to ${chance}`)
      : formatAskSentence(chance);
  const gerund = /^(\p{Ll}+ing) (.+)$/iu.exec(rest);
  if (gerund !== null && verbFormOf(gerund[1] ?? "") === "gerund")
    return formatStatement(`Please ${verbBaseOf(gerund[1] ?? "") ?? ""} ${gerund[2] ?? ""}`);
  const [, who = "", verb = "", more = ""] = /^(I|we) (\p{Ll}+)\b(.*)$/iu.exec(rest) ?? [];
  const base = verbBaseOf(verb);
  if (base !== null && isClearPast(verb) && base !== "be") return `Did ${who} ${base}${more}?`;
  if (base !== null && base !== "be" && base !== "have")
    return formatStatement(`I want to ${base}${more}`);
  const inverted = invertToQuestion(rest);
  return (
    inverted ??
    (/^(?:the|my|our|this|that|your|it|they|she|he|there)\b/i.test(rest) && isCompleteClause(rest)
      ? formatStatement(`Please tell me whether ${rest}`)
      : null)
  );
}

/** "I should resign", "we could have lost it", "you will be in": no wish is meant, so the question is asked as it is. */
function formatQuestion(rest: string): string | null {
  const [, who = "", helper = "", more = ""] =
    /^(I|we|you) (should|must|will|(?:could|can|may|might|would)(?= (?:be|have|already|not)\b)) (.+)$/i.exec(
      rest,
    ) ?? [];
  if (
    helper === "" ||
    /^(?:be (?:able|willing|so kind|open|interested|up|available)|have (?:a|the|some|any|time|my|our|another|one|\d))\b/i.test(
      more,
    )
  )
    return null;
  const wish =
    /^(?:could|can|might|may)$/i.test(helper) && /^be\b/i.test(more) && !/^you$/i.test(who);
  if (wish) return null;
  const participle = /^(?:might|may|could|would)$/i.test(helper)
    ? /^have (.+)$/i.exec(more)?.[1]
    : undefined;
  if (participle !== undefined && /^you$/i.test(who)) return `Have you ${participle}?`;
  return `${/^(?:might|may)$/i.test(helper) ? "Will" : capitalise(helper)} ${who} ${more}?`;
}

function canFollowWant(text: string): boolean {
  return talk.test(text) || verbFormOf(text.split(" ")[0] ?? "") === "base";
}

function formatRequestToYou(rest: string): string | null {
  const open = /^be (?:open to|interested in|up for|available for) (.+)$/i.exec(rest)?.[1];
  if (open !== undefined) return `Are you open to ${open}?`;
  if (/^(?:be|have)\b/i.test(rest)) return `Can you ${rest}?`;
  return verbFormOf(rest.split(" ")[0] ?? "") === null
    ? `Can you ${rest}?`
    : formatStatement(`Please ${rest}`);
}

function formatTimeRequest(rest: string, after: string): string {
  const purpose = /^ to (.+)$/i.exec(after)?.[1];
  return purpose === undefined
    ? `Do ${rest.replace(/^you (?:had|’ve got|’ve|’d)/i, "you have")}?`
    : formatStatement(`I want to ${purpose}`);
}

function formatDidYou(verb: string, rest: string): string {
  const base = verbBaseOf(verb) ?? verb;
  const past = /^(?:got|received|saw|had)$/i.test(verb);
  return `${past ? "Did" : "Do"} you ${past ? base : verb}${rest}?`;
}

/** "the report is ready" → "Is the report ready?" */
function invertToQuestion(rest: string): string | null {
  const match =
    /^((?:the|my|our|your|this|that|it|they|she|he|there)(?: (?!is|are|was|were|will|can|has|have)[\p{L}’-]+){0,3}) (is|are|was|were|will|can|has|have) (.+)$/iu.exec(
      rest,
    );
  return match === null
    ? null
    : `${capitalise(match[2] ?? "")} ${match[1] ?? ""} ${match[3] ?? ""}?`;
}

/** The words as one sentence; what is put as a question stays one. */
export function formatStatement(text: string): string {
  const statement = capitalise(text.trim().replace(/[?.!,;\s]+$/, ""));
  return /^(?:can|could|will|would|do|does|did|is|are|what|when|where|who|how|why)\b/i.test(
    statement,
  )
    ? `${statement}?`
    : `${statement}.`;
}
