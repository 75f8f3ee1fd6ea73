import { type Preserve, sayThings } from "./boundary-preserve.ts";
import type { Refusal } from "./boundary-refusal.ts";
import { type Register, isRegister, registers } from "./boundary-registers.ts";
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
    /^(?:No|Nobody|Nothing|Everyone|People|Office|We|My|The|You|To|Let|Here|What|Our|It|That|This|So|A|An|One|Two|For|Email|If|When|Either|Her|His|Their)(?![\p{L}])/u,
    (word) => word.toLowerCase(),
  );
}
