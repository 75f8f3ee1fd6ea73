import type { Source } from "#core/grounding/evidence.ts";
import { contentStems, statementsOf } from "#core/grounding/claims/promoted-verbs.ts";
import { findVerbatimSource } from "#core/grounding/verbatim-source.ts";
import type { VoiceHit } from "./find-voice-hits.ts";
import { locateSentences } from "./locate-sentences.ts";
import type { VoiceFamily } from "./voice-rule.ts";

/** What may be a plain word of the member: "maybe 9 of us", "unlock the hall". An apology or slang never is. */
const mayBePlain: ReadonlySet<VoiceFamily> = new Set(["hedge", "minimiser", "hype", "filler"]);

const ownSubject =
  /\b(?:I|we)(?:[’'](?:m|ve|d|ll|re))?(?: (?:am|are|was|were|have|had|can|could|will|would|\p{L}+ly))?\s*$/iu;
const ownClause = /^\s*(?:that )?(?:I|we|my|our)(?![\p{L}])/u;

/**
 * Whether a hit stands in an answer with the words around it, so that it belongs to a fact. Before a deed of the member
 * it makes the deed smaller, whoever wrote it; what only adorns is no fact either.
 */
export function isOwnWord(line: string, hit: VoiceHit, answers: readonly Source[]): boolean {
  if (!mayBePlain.has(hit.family)) return false;
  if (hit.family === "hype") return hit.fix === undefined && hasNeighbor(line, hit, answers);
  if (isBeforeDeed(line, hit)) return false;
  if (isReported(line, hit, answers)) return true;
  const { start, end, text } = hit;
  const fact = { kind: "claim", start, end, text } as const;
  return (
    findVerbatimSource(line, fact, answers) !== undefined ||
    isOfMeasure(line, hit, answers) ||
    goesOnAlike(line, hit, answers) ||
    isOwnDoubt(line, hit, answers)
  );
}

const reporting =
  /(?<!\b(?:I|we|I[’'](?:d|ve))(?: have| had)?) (?:said|says|say|answered|answers|wrote|writes)(?: only| it is)? $/iu;

/** "The clerk said maybe": another’s word, which an answer has, and the end of the sentence. */
function isReported(line: string, { start, end, text }: VoiceHit, answers: readonly Source[]) {
  return (
    reporting.test(line.slice(0, start)) &&
    /^(?:$|[.;,?”])/u.test(line.slice(end)) &&
    answers.some(({ words }) => words.has(text.toLowerCase()))
  );
}

/** "I think it will not": the hit with the three words behind it, whatever leads up to it. */
function goesOnAlike(line: string, { end, text }: VoiceHit, answers: readonly Source[]): boolean {
  const after = /^(?: [^\s.,;:!?]+){3}/u.exec(line.slice(end))?.[0];
  if (after === undefined) return false;
  return holdsPhrase(answers, text + after);
}

/** "I think the lease is 3 years" of "lease, I think 3 years": what the member is not sure of is no smaller for being said so. */
function isOwnDoubt(line: string, { start, end, text }: VoiceHit, answers: readonly Source[]) {
  if (!/^I think$/i.test(text)) return false;
  const sentence = locateSentences(line).find((one) => start >= one.start && start < one.end);
  if (sentence === undefined) return false;
  const doubted = contentStems(
    `${line.slice(sentence.start, start)} ${line.slice(end, sentence.end)}`,
  );
  return answers
    .flatMap(statementsOf)
    .some(
      ({ text: said, stems }) =>
        /\bI think\b/i.test(said) && stems.some((word) => doubted.includes(word)),
    );
}

const ofMeasure = /^an? (?:little bit|bit|little)$/iu;

/** "Bit older than me" in an answer is "a bit older than you" in a text, "little bit Thai" is "a little bit of Thai". */
function isOfMeasure(line: string, { end, text }: VoiceHit, answers: readonly Source[]): boolean {
  const [compared] = /^ (?:\p{L}+er than|of \p{Lu}\p{L}+)/u.exec(line.slice(end)) ?? [];
  if (compared === undefined || !ofMeasure.test(text)) return false;
  return holdsPhrase(answers, `${text.replace(/^an? /iu, "")}${compared.replace(/^ of/u, "")}`);
}

/** "I just fix waiting", "I think I lead well". */
function isBeforeDeed(line: string, { start, end, text }: VoiceHit): boolean {
  return /^(?:I|we)(?![\p{L}])/iu.test(text)
    ? ownClause.test(line.slice(end))
    : ownSubject.test(line.slice(0, start));
}

/** A verb of hype has a plain sense too: the member’s is, with the word on one side of it. */
function hasNeighbor(
  line: string,
  { start, end, text }: VoiceHit,
  answers: readonly Source[],
): boolean {
  const before = /\S+ $/.exec(line.slice(0, start))?.[0] ?? null;
  const after = /^ [^\s.,;:!?]+/.exec(line.slice(end))?.[0] ?? null;
  const phrases = [before && before + text, after && text + after].filter((one) => one !== null);
  return phrases.some((phrase) => holdsPhrase(answers, phrase));
}

/** Whether an answer has these words next to each other, in whatever case. */
function holdsPhrase(answers: readonly Source[], phrase: string): boolean {
  return answers.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
}
