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
  const sentences = composeNetworkingSentences(reader);
  const ways = greetingVariants(reader);
  const usual = composeMessages(reader, sentences, priorities);
  const isTold = sentences.fact.some((text) =>
    usual.some(({ paragraphs }) => paragraphs.includes(text)),
  );
  const telling =
    isTold || sentences.fact.length === 0
      ? usual
      : composeMessages(reader, sentences, prioritiesWithFact);
  const hasRole = ways.indexOf(telling[0]?.paragraphs[0] ?? "") < firstGreetingWithoutRole;
  const written = hasRole ? telling : usual;
  const lacking = (texts: readonly string[]) =>
    written.filter(({ paragraphs }) => texts.some((text) => !paragraphs.includes(text)));
  const shortened = (threshold: number) =>
    written.filter(({ paragraphs: [first = ""] }) => ways.indexOf(first) >= threshold);
  const [aside] = reader.oneLine("name")?.match(nameAsidePattern) ?? [];
  const omissions = [
    ...(aside === undefined ? [] : [{ what: `“${aside.trim()}”`, from: shortened(1) }]),
    { what: frames.networkingMissingLabels.role, from: shortened(2) },
    ...networkingFields.map((id) => ({
      what: frames.networkingMissingLabels[id],
      from: lacking(sentences[id]),
    })),
  ];
  const unplaced = sentences.since.filter((text) => lacking([text]).length === written.length);
  const years = unplaced.map((text) => ({ what: `“${stripEndMark(text)}”`, from: written }));
  const hasMaterial = ["ask", "meet", "know", "fact", "role", "name"].some((id) => reader.has(id));
  const whom = frames.unknownNamePattern.test(answerOf(material.answers, "meet"))
    ? [frames.networkingMissingLabels.whom]
    : [];
  return {
    sections: hasMaterial
      ? written.map(({ label, paragraphs }) => ({
          label,
          blocks: [paragraph(paragraphs.join(" "))],
        }))
      : [],
    missing: [
      ...missingLabels(reader),
      ...whom,
      ...tones.networkingLeftOut([...omissions, ...years]),
    ],
  };
}

function composeMessages(
  reader: AnswerReader,
  sentences: NetworkingSentences,
  order: typeof priorities,
): readonly ComposedMessage[] {
  return tones.networkingMessageKinds.reduce((before: readonly ComposedMessage[], label) => {
    const used = new Set(before.flatMap(({ paragraphs }) => paragraphs));
    return [
      ...before,
      {
        label,
        paragraphs: composeMessage(reader, sentences, label, { used, parts: order[label] }),
      },
    ];
  }, []);
}

/** What the messages before this one hold, and what comes in first in it. */
type Weighing = { readonly used: ReadonlySet<string>; readonly parts: readonly NetworkingPart[] };

type ComposedMessage = {
  readonly label: tones.NetworkingMessageKind;
  readonly paragraphs: readonly string[];
};

/**
 * Our words come in where all of the member’s have room; asides at name and role give way to what the message is for.
 */
function composeMessage(
  reader: AnswerReader,
  sentences: NetworkingSentences,
  label: tones.NetworkingMessageKind,
  weighing: Weighing,
): readonly string[] {
  const [, first = "meet"] = weighing.parts;
  const all = paragraphsOf(reader, sentences, label, weighing);
  const own = all.filter(({ priority }) => priority === undefined || priority < 2 * laterOffset);
  const purpose = sentences[first][0] ?? "";
  const tried = greetingVariants(reader).map((text) => {
    const complete = selectSpokenParagraphs([{ text }, ...all], maxMessageWords);
    const isAll = own.every((move) => move.text === "" || complete.includes(move.text));
    return isAll ? complete : selectSpokenParagraphs([{ text }, ...own], maxMessageWords);
  });
  const factsIn = (message: readonly string[]) =>
    own.filter(({ text }) => message.includes(text)).length;
  const fitting = (from: number, to: number) =>
    tried.slice(from, to).filter((message) => message.includes(purpose));
  const [fullest] = fitting(0, 3).toSorted((a, b) => factsIn(b) - factsIn(a));
  return fullest ?? fitting(3, 5)[0] ?? tried[0] ?? [];
}

function paragraphsOf(
  reader: AnswerReader,
  sentences: NetworkingSentences,
  label: tones.NetworkingMessageKind,
  { used, parts: order }: Weighing,
): readonly SpokenParagraph[] {
  const toneCopy = forTone(tones.networkingCopyByTone, reader.tone);
  const asks = Object.values(sentences)
    .flat()
    .some((text) => text.includes("?"));
  const request = (asks ? tones.networkingPlainRequests : toneCopy.requests)[label];
  const moves = (...parts: readonly NetworkingPart[]) =>
    parts.flatMap((part) =>
      sentences[part].slice(0, maxFieldSentences).map((text, at) => {
        const again = used.has(text) && part !== "meet" && part !== "ask" ? laterOffset : 0;
        const priority = order.indexOf(part) + again;
        return { text, priority, requires: requiredSentences(sentences, part, at) };
      }),
    );
  return [
    ...moves("since", "fact"),
    { text: tones.networkingLeads[label], priority: 2 * laterOffset },
    ...moves("meet", "more", "common", "know", "ask"),
    { text: asksForIntroduction(reader) || sentences.meet.length === 0 ? "" : request },
    { text: toneCopy.end, priority: 3 * laterOffset },
  ];
}

/**
 * What has to stand before it: the sentence before in its field unless it opens with "I", and what its words point back
 * to.
 */
function requiredSentences(
  sentences: NetworkingSentences,
  part: NetworkingPart,
  at: number,
): readonly string[] {
  const text = sentences[part][at] ?? "";
  if (part === "meet")
    return frames.refersToOwnFact.test(text) ? sentences.fact.slice(0, maxFieldSentences) : [];
  if (at > 0 && !/^I\s/.test(text)) return sentences[part].slice(at - 1, at);
  const before = messageOrder.slice(0, messageOrder.indexOf(part)).flatMap((one) => sentences[one]);
  const earlier = [...before, ...sentences[part].slice(0, at)];
  const meant = findAntecedents(text, earlier);
  return meant.some((one) => sentences.meet.includes(one)) ? [] : meant.slice(-1);
}

function missingLabels(reader: AnswerReader): readonly string[] {
  const ids = ["name", "role", ...networkingFields] as const;
  return missingLabelsFor(reader, ids, frames.networkingMissingLabels);
}
