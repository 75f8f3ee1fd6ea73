import type { Addressee } from "#core/language/addressee.ts";
import { outsideQuotes } from "#core/language/quotes.ts";
import { given } from "#core/language/given.ts";
import { isClearPast, thirdOf, verbFormOf } from "#core/language/inflect.ts";
import { capitalise, lowerOpening, possessive } from "#core/language/phrase.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { answerOf, type Answers, type Material } from "#core/tools/definition.ts";
import { withinLength } from "./answer-limits.ts";
import { fitWords, type Piece } from "./fit-words.ts";
import { type Ask, askOf, readAsks } from "./networking-hub-ask.ts";
import { type Ground, readGround } from "./networking-hub-ground.ts";
import { type Meet, readMeet } from "./networking-hub-meet.ts";
import { readSelf, type Self } from "./networking-hub-self.ts";
import { type HubVoice, hubVoice } from "./networking-hub-voice.ts";
import { tidyResult } from "./tidy-language.ts";
import { putTo, readWish, type Wish } from "./networking-hub-wish.ts";

type Facts = {
  readonly self: Self;
  readonly meet: Meet;
  readonly wish: Wish;
  readonly ground: Ground;
  readonly asks: readonly Ask[];
};

type Opener = (facts: Facts, voice: HubVoice) => Piece[];

const most = 70;
/** Characters of an answer that an opener can use. */
const longest = 600;

/** Three openers of at most 70 words: to a peer, to a mentor, and to the one who can introduce her. */
export function composeNetworkingHub({ answers: all, tone }: Material): Result {
  const answers = withinLength(all, longest);
  const facts = readFacts(answers);
  const voice = hubVoice(tone);
  const openers: readonly [string, Opener][] = [
    ["Peer", toPeer],
    ["Mentor", toMentor],
    ["Industry introduction", toIntroducer],
  ];
  const sections = openers.flatMap(([label, opener]) => {
    const text = voice.register(capitalise(fit(facts, voice, opener)));
    return text === "" ? [] : [{ label, blocks: [paragraph(text)] }];
  });
  return tidyResult({ sections, missing: missingFor(answers, facts) });
}

function readFacts(answers: Answers): Facts {
  const read = (id: string) => ownCapitals(answers, id);
  const meet = readMeet(read("meet"));
  return {
    self: readSelf(read("who"), answerOf(answers, "who")),
    meet,
    wish: readWish(read("why")),
    ground: readGround(read("common"), meet.person),
    asks: readAsks(read("ask")),
  };
}

/** All of it when it fits; else her years give way before her reasons. */
function fit(facts: Facts, voice: HubVoice, opener: Opener): string {
  const all = opener(facts, voice);
  const whole = fitWords(all, most);
  if (all.every(([, text]) => text === null || whole.includes(text))) return whole;
  const { short } = facts.self;
  return fitWords(opener({ ...facts, self: { ...facts.self, post: short } }, voice), most);
}

/** Where she sets capitals with care, none is added for a name she wrote elsewhere. */
function ownCapitals(answers: Answers, id: string): string {
  const raw = answerOf(answers, id);
  const careful = /^\p{Lu}\p{Ll}/u.test(raw) && /\p{Ll},? (?:Dr\. )?\p{Lu}\p{Ll}/u.test(raw);
  return given(careful ? { [id]: raw } : answers, id);
}

function missingFor(answers: Answers, { asks }: Facts): string[] {
  const wanted: readonly [string, string][] = [
    ["who", "who you are: your name, your role and one fact about your work"],
    ["meet", "whom you want to meet"],
    ["why", "why them: what you want to know"],
    ["common", "what you have in common"],
    ["ask", "the one thing you ask for"],
  ];
  const open = wanted.filter(([id]) =>
    id === "ask" ? asks.length === 0 : given(answers, id) === "",
  );
  return open.every(([id]) => id === "common") ? [] : open.map(([, request]) => request);
}

