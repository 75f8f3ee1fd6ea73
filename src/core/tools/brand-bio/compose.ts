import {
  ownName,
  placeInSentence,
  placeWordings,
  readRole,
  roleWordings,
  timeFit,
  listedFigure,
} from "#core/composer/draft/common-fits.ts";
import type { Draft, Line } from "#core/composer/draft/draft.ts";
import {
  deedIn,
  type Fit,
  measureIn,
  ownSentence,
  passiveIn,
  thingIn,
  toSentence,
} from "#core/composer/draft/fits.ts";
import { paragraphOf, section } from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import {
  type GrammaticalPerson,
  grammaticalPersons,
  toGrammaticalPerson,
  withPossessives,
} from "#core/composer/introduction/grammatical-person.ts";
import { lowerFirstOfPeople } from "#core/composer/words/typing/letter-case.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { bioMissing, bioNotes, bioWords, namePrintedAbove } from "./copy.ts";

/** A short bio in one paragraph: who the member is, what came of the member’s work, what proves it. */
export function composeBrandBio(material: Material): Draft {
  const writer = createWriter(material);
  const person = personOf(writer);
  const name = ownName(writer.whole("name"));
  const who = introduction(writer, person, name);
  const opensWithName = who.some((line) => line?.kind === "clean");
  const ways = inPerson(person, opensWithName ? bioWords[person].subject : (name ?? ""));
  const known = writer.lines("known", ways);
  const proof = writer.lines("proof", inPerson(person, bioWords[person].subject));
  const isNamed = person === "I" || name !== null;
  return settle(writer, isNamed ? section(null, paragraphOf(who, known, proof)) : [], {
    homes: { role: null, where: null, serves: null, known: null, proof: null },
    notes: [
      writer.has("known") || writer.has("proof") ? null : bioNotes.noResult,
      writer.has("known") && !/\d/.test(answerOf(material.answers, "known"))
        ? bioNotes.noFigure
        : null,
      /\b(?:program|panel|introduction|book|speaker)/iu.test(answerOf(material.answers, "appears"))
        ? bioNotes.readAloud
        : null,
    ],
    missing: isNamed ? [] : [bioMissing.name],
  });
}

function personOf(writer: DraftWriter): GrammaticalPerson {
  const chosen = answerOf(writer.answers, "person");
  return grammaticalPersons.find((one) => one === chosen) ?? "she";
}

/** Name, role and place in one sentence as far as they fit; what doesn't waits behind it. */
function introduction(
  writer: DraftWriter,
  person: GrammaticalPerson,
  name: string | null,
): readonly (Line | null)[] {
  const rolePhrase = writer.whole("role");
  const placePhrase = writer.whole("where");
  const read = readRole(rolePhrase);
  const role = read?.head ?? null;
  const place = placeInSentence(placePhrase);
  const hasOwnPlace = role !== null && /\s(?:at|in|for|with|of)\s(?!\p{Ll}*$)/u.test(role);
  const words = bioWords[person];
  const isAbove = namePrintedAbove.test(answerOf(writer.answers, "appears")) || name === null;
  const start =
    person !== "I" ? `${name ?? ""} ${words.be}` : isAbove ? "I’m" : `I’m ${name ?? ""},`;
  const works =
    person !== "I"
      ? `${name ?? ""} ${words.work}`
      : isAbove
        ? "I work"
        : `I’m ${name ?? ""}, and I work`;
  const sentence =
    role === null
      ? place && `${works} ${place}`
      : place === null
        ? `${start} ${role}`
        : hasOwnPlace
          ? `${works} ${place} as ${role}`
          : `${start} ${role} ${place}`;
  return [
    ours(
      sentence === null ? "" : toSentence(`${sentence}${servedBy(writer)}`),
      "name",
      "role",
      "where",
      "serves",
    ),
    (read?.rest ?? []).map((phrase) => writer.line(phrase, { fits: [timeFit(hasOf(person))] })),
    role === null && rolePhrase !== null
      ? writer.line(rolePhrase, { fits: [], wordings: roleWordings(start) })
      : null,
    place === null && placePhrase !== null
      ? writer.line(placePhrase, {
          fits: [],
          wordings: placeWordings(`${words.subject} ${words.work}`),
        })
      : null,
    servedBy(writer) === "" || sentence === null
      ? writer.lines("serves", {
          fits: [
            (phrase, need) =>
              /\b(?:my|mine|our|me)\b/iu.test(phrase.text)
                ? null
                : thingIn(`${words.subject} ${words.serve} {}.`)(
                    { ...phrase, text: lowerFirstOfPeople(phrase.text) },
                    need,
                  ),
          ],
          wordings: [({ text }) => toSentence(`${words.subject} ${words.work} with ${text}`)],
        })
      : null,
  ].flat();
}

const hasOf = (person: GrammaticalPerson): string =>
  person === "I"
    ? "I’ve"
    : `${bioWords[person].subject} ${bioWords[person].be === "is" ? "has" : "have"}`;

/** ", serving families across the valley", where those the member serves fit behind the member’s role. */
function servedBy(writer: DraftWriter): string {
  const served = writer.phrases("serves");
  const [first] = served;
  const sentence =
    first && served.length === 1
      ? thingIn("X {}")({ ...first, text: lowerFirstOfPeople(first.text) }, "certain")
      : null;
  return sentence === null || sentence === undefined
    ? ""
    : `, serving ${sentence.slice(2).replace(/\.$/u, "")}`;
}

const prize =
  /^(?:the )?(\p{Lu}[^,]*\b(?:Award|award|Prize|prize|Medal|medal|Bursary|Fellowship|Scholarship))(?:,? (?:in )?(\d{4}))?$/u;

/** "Northern Midwives Award, 2024": what it says is that it came to the member. */
const award =
  (subject: string): Fit =>
  ({ text, isSayable }) => {
    const [, name, year] = prize.exec(text) ?? [];
    return name === undefined || !isSayable || /shortlist|finalist|nomin|shared/iu.test(text)
      ? null
      : `${subject} received the ${name}${year === undefined ? "" : ` in ${year}`}.`;
  };

/** A result or a proof in the person of the bio. */
function inPerson(person: GrammaticalPerson, subject: string) {
  const turned =
    (fit: Fit): Fit =>
    (phrase, need) => {
      const sentence = fit(phrase, need);
      if (sentence === null || person === "I") return sentence;
      const other = toGrammaticalPerson(sentence, person);
      return other === null || /\b(?:we|our|us)\b/iu.test(other) ? null : other;
    };
  const verb =
    (template: string): Fit =>
    (phrase, need) => {
      const sentence = deedIn(template)(phrase, need);
      return sentence && withPossessives(sentence, person);
    };
  const have = bioWords[person].be === "is" ? "has" : "have";
  return {
    fits: [
      passiveIn(`${subject} ${bioWords[person].was} {}.`),
      verb(`${subject} {}.`),
      measureIn("{what} went {way}"),
      turned(ownSentence),
      award(subject),
      listedFigure(`${bioWords[person].possessive} record includes {}.`),
    ],
    wordings: [
      thingIn(`${subject} received {}.`),
      thingIn(`${subject} led {}.`),
      ({ text }) => toSentence(`${subject} ${have} worked on ${text}`),
    ] satisfies Fit[],
  };
}
