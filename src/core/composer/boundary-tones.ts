import { type Preserve, sayThings } from "./boundary-preserve.ts";
import type { Refusal } from "./boundary-refusal.ts";
import type { Request } from "./boundary-request.ts";
import { type Piece, fitWords } from "./fit-words.ts";
import type { Addressee } from "#core/language/addressee.ts";
import { capitalise, sentence } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";

export type BoundaryFacts = {
  readonly addressee: Addressee | null;
  readonly request: Request;
  readonly refusal: Refusal;
  readonly offers: readonly string[];
  readonly preserve: Preserve;
};

type Version = { readonly label: string; readonly paragraphs: readonly string[] };

type Register = {
  readonly greeting: (name: string) => string;
  /** Said before the refusal; with a colon it joins the sentence. */
  readonly lead: string | null;
  /** Written before the refusal when she offers nothing else. */
  readonly inWriting: string;
  /** Before the offers. */
  readonly bridge: string | null;
  readonly keep: (things: string) => string;
  readonly heard: string;
  readonly answerSpeech: (speech: string) => string;
  /** Before an offer that is repeated. */
  readonly stands: string;
  /** The last word when there is no offer to repeat. */
  readonly last: string;
  /** Whether what she protects is said aloud as well as written. */
  readonly warm: boolean;
};

const matters = (things: string) =>
  `${capitalise(things)} ${/\sand\s|,|s$/.test(things) ? "matter" : "matters"} to me.`;
const protects = (things: string) =>
  /\b(?:open|intact|alive|safe|strong)(?: for .+)?$/.test(things)
    ? `This keeps ${things}.`
    : `This protects ${things}.`;

const registers = {
  "Warm Confidence": {
    greeting: (name) => `Hi ${name},`,
    lead: null,
    inWriting: "So that you have it in writing:",
    bridge: null,
    keep: (things) => (/^(?:us|me|you)\b/.test(things) ? protects(things) : matters(things)),
    heard: "I hear you, and my answer is the same.",
    answerSpeech: (speech) => `I hear you say, “${speech}.” My answer is the same.`,
    stands: "What I offered still stands:",
    last: "I am telling you plainly so that you can plan.",
    warm: true,
  },
  "Confident & Direct": {
    greeting: (name) => `${name},`,
    lead: "No.",
    inWriting: "My answer, in writing:",
    bridge: null,
    keep: protects,
    heard: "My answer has not changed.",
    answerSpeech: (speech) => `“${speech}” does not change my answer.`,
    stands: "My offer stands:",
    last: "It will be the same answer next time.",
    warm: false,
  },
  Diplomatic: {
    greeting: (name) => `Dear ${name},`,
    lead: "I want to be clear with you.",
    inWriting: "I want you to have a clear answer:",
    bridge: "Here is what I can do.",
    keep: (things) =>
      /\b(?:open|intact|alive|safe|strong)(?: for .+)?$/.test(things)
        ? `I want to keep ${things}.`
        : `I want to protect ${things}.`,
    heard: "I understand why you are asking again, and my answer stays the same.",
    answerSpeech: (speech) =>
      `You tell me, “${speech}.” I take that seriously, and my answer stays the same.`,
    stands: "What I can do remains open to you:",
    last: "I would rather you heard that from me now than later.",
    warm: true,
  },
  "Professional & Brief": {
    greeting: (name) => `${name},`,
    lead: null,
    inWriting: "Confirming:",
    bridge: null,
    keep: protects,
    heard: "Same answer.",
    answerSpeech: (speech) => `“${speech}”: noted. Same answer.`,
    stands: "The offer stands:",
    last: "That is final.",
    warm: false,
  },
  "Strategic & Direct": {
    greeting: (name) => `${name},`,
    lead: "To be clear:",
    inWriting: "For your planning:",
    bridge: "Instead:",
    keep: protects,
    heard: "Asking again does not change the answer.",
    answerSpeech: (speech) =>
      `You say, “${speech}.” That is not a reason for me to change my answer.`,
    stands: "What I offer has not changed either:",
    last: "Please plan on it.",
    warm: false,
  },
} satisfies Record<string, Register>;

function isRegister(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}

/** The three versions in a tone. The refusal stands in the same words in each. */
export function boundaryVersions(facts: BoundaryFacts, tone: string): readonly Version[] {
  const register: Register = registers[isRegister(tone) ? tone : "Warm Confidence"];
  return [
    { label: "In the moment", paragraphs: [moment(facts, register)] },
    { label: "In writing", paragraphs: writing(facts, register) },
    { label: "If they push back", paragraphs: [pushBack(facts, register)] },
  ];
}

/** A refusal that says "it" needs the thing named before it. */
const pointsBack =
  /\s(?:it|that|them)(?=[.,]|\s(?:again|anymore|this|on|at|for|by|either|myself|alone|or)\b)/;

