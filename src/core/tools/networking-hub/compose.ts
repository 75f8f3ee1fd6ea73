import * as frames from "./frames.ts";
import * as tones from "./networking-tones.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import { missingLabelsFor } from "#core/composer/slots/section-parts.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import {
  type SpokenParagraph,
  selectSpokenParagraphs,
} from "#core/composer/slots/spoken-paragraphs.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { findAntecedents } from "#core/composer/words/antecedents.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { nameAsidePattern, greetingVariants } from "./networking-greetings.ts";
import {
  asksForIntroduction,
  networkingFields,
  type NetworkingPart,
  type NetworkingSentences,
  composeNetworkingSentences,
  sharedConnection,
} from "./networking-sentences.ts";

const maxMessageWords = 70;
/** A sentence depends on those before it in its field: of more than these no message has all. */
const maxFieldSentences = 12;
/** The greeting that leaves the role out. */
const firstGreetingWithoutRole = 4;

/** In the order of a message: what a word points back to stands before it. */
const messageOrder: readonly NetworkingPart[] = [
  "since",
  "fact",
  "meet",
  "more",
  "common",
  "know",
  "ask",
];

/** What comes in first where space is short; what no message holds yet goes before what one has. */
const priorities: Readonly<Record<tones.NetworkingMessageKind, readonly NetworkingPart[]>> = {
  Peer: ["meet", "know", "ask", "fact", "common", "more", "since"],
  Mentor: ["meet", "common", "ask", "know", "more", "fact", "since"],
  "Industry introduction": ["meet", "ask", "fact", "common", "more", "since", "know"],
};
const laterOffset = 10;
/** Where the fact would stand in none of the three, the first of them has it, and the wish to learn gives way. */
const prioritiesWithFact: typeof priorities = {
  ...priorities,
  Peer: ["meet", "fact", "ask", "common", "know", "more", "since"],
};

/**
 * Three messages to people who can lead to the contact, who stands in each before what would be asked of them, so that
 * "she" and "they" have a name; the request to the reader closes it.
 */
export function composeNetworkingHub(material: Material): Result {
  const { answers } = material;
  const reader = createAnswerReader({
    ...material,
    answers: { ...answers, common: sharedConnection(answers) },
  });
  const said = composeNetworkingSentences(reader);
  const ways = greetingVariants(reader);
  const usual = composeMessages(reader, said, priorities);
  const isTold = said.fact.some((text) => usual.some(({ kept }) => kept.includes(text)));
  const telling =
    isTold || said.fact.length === 0 ? usual : composeMessages(reader, said, prioritiesWithFact);
  const hasRole = ways.indexOf(telling[0]?.kept[0] ?? "") < firstGreetingWithoutRole;
  const written = hasRole ? telling : usual;
  const lacking = (texts: readonly string[]) =>
    written.filter(({ kept }) => texts.some((text) => !kept.includes(text)));
  const shortened = (whole: number) =>
    written.filter(({ kept: [first = ""] }) => ways.indexOf(first) >= whole);
  const [aside] = reader.oneLine("name")?.match(nameAsidePattern) ?? [];
  const left = [
    ...(aside === undefined ? [] : [{ what: `“${aside.trim()}”`, from: shortened(1) }]),
    { what: frames.networkingMissingLabels.role, from: shortened(2) },
    ...networkingFields.map((id) => ({
      what: frames.networkingMissingLabels[id],
      from: lacking(said[id]),
    })),
  ];
  const untold = said.since.filter((text) => lacking([text]).length === written.length);
  const years = untold.map((text) => ({ what: `“${stripEndMark(text)}”`, from: written }));
  const given = ["ask", "meet", "know", "fact", "role", "name"].some((id) => reader.has(id));
  const whom = frames.unknownNamePattern.test(answerOf(material.answers, "meet"))
    ? [frames.networkingMissingLabels.whom]
    : [];
  return {
    sections: given
      ? written.map(({ label, kept }) => ({ label, blocks: [paragraph(kept.join(" "))] }))
      : [],
    missing: [...missingLabels(reader), ...whom, ...tones.networkingLeftOut([...left, ...years])],
  };
}

