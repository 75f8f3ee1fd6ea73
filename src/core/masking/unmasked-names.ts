import type { TextToMask } from "./mask.ts";
import { opensSentence } from "#core/masking/names/is-person-name.ts";
import { isOrganizationWord } from "#core/masking/words/known-non-persons.ts";
import { describePlace } from "#core/masking/words/describe-place.ts";

const capital = String.raw`\p{Lu}[\p{L}\p{M}’'.-]*`;
const run = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])${capital}(?: (?:& )?${capital})*`, "gu");
const workplace = /^(?:the )?(\p{Lu}[^,;:()\n]{1,60}?)(?= in | near | since |,|;|:|\(|\n|\.?$)/u;
const townPattern = new RegExp(String.raw` (?:in|near) (${capital}(?: ${capital}){0,2})`, "gu");

/** The employers and places that stay in these masked texts, each described: "Corvane Bearings: an employer". */
export function describeUnmaskedNamesIn(texts: readonly TextToMask[]): string[] {
  const kinds = new Map<string, string>();
  for (const [name, kind] of texts.flatMap((text) => [
    ...findWorkplaceNames(text),
    ...findNamesAnywhere(text),
  ]))
    if (!kinds.has(name)) kinds.set(name, kind);
  return [...kinds].map(([name, kind]) => `${name}: ${kind}`);
}

/** One word alone may be the town of somebody who is self-employed. */
const describeWorkplace = (name: string): string =>
  name.includes(" ") ? "an employer" : "an employer or a place";

type DescribedName = readonly [name: string, kind: string];

function findWorkplaceNames({ text, kind }: TextToMask): DescribedName[] {
  if (kind !== "workplace") return [];
  const name = workplace.exec(text.trim())?.[1];
  const seats = [...text.matchAll(townPattern)].map(([, town = ""]) => town);
  return [
    ...(name === undefined || isStandIn(name) ? [] : [describeName(name, describeWorkplace(name))]),
    ...seats.filter((town) => !isStandIn(town)).map((town) => describeName(town, "a town")),
  ];
}

function findNamesAnywhere({ text, kind }: TextToMask): DescribedName[] {
  if (kind === "document") return [];
  return [...text.matchAll(run)].flatMap(({ 0: matched, index }): DescribedName[] => {
    const name = withoutTrailingMarks(matched);
    const place = describePlace(name);
    if (place !== null) return [[name, place]];
    const words = name.split(" ");
    // A capital at the start of a sentence says nothing: "Joined Halvorsen Foods".
    const isOrganization = words.length > 1 && isOrganizationWord(words.at(-1) ?? "");
    return isOrganization && !opensSentence(text, index) ? [[name, "an organization"]] : [];
  });
}

function describeName(name: string, otherwise: string): DescribedName {
  const bare = withoutTrailingMarks(name);
  return [bare, describePlace(bare) ?? otherwise];
}

function withoutTrailingMarks(name: string): string {
  return name.replace(/[.’']+$/, "");
}

function isStandIn(name: string): boolean {
  return /_\d/.test(name);
}
