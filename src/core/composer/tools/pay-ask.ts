import * as frames from "#core/composer/frames/pay-ask.ts";
import * as tones from "#core/composer/frames/pay-ask-tones.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor, joined, type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { listed, sayAll } from "#core/composer/say-items.ts";
import { sayResults } from "#core/composer/say-results.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { withSum } from "#core/composer/shapes/split-items.ts";
import { withNote } from "#core/composer/words/aside.ts";
import { reported } from "#core/composer/words/reported.ts";
import { lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { spokenRange } from "#core/contract/length-rules.ts";
import { spokenNoteOf } from "#core/contract/spoken-note.ts";
import { bullets, numbered, paragraph, type Block, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

type Facts = {
  readonly ask: string;
  /** What she asks about: "my pay", "my role". */
  readonly about: string;
  /** What she has today, where it is a sentence; what is none stands with what she prepares by. */
  readonly now: string;
  readonly untold: boolean;
  readonly results: readonly string[];
  readonly market: string;
  readonly objection: string;
  readonly by: string;
};

/** The ask, its evidence and its close; the same sentences of hers in the section, aloud and in writing. */
export function composePayAsk(material: Material): Result {
  const hers = readerOf(material);
  const register = ofTone(tones.registers, hers.tone);
  const facts = factsOf(hers);
  const { ask, now, results, by } = facts;
  const isWhole = ask !== "" && results.length > 0;
  const parts: readonly Part[] = [
    ["Opening ask", text(ask, now)],
    ["Evidence", results.length === 0 ? [] : [numbered(listed(results))]],
    ["Answer to the objection", answer(facts, register)],
    ["Close", ask === "" || by === "" ? [] : text(by, tones.moves.written)],
    ["Spoken version", isWhole ? spoken(facts, register) : []],
    ["Written version", isWhole ? written(hers, facts, register) : []],
    ["For you alone", alone(hers, facts)],
  ];
  return {
    sections: sectionsOf(parts),
    missing: missing(hers, answerOf(material.answers, "market")),
  };
}

function factsOf(hers: Reader): Facts {
  const [sum, title] = [sumOf(hers), hers.items("title").map((item) => withNote(item).said)];
  const [both, objected] = [
    sum.length > 0 && title.length > 0,
    hers.items("objection").map(bareThat),
  ];
  const now = nowOf(hers);
  const market = sayAll(frames.market, hers.items("market"));
  return {
    ask: joined(sayAll(frames.sum, sum), sayAll(both ? frames.titleToo : frames.title, title)),
    about: both ? "my pay and my role" : sum.length > 0 ? "my pay" : "my role",
    ...now,
    results: hers.rows("results"),
    market:
      market === "" ? "" : joined(market, sayAll(frames.marketSource, hers.items("marketSource"))),
    objection: objected.map(objectionOf).join(" "),
    by: sayAll(frames.decideBy, hers.items("decideBy")),
  };
}

function objectionOf(item: string): string {
  const said = reported(item);
  const slot = said !== item && said.startsWith("that ") ? frames.objectionThat : frames.objection;
  return say(slot, raised(said)).text;
}

/** The sum without what she would settle for, and without a question mark. */
function sumOf(hers: Reader): readonly string[] {
  const items = hers.items("sum");
  const whole = items.join(" ");
  const cut = whole.replace(frames.lesser, "");
  const asked = frames.goesOn.test(cut) ? whole : cut;
  return (/\d/.test(asked) ? [asked] : items).map((item) => item.replace(/[\s?]+$/, ""));
}

/** Her pay beside a sum, her title beside a title, both beside both; as she typed it where a part of it is no such sentence. */
function nowOf(hers: Reader): Pick<Facts, "now" | "untold"> {
  const slots = [
    ...(hers.has("sum") ? [frames.payNow] : []),
    ...(hers.has("title") ? [frames.titleNow] : []),
  ];
  const said = hers
    .items("now")
    .flatMap(partsOf)
    .map((part) => {
      const fit = slots.filter((slot) => (slot === frames.payNow ? !isLoose(part) : !isPay(part)));
      return fit.map((slot) => say(slot, part)).find(({ how }) => how === "frame")?.text ?? null;
    });
  const one = hers.one("now");
  const whole =
    one !== null && said.every((part) => part === null) && (hers.has("sum") || !isPay(one));
  return {
    now: whole ? put(frames.nowAside, unclosed(one)) : joined(...said.map((part) => part ?? "")),
    untold: !whole && said.includes(null),
  };
}

/** "52", "$52,000 – porter (since May)": which of it is her pay is not certain. */
const isLoose = (part: string): boolean => /^\d{1,3}(?:\.\d+)?$|[–—(]|\s-\s/u.test(part);
const isPay = (part: string): boolean => /\p{Sc}|\d{3}|\d[.,k]|\d (?:an?|per) /u.test(part);

function partsOf(now: string): readonly string[] {
  const found = withSum(now);
  return found === null ? [now] : [found.rest, found.sum];
}

/** Who decides, when she asks, and what is no sentence to be said: hers to know, not theirs to hear. */
function alone(hers: Reader, { untold, market }: Facts): readonly Block[] {
  const line = (id: string, label: string) => {
    const one = hers.one(id);
    return one === null ? [] : [unclosed(put(label, one))];
  };
  const lines = [
    ...line("decider", frames.decider),
    ...line("askOn", frames.askOn),
    ...(untold ? line("now", frames.nowAside) : []),
    ...(frames.lesser.test(hers.one("sum") ?? "") ? line("sum", frames.sumAside) : []),
    ...(withNote(hers.one("title") ?? "").note === null ? [] : line("title", frames.titleAside)),
    ...(market === "" ? line("marketSource", frames.sourceAside) : []),
  ];
  return lines.length === 0 ? [] : [bullets(lines)];
}

/** "And that I lack the degree" stands alone. */
const bareThat = (item: string): string => item.replace(/^(?:and|but|also)\s+(?=that\s)/i, "");

/** Her best result is the one she named first. */
function answer({ objection, results }: Facts, { heard }: tones.Register): readonly Block[] {
  if (objection === "") return [];
  const said = sayResults(results);
  const best = said.find((one) => !one.includes(": ")) ?? said[0];
  const beside = best === undefined ? "" : put(tones.moves.beside, lowered(unclosed(best)));
  return text(objection, heard, beside, tones.moves.true);
}

function spoken(facts: Facts, register: tones.Register): readonly Block[] {
  const results = sayResults(facts.results);
  const [first = "", ...more] = results;
  const counted = more.length > 0 && !results.some((one) => one.includes(": "));
  const evidence = counted
    ? [
        `${register.lead}.`,
        ...results.map((one, at) => `${tones.ordinals[at] ?? "Then"}: ${lowered(one)}`),
      ]
    : more.length > 0
      ? [`${register.lead}.`, ...results]
      : [put(`${register.lead}: {}.`, unclosed(first))];
  const script: readonly Move[] = [
    { text: put(register.opening, facts.about), turn: 1 },
    { text: joined(facts.ask, facts.now) },
    ...evidence.map((one) => ({ text: one })),
    { text: facts.market },
    { text: facts.objection === "" ? "" : joined(facts.objection, tones.moves.named) },
    { text: `${register.again} ${facts.ask}`, turn: 2 },
    { text: facts.by === "" ? register.close : facts.by },
    { text: tones.moves.written, turn: 3 },
  ];
  const paragraphs = spokenWithin(script, spokenRange[1]);
  return [
    paragraph(spokenNoteOf(paragraphs.join("\n"))),
    ...paragraphs.map((one) => paragraph(one)),
  ];
}

function written(hers: Reader, facts: Facts, register: tones.Register): readonly Block[] {
  const [to] = hers
    .items("decider")
    .filter((item) => !frames.unnamed.test(item))
    .map((item) => item.replace(/^(?:my|our)\s+/i, "").replace(frames.aboutThem, ""))
    .map((item) => say(frames.addressee, item));
  return [
    ...(to?.how === "frame" ? [paragraph(unclosed(to.text))] : []),
    ...text(register.greeting, facts.ask, facts.now),
    paragraph(`${register.lead}:`),
    bullets(listed(facts.results)),
    ...text(facts.market, facts.by, register.end),
  ];
}

/** A market figure is asked for where she is not sure of it yet. */
function missing(hers: Reader, market: string): readonly string[] {
  const unsure = !hers.has("market") && /\b(?:yet|sure|unsure|tb[cd])\b/i.test(market);
  const ids = ["results", "decider", "askOn", "decideBy", "objection"] as const;
  const asked = hers.has("sum") || hers.has("title") ? [] : [tones.asks.sum];
  const more = unsure ? [tones.asks.market] : [];
  return [...asked, ...asksFor(hers, ids, tones.asks), ...more];
}
