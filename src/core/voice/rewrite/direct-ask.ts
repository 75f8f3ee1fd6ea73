import { verbBaseOf, pastTenseOf } from "#core/language/inflect.ts";

import { formatAskSentence, softenerPattern, formatStatement } from "./format-ask-sentence.ts";
import { isCompleteClause } from "#core/voice/complete-clause.ts";

/** Openings that ask leave before they ask. What follows "if" is the ask. */
const openings: readonly RegExp[] = [
  new RegExp(
    `^(?:so |well |and |but )?(?:I|we)(?:’m| am| was| were|’ve been| have been)? ?${softenerPattern}(?:wondering|hoping|curious|thinking|wonder) ${softenerPattern}(?:if|whether|to see if)? ?`,
    "i",
  ),
  new RegExp(`^(?:just )?wondering ${softenerPattern}(?:if|whether) `, "i"),
  new RegExp(
    `^(?:I )?${softenerPattern}(?:want(?:ed)?|wish(?:ed)?|would (?:like|love)|’d (?:like|love)) to ${softenerPattern}(?:check|ask|see|find out|know|inquire|check in)(?: with you| in| you)?(?: to see)? ${softenerPattern}(?:if|whether) `,
    "i",
  ),
  new RegExp(`^(?:just )?(?:checking|asking|seeing)(?: in)?(?: to see)? (?:if|whether) `, "i"),
  new RegExp(
    `^(?:would|could|is) (?:it|that) ${softenerPattern}(?:be )?(?:at all |totally )?(?:okay|ok|alright|all right|fine|possible)(?: with you| for me| for us| for you)? ${softenerPattern}(?=(?:to|if|for) )(?:if )?${softenerPattern}`,
    "i",
  ),
  new RegExp(
    `^(?:is|was) there ${softenerPattern}any (?:chance|way|possibility) ${softenerPattern}(?:that )?`,
    "i",
  ),
  new RegExp(`^any (?:chance|way) (?:that )?`, "i"),
  new RegExp(`^(?:would|do) you mind(?: terribly| too much)? (?:if )?`, "i"),
  /^it (?:would|’d) (?:really |also )?(?:be|mean) (?:so |really |very )?(?:great|nice|good|wonderful|amazing|helpful|awesome|ideal|lovely|fantastic|a lot(?: to me)?) if /i,
  new RegExp(`^if ${softenerPattern}(?=you could |we could )`, "i"),
];

/** "I just wanted to say that …": the announcement goes, the statement stays. */
const announcements: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:I )?(?:just )?(?:wanted|want|would like|’d like) to (?:just |quickly )?(?:(?:say|mention|share|note|let you know|point out|flag|tell you|add)(?: that |: )|(?:say|mention|note|let you know|point out|tell you|add) (?=(?:I|we|it|there|he|she|they|you)\b)|(?:say|let you know|tell you) )/iu,
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

/** A sentence that asks leave, turned into the ask itself: "I was wondering if we could talk" → "I want to talk." Null when it is no such sentence. */
export function toDirectAsk(
  sentence: string,
): { readonly text: string; readonly opening: number } | null {
  for (const opening of openings) {
    const match = opening.exec(sentence);
    if (match === null || match[0] === "") continue;
    const rest = sentence.slice(match[0].length).trim();
    const proposed = /thinking/i.test(match[0]) && /^(?:it|the|that|this|my|our)\b/i.test(rest);
    const ask = proposed ? formatStatement(rest) : formatAskSentence(rest);
    if (ask !== null) return { text: ask, opening: match[0].length };
  }
  for (const [pattern, write] of announcements) {
    const opening = pattern.exec(sentence)?.[0].length;
    if (opening === undefined) continue;
    const rest = sentence.replace(pattern, write);
    if (write === "" && !/^you (?:might|may)/i.test(sentence) && !isCompleteClause(rest)) continue;
    return {
      text: formatStatement(write === "I want " ? toWishVerb(rest, sentence) : rest),
      opening,
    };
  }
  return toDirectDeed(sentence);
}

/** "I was lucky enough to lead 40 people" and "All I did was lead 40 people": the deed alone. */
function toDirectDeed(
  sentence: string,
): { readonly text: string; readonly opening: number } | null {
  const match =
    /^(?:I (?:just |simply )?(?:got|was) (?:just |really |very |so |pretty |simply )?lucky(?: enough)? to |all I (?:really )?did was )(\p{Ll}+)\b/iu.exec(
      sentence,
    );
  const base = match === null ? null : verbBaseOf(match[1] ?? "");
  if (match === null || base === null) return null;
  const opening = match[0].length;
  return {
    text: formatStatement(`I ${pastTenseOf(base)}${sentence.slice(opening)}`),
    opening: opening - (match[1] ?? "").length,
  };
}

function toWishVerb(rest: string, sentence: string): string {
  return /hoping for /i.test(sentence) ? rest : rest.replace(/^I want /, "I want to ");
}
