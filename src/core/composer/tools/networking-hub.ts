import * as frames from "#core/composer/frames/networking-hub.ts";
import * as tones from "#core/composer/frames/networking-tones.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { pointedAt } from "#core/composer/words/points-back.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { asides, greetings } from "./networking-greetings.ts";
import {
  asksReader,
  fields,
  type Part,
  type Said,
  sentences,
  shared,
} from "./networking-sentences.ts";

const most = 70;
/** A sentence leans on those before it in its field: of more than these no message has all. */
const room = 12;
/** The greeting that leaves her role out. */
const roleless = 4;

/** In the order of a message: what a word points back to stands before it. */
const inOrder: readonly Part[] = ["since", "fact", "meet", "more", "common", "know", "ask"];

/** What comes in first where the room is short; what no message has told yet goes before what one has. */
const weights: Readonly<Record<tones.Message, readonly Part[]>> = {
  Peer: ["meet", "know", "ask", "fact", "common", "more", "since"],
  Mentor: ["meet", "common", "ask", "know", "more", "fact", "since"],
  "Industry introduction": ["meet", "ask", "fact", "common", "more", "since", "know"],
};
const later = 10;
/** Where her fact would stand in none of the three, the first of them tells it, and what she wants to learn gives way. */
const withFact: typeof weights = {
  ...weights,
  Peer: ["meet", "fact", "ask", "common", "know", "more", "since"],
};

/**
 * Three messages to people who can lead her to those she wants to meet. Whom she wants to meet stands in each before
 * what she would ask of them, so that "she" and "they" have a name; the request to the reader closes it.
 */
export function composeNetworkingHub(material: Material): Result {
  const { answers } = material;
  const hers = readerOf({ ...material, answers: { ...answers, common: shared(answers) } });
  const said = sentences(hers);
  const ways = greetings(hers);
  const usual = messages(hers, said, weights);
  const isTold = said.fact.some((text) => usual.some(({ kept }) => kept.includes(text)));
  const telling = isTold || said.fact.length === 0 ? usual : messages(hers, said, withFact);
  const hasRole = ways.indexOf(telling[0]?.kept[0] ?? "") < roleless;
  const written = hasRole ? telling : usual;
  const lacking = (texts: readonly string[]) =>
    written.filter(({ kept }) => texts.some((text) => !kept.includes(text)));
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

function messages(hers: Reader, said: Said, order: typeof weights): readonly Written[] {
  return tones.messages.reduce((before: readonly Written[], label) => {
    const told = new Set(before.flatMap(({ kept }) => kept));
    return [...before, { label, kept: message(hers, said, label, { told, parts: order[label] }) }];
  }, []);
}

/** What the messages before this one have told, and what comes in first in it. */
type Weighing = { readonly told: ReadonlySet<string>; readonly parts: readonly Part[] };

type Written = { readonly label: tones.Message; readonly kept: readonly string[] };

/** Words of ours come in where all of hers have room; asides at her name and role give way to what the message is for. */
function message(
  hers: Reader,
  said: Said,
  label: tones.Message,
  weighing: Weighing,
): readonly string[] {
  const [, first = "meet"] = weighing.parts;
  const all = movesOf(hers, said, label, weighing);
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
  { told, parts: order }: Weighing,
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
        const turn = order.indexOf(part) + again;
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

function missing(hers: Reader): readonly string[] {
  const ids = ["name", "role", ...fields] as const;
  return asksFor(hers, ids, frames.asks);
}
