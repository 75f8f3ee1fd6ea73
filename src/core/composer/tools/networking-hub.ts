import * as frames from "#core/composer/frames/networking-hub.ts";
import * as tones from "#core/composer/frames/networking-tones.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { sayItems } from "#core/composer/say-items.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Slot } from "#core/composer/slot.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { withoutNothing } from "#core/composer/words/aside.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { titleInside } from "#core/composer/words/office-title.ts";
import { pointedAt, shareName } from "#core/composer/words/points-back.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";
import { asides, greetings } from "./networking-greetings.ts";
import { pronounOf } from "./networking-pronoun.ts";

const most = 70;
/** A sentence leans on those before it in its field: of more than these no message has all. */
const room = 12;
const fields = ["fact", "meet", "know", "common", "ask"] as const;
/** Her fields as they stand in a message; `since` is how long she has done her work, `more` whom else she wants to meet. */
type Part = (typeof fields)[number] | "more" | "since";
type Said = Readonly<Record<Part, readonly string[]>>;

/** In the order of a message: what a word points back to stands before it. */
const inOrder: readonly Part[] = ["since", "fact", "meet", "more", "common", "know", "ask"];

/** What comes in first where the room is short; what no message has told yet goes before what one has. */
const weights: Readonly<Record<tones.Message, readonly Part[]>> = {
  Peer: ["meet", "know", "ask", "fact", "common", "more", "since"],
  Mentor: ["meet", "common", "ask", "know", "more", "fact", "since"],
  "Industry introduction": ["meet", "ask", "fact", "common", "more", "since", "know"],
};
const later = 10;

/**
 * Three messages to people who can lead her to those she wants to meet. Whom she wants to meet stands in each before
 * what she would ask of them, so that "she" and "they" have a name; the request to the reader closes it.
 */
export function composeNetworkingHub(material: Material): Result {
  const { answers } = material;
  const hers = readerOf({ ...material, answers: { ...answers, common: shared(answers) } });
  const said = sentences(hers);
  const written = tones.messages.reduce((before: readonly Written[], label) => {
    const told = new Set(before.flatMap(({ kept }) => kept));
    return [...before, { label, kept: message(hers, said, label, told) }];
  }, []);
  const lacking = (texts: readonly string[]) =>
    written.filter(({ kept }) => texts.some((text) => !kept.includes(text)));
  const ways = greetings(hers);
  const shortened = (whole: number) =>
    written.filter(({ kept: [first = ""] }) => ways.indexOf(first) >= whole);
  const [aside] = hers.one("name")?.match(asides) ?? [];
  const left = [
    ...(aside === undefined ? [] : [{ what: `“${aside.trim()}”`, from: shortened(1) }]),
    { what: frames.asks.role, from: shortened(2) },
    ...fields.map((id) => ({ what: frames.asks[id], from: lacking(said[id]) })),
  ];
  const untold = said.since.filter((text) => lacking([text]).length === written.length);
  const years = untold.map((text) => ({ what: `“${unclosed(text)}”`, from: written }));
  const given = ["ask", "meet", "know", "fact", "role", "name"].some((id) => hers.has(id));
  const whom = frames.unnamed.test(answerOf(material.answers, "meet")) ? [frames.asks.whom] : [];
  return {
    sections: given
      ? written.map(({ label, kept }) => ({ label, blocks: [paragraph(kept.join(" "))] }))
      : [],
    missing: [...missing(hers), ...whom, ...tones.leftOut([...left, ...years])],
  };
}

type Written = { readonly label: tones.Message; readonly kept: readonly string[] };

/** Words of ours come in where all of hers have room; asides at her name and role give way to what the message is for. */
function message(
  hers: Reader,
  said: Said,
  label: tones.Message,
  told: ReadonlySet<string>,
): readonly string[] {
  const [, first = "meet"] = weights[label];
  const all = movesOf(hers, said, label, told);
  const own = all.filter(({ turn }) => turn === undefined || turn < 2 * later);
  const purpose = said[first][0] ?? "";
  const tried = greetings(hers).map((text) => {
    const whole = spokenWithin([{ text }, ...all], most);
    const isAll = own.every((move) => move.text === "" || whole.includes(move.text));
    return isAll ? whole : spokenWithin([{ text }, ...own], most);
  });
  const factsIn = (kept: readonly string[]) => own.filter(({ text }) => kept.includes(text)).length;
  const fitting = (from: number, to: number) =>
    tried.slice(from, to).filter((kept) => kept.includes(purpose));
  const [fullest] = fitting(0, 3).toSorted((a, b) => factsIn(b) - factsIn(a));
  return fullest ?? fitting(3, 5)[0] ?? tried[0] ?? [];
}

