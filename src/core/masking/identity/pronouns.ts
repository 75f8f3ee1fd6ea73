import { regexAnyOf } from "#core/language/word-lists.ts";
import type { StandInKind } from "#core/masking/stand-ins/stand-in.ts";
import type { MaskSpan } from "#core/masking/mask-span.ts";

/** Whose pronouns: two people in one text keep theirs apart. */
export type PronounSet = "she" | "he" | "they";

export type PronounSpan = MaskSpan & { readonly set: PronounSet };

/** "shes late" is written for "she’s"; "hessian" holds no pronoun. */
const single =
  /(?<![\p{L}\p{M}\p{N}’'_])(?:(?:she|her|hers|herself|he|him|his|himself)(?![\p{L}\p{M}\p{N}_])|(?:she|he)(?=s(?![\p{L}\p{M}\p{N}])))/giu;
/** "she/her", "(they/them)", "she/ella": a statement of pronouns, each part on its own. */
const pronounStatement =
  /(?<![\p{L}\p{N}/])(?:she|he|they)(?:\s?\/\s?(?:she|he|they|her|him|them|hers|his|theirs|ella|él))+(?![\p{L}\p{N}/])/giu;

const kinds: Readonly<Record<string, StandInKind>> = {
  she: "THEY",
  he: "THEY",
  they: "THEY",
  him: "THEM",
  them: "THEM",
  ella: "THEM",
  él: "THEM",
  hers: "THEIRS",
  theirs: "THEIRS",
  herself: "THEMSELF",
  himself: "THEMSELF",
};

const notPossessed =
  /^(?:and|or|but|to|in|on|at|by|for|from|with|about|of|if|when|while|because|so|that|than|then|as|again|back|up|out|off|down|over|now|today|tomorrow|yesterday|before|after|until|every|each|twice|once|no|yes|not|is|was|a|an|the|my|our|your|this|these|those|what|how|why|who|where|directly|instead|first|too|also|into|through|i|we|you|it|they|mon|tue|wed|thu|fri|sat|sun)$/i;

/** The gendered pronouns of a text; "her" and "his" are told apart by what follows them. */
export function findPronouns(text: string): PronounSpan[] {
  const statements = [...text.matchAll(pronounStatement)].flatMap(({ 0: statement, index }) =>
    [...statement.matchAll(/\p{L}+/gu)].map((part) => {
      const start = index + part.index;
      return spanOf(text, start, part[0], statedKind(part[0]));
    }),
  );
  const inStatement = (at: number) => statements.some(({ start }) => start === at);
  const singles = [...text.matchAll(single)]
    .filter(({ index }) => !inStatement(index))
    .filter(
      ({ 0: word, index }) =>
        !isOfAnimal(word, text.slice(0, index), text.slice(index + word.length)),
    )
    .map(({ 0: word, index }) =>
      spanOf(text, index, word, kindOf(word, text.slice(index + word.length))),
    );
  return [...statements, ...singles];
}

const animals = regexAnyOf(
  "cow calf heifer steer bull ox mare foal stallion horse pony donkey ewe ram lamb goat sow boar pig dog bitch puppy cat hen rooster goose duck rabbit camel buffalo",
);
const afterAnimal = new RegExp(String.raw`\b${animals}s?\b[^.!?;:\n]{0,60}$`, "iu");
const itsOwn = new RegExp(
  `^ ${regexAnyOf("feed foal calf calves lamb lambs milk udder hoof hooves tail litter pups puppies kittens eggs nest chicks piglets stall fleece horns hay rumen")}(?![\\p{L}])`,
  "iu",
);

/** An animal is no person: "a cow that is off her feed". Only what nobody else has tells; in doubt a pronoun is hidden. */
function isOfAnimal(word: string, before: string, after: string): boolean {
  return /^(?:her|his)$/i.test(word) && itsOwn.test(after) && afterAnimal.test(before.slice(-90));
}

function spanOf(text: string, start: number, word: string, kind: StandInKind): PronounSpan {
  const low = word.toLowerCase();
  const set = /^(?:she|her|ella)/.test(low) ? "she" : low.startsWith("the") ? "they" : "he";
  return { start, end: start + word.length, kind, set };
}

function statedKind(word: string): StandInKind {
  const low = word.toLowerCase();
  return low === "her" ? "THEM" : low === "his" ? "THEIRS" : (kinds[low] ?? "THEY");
}

function kindOf(word: string, after: string): StandInKind {
  const low = word.toLowerCase();
  if (low !== "her" && low !== "his") return kinds[low] ?? "THEY";
  const next = /^\s+([\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)/u.exec(after)?.[1];
  const owns = next !== undefined && !notPossessed.test(next);
  if (owns) return "THEIR";
  return low === "her" ? "THEM" : "THEIRS";
}
