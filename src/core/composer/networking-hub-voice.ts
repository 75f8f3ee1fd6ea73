import type { Ask } from "./networking-hub-ask.ts";
import { writeOut } from "#core/language/formal.ts";
import { withContractions } from "#core/language/tact.ts";

/** How one tone opens, names its reason and asks. Sentences come back finished. */
export type HubVoice = {
  readonly hello: (post: string) => string;
  readonly dear: (greeting: string) => string;
  readonly reach: (group: string) => string;
  readonly seek: (group: string) => string;
  readonly wonder: (verb: string, question: string) => string;
  readonly peer: (ask: Ask) => string;
  readonly mentor: (ask: Ask) => string;
  /** `purpose` follows the name: " for a 20-minute call". */
  readonly introduce: (whom: string, purpose: string) => string;
  readonly register: (text: string) => string;
};

const sent =
  /^(?:\S+ ){0,3}?(?:plans?|slides|deck|template|copy|copies|list|paper|report|contacts?|names?|checklist|syllabus|budget|letter|samples?|examples?|notes|policy|handbook|recording|link|document|data)\b/i;

function granted(ask: Ask, lead: "Please" | "Would you" | "Could you"): string {
  const stop = lead === "Please" ? "." : "?";
  if (ask.kind === "words")
    return /^(?:can|could|may) I\b/i.test(ask.what)
      ? `${ask.what.charAt(0).toUpperCase()}${ask.what.slice(1)}?`
      : `I ask for one thing: ${ask.what}.`;
  if (ask.kind === "pointer") return `${lead} tell me ${ask.what}${stop}`;
  if (ask.kind === "act") return `${lead} ${ask.what}${stop}`;
  return `${lead} ${sent.test(ask.what) ? "send" : "give"} me ${ask.what}${stop}`;
}

/** "a 20-minute call before May" as time given: "20 minutes on a call before May". */
function minutes(what: string): string {
  return what.replace(
    /^an? (\d+)-minute (phone call|video call|zoom call|call|conversation|chat|meeting)\b/i,
    (_all, count: string, form: string) =>
      `${count} minutes ${/call/i.test(form) ? `on a ${form}` : `in a ${form}`}`,
  );
}

function over(what: string): string {
  if (/^(?:\d+ |an hour|half an hour)/.test(what)) return `for ${what}`;
  return /\bcall\b/i.test(what) ? `on ${what}` : `over ${what}`;
}

const meal = /^(?:a |an )?(?:coffee|lunch|breakfast|dinner|tea|drink|walk|visit)\b/i;

function together(ask: Ask): string {
  if (ask.kind !== "time") return granted(ask, "Could you");
  return `Could we have ${ask.what}?`;
}

function given(ask: Ask): string {
  if (ask.kind !== "time") return granted(ask, "Would you");
  return meal.test(ask.what)
    ? `Would you meet me for ${ask.what}?`
    : `Would you give me ${minutes(ask.what)}?`;
}

function asked(ask: Ask): string {
  if (ask.kind === "thing") return `I ask you for ${ask.what}.`;
  if (ask.kind === "act") return `I ask you to ${ask.what}.`;
  return ask.kind === "pointer" ? `I ask you ${ask.what}.` : granted(ask, "Please");
}

function am(post: string, short: string, long: string): string {
  return post.startsWith("been ") ? `${long} ${post}.` : `${short} ${post}.`;
}

const warm: HubVoice = {
  hello: (post) => `Hello, ${am(post, "I’m", "I have")}`,
  dear: (greeting) => `Dear ${greeting}, `,
  reach: (group) => `I am writing to ${group}.`,
  seek: (group) => `I want to learn from ${group}.`,
  wonder: (verb, question) => `I want to ${verb} ${question}.`,
  peer: together,
  mentor: given,
  introduce: (whom, purpose) => `Would you introduce me to ${whom}${purpose}?`,
  register: (text) => text,
};

const curious: HubVoice = {
  ...warm,
  hello: (post) => am(post, "I am", "I have"),
  reach: (group) => `This question is for ${group}.`,
  seek: (group) => `I am looking for the view of ${group}.`,
  wonder: (verb, question) => `What I want to ${verb} is ${question}.`,
  peer: (ask) =>
    ask.kind === "time"
      ? `Would you talk it through with me ${over(ask.what)}?`
      : granted(ask, "Could you"),
  register: writeOut,
};

const conversational: HubVoice = {
  ...warm,
  hello: (post) => `Hi, ${am(post, "I’m", "I’ve")}`,
  dear: (greeting) => `Hi ${greeting}, `,
  reach: (group) => `I’m looking for ${group}, and that brings me to you.`,
  seek: (group) => `I want to hear from ${group}.`,
  wonder: (verb, question) => `I’d like to ${verb} ${question}.`,
  peer: (ask) =>
    ask.kind === "time" ? `Can we find ${minutes(ask.what)}?` : granted(ask, "Would you"),
  mentor: (ask) =>
    ask.kind === "time" && !meal.test(ask.what)
      ? `Could you give me ${minutes(ask.what)}?`
      : given(ask).replace(/^Would you/, "Could you"),
  introduce: (whom, purpose) => `Could you introduce me to ${whom}${purpose}?`,
  register: withContractions,
};

const collaborative: HubVoice = {
  ...warm,
  hello: (post) => am(post, "I’m", "I have"),
  dear: (greeting) => `Hello ${greeting}, `,
  reach: (group) => `I am turning to ${group}.`,
  seek: (group) => `I want to work through this with ${group}.`,
  wonder: (_verb, question) => `The question I bring is ${question}.`,
  peer: (ask) =>
    ask.kind === "time" ? `Shall we compare notes ${over(ask.what)}?` : granted(ask, "Could you"),
  mentor: (ask) =>
    ask.kind === "time"
      ? `Would you work through it with me ${over(minutes(ask.what))}?`
      : granted(ask, "Would you"),
  introduce: (whom, purpose) => `Would you bring me together with ${whom}${purpose}?`,
};

const brief: HubVoice = {
  ...warm,
  hello: (post) => am(post, "I am", "I have"),
  dear: (greeting) => `${greeting}, `,
  reach: (group) => `This is for ${group}.`,
  seek: (group) => `I want to reach ${group}.`,
  wonder: (_verb, question) => `My question: ${question}.`,
  peer: (ask) => (ask.kind === "time" ? `I am asking for ${ask.what}.` : granted(ask, "Please")),
  mentor: (ask) => (ask.kind === "time" ? `I ask you for ${minutes(ask.what)}.` : asked(ask)),
  introduce: (whom, purpose) => `Please introduce me to ${whom}${purpose}.`,
  register: writeOut,
};

const voices: Readonly<Record<string, HubVoice>> = {
  "Curious & Respectful": curious,
  Conversational: conversational,
  Collaborative: collaborative,
  "Professional & Brief": brief,
};

export function hubVoice(tone: string): HubVoice {
  return voices[tone] ?? warm;
}
