import { baseOf, pastOf, verbFormOf, verbReadings } from "#core/language/inflect.ts";
import { capitalise } from "#core/language/phrase.ts";

const soft =
  "(?:just |only |really |kind of |sort of |maybe |perhaps |possibly |also |simply |please |quickly )*";
const gentle = new RegExp(`^${soft}`, "i");

/** Openings that ask leave before they ask. What follows "if" is the ask. */
const openings: readonly RegExp[] = [
  new RegExp(
    `^(?:so |well |and |but )?(?:I|we)(?:’m| am| was| were|’ve been| have been)? ?${soft}(?:wondering|hoping|curious|thinking|wonder) ${soft}(?:if|whether|to see if)? ?`,
    "i",
  ),
  new RegExp(`^(?:just )?wondering ${soft}(?:if|whether) `, "i"),
  new RegExp(
    `^(?:I )?${soft}(?:want(?:ed)?|wish(?:ed)?|would (?:like|love)|’d (?:like|love)) to ${soft}(?:check|ask|see|find out|know|inquire|check in)(?: with you| in| you)?(?: to see)? ${soft}(?:if|whether) `,
    "i",
  ),
  new RegExp(`^(?:just )?(?:checking|asking|seeing)(?: in)?(?: to see)? (?:if|whether) `, "i"),
  new RegExp(
    `^(?:would|could|is) (?:it|that) ${soft}(?:be )?(?:at all |totally )?(?:okay|ok|alright|all right|fine|possible)(?: with you| for me| for us| for you)? ${soft}(?=(?:to|if|for) )(?:if )?${soft}`,
    "i",
  ),
  new RegExp(`^(?:is|was) there ${soft}any (?:chance|way|possibility) ${soft}(?:that )?`, "i"),
  new RegExp(`^any (?:chance|way) (?:that )?`, "i"),
  new RegExp(`^(?:would|do) you mind(?: terribly| too much)? (?:if )?`, "i"),
  /^it (?:would|’d) (?:really |also )?(?:be|mean) (?:so |really |very )?(?:great|nice|good|wonderful|amazing|helpful|awesome|ideal|lovely|fantastic|a lot(?: to me)?) if /i,
  new RegExp(`^if ${soft}(?=you could |we could )`, "i"),
];

/** "I just wanted to say that …": the announcement goes, the statement stays. */
const announcements: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |quickly )?(?:say|mention|share|note|let you know|point out|flag|tell you|add)(?: that)?:? (?=(?:I|we|the|my|our|it|this|that|there|he|she|they|you|\p{Lu})(?![\p{Ll}]))/iu,
    "",
  ],
  [
    /^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |quickly )?follow up/i,
    "I am following up",
  ],
  [
    /^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |quickly )?check in/i,
    "I am checking in",
  ],
  [
    /^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |quickly )?reach out/i,
    "I am writing",
  ],
  [/^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |really )?thank /i, "Thank "],
  [/^(?:I )?just wanted to (?:just )?/i, "I want to "],
  [/^just (?=(?:following|checking|reaching|writing|sending|letting|confirming)\b)/i, "I am "],
  [
    /^I (?:was|am|’m) (?:just |really |kind of |sort of )*hoping (?:to|that I could|I could|for) /i,
    "I want ",
  ],
  [/^you (?:might|may) (?:want|like) to (?=\p{Ll})/iu, ""],
  [/^I’m (?:just |really |kind of )*hoping to /i, "I want to "],
];

const talk =
  /^(?:talk|discuss|meet|speak|review|revisit|schedule|chat|connect|set up|go over|look at|walk through|find|have|touch|sit down|plan|move|change|start|stop|agree|settle|close|get|push|reschedule)\b/i;

/** A sentence that asks leave, turned into the ask itself: "I was wondering if we could talk" → "I want to talk." Null when it is no such sentence. */
export function askDirectly(
  sentence: string,
): { readonly text: string; readonly opening: number } | null {
  for (const opening of openings) {
    const match = opening.exec(sentence);
    if (match === null || match[0] === "") continue;
    const rest = sentence.slice(match[0].length).trim();
    const proposed = /thinking/i.test(match[0]) && /^(?:it|the|that|this|my|our)\b/i.test(rest);
    const ask = proposed ? statement(rest) : sayAsk(rest);
    if (ask !== null) return { text: ask, opening: match[0].length };
  }
  for (const [pattern, write] of announcements) {
    const opening = pattern.exec(sentence)?.[0].length;
    if (opening === undefined) continue;
    const rest = sentence.replace(pattern, write);
    return { text: statement(write === "I want " ? fixHope(rest, sentence) : rest), opening };
  }
  return deedDirectly(sentence);
}

/** "I was lucky enough to lead 40 people" and "All I did was lead 40 people": the deed alone. */
function deedDirectly(
  sentence: string,
): { readonly text: string; readonly opening: number } | null {
  const match =
    /^(?:I (?:just |simply )?(?:got|was) (?:just |really |very |so |pretty |simply )?lucky(?: enough)? to |all I (?:really )?did was )(\p{Ll}+)\b/iu.exec(
      sentence,
    );
  const base = match === null ? null : baseOf(match[1] ?? "");
  if (match === null || base === null) return null;
  const opening = match[0].length;
  return {
    text: statement(`I ${pastOf(base)}${sentence.slice(opening)}`),
    opening: opening - (match[1] ?? "").length,
  };
}

function fixHope(rest: string, sentence: string): string {
  return /hoping for /i.test(sentence) ? rest : rest.replace(/^I want /, "I want to ");
}

