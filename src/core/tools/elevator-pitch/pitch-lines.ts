import {
  ownName,
  placeInSentence,
  placeWordings,
  resultWays,
  readRole,
  roleWordings,
  timeFit,
} from "#core/composer/draft/common-fits.ts";
import type { Line } from "#core/composer/draft/draft.ts";
import {
  actIn,
  deedIn,
  doingIn,
  type Fit,
  isShape,
  ownISentence,
  ownSentence,
  thingIn,
  toSentence,
} from "#core/composer/draft/fits.ts";
import { ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import { lowerFirstOfPeople } from "#core/composer/words/typing/letter-case.ts";

type Lines = readonly (Line | null)[];

/** What a pitch is made of; each part may hold nothing. */
export type PitchLines = Readonly<
  Record<"who" | "help" | "how" | "result" | "proof" | "second" | "why" | "next", Lines>
>;

export function pitchLines(writer: DraftWriter): PitchLines {
  return {
    who: who(writer),
    help: writer.lines("help", helpWays),
    how: writer.lines("how", {
      fits: [ownSentence, byDoing, actIn("To do that, I {}.")],
      wordings: [thingIn("I do it with {}.")],
    }),
    result: writer.lines("result", resultWays),
    proof: writer.lines("proof", {
      ...resultWays,
      fits: [ownISentence, deedIn("I also {}."), ...resultWays.fits],
    }),
    second: writer.lines("secondResult", resultWays),
    why: writer.lines("why", {
      fits: [
        ({ text, isOneIdea }) =>
          isOneIdea && /^because\s/iu.test(text)
            ? `I do this work ${text.replace(/^B/u, "b")}.`
            : null,
        ownSentence,
      ],
      wordings: [({ text }) => toSentence(`I do this work because of ${text}`)],
    }),
    next: writer.lines("next", {
      fits: [
        ownISentence,
        (phrase, need) =>
          /^to\s\p{L}/iu.test(phrase.text) && (phrase.isOneIdea || need === "likely")
            ? toSentence(`I’d like ${phrase.text.replace(/^T/u, "t")}`)
            : null,
        thingIn("I’m looking for {}."),
      ],
      wordings: [
        ({ text }) => toSentence(`I’m looking for ${text}`),
        ({ text }) => toSentence(`I’d like ${text}`),
      ],
    }),
  };
}

/** "by asking first", "asking first". */
const byDoing: Fit = (phrase, need) =>
  /^by\s\p{L}+ing\b/iu.test(phrase.text)
    ? need === "likely" || phrase.isOneIdea
      ? toSentence(`I do it ${phrase.text.replace(/^B/u, "b")}`)
      : null
    : doingIn("I do it by {}.")(phrase, need);

/** "families keep their homes": people and what they do, behind "I help". */
const helpWays = {
  lead: /^I help\s+/iu,
  fits: [
    ownISentence,
    (phrase, need) => {
      const isPeople =
        /^(?:\p{L}+\s){1,6}?(?:who|with|to|in|at|of|find|get|make|keep|build|see|use|know|have|run|stay|learn|understand|sell|write|pass|move|go)\b/iu.test(
          phrase.text,
        );
      if (need === "certain" && !(phrase.isOneIdea && isPeople)) return null;
      return toSentence(`I help ${lowerFirstOfPeople(phrase.text)}`);
    },
    (phrase, need) =>
      isShape(phrase, ["thing", "things", "person"], need) &&
      /^(?:\p{L}+ ){0,3}?\p{L}+s\b/u.test(phrase.text)
        ? toSentence(`I work with ${lowerFirstOfPeople(phrase.text)}`)
        : null,
  ] satisfies Fit[],
  wordings: [({ text }) => toSentence(`I work with ${lowerFirstOfPeople(text)}`)] satisfies Fit[],
};

function who(writer: DraftWriter): Lines {
  const name = ownName(writer.whole("name"));
  const rolePhrase = writer.whole("role");
  const placePhrase = writer.whole("where");
  const read = readRole(rolePhrase);
  const role = read?.head ?? null;
  const place = placeInSentence(placePhrase);
  const hasOwnPlace = role !== null && place !== null && /\s(?:at|in|for|with)\s/u.test(role);
  const as =
    role === null
      ? ""
      : hasOwnPlace
        ? `I work ${place} as ${role}`
        : [role, place].filter(Boolean).join(" ");
  const start = name === null ? "I’m" : `I’m ${name},`;
  const sentence =
    role === null
      ? [name === null ? "" : `I’m ${name}.`, place === null ? "" : `I work ${place}.`]
          .join(" ")
          .trim()
      : hasOwnPlace
        ? toSentence(name === null ? as : `I’m ${name}, and ${as}`)
        : toSentence(`${start} ${as}`);
  return [
    ours(sentence, "name", "role", "where"),
    ...(read?.rest ?? []).map((phrase) => writer.line(phrase, { fits: [timeFit("I’ve")] })),
    ...(role === null && rolePhrase !== null
      ? writer.lines("role", { fits: [ownISentence], wordings: roleWordings("I’m") })
      : []),
    ...(place === null && placePhrase !== null
      ? writer.lines("where", { fits: [ownISentence], wordings: placeWordings("I work") })
      : []),
  ];
}
