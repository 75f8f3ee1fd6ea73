import { lowerPlain } from "#core/language/lower-plain.ts";
import type { Offer } from "./offer-power-offer.ts";

/** How a tone promises and invites. */
export type OfferTone = {
  /** One sentence without its stop, from an offer that is a noun. `change` is "" or a clause. */
  readonly promise: (offer: Offer, change: string) => string;
  /** The same when she says what she is in it: "I’m your part-time CFO for a quarter". */
  readonly asRole: (offer: Offer, change: string) => string;
  /** The same when the offer is a sentence of hers. */
  readonly told: (sentence: string, change: string) => string;
  readonly forLead: string;
  readonly notLead: string;
  readonly price: string;
  /** Invites to begin; `start` is "start by July 8" or "". */
  readonly invite: (start: string, change: string) => string;
  readonly who: string;
};

/** The offer with its article and its terms: "a tabletop exercise, 1 day". */
function opened(offer: Offer): string {
  return offer.terms === "" ? article(offer) : `${article(offer)}, ${offer.terms}`;
}

function started(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "This is the offer: you …"; the frame that fits every noun. */
function plain(offer: Offer, change: string): string {
  const said = started(opened(offer));
  return change === "" ? said : `${said}: ${change}`;
}

/** "you stop guessing, and you know …" after an "and": "you stop guessing: you know …". */
function eased(change: string): string {
  return change.replace(/, and you /, ": you ");
}

/** Her sentence after other words; a name keeps its capital. */
function inner(sentence: string): string {
  return lowerPlain(sentence);
}

function simple(offer: Offer, change: string): boolean {
  return offer.terms === "" && (change.startsWith("you ") || offer.titled);
}

const warm: OfferTone = {
  promise: (offer, change) => {
    if (change === "") return `I offer ${article(offer)}`;
    if (offer.titled && offer.terms !== "") return `With ${offer.named}, ${offer.terms}, ${change}`;
    return simple(offer, change) ? `With ${offer.named}, ${change}` : plain(offer, change);
  },
  asRole: (offer, change) => `With ${offer.named}, ${offer.role}: ${change}`,
  told: (sentence, change) => `${sentence}, so that ${change}`,
  forLead: "This is for ",
  notLead: "This is not for ",
  price: "",
  invite: (start, change) =>
    start === ""
      ? `${change === "" ? "Write" : "If this is the change you want, write"} to me, and we will set the first date.`
      : `${started(start)}: write to me, and we will set the first date.`,
  who: "You will be working with me.",
};

const direct: OfferTone = {
  promise: (offer, change) =>
    simple(offer, change)
      ? `${started(change)}: that is what ${offer.named} is for`
      : plain(offer, change),
  asRole: (offer, change) => `In ${offer.named}, ${offer.role}, and ${eased(change)}`,
  told: (sentence, change) =>
    change.startsWith("you ") && /^I\b/.test(sentence)
      ? `${started(change)}: ${sentence}`
      : `${sentence}: ${change}`,
  forLead: "",
  notLead: "",
  price: "",
  invite: (start) => (start === "" ? "Write to me, and we begin." : `${started(start)}.`),
  who: "",
};

const conversational: OfferTone = {
  promise: (offer, change) => {
    if (change === "") return `Here is what I do: ${opened(offer)}`;
    return simple(offer, change)
      ? `Here is what happens in ${offer.named}: ${change}`
      : `Here is what it is: ${opened(offer)}, ${change.startsWith("no ") ? "and" : "so that"} ${change}`;
  },
  asRole: (offer, change) =>
    `Here is how ${offer.named} works: ${offer.role}, and ${change.replace(/, and you /, ", so you ")}`,
  told: (sentence, change) => `Here is what it is: ${inner(sentence)}, and ${change}`,
  forLead: "It’s for ",
  notLead: "It’s not for ",
  price: "",
  invite: (start) =>
    start === ""
      ? "If that sounds like you, send me a note, and we’ll find a first date."
      : `So ${start}. Send me a note, and we’ll find a first date.`,
  who: "",
};

const formal: OfferTone = {
  promise: (offer, change) => {
    if (change === "") return `The offer is ${article(offer)}`;
    return simple(offer, change)
      ? `The purpose of ${offer.named} is that ${change}`
      : plain(offer, change);
  },
  asRole: (offer, change) =>
    `In ${offer.named}, ${offer.role}, and the result is that ${change.replace(/, and you /, " and ")}`,
  told: (sentence, change) => `${sentence}; the result is that ${change}`,
  forLead: "It is intended for ",
  notLead: "It is not intended for ",
  price: "The fee is ",
  invite: (start) =>
    start === ""
      ? "I invite you to write to me so that we can agree on a start date."
      : `I invite you to ${start}; please write to me to confirm.`,
  who: "",
};

const brief: OfferTone = {
  promise: (offer, change) => plain(offer, change),
  asRole: (offer, change) => `${started(opened(offer))}: ${offer.role}, ${change}`,
  told: (sentence, change) => `${sentence}: ${change}`,
  forLead: "",
  notLead: "",
  price: "",
  invite: (start) =>
    start === "" ? "To begin, write to me." : `${started(start)}. To begin, write to me.`,
  who: "",
};

const story: OfferTone = {
  promise: (offer, change) => {
    if (change === "") return `It begins with ${article(offer)}`;
    return `It begins with ${offer.terms === "" ? offer.named : opened(offer)}, and it ends here: ${change}`;
  },
  asRole: (offer, change) =>
    `It begins with ${offer.named}, where ${offer.role}, and it ends here: ${change}`,
  told: (sentence, change) => `It begins here: ${inner(sentence)}, and it ends here: ${change}`,
  forLead: "I made it for ",
  notLead: "I did not make it for ",
  price: "",
  invite: (start) =>
    start === ""
      ? "If you saw yourself in this, write to me, and we begin there."
      : `${started(start)}: write to me, and we begin there.`,
  who: "",
};

const brands =
  /^(?:Pilates|Reiki|Excel|Zoom|Notion|Slack|Canva|Shopify|Salesforce|Airbnb|Instagram|TikTok|Etsy|Google|Apple|Medicare|Medicaid|Spanish|French|English|German|Mandarin|Zumba|Montessori|Lean|Scrum|Agile|Python|WordPress|Squarespace|Kajabi|QuickBooks|Jira)\b/;

/** "Board packet rescue" after an article: the capital of an opening word goes, that of a name stays. */
function small(noun: string): string {
  const lowered = lowerPlain(noun);
  if (lowered !== noun || brands.test(noun) || !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(noun)) return lowered;
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** "a leadership circle": the noun with the article of something new. */
function article({ named: whole }: Offer): string {
  const named = whole.replace(/^the (.+)$/u, (_all, noun: string) => `the ${small(noun)}`);
  const plainNoun = named.replace(/^the /, "");
  if (plainNoun === named) return named;
  return /^[aeiou]|^8|^1[18]-/i.test(plainNoun) && !/^(?:uni|use|one)/i.test(plainNoun)
    ? `an ${plainNoun}`
    : `a ${plainNoun}`;
}

const tones: Readonly<Record<string, OfferTone>> = {
  "Confident & Direct": direct,
  Conversational: conversational,
  "Executive Formal": formal,
  "Professional & Brief": brief,
  "Story-Driven": story,
};

export function offerTone(tone: string): OfferTone {
  return tones[tone] ?? warm;
}
