import type { Draft } from "#core/composer/draft/draft.ts";
import {
  actIn,
  asTyped,
  type Fit,
  ownSentence,
  thingIn,
  toSentence,
} from "#core/composer/draft/fits.ts";
import {
  bulletsOf,
  headingOf,
  numberedOf,
  paragraphOf,
  section,
  upToWords,
} from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours } from "#core/composer/draft/writer.ts";
import type { Material } from "#core/tools/definition.ts";
import {
  bringQuestions,
  hourOpening,
  openQuestions,
  strategyMissing,
  strategyNotes,
} from "./copy.ts";

const maxFirstWords = 70;

const decision = {
  fits: [
    (phrase, need) =>
      /^(?:whether|if)\s/iu.test(phrase.text) && (need === "likely" || phrase.isSayable)
        ? toSentence(`I have to decide ${phrase.text.replace(/^(?:whether|if)/iu, "whether")}`)
        : null,
    ownSentence,
    (phrase, need) =>
      /\sor\s/u.test(phrase.text) ? actIn("I have to decide whether to {}.")(phrase, need) : null,
  ] satisfies Fit[],
  wordings: [
    ({ text }) => toSentence(`I have to decide whether to ${text}`),
    ({ text }) => toSentence(`I have to decide about ${text}`),
  ] satisfies Fit[],
};
const outcome = {
  fits: [ownSentence, thingIn("I want to leave with {}."), actIn("I want to {}.")],
  wordings: [({ text }) => toSentence(`I want to leave with ${text}`)] satisfies Fit[],
};
const stake = {
  fits: [ownSentence],
  wordings: [({ text }) => toSentence(`What’s at stake for me is ${text}`)] satisfies Fit[],
};
/** The member alone reads these rows, so they stand as the member noted them. */
const noted = { fits: [asTyped], isPrivate: true } as const;

/** A page to bring to the hour: the decision, what's known, what isn't, and what to ask. */
export function composeStrategyPrep(material: Material): Draft {
  const writer = createWriter(material);
  const decided = writer.lines("decision", decision);
  const wanted = writer.lines("outcome", outcome);
  const atStake = writer.lines("stake", stake);
  const has = (field: string, text: string) => ours(writer.has(field) ? text : "");
  const severalOptions = writer.phrases("options").length > 1;
  const questions = [
    ours(severalOptions ? bringQuestions.options : ""),
    has("stake", bringQuestions.stake),
    has("facts", bringQuestions.facts),
    has("limits", bringQuestions.limits),
    ours(bringQuestions.always),
  ].filter((line) => line !== null);
  const isAsked = writer.has("decision");
  return settle(
    writer,
    [
      ...section("The decision", paragraphOf(decided)),
      ...section(
        "What you know",
        bulletsOf(writer.lines("facts", noted)),
        headingOf("Your options"),
        bulletsOf(writer.lines("options", noted)),
        headingOf("What’s at stake"),
        bulletsOf(atStake),
        headingOf("What limits you"),
        bulletsOf(writer.lines("limits", noted)),
      ),
      ...(isAsked
        ? [
            ...section(
              "What you need to find out",
              bulletsOf(
                ours(severalOptions ? openQuestions.options : ""),
                has("facts", openQuestions.facts),
                has("limits", openQuestions.limits),
                ours(openQuestions.always),
              ),
            ),
            ...section("Three questions to bring", numberedOf(questions.slice(0, 3))),
          ]
        : []),
      ...section("What you want from the hour", paragraphOf(wanted)),
      ...(isAsked
        ? section(
            "First words",
            paragraphOf(
              upToWords(maxFirstWords, [
                ours(hourOpening[writer.register]),
                ...decided,
                ...atStake,
                ...wanted,
              ]),
            ),
          )
        : []),
    ],
    {
      homes: {
        decision: "The decision",
        options: "What you know",
        facts: "What you know",
        stake: "What you know",
        limits: "What you know",
        outcome: "What you want from the hour",
      },
      notes: [
        writer.phrases("options").length === 1 ? strategyNotes.oneOption : null,
        writer.has("limits") ? null : strategyNotes.noLimits,
        writer.has("outcome") ? null : strategyNotes.noOutcome,
      ],
      missing: isAsked ? [] : [strategyMissing.decision],
    },
  );
}
