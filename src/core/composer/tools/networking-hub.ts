import * as frames from "#core/composer/frames/networking-hub.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { put, say } from "#core/composer/say.ts";
import { sayItems } from "#core/composer/say-items.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Slot } from "#core/composer/slot.ts";
import { spokenWithin } from "#core/composer/spoken.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { titleInside } from "#core/composer/words/office-title.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const most = 70;
const fields = ["fact", "meet", "know", "common", "ask"] as const;
/** Her fields as they stand in a message; `since` is how long she has done her work, `more` whom else she wants to meet. */
type Part = (typeof fields)[number] | "more" | "since";
type Said = Readonly<Record<Part, readonly string[]>>;

/** What comes in first where the room is short; what no message has told yet goes before what one has. */
const weights: Readonly<Record<frames.Message, readonly Part[]>> = {
  Peer: ["ask", "meet", "know", "fact", "common", "more", "since"],
  Mentor: ["ask", "meet", "common", "know", "more", "fact", "since"],
  "Industry introduction": ["ask", "meet", "fact", "common", "more", "since", "know"],
};
const later = 10;

/**
 * Three messages to people who can lead her to those she wants to meet. Whom she wants to meet stands in each before
 * what she would ask of them, so that "she" and "they" have a name; the request to the reader closes it.
 */
export function composeNetworkingHub(material: Material): Result {
  const hers = readerOf(material);
  const said = sentences(hers);
  const written = frames.messages.reduce((before: readonly Written[], label) => {
    const told = new Set(before.flatMap(({ kept }) => kept));
    return [...before, { label, kept: message(hers, said, label, told) }];
  }, []);
  const without = (text: string) =>
    written.filter(({ kept }) => !kept.includes(text)).map(({ label }) => label);
  const left = fields.map((field) => ({
    what: frames.asks[field],
    from: frames.messages.filter((label) =>
      said[field].some((text) => without(text).includes(label)),
    ),
  }));
  const untold = said.since.filter((text) => without(text).length === written.length);
  const years = untold.map((text) => ({ what: `“${unclosed(text)}”`, from: frames.messages }));
  const given = ["ask", "meet", "know", "fact", "role", "name"].some((id) => hers.has(id));
  return {
    sections: given
      ? written.map(({ label, kept }) => ({ label, blocks: [paragraph(kept.join(" "))] }))
      : [],
    missing: [...missing(hers), ...frames.leftOut([...left, ...years])],
  };
}

type Written = { readonly label: frames.Message; readonly kept: readonly string[] };

function message(
  hers: Reader,
  said: Said,
  label: frames.Message,
  told: ReadonlySet<string>,
): readonly string[] {
  const register = ofTone(frames.registers, hers.tone);
  const [who = ""] = introduced(hers);
  const asks = Object.values(said)
    .flat()
    .some((text) => text.includes("?"));
  const request = (asks ? frames.plainRequests : register.requests)[label];
  const moves = (...parts: readonly Part[]) =>
    parts.flatMap((part) =>
      said[part].map((text) => {
        const again = told.has(text) && part !== "meet" && part !== "ask" ? later : 0;
        return { text, turn: weights[label].indexOf(part) + again };
      }),
    );
  const shared: readonly Part[] = label === "Peer" ? ["know", "common"] : ["common", "know"];
  return spokenWithin(
    [
      { text: `${register.greeting}${who === "" ? "." : ","} ${who}`.trim() },
      ...moves("since", "fact"),
      { text: frames.leads[label], turn: 2 * later },
      ...moves("meet", "more", ...shared, "ask"),
      { text: asksReader(hers) || said.meet.length === 0 ? "" : request },
      { text: register.end, turn: 3 * later },
    ],
    most,
  );
}

function introduced(hers: Reader): readonly string[] {
  return introduce({ name: hers.one("name"), role: hers.one("role"), where: null });
}

function asksReader(hers: Reader): boolean {
  return frames.asksReader.test(hers.one("ask") ?? "");
}

function sentences(hers: Reader): Said {
  const [meet, ...more] = sayItems(frames.meet, hers.items("meet").map(named));
  return {
    since: introduced(hers).slice(1),
    fact: hers.items("fact").map(factOf),
    meet: meet === undefined ? [] : [meet],
    more,
    know: saidOf(hers, "know", frames.know),
    common: saidOf(hers, "common", frames.common),
    ask: saidOf(hers, "ask", asksReader(hers) ? frames.askOfReader : frames.ask),
  };
}

/** What she would say to them stands in quotation marks, a question that does not name them behind its label. */
function saidOf(hers: Reader, id: string, slot: Slot): readonly string[] {
  return hers.items(id).map((item, at) => {
    if (frames.addressing.test(item)) return put(frames.toThem.neutral, item);
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

function missing(hers: Reader): readonly string[] {
  const ids = ["name", "role", ...fields] as const;
  return asksFor(hers, ids, frames.asks);
}
