import * as frames from "#core/composer/frames/elevator-pitch.ts";
import { result as resultSlot } from "#core/composer/frames/shared.ts";
import { introduce } from "#core/composer/identity.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { asksFor } from "#core/composer/parts.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { type Move, spokenWithin } from "#core/composer/spoken.ts";
import { pitchSeconds, pitchWords } from "#core/contract/length-rules.ts";
import { spokenNoteOf, wordsPerMinute } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { paragraph, type Result, type Section } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const facts = [
  "who",
  "since",
  "help",
  "result",
  "proof",
  "how",
  "secondResult",
  "why",
  "next",
] as const;
type Fact = (typeof facts)[number];
type Facts = Readonly<Record<Fact, string>>;

/** What is said first when the time is short. */
const weight: readonly Fact[] = [
  "who",
  "next",
  "result",
  "help",
  "proof",
  "how",
  "secondResult",
  "why",
  "since",
];
const casualOrder: readonly Fact[] = [
  "help",
  "result",
  "proof",
  "how",
  "who",
  "since",
  "secondResult",
  "why",
  "next",
];

/** Two versions of one spoken pitch: the same sentences of hers in another order, and another way in. */
export function composeElevatorPitch(material: Material): Result {
  const hers = readerOf(material);
  const seconds = pitchSeconds(hers.one("length") ?? "");
  const most = Math.floor((seconds * wordsPerMinute) / 60);
  const all = sentences(hers);
  const said = within(all, most, pitchWords[seconds]);
  const met = frames.meets(hers.one("setting") ?? "") ? frames.greeting : "";
  const version = (label: string, order: readonly Fact[], opening: string): Section => {
    const moves: readonly Move[] = [
      { text: opening, turn: 1 },
      ...order.map((fact) => ({ text: said[fact] })),
    ];
    const spoken = spokenWithin(moves, most).join(" ");
    return { label, blocks: [paragraph(spokenNoteOf(spoken)), paragraph(spoken)] };
  };
  const empty = facts.every((fact) => all[fact] === "");
  const dropped = facts.filter((fact) => all[fact] !== "" && said[fact] === "");
  return {
    sections: empty
      ? []
      : [
          version("Classic", facts, met),
          version("Casual", casualOrder, ofTone(frames.openings, hers.tone)),
        ],
    missing: [
      ...missing(hers, seconds),
      ...(dropped.length === 0 ? [] : [frames.left(dropped.flatMap(wordsOf(hers, all)), seconds)]),
    ],
  };
}

/** Her own words for a fact; who she is stands in more than one field. */
function wordsOf(hers: Reader, all: Facts): (fact: Fact) => readonly string[] {
  return (fact) => (fact === "who" || fact === "since" ? [all[fact]] : hers.items(fact));
}

function sentences(hers: Reader): Facts {
  const identity = { name: hers.one("name"), role: hers.one("role"), where: hers.one("where") };
  const proof = hers.one("proof") ?? "";
  const told = introduce(identity, "I", "aloud");
  const isLater = (one: string) => one !== told[0] && !one.startsWith("My work: ");
  return {
    who: told.filter((one) => !isLater(one)).join(" "),
    since: told.filter(isLater).join(" "),
    help: sayAll(frames.help, hers.items("help")),
    result: sayAll(resultSlot, hers.items("result")),
    proof: sayAll(/^\P{L}*\d/u.test(proof) ? frames.figure : frames.proof, hers.items("proof")),
    how: sayAll(frames.how, hers.items("how")),
    secondResult: sayAll(resultSlot, hers.items("secondResult")),
    why: sayAll(frames.why, hers.items("why")),
    next: sayAll(frames.next, hers.items("next").flatMap(wishes)),
  };
}

/** "want a job in industry, meet people who hire": two wishes. */
function wishes(item: string): readonly string[] {
  const [first = "", ...others] = item.split(/,\s+/);
  const acts = others.every((one) => readShape(one, ["thing", "act"]).shape === "act");
  return acts && /^(?:want|need|hope)\s/i.test(first) ? [first, ...others] : [item];
}

/** The facts that fit the time, the weightiest first; a little over it where the form would be left too short. */
function within(all: Facts, most: number, [least, limit]: readonly [number, number]): Facts {
  const kept = fitting(all, most);
  const words = countWords(Object.values(kept).join(" "));
  return words < least ? fitting(all, limit) : kept;
}

function fitting(all: Facts, most: number): Facts {
  let words = 0;
  const kept = { ...all };
  for (const fact of weight) {
    const more = countWords(all[fact]);
    if (words + more > most) kept[fact] = "";
    else words += more;
  }
  return kept;
}

function missing(hers: Reader, seconds: 15 | 30 | 60): readonly string[] {
  const ids = [
    ...(["name", "role", "help", "result", "next"] as const),
    ...(seconds === 15 ? [] : (["proof", "how"] as const)),
    ...(seconds === 60 ? (["secondResult", "why"] as const) : []),
  ];
  return asksFor(hers, ids, frames.asks);
}
