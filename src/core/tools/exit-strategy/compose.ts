import {
  dayInSentence,
  isJustADay,
  organizationInSentence,
  roleInSentence,
} from "#core/composer/draft/common-fits.ts";
import type { Draft, Line } from "#core/composer/draft/draft.ts";
import {
  asItem,
  asTyped,
  type Fit,
  ownSentence,
  toSentence,
  actIn,
  doingIn,
  firstFit,
} from "#core/composer/draft/fits.ts";
import {
  bulletsOf,
  headingOf,
  paragraphOf,
  section,
  upToWords,
} from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import { contentWords } from "#core/language/words/content-words.ts";
import type { Material } from "#core/tools/definition.ts";
import { exitCopy, exitMissing, exitNotes } from "./copy.ts";

const maxManagerWords = 160;
const maxTeamWords = 120;

/** What the member says of why: a sentence, "going freelance", "want my weekends back". */
const reasons: readonly Fit[] = [
  ownSentence,
  doingIn("I’m {}."),
  (phrase, need) =>
    /^(?:want|need|have decided|would like)\s/iu.test(phrase.text)
      ? actIn("I {}.")(phrase, need)
      : null,
];

/** Notice, told and handed over, and what has to be safe before. */
export function composeExitStrategy(material: Material): Draft {
  const writer = createWriter(material);
  const copy = exitCopy[writer.register];
  const isWithheld = withheldWords(writer);
  const reason = writer.lines("reason", {
    fits: [
      (phrase, need) =>
        isWithheld(phrase.text) && need === "certain" ? null : firstFit(phrase, reasons, need),
    ],
    wordings: [({ text }) => toSentence(`I’m leaving for ${text}`)],
  });
  const handover = writer.lines("handover", {
    fits: [(phrase, need) => (isWithheld(phrase.text) ? null : asItem(phrase, need))],
  });
  const day = lastDay(writer);
  const isSet = day !== null;
  return settle(
    writer,
    [
      ...(isSet
        ? [
            ...section(
              "Message to your manager",
              paragraphOf(
                upToWords(maxManagerWords - 30, [notice(writer), day, ...reason]),
                ours(writer.has("handover") ? copy.handover : copy.plain),
                ours(copy.thanks),
              ),
            ),
            ...section(
              "Message to your team",
              paragraphOf(
                ours(copy.team),
                upToWords(maxTeamWords - 30, [ours(leaving(writer)), day]),
                ours(copy.teamHandover),
                ours(copy.teamClose),
              ),
            ),
          ]
        : []),
      ...section("Hand-over plan", ...handoverBlocks(writer, handover)),
      ...section(
        "Before you give notice",
        bulletsOf(writer.lines("protect", { fits: [asTyped], isPrivate: true })),
        headingOf("The notice you owe"),
        bulletsOf(writer.lines("noticeOwed", { fits: [asTyped], isPrivate: true })),
        headingOf("The day you give notice"),
        bulletsOf(writer.lines("noticeOn", { fits: [asTyped], isPrivate: true })),
      ),
      ...section("Why did you leave", ...answers(writer, reason)),
    ],
    {
      homes: {
        role: "Message to your manager",
        organization: "Message to your manager",
        reason: "Message to your manager",
        lastDay: "Message to your manager",
        noticeOn: "Before you give notice",
        noticeOwed: "Before you give notice",
        protect: "Before you give notice",
        handover: "Hand-over plan",
      },
      notes: [
        writer.has("protect") ? exitNotes.protect : null,
        writer.has("withhold") ? exitNotes.withhold(writer.phrases("withhold").length) : null,
        writer.has("noticeOn") ? null : exitNotes.noDay,
      ],
      missing: isSet ? [] : [exitMissing.lastDay],
    },
  );
}

/** "I’m writing to give notice as director of claims at Northfold Mutual." */
function notice(writer: DraftWriter): Line | null {
  const post = postIn(writer);
  return ours(
    toSentence(`I’m writing to give notice${post === "" ? "" : ` as ${post}`}`),
    "role",
    "organization",
  );
}

function leaving(writer: DraftWriter): string {
  const place = organizationInSentence(writer.whole("organization"));
  return place === null ? "I’m moving on." : toSentence(`I’m leaving ${place}`);
}

function postIn(writer: DraftWriter): string {
  const role = roleInSentence(writer.whole("role"));
  const place = organizationInSentence(writer.whole("organization"));
  if (role === null) return "";
  return place === null ? role : `${role} at ${place}`;
}

function lastDay(writer: DraftWriter): Line | null {
  const phrase = writer.whole("lastDay");
  if (phrase === null) return null;
  const day = dayInSentence(phrase);
  const fit: Fit = (one) =>
    day !== null && isJustADay(one) ? `My last day will be ${day}.` : null;
  return writer.line(phrase, {
    fits: [fit],
    wordings: [
      () => (day === null ? null : `My last day will be ${day}.`),
      ({ text }) => toSentence(`My last day will be ${text}`),
    ],
  });
}

function handoverBlocks(writer: DraftWriter, handover: readonly (Line | null)[]) {
  const day = dayInSentence(writer.whole("lastDay"));
  return [headingOf(day === null ? "Before your last day" : `Before ${day}`), bulletsOf(handover)];
}

function answers(writer: DraftWriter, reason: readonly (Line | null)[]) {
  const clean = reason.filter((line) => line?.kind === "clean");
  if (clean.length === 0) return [];
  const role = roleInSentence(writer.whole("role"));
  return [
    bulletsOf(clean.slice(0, 1)),
    role === null
      ? null
      : bulletsOf(
          ours(
            `I worked as ${postIn(writer)}. ${clean.map((line) => (line?.kind === "clean" ? line.text : "")).join(" ")} I’m glad to talk about what comes next.`,
            "role",
            "reason",
          ),
        ),
  ];
}

const minLetters = 5;

/** Whether words touch what no message may hold. */
function withheldWords(writer: DraftWriter): (text: string) => boolean {
  const roots = new Set(
    writer
      .phrases("withhold")
      .flatMap(({ text }) => contentWords(text))
      .filter(({ text }) => text.length >= minLetters)
      .map(({ root }) => root),
  );
  return (text) => contentWords(text).some(({ root }) => roots.has(root));
}