/** To a peer: the work they share, and the lighter form of the favor. */
function toPeer({ self, meet, wish, ground, asks }: Facts, voice: HubVoice): Piece[] {
  const { person } = meet;
  const members: Addressee = { greeting: null, name: null, plural: true };
  const theirs = person === null || (meet.peers !== "" && /\bthe[yi]/.test(wish.question));
  const asked = theirs ? putTo(wish.question, members) : null;
  const question = asked ?? nameFirst(wish.question, person?.name ?? null);
  const open = asks.filter(({ what }) => person === null || !/\b(?:his|her|him)\b/.test(what));
  const ask = open.find(({ kind }) => kind === "thing" || kind === "act") ?? open[0] ?? asks[0];
  const who: Piece[] = [
    [1, self.post === "" ? null : voice.hello(self.post)],
    [3, self.sentences.join(" ")],
  ];
  const why: Piece[] = [
    [2, meet.peers === "" ? null : voice.reach(meet.peers)],
    [4, person === null ? ground.toThem.join(" ") : null],
    [5, whose(wish.context, person === null ? "" : possessive(person.greeting))],
    [2, question === "" ? null : voice.wonder(wish.verb, question)],
  ];
  return [...who, ...why, [0, closing(ask, members, voice.peer, question)]];
}

/** To a mentor: the ground they share first, then the question, then time. */
function toMentor({ self, meet, wish, ground, asks }: Facts, voice: HubVoice): Piece[] {
  const { person } = meet;
  const mentor: Addressee = {
    greeting: person?.greeting ?? null,
    name: person?.name ?? null,
    plural: person === null,
  };
  const put = putTo(wish.question, mentor) ?? wish.question;
  const question = person === null || person.house === "" ? put : placed(put, person.house);
  const ask = asks.find(({ kind }) => kind === "time") ?? asks[0];
  const who = person === null ? self.post : self.short;
  const unnamed = person === null && ground.toThem.length === 0;
  const shared: Piece[] = ground.toThem.map((text, at) => [at === 0 ? 1 : 3, text]);
  const own: Piece[] = [
    [
      2,
      who === ""
        ? null
        : unnamed
          ? voice.hello(who)
          : voice.hello(who).replace(/^(?:Hello|Hi), /, ""),
    ],
    [4, self.sentences.join(" ")],
  ];
  const wonder: Piece = [1, question === "" ? null : voice.wonder(wish.verb, question)];
  const reach: Piece = [
    3,
    person !== null || meet.seniors === "" ? null : voice.seek(meet.seniors),
  ];
  const why: Piece[] = [[5, whose(wish.context, person === null ? "" : "your")], reach, wonder];
  const body = [...shared, ...own, ...why];
  return [
    ...greet(body, person === null ? "" : voice.dear(person.greeting)),
    [0, closing(ask, mentor, voice.mentor, question)],
  ];
}

/** The salutation and the first sentence are one. */
function greet(pieces: readonly Piece[], salutation: string): Piece[] {
  const at = pieces.findIndex(([, text]) => text !== null && text !== "");
  if (salutation === "") return [...pieces];
  if (at < 0) return [[0, salutation.replace(/, $/, ".")], ...pieces];
  return pieces.map(([rank, text], index) =>
    index === at ? [0, salutation + lowerOpening(text ?? "")] : [rank, text],
  );
}

/** To the one who can introduce her: the name first, then what it is for. */
function toIntroducer({ self, meet, wish, ground, asks }: Facts, voice: HubVoice): Piece[] {
  const { person } = meet;
  const ask = asks.find(({ kind }) => kind === "time") ?? asks[0];
  const whom = person?.full ?? meet.peers;
  const asked = theyFirst(ofThem(wish.question), person?.greeting ?? null);
  const question = person === null || person.house === "" ? asked : placed(asked, person.house);
  const own: Piece[] = [
    [1, self.short === "" ? null : voice.hello(self.short)],
    [4, self.sentences.join(" ")],
  ];
  const shared: Piece[] = ground.aboutThem.map((text, at) => [at === 0 ? 2 : 5, text]);
  const wonder: Piece = [3, question === "" ? null : voice.wonder(wish.verb, question)];
  const asking: Piece[] = introduction(ask, whom, person?.greeting ?? "them", voice);
  return [...own, ...asking, ...shared, wonder];
}

