import {
  placeInSentence,
  placeWordings,
  readRole,
  resultRow,
  resultWays,
  timeFit,
  roleInSentence,
  roleWordings,
} from "#core/composer/draft/common-fits.ts";
import type { Draft, Line } from "#core/composer/draft/draft.ts";
import { type Fit, isShape, ownISentence, thingIn, toSentence } from "#core/composer/draft/fits.ts";
import { personName } from "#core/composer/draft/person-name.ts";
import {
  bulletsOf,
  numberedOf,
  paragraphOf,
  section,
  upToWords,
} from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import {
  capitaliseFirst,
  lowerFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import type { Material } from "#core/tools/definition.ts";
import * as copy from "./copy.ts";

const maxConversationWords = 90;
const maxHeadline = 120;
const maxProofs = 5;

/** "They call me when …": a clause, or an event as a thing. */
const calledFor: readonly Fit[] = [
  (phrase, need) =>
    /^(?:they|people) (?:call|ask|come to) /iu.test(phrase.text) ? ownWhole(phrase, need) : null,
  (phrase, need) =>
    isShape(phrase, ["clause", "i-clause"], need)
      ? toSentence(`They call me when ${lowerFirst(phrase.text)}`)
      : null,
  ownISentence,
];
const ownWhole: Fit = (phrase, need) =>
  need === "likely" || phrase.isSayable ? toSentence(phrase.text) : null;

/** Who the member is at work, what shows it, and what to say to the person who decides. */
export function composeCareerPositioning(material: Material): Draft {
  const writer = createWriter(material, "decider");
  const who = introduction(writer);
  const called = writer.lines("calledFor", {
    lead: /^(?:they call me )?(?:when|whenever)\s+(?=\S+\s)/iu,
    isPrivate: true,
    fits: calledFor,
    wordings: [({ text }) => toSentence(`They call me for ${text}`)],
  });
  const rows = writer.lines("results", resultRow);
  const results = writer.lines("results", resultWays);
  const next = nextRole(writer);
  const you = personName(writer.whole("decider"));
  const opening = copy.positioningOpening[writer.register];
  const isWho = writer.has("role");
  return settle(
    writer,
    [
      ...(isWho
        ? section("Positioning statement", paragraphOf(who, called.slice(0, 1), next))
        : []),
      ...section("Proof points", bulletsOf(rows.slice(0, maxProofs))),
      ...section("Profile headline", numberedOf(headlines(writer))),
      ...(isWho && writer.has("target")
        ? section(
            "In conversation",
            paragraphOf(
              upToWords(maxConversationWords - 25, [
                ours(
                  you === null ? opening : opening.replace(/^Thank/u, `${you}, thank`),
                  "decider",
                ),
                ...next,
                ...called.slice(0, 1),
                ...results,
              ]),
              ours(copy.positioningAsk[writer.register]),
            ),
          )
        : []),
    ],
    {
      homes: {
        role: "Positioning statement",
        where: "Positioning statement",
        calledFor: "Positioning statement",
        results: "Proof points",
        target: "Positioning statement",
      },
      notes: notesOf(writer, you),
      missing: isWho ? [] : [copy.positioningMissing.role],
    },
  );
}

function introduction(writer: DraftWriter): readonly (Line | null)[] {
  const rolePhrase = writer.whole("role");
  const placePhrase = writer.whole("where");
  const read = readRole(rolePhrase);
  const role = read?.head ?? null;
  const place = placeInSentence(placePhrase);
  const sentence =
    role === null ? place && `I work ${place}` : `I’m ${[role, place].filter(Boolean).join(" ")}`;
  return [
    ours(sentence === null ? "" : toSentence(sentence), "role", "where"),
    ...(read?.rest ?? []).map((phrase) => writer.line(phrase, { fits: [timeFit("I’ve")] })),
    ...(role === null
      ? writer.lines("role", { fits: [ownISentence], wordings: roleWordings("I’m") })
      : []),
    ...(place === null
      ? writer.lines("where", { fits: [ownISentence], wordings: placeWordings("I work") })
      : []),
  ];
}

function nextRole(writer: DraftWriter): readonly (Line | null)[] {
  return writer.lines("target", {
    fits: [
      ownISentence,
      (phrase) => {
        const role = roleInSentence(phrase);
        return role === null || /^(?:senior|more|better)\b/iu.test(role)
          ? null
          : toSentence(`The role I want next is ${role}`);
      },
    ],
    wordings: [
      ({ text }) => toSentence(`The role I want next is ${text}`),
      thingIn("I’m ready for {}."),
    ],
  });
}

/** Two lines of at most 120 characters: role and a result, role and a place. */
function headlines(writer: DraftWriter): readonly (Line | null)[] {
  const role = readRole(writer.whole("role"))?.head.replace(/^an?\s+/u, "");
  if (role === undefined) return [];
  const title = capitaliseFirst(role);
  const place = placeInSentence(writer.whole("where"));
  const short = writer
    .phrases("results")
    .map((phrase) => resultWays.fits.map((fit) => fit(phrase, "certain")).find(Boolean) ?? "")
    .map((sentence) => stripEndMark(capitaliseFirst(sentence.replace(/^I (?:have |’ve )?/u, ""))))
    .filter((result) => result !== "" && `${title} | ${result}`.length <= maxHeadline);
  const lines = [
    ...short.slice(0, 2).map((result) => `${title} | ${result}`),
    place === null ? "" : `${title} ${place}`,
  ];
  return lines
    .filter((line) => line.length > 0 && line.length <= maxHeadline)
    .slice(0, 2)
    .map((line) => ours(line, "role", "results"));
}

function notesOf(writer: DraftWriter, you: string | null) {
  const results = writer.phrases("results");
  return [
    writer.has("target") ? null : copy.positioningNotes.noTarget,
    results.length === 1 || results.length === 2 ? copy.positioningNotes.few(results.length) : null,
    results.length > 0 && !results.some(({ text }) => /\d/.test(text))
      ? copy.positioningNotes.noFigure
      : null,
    you === null ? null : copy.positioningNotes.decider(you),
  ];
}