function movesOf(
  hers: Reader,
  said: Said,
  label: tones.Message,
  told: ReadonlySet<string>,
): readonly Move[] {
  const register = ofTone(tones.registers, hers.tone);
  const asks = Object.values(said)
    .flat()
    .some((text) => text.includes("?"));
  const request = (asks ? tones.plainRequests : register.requests)[label];
  const moves = (...parts: readonly Part[]) =>
    parts.flatMap((part) =>
      said[part].slice(0, room).map((text, at) => {
        const again = told.has(text) && part !== "meet" && part !== "ask" ? later : 0;
        const turn = weights[label].indexOf(part) + again;
        return { text, turn, leansOn: leanings(said, part, at) };
      }),
    );
  return [
    ...moves("since", "fact"),
    { text: tones.leads[label], turn: 2 * later },
    ...moves("meet", "more", "common", "know", "ask"),
    { text: asksReader(hers) || said.meet.length === 0 ? "" : request },
    { text: register.end, turn: 3 * later },
  ];
}

/** What has to stand before it: the sentence before in its field unless it opens with herself, and what its words point back to. */
function leanings(said: Said, part: Part, at: number): readonly string[] {
  const text = said[part][at] ?? "";
  if (part === "meet") return frames.likeHers.test(text) ? said.fact.slice(0, room) : [];
  if (at > 0 && !/^I\s/.test(text)) return said[part].slice(at - 1, at);
  const before = inOrder.slice(0, inOrder.indexOf(part)).flatMap((one) => said[one]);
  const earlier = [...before, ...said[part].slice(0, at)];
  const meant = pointedAt(text, earlier);
  return meant.some((one) => said.meet.includes(one)) ? [] : meant.slice(-1);
}

function asksReader(hers: Reader): boolean {
  const ask = hers.one("ask") ?? "";
  const [, to] = frames.introductionTo.exec(ask) ?? [];
  return frames.introduction.test(ask) && (!to || shareName(to, hers.one("meet") ?? ""));
}

function sentences(hers: Reader): Said {
  const [meet, ...more] = sayItems(frames.meet, hers.items("meet").map(named));
  const them = pronounOf(hers);
  const said = (id: string, slot: Slot) =>
    saidOf(hers, id, frames.about(slot, them), frames.about(frames.toThem, them));
  return {
    since: introduce({ name: hers.one("name"), role: hers.one("role"), where: null })
      .slice(1)
      .filter((sentence) => !frames.isWork(sentence)),
    fact: hers.items("fact").map(factOf),
    meet: meet === undefined ? [] : [meet],
    more,
    know: said("know", frames.know),
    common: said("common", frames.common),
    ask: said("ask", asksReader(hers) ? frames.askOfReader : frames.ask),
  };
}

/** What she would say to them stands in quotation marks, a question that does not name them behind its label. */
function saidOf(hers: Reader, id: string, slot: Slot, toThem: Slot): readonly string[] {
  return hers.items(id).map((item, at) => {
    if (frames.addressing.test(item)) return put(toThem.neutral, item);
    if (item.endsWith("?")) return put(frames.speaksOfThem.test(item) ? "{}" : slot.neutral, item);
    if (frames.inverted.test(item)) return put(slot.neutral, item);
    const said = say(slot, item);
    return at === 0 || said.how === "frame" ? said.text : put("{}", unclosed(item));
  });
}

function factOf(item: string): string {
  const years = frames.yearsOfWork.test(item);
  return years ? put(frames.ofYears, unclosed(item)) : say(frames.fact, item).text;
}

/** "buyer for haircare" is somebody: "a buyer for haircare". */
function named(item: string): string {
  const bare = lacksArticle(item, readShape(unclosed(item), frames.meet.expects));
  return bare ? (titleInside(unclosed(item)) ?? item) : item;
}

/** What she shares; behind "nothing yet" only what says something by itself. */
function shared(answers: Answers): string {
  const answer = answerOf(answers, "common");
  const rest = withoutNothing(answer);
  const { shape } = readShape(unclosed(rest), frames.common.expects);
  return rest === answer || frames.standsAlone.has(shape) ? answer : "";
}

function missing(hers: Reader): readonly string[] {
  const ids = ["name", "role", ...fields] as const;
  return asksFor(hers, ids, frames.asks);
}
