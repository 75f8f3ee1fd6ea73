import * as frames from "#core/composer/frames/brand-bio.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, joined, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import type { Slot } from "#core/composer/slot.ts";
import { inPerson, type Person, persons, possessive } from "#core/composer/words/in-person.ts";
import { closed, lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { countSentences } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const most = 3;

/** Two or three sentences in the person she chose: who she is, whom it serves, the result with its proof. */
export function composeBrandBio(material: Material): Result {
  const hers = readerOf(material);
  const person = persons.find((one) => one === hers.one("person")) ?? "I";
  const words = frames.subjects[person];
  const parts = {
    who: introduce(
      { name: hers.one("name"), role: hers.one("role"), where: hers.one("where") },
      person,
    ),
    serves: told(hers.items("serves"), frames.servesSlot(words), person),
    known: told(hers.items("known"), frames.knownSlot(words), person),
  };
  const { order } = ofTone(frames.registers, hers.tone);
  const named =
    person === "I" ? order : (["who", ...order.filter((part) => part !== "who")] as const);
  const proof = proven(hers, person);
  const open = [...named.flatMap((part) => parts[part]), ...proof].join(" ");
  const fewer = { who: [front(parts.who, parts.serves)], serves: [], known: asOne(parts.known) };
  const close = [...named.flatMap((part) => fewer[part]), ...proof];
  const bio = text(countSentences(open) <= most ? open : joined(...close));
  return {
    sections: bio.length === 0 ? [] : [{ label: null, blocks: bio }],
    missing: missing(hers),
  };
}

/** Her ideas as sentences in the person of the bio; what cannot be turned stands as her own words. */
function told(items: readonly string[], slot: Slot, person: Person): readonly string[] {
  const quoted = frames.quotedSlot(frames.subjects[person]);
  return items.map((item, at) => {
    const clause = /^I(?=[\s’])/u.test(item) ? raised(item) : item;
    const turned = possessive(inPerson(clause, person) ?? clause, person);
    if (person !== "I" && ofSpeaker.test(turned))
      return put(quoted.neutral, raised(unclosed(item)));
    const said = say(slot, turned);
    return at === 0 || said.how === "frame" ? said.text : closed(raised(turned));
  });
}

const ofSpeaker = /(?<![\p{L}’])(?:I|my|we|our|ours|us)(?![\p{L}])/iu;

/** "… at Tallyhound; she has been there for 6 years, and her work is for small shops": one sentence where three are the most. */
function front(who: readonly string[], serves: readonly string[]): string {
  const introduced = chained(who);
  const served = chained(serves);
  const goesOn = opening.test(served) && introduced !== "";
  if (!goesOn) return joined(introduced, served);
  return `${unclosed(introduced)}, and ${continued(served)}`;
}

function asOne(sentences: readonly string[]): readonly string[] {
  const quoted = sentences.some((one) => one.endsWith("”"));
  return sentences.length === 0 || quoted ? sentences : [chained(sentences)];
}

/** Whole sentences as one. */
function chained(sentences: readonly string[]): string {
  return sentences.length === 0
    ? ""
    : closed(sentences.map((one, at) => unclosed(at === 0 ? one : continued(one))).join("; "));
}

const opening = /^(?:My|Her|His|Their|She|He|They|I)\s/;

function continued(sentence: string): string {
  return opening.test(sentence) && !sentence.startsWith("I ")
    ? sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : lowered(sentence);
}

/** What proves it: sentences of hers as they stand where there is one, a list of hers behind one label. */
function proven(hers: Reader, person: Person): readonly string[] {
  const rows = hers.rows("proof").map((row) => possessive(unclosed(row), person));
  if (rows.length === 0) return [];
  const [only = ""] = rows;
  const quoted = frames.quotedSlot(frames.subjects[person]);
  const isOwn = person !== "I" && rows.some((row) => ofSpeaker.test(row));
  if (isOwn) return [put(quoted.neutral, rows.join("; "))];
  if (rows.length === 1) return [say(frames.proof, only).text];
  const long = rows.some((row) => row.includes(",") || say(frames.proof, row).how === "frame");
  const listed = rows.map((row, at) => (at === 0 ? row : lowered(row))).join(long ? "; " : ", ");
  return [put(frames.proof.neutral, listed)];
}

function missing(hers: Reader): readonly string[] {
  const ids = ["name", "role", "known", "serves", "proof"] as const;
  return asksFor(hers, ids, frames.asks);
}
