import * as frames from "./frames.ts";
import { introduce } from "#core/composer/introduction/introduce.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  missingLabelsFor,
  joinSentences,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { fillTemplate, renderSlot } from "#core/composer/slots/render-slot.ts";
import { isTimeTaken } from "#core/composer/shapes/fits/participles.ts";
import { tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import type { Slot } from "#core/composer/slots/slot.ts";
import {
  toGrammaticalPerson,
  type GrammaticalPerson,
  grammaticalPersons,
} from "#core/composer/introduction/grammatical-person.ts";
import {
  withEndMark,
  lowerFirst,
  lowerFirstOfPeople,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { countSentences, countWords } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const maxSentences = 3;
type BioSentences = Readonly<Record<frames.BrandBioPart, readonly string[]>>;

/** Two or three sentences in the chosen person: who it is, whom the work serves, the result with its proof. */
export function composeBrandBio(material: Material): Result {
  const reader = createAnswerReader(material);
  const person = grammaticalPersons.find((one) => one === reader.oneLine("person")) ?? "I";
  const words = frames.brandBioSubjects[person];
  const { order, proof } = forTone(frames.brandBioCopyByTone, reader.tone);
  const sentences = {
    serves: sentencesInPerson(
      reader.items("serves").map(lowerFirstOfPeople),
      frames.brandBioServesSlot(words),
      person,
    ),
    known: sentencesInPerson(
      quoteTogether(reader.items("known"), person),
      frames.brandBioKnownSlot(words),
      person,
    ),
    proof: proofSentence(reader, frames.brandBioProofSlot(proof), person),
  };
  const name = reader.oneLine("name");
  const [first = "", ...others] = sentences.known;
  const opens = order[0] === "known" && name !== null && /^(?:She|He) /.test(first);
  const known = opens ? [first.replace(/^\S+/, capitaliseFirst(name)), ...others] : sentences.known;
  const leads = opens || (person === "I" && !/^[^.]{0,20}: /.test(first));
  const named: frames.BrandBioOrder = leads
    ? order
    : ["who", ...order.filter((place) => place !== "who")];
  const who = introductionOf(reader, opens ? null : name, person);
  const bio = joinWithinLimit({ ...sentences, known, who }, named);
  return {
    sections: bio === "" ? [] : [{ label: null, blocks: paragraphBlocks(bio) }],
    missing: [
      ...missingLabelsFor(
        reader,
        ["name", "role", "known", "serves", "proof"],
        frames.brandBioMissingLabels,
      ),
      ...overLimitNote(reader, bio),
    ],
  };
}

/** "max 80 words" in the answer on where the bio will appear: named where it has more. */
function overLimitNote(reader: AnswerReader, bio: string): readonly string[] {
  const [, limit] = /(\d+)\s*words?\b/i.exec(reader.oneLine("appears") ?? "") ?? [];
  const words = countWords(bio);
  return limit === undefined || words <= Number(limit)
    ? []
    : [frames.brandBioOverLimit(words, limit)];
}

function introductionOf(
  reader: AnswerReader,
  name: string | null,
  person: GrammaticalPerson,
): readonly string[] {
  const [role, where] = [reader.oneLine("role"), reader.oneLine("where")].map((answer) =>
    answer === null || /^I[\s’]/u.test(answer)
      ? answer
      : (toGrammaticalPerson(answer, person) ?? answer),
  );
  return introduce({ name, role: role ?? null, where: where ?? null }, person);
}

/** The ideas of an answer as sentences in the person of the bio; what cannot be turned is quoted. */
function sentencesInPerson(
  items: readonly string[],
  slot: Slot,
  person: GrammaticalPerson,
): readonly string[] {
  return items.map((item, at) => {
    const turned = turnToPerson(item, person);
    if (turned === null) return quoteItem(item, at === 0 ? slot : null, person);
    if (at > 0 && /^(?:also|and|plus|but|mostly|sometimes)\s/i.test(item))
      return withEndMark(capitaliseFirst(turned));
    const rendered = renderSlot(slot, turned);
    const { am, own } = frames.brandBioSubjects[person];
    const again = [`${am} known for`, `${own} work is for`].some((one) =>
      rendered.text.startsWith(one),
    );
    return at === 0 || (rendered.how === "frame" && !again)
      ? rendered.text
      : withEndMark(capitaliseFirst(turned));
  });
}

/** Sentences that are all quoted share one pair of quotation marks. */
function quoteTogether(items: readonly string[], person: GrammaticalPerson): readonly string[] {
  const quotedAll = items.length > 1 && items.every((item) => turnToPerson(item, person) === null);
  return quotedAll ? [items.map(withEndMark).join(" ")] : items;
}

/** Whom the work serves, in quotation marks behind our words; any other line behind its label. */
function quoteItem(item: string, slot: Slot | null, person: GrammaticalPerson): string {
  const lead = `${frames.brandBioSubjects[person].own} work is for `;
  const rendered = slot === null ? "" : renderSlot(slot, item).text;
  return rendered.startsWith(lead)
    ? withEndMark(`${lead}“${stripEndMark(rendered.slice(lead.length))}”`)
    : fillTemplate(
        frames.brandBioQuotedSlot(frames.brandBioSubjects[person]).neutral,
        capitaliseFirst(stripEndMark(item)),
      );
}

/** Words in the person of the bio; null where "our", "us" or a thing that took years keep them in the first person. */
function turnToPerson(words: string, person: GrammaticalPerson): string | null {
  if (person !== "I" && (firstPersonPlural.test(words) || isTimeTaken(tokenize(words))))
    return null;
  return toGrammaticalPerson(words, person);
}

const firstPersonPlural = /(?<![\p{L}“])(?:[Ww]e|[Oo]urs?|us|ourselves)(?!\p{L})/u;

/** All of it within the limit of sentences: whom the work serves, else the result, continues the introduction. */
function joinWithinLimit(sentences: BioSentences, order: frames.BrandBioOrder): string {
  const ordered = order.flatMap((place) => sentences[place]);
  if (countSentences(joinSentences(...ordered)) <= maxSentences) return joinSentences(...ordered);
  const next = (["serves", "known"] as const).find((place) =>
    canFollowIntroduction(sentences, place),
  );
  if (next !== undefined && order[order.indexOf("who") + 1] === next) {
    const [first = "", ...rest] = sentences[next];
    const fronted = {
      ...sentences,
      who: attachToIntroduction({ ...sentences, [next]: [first] }, next),
      [next]: rest,
    };
    const bio = joinSentences(...order.flatMap((place) => fronted[place]));
    if (countSentences(bio) <= maxSentences) return bio;
  }
  const short =
    next === undefined
      ? { ...sentences, known: [chainSentences(sentences.known), ...sentences.proof], proof: [] }
      : { ...sentences, who: attachToIntroduction(sentences, next), [next]: [] };
  return joinSentences(...order.map((place) => chainSentences(short[place])));
}

const canFollowIntroduction = (
  { who, ...others }: BioSentences,
  next: "serves" | "known",
): boolean => who.length > 0 && !isLabelled(who) && bioOpening.test(chainSentences(others[next]));

/** A label holds the words behind it to the end of its sentence. */
const isLabelled = (sentences: readonly string[]): boolean =>
  sentences.some((one) => /^[^.]{0,60}: /.test(one));

/** "… at Tallyhound; she has been there for 6 years, and her work is for small shops". */
function attachToIntroduction(
  { who, ...others }: BioSentences,
  next: "serves" | "known",
): readonly string[] {
  return [
    `${stripEndMark(chainSentences(who))}, and ${continueSentence(chainSentences(others[next]))}`,
  ];
}

/** Whole sentences as one. */
function chainSentences(sentences: readonly string[]): string {
  return sentences.length === 0
    ? ""
    : withEndMark(
        sentences.map((one, at) => stripEndMark(at === 0 ? one : continueSentence(one))).join("; "),
      );
}

const bioOpening = /^(?:My|Her|His|Their|She|He|They|I)\s/;

function continueSentence(sentence: string): string {
  return bioOpening.test(sentence) && !sentence.startsWith("I ")
    ? sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowerFirst(sentence);
}

/**
 * What proves it: one row as a sentence where it is one; several behind one label, as typed where not all can be
 * lowered.
 */
function proofSentence(
  reader: AnswerReader,
  slot: Slot,
  person: GrammaticalPerson,
): readonly string[] {
  const rows = reader.rows("proof").map(stripEndMark);
  const turned = rows.map((row) => turnToPerson(row, person));
  const [only] = turned;
  if (rows.length < 2 && only) return [renderSlot(slot, only).text];
  const small = turned.map((row) => row && lowerFirst(row));
  const isEven = small.every(
    (row) => row === null || !opensRaised.test(row) || namePattern.test(row),
  );
  const listed = (isEven ? small : turned).map((row, at) => row ?? `“${rows[at]}”`);
  const long = listed.some((row) => /[,“]/.test(row) || renderSlot(slot, row).how === "frame");
  return rows.length === 0
    ? []
    : [withEndMark(`${slotLabel(slot)} ${listed.join(long ? "; " : ", ")}`)];
}

/** "County Prize", "Fellow of the House": its capital is a name’s. */
const namePattern = /^\p{Lu}\S*(?: (?:of|and|for|in)(?: the)?)? [\p{Lu}\d]/u;
const opensRaised = /^\p{Lu}\p{Ll}/u;

const slotLabel = (slot: Slot): string => slot.neutral.replace(/ ?\{\}\.$/, "");