function composeMessages(
  reader: AnswerReader,
  said: NetworkingSentences,
  order: typeof priorities,
): readonly ComposedMessage[] {
  return tones.networkingMessageKinds.reduce((before: readonly ComposedMessage[], label) => {
    const told = new Set(before.flatMap(({ kept }) => kept));
    return [
      ...before,
      { label, kept: composeMessage(reader, said, label, { told, parts: order[label] }) },
    ];
  }, []);
}

/** What the messages before this one hold, and what comes in first in it. */
type Weighing = { readonly told: ReadonlySet<string>; readonly parts: readonly NetworkingPart[] };

type ComposedMessage = {
  readonly label: tones.NetworkingMessageKind;
  readonly kept: readonly string[];
};

/**
 * Our words come in where all of the member’s have room; asides at name and role give way to what the message is for.
 */
function composeMessage(
  reader: AnswerReader,
  said: NetworkingSentences,
  label: tones.NetworkingMessageKind,
  weighing: Weighing,
): readonly string[] {
  const [, first = "meet"] = weighing.parts;
  const all = paragraphsOf(reader, said, label, weighing);
  const own = all.filter(({ priority }) => priority === undefined || priority < 2 * laterOffset);
  const purpose = said[first][0] ?? "";
  const tried = greetingVariants(reader).map((text) => {
    const whole = selectSpokenParagraphs([{ text }, ...all], maxMessageWords);
    const isAll = own.every((move) => move.text === "" || whole.includes(move.text));
    return isAll ? whole : selectSpokenParagraphs([{ text }, ...own], maxMessageWords);
  });
  const factsIn = (kept: readonly string[]) => own.filter(({ text }) => kept.includes(text)).length;
  const fitting = (from: number, to: number) =>
    tried.slice(from, to).filter((kept) => kept.includes(purpose));
  const [fullest] = fitting(0, 3).toSorted((a, b) => factsIn(b) - factsIn(a));
  return fullest ?? fitting(3, 5)[0] ?? tried[0] ?? [];
}

function paragraphsOf(
  reader: AnswerReader,
  said: NetworkingSentences,
  label: tones.NetworkingMessageKind,
  { told, parts: order }: Weighing,
): readonly SpokenParagraph[] {
  const toneCopy = forTone(tones.networkingCopyByTone, reader.tone);
  const asks = Object.values(said)
    .flat()
    .some((text) => text.includes("?"));
  const request = (asks ? tones.networkingPlainRequests : toneCopy.requests)[label];
  const moves = (...parts: readonly NetworkingPart[]) =>
    parts.flatMap((part) =>
      said[part].slice(0, maxFieldSentences).map((text, at) => {
        const again = told.has(text) && part !== "meet" && part !== "ask" ? laterOffset : 0;
        const priority = order.indexOf(part) + again;
        return { text, priority, requires: requiredSentences(said, part, at) };
      }),
    );
  return [
    ...moves("since", "fact"),
    { text: tones.networkingLeads[label], priority: 2 * laterOffset },
    ...moves("meet", "more", "common", "know", "ask"),
    { text: asksForIntroduction(reader) || said.meet.length === 0 ? "" : request },
    { text: toneCopy.end, priority: 3 * laterOffset },
  ];
}

/**
 * What has to stand before it: the sentence before in its field unless it opens with "I", and what its words point back
 * to.
 */
function requiredSentences(
  said: NetworkingSentences,
  part: NetworkingPart,
  at: number,
): readonly string[] {
  const text = said[part][at] ?? "";
  if (part === "meet")
    return frames.refersToOwnFact.test(text) ? said.fact.slice(0, maxFieldSentences) : [];
  if (at > 0 && !/^I\s/.test(text)) return said[part].slice(at - 1, at);
  const before = messageOrder.slice(0, messageOrder.indexOf(part)).flatMap((one) => said[one]);
  const earlier = [...before, ...said[part].slice(0, at)];
  const meant = findAntecedents(text, earlier);
  return meant.some((one) => said.meet.includes(one)) ? [] : meant.slice(-1);
}

function missingLabels(reader: AnswerReader): readonly string[] {
  const ids = ["name", "role", ...networkingFields] as const;
  return missingLabelsFor(reader, ids, frames.networkingMissingLabels);
}
