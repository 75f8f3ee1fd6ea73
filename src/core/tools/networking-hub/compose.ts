import {
  ownName,
  resultWays,
  readRole,
  roleWordings,
  timeFit,
} from "#core/composer/draft/common-fits.ts";
import type { Draft, Line } from "#core/composer/draft/draft.ts";
import {
  actIn,
  type Fit,
  ownISentence,
  ownSentence,
  thingIn,
  toSentence,
} from "#core/composer/draft/fits.ts";
import { personName } from "#core/composer/draft/person-name.ts";
import { paragraphOf, section, upToWords } from "#core/composer/draft/sections.ts";
import { settle } from "#core/composer/draft/settle.ts";
import { createWriter, ours, type DraftWriter } from "#core/composer/draft/writer.ts";
import type { Material } from "#core/tools/definition.ts";
import { introductionAsk, networkingCopy, networkingMissing, networkingNotes } from "./copy.ts";

/** What is left of 70 words beside greeting, courtesy and close. */
const maxWords = 52;

/** "how you price a first order", "whether the fellowship pays": an indirect question behind "I’d love to know". */
const know = {
  lead: /^I (?:want|would like|’d like) to (?:know|learn)\s+/iu,
  fits: [
    (phrase, need) =>
      (need === "likely" || phrase.isOneIdea) &&
      /^(?:how|what|why|when|where|who|whether|which)\s(?!(?:do|does|did|is|are|was|were|can|could|will|would|should)\s)/iu.test(
        phrase.text,
      )
        ? toSentence(
            `I’d love to know ${phrase.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
          )
        : null,
    ownISentence,
  ] satisfies Fit[],
  wordings: [
    ({ text }) => toSentence(`I’d love to know how ${text}`),
    ({ text }) => toSentence(`I’d love to hear more about ${text}`),
  ] satisfies Fit[],
};

const maxAskWords = 9;

const time = /\b(?:minutes?|hour|call|chat|conversation|coffee|lunch|talk|meeting|visit)\b/iu;
const ask = {
  lead: /^I (?:ask|am asking|’m asking) for\s+/iu,
  fits: [
    (phrase) =>
      phrase.text.endsWith("?") && phrase.words.split("?").length === 2
        ? toSentence(phrase.text)
        : null,
    (phrase, need) => {
      const isOne =
        (need === "likely" || phrase.isOneIdea) &&
        /^(?:an?|one|your|\d+|ten|fifteen|twenty|thirty|half)\s/iu.test(phrase.text) &&
        phrase.text.split(/\s+/).length <= maxAskWords;
      if (!isOne) return null;
      const words = phrase.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
      return time.test(words)
        ? `Would you have ${words} for me?`
        : `Could you help me with ${words}?`;
    },
    ownISentence,
  ] satisfies Fit[],
  wordings: [
    actIn("Would you {}?"),
    thingIn("Could you help me with {}?"),
    ({ text }) => toSentence(`I’d be grateful for ${text}`),
  ] satisfies Fit[],
};

const common = {
  fits: [ownSentence],
  wordings: [
    ({ text }) => toSentence(`We were both at ${text}`),
    ({ text }) => toSentence(`We both know ${text}`),
    ({ text }) => toSentence(`We both work in ${text}`),
  ] satisfies Fit[],
};

/** Three messages: to a peer, to a mentor, and to whoever can open the door. */
export function composeNetworkingHub(material: Material): Draft {
  const writer = createWriter(material, "meet");
  const copy = networkingCopy[writer.register];
  const name = ownName(writer.whole("name"));
  const reader = personName(writer.whole("meet"));
  const me = introduction(writer, name);
  const shared = writer.lines("common", common);
  const fact = writer.lines("fact", resultWays);
  const wish = writer.lines("know", know);
  const asked = writer.lines("ask", ask);
  const isAsked = writer.has("ask") || writer.has("know");
  const hello = ours(reader === null ? "Hello," : `Hi ${reader},`, "meet");
  const bye = paragraphOf(ours(copy.bye), ours(name ?? "", "name"));
  const calendar = time.test(writer.whole("ask")?.text ?? "") ? copy.yourCalendar : copy.shortReply;
  const toReader = (opening: string, close: string) => [
    paragraphOf(hello),
    paragraphOf(
      ours(opening),
      upToWords(maxWords, [...me, ...shared, ...asked, ...wish, ...fact]),
      ours(close),
    ),
    bye,
  ];
  return settle(
    writer,
    isAsked
      ? [
          ...section("Peer", ...toReader(copy.peer, copy.shortReply)),
          ...section("Mentor", ...toReader(copy.mentor, calendar)),
          ...section(
            "Industry introduction",
            ...introductionRequest(writer, [...me, ...fact], reader, bye),
          ),
        ]
      : [],
    {
      homes: {
        role: "Peer",
        fact: "Peer",
        common: "Peer",
        know: "Mentor",
        ask: "Peer",
        meet: "Industry introduction",
      },
      notes: [
        writer.has("ask") ? null : networkingNotes.noAsk,
        writer.has("common") ? null : networkingNotes.noCommon,
        reader === null ? networkingNotes.noName : networkingNotes.forward,
      ],
      missing: isAsked ? [] : [networkingMissing.ask],
    },
  );
}

function introduction(writer: DraftWriter, name: string | null): readonly (Line | null)[] {
  const phrase = writer.whole("role");
  const read = readRole(phrase);
  const role = read?.head ?? null;
  if (role === null)
    return [
      ours(name === null ? "" : `I’m ${name}.`, "name"),
      ...(phrase === null
        ? []
        : writer.lines("role", { fits: [ownISentence], wordings: roleWordings("I’m") })),
    ];
  return [
    ours(toSentence(name === null ? `I’m ${role}` : `I’m ${name}, ${role}`), "name", "role"),
    ...(read?.rest ?? []).map((part) => writer.line(part, { fits: [timeFit("I’ve")] })),
  ];
}

/** To somebody who knows the person the member wants to meet, who is never "you" in it. */
function introductionRequest(
  writer: DraftWriter,
  about: readonly (Line | null)[],
  reader: string | null,
  bye: ReturnType<typeof paragraphOf>,
) {
  const phrase = writer.whole("meet");
  if (phrase === null) return [];
  const meet = writer.line(phrase, {
    fits: [({ text, isOneIdea }) => (isOneIdea ? toSentence(`I’d like to meet ${text}`) : null)],
    wordings: [({ text }) => toSentence(`I’d like to meet ${text}`)],
    isPrivate: true,
  });
  return [
    paragraphOf(ours("Hello,")),
    paragraphOf(
      ours(networkingCopy[writer.register].introduction),
      upToWords(maxWords - 20, about),
    ),
    paragraphOf(meet, ours(reader === null ? introductionAsk.open : introductionAsk.named)),
    bye,
  ];
}
