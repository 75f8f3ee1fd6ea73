import type { MaskedText } from "./mask.ts";
import { opensSentence } from "./is-persons.ts";
import { isHouseWord } from "./known-names.ts";
import { kindOfPlace } from "./world-places.ts";

const capital = String.raw`\p{Lu}[\p{L}\p{M}’'.-]*`;
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])${capital}(?: (?:& )?${capital})*`, "gu");
const workplace = /^(?:the )?(\p{Lu}[^,;:()\n]{1,60}?)(?= in | near | since |,|;|:|\(|\n|\.?$)/u;
const seat = new RegExp(String.raw` (?:in|near) (${capital}(?: ${capital}){0,2})`, "gu");

/** What the houses and places are that stay in these masked texts: "Corvane Bearings: an employer". */
export function namedKinds(texts: readonly MaskedText[]): string[] {
  const kinds = new Map<string, string>();
  for (const [name, kind] of texts.flatMap((text) => [...ofWorkplace(text), ...anywhere(text)]))
    if (!kinds.has(name)) kinds.set(name, kind);
  return [...kinds].map(([name, kind]) => `${name}: ${kind}`);
}

/** One word alone may be the town where she works for herself. */
const ofWork = (name: string): string =>
  name.includes(" ") ? "an employer" : "an employer or a place";

type Named = readonly [name: string, kind: string];

function ofWorkplace({ text, kind }: MaskedText): Named[] {
  if (kind !== "workplace") return [];
  const name = workplace.exec(text.trim())?.[1];
  const seats = [...text.matchAll(seat)].map(([, town = ""]) => town);
  return [
    ...(name === undefined || isStandIn(name) ? [] : [named(name, ofWork(name))]),
    ...seats.filter((town) => !isStandIn(town)).map((town) => named(town, "a town")),
  ];
}

function anywhere({ text, kind }: MaskedText): Named[] {
  if (kind === "document") return [];
  return [...text.matchAll(run)].flatMap(({ 0: whole, index }): Named[] => {
    const name = bared(whole);
    const place = kindOfPlace(name);
    if (place !== null) return [[name, place]];
    const words = name.split(" ");
    // A capital at the start of a sentence says nothing: "Joined Halvorsen Foods".
    const isHouse = words.length > 1 && isHouseWord(words.at(-1) ?? "");
    return isHouse && !opensSentence(text, index) ? [[name, "an organization"]] : [];
  });
}

function named(name: string, otherwise: string): Named {
  const bare = bared(name);
  return [bare, kindOfPlace(bare) ?? otherwise];
}

function bared(name: string): string {
  return name.replace(/[.’']+$/, "");
}

function isStandIn(name: string): boolean {
  return /_\d/.test(name);
}