function introduction(ask: Ask | undefined, whom: string, name: string, voice: HubVoice): Piece[] {
  if (ask === undefined) return whom === "" ? [] : [[1, voice.introduce(whom, "")]];
  const target = whom === "" ? "someone I can speak to" : whom;
  const pause = /,| who | whom | that /.test(target) || target.split(" ").length > 6 ? "," : "";
  if (whom === "" && ask.kind === "thing")
    return [[0, voice.introduce(`someone I can ask for ${ask.what}`, "")]];
  if (whom === "" && ask.kind === "act")
    return [[0, voice.introduce(`someone I can ask to ${ask.what}`, "")]];
  if (ask.kind === "time") return [[0, voice.introduce(target, `${pause} for ${ask.what}`)]];
  if (ask.kind === "thing")
    return [[0, voice.introduce(target, `, so that I can ask for ${ask.what}`)]];
  if (ask.kind === "act")
    return [[0, voice.introduce(target, `, so that I can ask ${name} to ${ask.what}`)]];
  if (ask.kind === "pointer")
    return [
      [
        0,
        voice.introduce(
          whom === "" ? "someone who can tell me" : `${whom} in your circle`,
          whom === "" ? ` ${ask.what}` : "",
        ),
      ],
      [1, whom === "" ? null : `My question for them is ${ask.what}.`],
    ];
  return [
    [0, voice.introduce(target, "")],
    [1, `I ask for one thing: ${ask.what}.`],
  ];
}

/** "My reason: her talk at HIMSS", said to her or about her. */
function whose(context: readonly string[], owner: string): string {
  const said = context.join(" ");
  return owner === "" ? said : said.replace(/^(My reason: )(?:her|his|their)\b/u, `$1${owner}`);
}

function closing(
  ask: Ask | undefined,
  to: Addressee,
  say: (ask: Ask) => string,
  question: string,
): string | null {
  if (ask === undefined) return null;
  const said = say(askOf(ask, to) ?? ask);
  return question === ""
    ? said.replace(/ (?:talk it through|work through it) with me /, " speak with me ")
    : said;
}

/** "how she moved her team", said to someone else: "how Helen Zhou moved her team". */
function nameFirst(question: string, name: string | null): string {
  if (name === null) return question;
  return question
    .replace(/(?<![\p{L}’])(?:she|he)(?![\p{L}’])/iu, name)
    .replace(/^(\p{Ll}+ )(?:her|his)(?= \p{Ll})/u, `$1${possessive(name)}`);
}

/** "what you would do", told of them to someone else: "what they would do". */
function ofThem(question: string): string {
  return outsideQuotes(question, (part) =>
    part
      .replaceAll(/(?<![\p{L}’])you(?![\p{L}])/gu, "they")
      .replaceAll(/(?<![\p{L}’])your(?![\p{L}])/gu, "their"),
  );
}

/** "how they told residents", of one person: "how Joan told residents". */
function theyFirst(question: string, name: string | null): string {
  const pronouns = question.match(/(?<![\p{L}’])(?:they|them|their)(?![\p{L}’])/giu) ?? [];
  if (name === null || pronouns.length !== 1) return question;
  return question.replace(
    /^((?:how|why|what|which(?: \p{Ll}+){1,2}|when|where|whether) )they (\p{Ll}+)/u,
    (all, lead: string, verb: string) => {
      const form = verbFormOf(verb);
      if (form === "past" || isClearPast(verb)) return `${lead}${name} ${verb}`;
      return form === "base" ? `${lead}${name} ${thirdOf(verb)}` : all;
    },
  );
}

/** "decides alone there" → "decides alone at Norrvik Bio". */
function placed(question: string, house: string): string {
  return question.replace(/(?<=\p{L}) there(?= |$)/u, ` at ${house}`);
}
