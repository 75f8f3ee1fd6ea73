import * as frames from "#core/composer/frames/brand-bio.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, joined, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { isTaken } from "#core/composer/shapes/participles.ts";
import { tokensOf } from "#core/composer/shapes/tokens.ts";
import type { Slot } from "#core/composer/slot.ts";
import { inPerson, type Person, persons } from "#core/composer/words/in-person.ts";
import {
  closed,
  lowered,
  loweredPeople,
  raised,
  unclosed,
} from "#core/composer/words/letter-case.ts";
import { countSentences, countWords } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const most = 3;
type Told = Readonly<Record<frames.Place, readonly string[]>>;

/** Two or three sentences in the person she chose: who she is, whom it serves, the result with its proof. */
export function composeBrandBio(material: Material): Result {
  const hers = readerOf(material);
  const person = persons.find((one) => one === hers.one("person")) ?? "I";
  const words = frames.subjects[person];
  const { order, proof } = ofTone(frames.registers, hers.tone);
  const told = {
    serves: said(hers.items("serves").map(loweredPeople), frames.servesSlot(words), person),
    known: said(together(hers.items("known"), person), frames.knownSlot(words), person),
    proof: proven(hers, frames.proofSlot(proof), person),
  };
  const name = hers.one("name");
  const [first = "", ...others] = told.known;
  const opens = order[0] === "known" && name !== null && /^(?:She|He) /.test(first);
  const known = opens ? [first.replace(/^\S+/, raised(name)), ...others] : told.known;
  const leads = opens || (person === "I" && !/^[^.]{0,20}: /.test(first));
  const named: frames.Order = leads ? order : ["who", ...order.filter((place) => place !== "who")];
  const who = whoOf(hers, opens ? null : name, person);
  const bio = within({ ...told, known, who }, named);
  return {
    sections: bio === "" ? [] : [{ label: null, blocks: text(bio) }],
    missing: [
      ...asksFor(hers, ["name", "role", "known", "serves", "proof"], frames.asks),
      ...overLimit(hers, bio),
    ],
  };
}

/** "max 80 words", said of the place where it will appear: named where hers make more. */
function overLimit(hers: Reader, bio: string): readonly string[] {
  const [, limit] = /(\d+)\s*words?\b/i.exec(hers.one("appears") ?? "") ?? [];
  const words = countWords(bio);
  return limit === undefined || words <= Number(limit) ? [] : [frames.overLimit(words, limit)];
}

function whoOf(hers: Reader, name: string | null, person: Person): readonly string[] {
  const [role, where] = [hers.one("role"), hers.one("where")].map((answer) =>
    answer === null || /^I[\s’]/u.test(answer) ? answer : (inPerson(answer, person) ?? answer),
  );
  return introduce({ name, role: role ?? null, where: where ?? null }, person);
}

/** Her ideas as sentences in the person of the bio; what cannot be turned stands as her own words. */
function said(items: readonly string[], slot: Slot, person: Person): readonly string[] {
  return items.map((item, at) => {
    const turned = ofPerson(item, person);
    if (turned === null) return quoted(item, at === 0 ? slot : null, person);
    if (at > 0 && /^(?:also|and|plus|but|mostly|sometimes)\s/i.test(item))
      return closed(raised(turned));
    const told = say(slot, turned);
    const { am, own } = frames.subjects[person];
    const again = [`${am} known for`, `${own} work is for`].some((one) =>
      told.text.startsWith(one),
    );
    return at === 0 || (told.how === "frame" && !again) ? told.text : closed(raised(turned));
  });
}

/** Sentences that all stand in her own words are quoted once. */
function together(items: readonly string[], person: Person): readonly string[] {
  const quotedAll = items.length > 1 && items.every((item) => ofPerson(item, person) === null);
  return quotedAll ? [items.map(closed).join(" ")] : items;
}

/** Whom she serves, in quotation marks behind our words; any other line of hers behind its label. */
function quoted(item: string, slot: Slot | null, person: Person): string {
  const lead = `${frames.subjects[person].own} work is for `;
  const told = slot === null ? "" : say(slot, item).text;
  return told.startsWith(lead)
    ? closed(`${lead}“${unclosed(told.slice(lead.length))}”`)
    : put(frames.quotedSlot(frames.subjects[person]).neutral, raised(unclosed(item)));
}

/** Words of hers in the person of the bio; null where "our", "us" or a thing that took her years leave it hers. */
function ofPerson(words: string, person: Person): string | null {
  if (person !== "I" && (ofUs.test(words) || isTaken(tokensOf(words)))) return null;
  return inPerson(words, person);
}

const ofUs = /(?<![\p{L}“])(?:[Ww]e|[Oo]urs?|us|ourselves)(?!\p{L})/u;

/** All of it in so many sentences as there may be: whom it serves, else the result, goes on after who she is. */
function within(told: Told, order: frames.Order): string {
  const whole = order.flatMap((place) => told[place]);
  if (countSentences(joined(...whole)) <= most) return joined(...whole);
  const next = (["serves", "known"] as const).find((place) => goesOn(told, place));
  if (next !== undefined && order[order.indexOf("who") + 1] === next) {
    const [first = "", ...rest] = told[next];
    const fronted = { ...told, who: front({ ...told, [next]: [first] }, next), [next]: rest };
    const bio = joined(...order.flatMap((place) => fronted[place]));
    if (countSentences(bio) <= most) return bio;
  }
  const short =
    next === undefined
      ? { ...told, known: [chained(told.known), ...told.proof], proof: [] }
      : { ...told, who: front(told, next), [next]: [] };
  return joined(...order.map((place) => chained(short[place])));
}

const goesOn = ({ who, ...told }: Told, next: "serves" | "known"): boolean =>
  who.length > 0 && !isLabelled(who) && opening.test(chained(told[next]));

/** A label holds her words to the end of its sentence. */
const isLabelled = (sentences: readonly string[]): boolean =>
  sentences.some((one) => /^[^.]{0,60}: /.test(one));

/** "… at Tallyhound; she has been there for 6 years, and her work is for small shops". */
function front({ who, ...told }: Told, next: "serves" | "known"): readonly string[] {
  return [`${unclosed(chained(who))}, and ${continued(chained(told[next]))}`];
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

/** What proves it: one row as a sentence where it is one; several behind one label, in her case where not all can be lowered. */
function proven(hers: Reader, slot: Slot, person: Person): readonly string[] {
  const rows = hers.rows("proof").map(unclosed);
  const turned = rows.map((row) => ofPerson(row, person));
  const [only] = turned;
  if (rows.length < 2 && only) return [say(slot, only).text];
  const small = turned.map((row) => row && lowered(row));
  const isEven = small.every((row) => row === null || !opensRaised.test(row) || named.test(row));
  const listed = (isEven ? small : turned).map((row, at) => row ?? `“${rows[at]}”`);
  const long = listed.some((row) => /[,“]/.test(row) || say(slot, row).how === "frame");
  return rows.length === 0 ? [] : [closed(`${labelOf(slot)} ${listed.join(long ? "; " : ", ")}`)];
}

/** "County Prize", "Fellow of the House": its capital is a name’s. */
const named = /^\p{Lu}\S*(?: (?:of|and|for|in)(?: the)?)? [\p{Lu}\d]/u;
const opensRaised = /^\p{Lu}\p{Ll}/u;

const labelOf = (slot: Slot): string => slot.neutral.replace(/ ?\{\}\.$/, "");