function moment(facts: BoundaryFacts, register: Register): string {
  const { addressee, refusal, offers, preserve } = facts;
  const things = sayThings(preserve);
  const bare = addressee?.greeting == null && offers.length === 0;
  const naming = bare || pointsBack.test(refusal.line) ? namingOf(facts) : null;
  return fitWords([
    [1, naming === null ? null : addName(facts, naming)],
    [0, naming === null ? addName(facts, withLead(refusal.line, register.lead)) : refusal.line],
    ...offerPieces(offers, 2, null),
    [3, register.warm && things !== null ? register.keep(things) : null],
    [4, register.warm ? preserve.statement : null],
    [5, offers.length === 0 ? refusal.doors : null],
  ]);
}

function writing(facts: BoundaryFacts, register: Register): string[] {
  const { addressee, request, refusal, offers, preserve } = facts;
  const greeting = addressee?.greeting ? register.greeting(addressee.greeting) : null;
  const things = sayThings(preserve);
  const naming = namingOf(facts);
  const keep = things === null ? null : register.keep(things);
  const write = (line: string, statement: string | null) =>
    fitWords(
      [
        [3, naming],
        [0, line],
        [2, refusal.doors],
        [4, request.fact],
        ...offerPieces(offers, 1, register.bridge),
        [5, keep],
        [6, statement],
      ],
      60 - countWords(greeting ?? ""),
    );
  const written = (line: string) => {
    const whole = write(line, preserve.statement);
    return keep === null || whole.includes(keep) ? whole : write(line, null);
  };
  const plain = written(refusal.line);
  const led = written(withLead(refusal.line, register.inWriting));
  const room = countWords(led) === countWords(plain) + countWords(register.inWriting);
  const body = room && (naming === null || offers.length === 0) ? led : plain;
  return greeting === null ? [body] : [greeting, body];
}

function pushBack(
  { request, refusal, offers, preserve }: BoundaryFacts,
  register: Register,
): string {
  const things = sayThings(preserve);
  const [offer] = offers;
  return fitWords([
    [
      1,
      request.speech === null ? register.heard : register.answerSpeech(capitalise(request.speech)),
    ],
    [0, refusal.line],
    [2, refusal.doors],
    [3, offer === undefined ? null : restate(offer, register.stands)],
    [4, offer === undefined && refusal.doors === null ? register.last : null],
    [5, things === null ? null : register.keep(things)],
  ]);
}

/** The request by name, unless the refusal already says the same words. */
function namingOf({ request, refusal }: BoundaryFacts): string | null {
  if (request.naming === null) return null;
  const said = new Set(wordsIn(refusal.line));
  const named = wordsIn(request.naming);
  const repeated = named.filter((word) => said.has(word)).length;
  return named.length > 1 && repeated / named.length >= 0.5 ? null : sentence(request.naming);
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}’-]{4,}/gu) ?? []).filter(
    (word) => word !== "asked",
  );
}

function offerPieces(offers: readonly string[], rank: number, bridge: string | null): Piece[] {
  return offers.map((offer, at): Piece => {
    return [rank + at / 10, at > 0 || bridge === null ? offer : bridged(offer, bridge)];
  });
}

const listed = /^What I offer: /;

function bridged(offer: string, bridge: string): string {
  if (listed.test(offer)) return offer.replace(listed, bridge.replace(/[.:]$/, ": "));
  if (bridge.endsWith(".")) return `${bridge} ${offer}`;
  return /^(?:I|We)\b/.test(offer)
    ? `${bridge.slice(0, -1)}, ${lowerAfter(offer)}`
    : `${bridge} ${lowerAfter(offer)}`;
}

/** An offer said again behind "My offer stands:". */
function restate(offer: string, stands: string): string {
  const plain = offer.replace(listed, "").replace(/^I can offer /, "");
  return plain.includes(":")
    ? `${stands.replace(/:$/, ".")} ${capitalise(plain)}`
    : `${stands} ${lowerAfter(plain)}`;
}

function withLead(line: string, lead: string | null): string {
  if (lead === null) return line;
  return lead.endsWith(":") ? `${lead} ${lowerAfter(line)}` : `${lead} ${line}`;
}

function addName({ addressee }: BoundaryFacts, text: string): string {
  const name = addressee?.greeting;
  return name == null ? text : `${name}, ${lowerAfter(text)}`;
}

/** Lowers an opening word after a name or a colon; "I" and names keep their capital. */
function lowerAfter(text: string): string {
  return text.replace(
    /^(?:No|We|My|The|You|To|Let|Here|What|Our|It|That|This|So|A|An|One|Two|For|Email|If|When|Either|Her|His|Their)(?![\p{L}])/u,
    (word) => word.toLowerCase(),
  );
}
