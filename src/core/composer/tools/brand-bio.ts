import * as frames from "#core/composer/frames/brand-bio.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, joined, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import type { Slot } from "#core/composer/slot.ts";
import { inPerson, type Person, persons } from "#core/composer/words/in-person.ts";
import {
  closed,
  lowered,
  loweredPeople,
  raised,
  unclosed,
} from "#core/composer/words/letter-case.ts";
import { countSentences } from "#core/language/sentences.ts";
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
    known: said(hers.items("known"), frames.knownSlot(words), person),
    proof: proven(hers, frames.proofSlot(proof), person),
  };
  const name = hers.one("name");
  const [first = "", ...others] = told.known;
  const opens = order[0] === "known" && name !== null && /^(?:She|He) /.test(first);
  const known = opens ? [first.replace(/^\S+/, raised(name)), ...others] : told.known;
  const leads = opens || (person === "I" && !/^[^.]{0,20}: /.test(first));
  const named: frames.Order = leads ? order : ["who", ...order.filter((place) => place !== "who")];
  const who = whoOf(hers, opens ? null : name, person);
  const bio = text(within({ ...told, known, who }, named));
  return {
    sections: bio.length === 0 ? [] : [{ label: null, blocks: bio }],
    missing: asksFor(hers, ["name", "role", "known", "serves", "proof"], frames.asks),
  };
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
    const turned = inPerson(item, person);
    if (turned === null || (person !== "I" && /^we\s/i.test(item)))
      return put(frames.quotedSlot(frames.subjects[person]).neutral, raised(unclosed(item)));
    if (at > 0 && /^(?:also|and|plus|but|mostly|sometimes)\s/i.test(item))
      return closed(raised(turned));
    const told = say(slot, turned);
    return at === 0 || told.how === "frame" ? told.text : closed(raised(turned));
  });
}

/** All of it in so many sentences as there may be: whom it serves, else the result, goes on after who she is. */
function within(told: Told, order: frames.Order): string {
  const whole = order.flatMap((place) => told[place]);
  if (countSentences(joined(...whole)) <= most) return joined(...whole);
  const next = (["serves", "known"] as const).find((place) => goesOn(told, place));
  const short =
    next === undefined
      ? { ...told, known: [chained(told.known), ...told.proof], proof: [] }
      : { ...told, who: front(told, next), [next]: [] };
  return joined(...order.map((place) => chained(short[place])));
}

const goesOn = ({ who, ...told }: Told, next: "serves" | "known"): boolean =>
  who.length > 0 && opening.test(chained(told[next]));

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

/** What proves it: sentences of hers as they stand where there is one, a list of hers behind one label. */
function proven(hers: Reader, slot: Slot, person: Person): readonly string[] {
  const rows = hers.rows("proof").map(unclosed);
  const turned = rows.map((row) => inPerson(row, person));
  const known = turned.filter((row) => row !== null);
  if (known.length < rows.length)
    return [put(frames.quotedSlot(frames.subjects[person]).neutral, rows.join("; "))];
  const [only] = known;
  if (only === undefined || known.length === 1) return known.map((row) => say(slot, row).text);
  const long = known.some((row) => row.includes(",") || say(slot, row).how === "frame");
  const listed = known.map((row, at) => (at === 0 ? row : lowered(row))).join(long ? "; " : ", ");
  return [put(slot.neutral, listed)];
}