/** A time that is none: "at some point", "when you get a chance". */
export const vague =
  /,? (?:at some point|some ?time(?: soon)?|when(?:ever)? you (?:get|have) (?:a|the|some) (?:chance|minute|moment|second|sec|time)|if you (?:have|get) (?:a |the )?(?:chance|time|minute|moment))(?=[?.!\s]*$)/i;

function sayAsk(raw: string): string | null {
  const rest = raw
    .replace(/[?.!,;\s]+$/, "")
    .replace(vague, "")
    .replace(gentle, "");
  const shared =
    /^(?:I|we) (?:could|can|might|may|should|’d be able to|would be able to|were able to) (.+)$/i.exec(
      rest,
    )?.[1];
  if (shared !== undefined) return statement(`I want to ${shared.replace(gentle, "")}`);
  const yours =
    /^you (?:could|can|would|might|may|will|’d|’ll) (?:(?:please|maybe|perhaps|possibly|just|also) )*(?:be (?:able|willing|so kind as) to )?(.+)$/i.exec(
      rest,
    )?.[1];
  if (yours !== undefined) return yoursAsked(yours.replace(gentle, ""));
  const time =
    /^you (?:have|had|’ve|’d)(?: got)? (?:any |a |some |a few |\d+ )?(?:time|chance|minute|minutes|moment|sec|second|bandwidth|availability)\b(.*)$/i.exec(
      rest,
    );
  if (time !== null) return timeAsked(rest, time[1] ?? "");
  const done = /^you (?:have|had|’ve|’d) (\p{Ll}+)\b(.*)$/iu.exec(rest);
  if (done !== null && verbReadings(done[1] ?? "").some(({ form }) => form === "participle"))
    return `Have you ${done[1] ?? ""}${done[2] ?? ""}?`;
  const know = /^you (have|know|need|want|think|agree|see|plan|got|received|saw|had)\b(.*)$/i.exec(
    rest,
  );
  if (know !== null) return didYou(know[1] ?? "", know[2] ?? "");
  const possible =
    /^(?:it (?:would|could|might) be |it’s |it is )?(?:possible )?(?:for (?:me|us) )?to (.+)$/i.exec(
      rest,
    )?.[1];
  if (possible !== undefined) return statement(`I want to ${possible}`);
  const forYou = /^(?:it (?:would|could|might) be )?(?:possible )?for you to (.+)$/i.exec(
    rest,
  )?.[1];
  if (forYou !== undefined) return statement(`Please ${forYou}`);
  const chance =
    /^there (?:is|’s|was|were|might be|may be|could be|would be) (?:any |a |some )?(?:way|chance|possibility|opportunity|room)(?: that| for us| for me)? (?:to )?(.+)$/i.exec(
      rest,
    )?.[1];
  if (chance !== undefined)
    return talkable(chance) ? statement(`I want to ${chance}`) : sayAsk(chance);
  const gerund = /^(\p{Ll}+ing) (.+)$/iu.exec(rest);
  if (gerund !== null && verbFormOf(gerund[1] ?? "") === "gerund")
    return statement(`Please ${baseOf(gerund[1] ?? "") ?? ""} ${gerund[2] ?? ""}`);
  const first = /^(?:I|we) (\p{Ll}+)\b(.*)$/iu.exec(rest);
  const base = first === null ? null : baseOf(first[1] ?? "");
  if (base !== null && base !== "be" && base !== "have")
    return statement(`I want to ${base}${first?.[2] ?? ""}`);
  const inverted = turned(rest);
  return (
    inverted ??
    (/^(?:the|my|our|this|that|your|it|they|she|he|there)\b/i.test(rest)
      ? statement(`Please tell me whether ${rest}`)
      : null)
  );
}

function talkable(text: string): boolean {
  return talk.test(text) || verbFormOf(text.split(" ")[0] ?? "") === "base";
}

function yoursAsked(rest: string): string | null {
  const open = /^be (?:open to|interested in|up for|available for) (.+)$/i.exec(rest)?.[1];
  if (open !== undefined) return `Are you open to ${open}?`;
  if (/^(?:be|have)\b/i.test(rest)) return `Can you ${rest}?`;
  return verbFormOf(rest.split(" ")[0] ?? "") === null
    ? `Can you ${rest}?`
    : statement(`Please ${rest}`);
}

function timeAsked(rest: string, after: string): string {
  const purpose = /^ to (.+)$/i.exec(after)?.[1];
  return purpose === undefined
    ? `Do ${rest.replace(/^you (?:had|’ve got|’ve|’d)/i, "you have")}?`
    : statement(`I want to ${purpose}`);
}

function didYou(verb: string, rest: string): string {
  const base = baseOf(verb) ?? verb;
  const past = /^(?:got|received|saw|had)$/i.test(verb);
  return `${past ? "Did" : "Do"} you ${past ? base : verb}${rest}?`;
}

/** "the report is ready" → "Is the report ready?" */
function turned(rest: string): string | null {
  const match =
    /^((?:the|my|our|your|this|that|it|they|she|he|there)(?: (?!is|are|was|were|will|can|has|have)[\p{L}’-]+){0,3}) (is|are|was|were|will|can|has|have) (.+)$/iu.exec(
      rest,
    );
  return match === null
    ? null
    : `${capitalise(match[2] ?? "")} ${match[1] ?? ""} ${match[3] ?? ""}?`;
}

function statement(text: string): string {
  const said = capitalise(text.trim().replace(/[?.!,;\s]+$/, ""));
  return /^(?:can|could|will|would|do|does|did|is|are|what|when|where|who|how|why)\b/i.test(said)
    ? `${said}?`
    : `${said}.`;
}
