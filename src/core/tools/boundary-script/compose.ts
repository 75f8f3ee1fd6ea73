import type { Draft, Line } from "#core/composer/draft/draft.ts";
import {
  actIn,
  doingIn,
  type Fit,
  ownISentence,
  ownSentence,
  thingIn,
} from "#core/composer/draft/fits.ts";
import { personName } from "#core/composer/draft/person-name.ts";
import { headingOf, paragraphOf, section, upToWords } from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours } from "#core/composer/draft/writer.ts";
import { withEndMark } from "#core/composer/words/typing/letter-case.ts";
import type { Material } from "#core/tools/definition.ts";
import { boundaryCopy, boundaryMissing, boundaryNotes } from "./copy.ts";

const maxSpokenWords = 60;
const maxWrittenWords = 130;

/** "can’t do weekends", "won’t sign it": a no that lacks only its "I". */
const withoutSubject: Fit = ({ text, isOneIdea }, need) =>
  /^(?:can’t|cannot|won’t|will not|don’t|do not)\s/u.test(text) && (isOneIdea || need === "likely")
    ? withEndMark(`I ${text}`)
    : null;

const refusal = {
  fits: [
    withoutSubject,
    ownISentence,
    actIn("I won’t {}."),
    (phrase, need) =>
      /^no\s\p{L}/iu.test(phrase.text) && (phrase.isOneIdea || need === "likely")
        ? withEndMark(`There will be ${phrase.text.replace(/^N/u, "n")}`)
        : null,
  ] satisfies Fit[],
  wordings: [doingIn("I won’t be {}."), thingIn("I won’t do {}."), thingIn("I can’t take on {}.")],
};
const request = {
  lead: /^(?:(?:they|s?he|you) )?(?:ask(?:s|ed)?|wants?|wanted|expects?|needs?) (?:me )?(?=to\s)/iu,
  fits: [actIn("You’ve asked me to {}."), thingIn("You’ve asked me for {}.")],
};
const reason = { fits: [ownSentence], wordings: [thingIn("That’s because of {}.")] };
const offer = {
  fits: [ownISentence, actIn("I can {}."), ownSentence],
  wordings: [thingIn("I can offer {}.")],
};
const preserve = {
  fits: [
    ownISentence,
    (phrase, need) =>
      /^that\s/iu.test(phrase.text) && (phrase.isOneIdea || need === "likely")
        ? withEndMark(`What matters to me is ${phrase.text.replace(/^T/u, "t")}`)
        : null,
    thingIn("I care about {}, and my answer doesn’t change that."),
  ] satisfies Fit[],
};

/** One refusal, said, written and kept: the member’s no is the same in each. */
export function composeBoundaryScript(material: Material): Draft {
  const writer = createWriter(material, "by");
  const copy = boundaryCopy[writer.register];
  const name = personName(writer.whole("by"));
  const no = writer.has("refusal") ? writer.lines("refusal", refusal) : [];
  const why = writer.lines("reason", reason);
  const instead = writer.lines("offer", offer);
  const stays = writer.lines("preserve", preserve);
  const asked = writer.lines("request", request);
  const spoken = [...no, ...why.slice(0, 1), ...instead];
  const written = [ours(copy.thanks), ...asked, ...no, ...why, ...instead];
  return settle(
    writer,
    no.length === 0
      ? []
      : [
          ...section(
            "In the moment",
            paragraphOf(ours(copy.opening), upToWords(maxSpokenWords - 10, spoken)),
          ),
          ...section(
            "In writing",
            paragraphOf(ours(name === null ? "" : `${name},`, "by")),
            paragraphOf(upToWords(maxWrittenWords - 40, written)),
            paragraphOf(stays, ours(copy.close)),
          ),
          ...section(
            "If they push back",
            ...reply(copy.exception, ...instead.slice(0, 1)),
            ...reply(copy.others),
            ...reply(copy.trust, ...stays.slice(0, 1)),
          ),
        ],
    {
      homes: {
        request: "In writing",
        refusal: "In the moment",
        reason: "In writing",
        offer: "In writing",
        preserve: "In writing",
      },
      notes: [
        writer.has("reason") ? boundaryNotes.oneReason : null,
        writer.has("offer") ? null : boundaryNotes.noOffer,
      ],
      missing: writer.has("refusal") ? [] : [boundaryMissing.refusal],
    },
  );
}

const reply = ([theirs, answer]: readonly [string, string], ...more: readonly (Line | null)[]) => [
  headingOf(theirs),
  paragraphOf(ours(answer), clean(more)),
];

/** Lines that stand; the others wait where they belong first. */
const clean = (lines: readonly (Line | null)[]): readonly (Line | null)[] =>
  lines.filter((line) => line?.kind === "clean");
