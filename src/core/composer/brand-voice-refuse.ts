import { given } from "#core/language/given.ts";
import {
  capitalise,
  ensurePeriod,
  joinAnd,
  lowerOpening,
  stripPeriod,
} from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import type { Answers } from "#core/tools/definition.ts";

/** One thing she refuses: the page or the speaker it sounds like, or a line to retire. */
type Read = { readonly kind: "page" | "source" | "line"; readonly text: string };

/** `items` stand under Language to retire; each of `likenesses` can follow "sound like". */
export type Refusals = {
  readonly items: readonly string[];
  readonly likenesses: readonly string[];
};

const frame =
  /^(?:(?:and |or |but )?(?:I |we )?(?:refuse to|never want to|don[’']t (?:want to|ever want to)|do not want to|won[’']t|will not|hate to|never|would never)\s+)?(?:sound(?:ing)? (?:like|as if)|(?:be|use|say|write|hear)(?: like)?)\s+/i;
const lead =
  /^(?:and |or |but |also |plus |never |no |not |like |nothing like |anything like |(?:that|those|these|any) (?=“))+/i;
const remark =
  /^(?:(?:oh )?god,? no|no thanks|please|ever|at all|ugh|yuck|gross|never|nope|enough said|etc|you know the ones?)$/i;
const page =
  /\b(?:reports?|releases?|posters?|e-?mails?|newsletters?|brochures?|decks?|memos?|pamphlets?|manuals?|contracts?|polic(?:y|ies)|ads?|adverts?|commercials?|slides?|websites?|posts?|textbooks?|articles?|letters?|speech(?:es)?|talks?|scripts?|templates?|horoscopes?|cards?|cookies?|infomercials?|disclaimers?|forms?|announcements?|statements?|keynotes?|webinars?|podcasts?|essays?|papers?|abstracts?|bios?|LinkedIn|spam)$/i;
const masses =
  /^(?:\p{L}+ )?(?:jargon|hype|buzzwords?|mongering|speak|bragging|selling|fluff|spin|flattery|pity|preaching|shouting|slang|clich[eé]s?|acronyms|legalese|corporate-speak|corporatese|marketing|drama|sarcasm|guilt|whining|begging|apologizing|gossip|nonsense|filler|platitudes|emojis|\p{L}{4,}ing)$/iu;
const manner =
  /^(?:corporate|salesy|preachy|pushy|needy|desperate|fake|stiff|cold|condescending|arrogant|academic|robotic|generic|formal|smug|cute|cheesy|corny|perky|sugary|apologetic|bossy|vague|wordy|pompous|stuffy|bland|\p{L}{3,}(?:ish|esque|ful|ous|ical))$/iu;

/** What she refuses to sound like, each once, in her order. */
export function readRefusals(answers: Answers): Refusals {
  const units = splitEntries(given(answers, "refuse"))
    .flatMap((entry) => splitStops(entry))
    .map((unit) => stripPeriod(unit).replace(frame, ""))
    .flatMap((unit) => splitCommas(unit))
    .flatMap((unit) => splitOutside(unit, /\s+or\s+(?:like\s+)?/g))
    .map((unit) =>
      stripPeriod(unit.trim())
        .replace(lead, "")
        .replace(/^like\s+/i, "")
        .trim(),
    )
    .filter((unit) => /\p{L}{2}/u.test(unit) && !remark.test(unit) && countWords(unit) <= 18);
  const seen = new Set<string>();
  const read = units
    .map((unit) => say(unit))
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, 8);
  return {
    items: [
      ...new Set(read.map((one) => (one.kind === "line" ? one.text : together(read, one.kind)))),
    ],
    likenesses: read.filter(({ kind }) => kind !== "line").map(({ text }) => text),
  };
}

/** Pages stand in one item, and so do speakers. */
function together(read: readonly Read[], kind: Read["kind"]): string {
  const named = joinAnd(
    read.filter((one) => one.kind === kind).map(({ text }) => text),
    "or",
  );
  return kind === "page"
    ? `Any sentence that could stand in ${named} unchanged.`
    : `Any sentence that could have come from ${named}.`;
}

function line(text: string): Read {
  return { kind: "line", text };
}

function say(unit: string): Read {
  const quoted = /“([^”]+)”/.exec(unit)?.[1];
  if (quoted !== undefined) return line(sayQuoted(unit, quoted));
  const spoken =
    /^(?:anyone|anybody|people|someone|those|everyone|folks) who (?:says?|uses?|writes?) (?:the word |things like )?(.+)$/i.exec(
      unit,
    )?.[1];
  if (spoken !== undefined) return line(sayUse(spoken));
  const plain = lowerOpening(unit);
  if (/^(?:I|we|it|you)(?:[’']\p{L}+)?\s/iu.test(plain))
    return line(`Any line that sounds as if ${plain}.`);
  if (manner.test(plain)) return line(`Anything ${plain}.`);
  if (masses.test(plain)) return line(`${capitalise(plain)}, in any form.`);
  if (/^\p{Ll}+$/u.test(plain) && !/[^s]s$/.test(plain) && !page.test(plain))
    return line(`Anything ${plain}.`);
  return { kind: page.test(plain) ? "page" : "source", text: plain };
}

/** “military grade encryption” alone, or with where she meets it: those “thrilled to announce” emails. */
function sayQuoted(unit: string, quoted: string): string {
  const phrase = ensurePeriod(capitalise(hyphens(quoted)));
  const after = unit.slice(unit.indexOf("”") + 1).trim();
  if (/^e-?mails?|^posts?|^letters?|^announcements?|^newsletters?|^speeches/i.test(after))
    return `“${phrase}” Also the ${after.replace(/s?$/, "s")} that open with it.`;
  return `“${phrase}”`;
}

function hyphens(text: string): string {
  return text.replace(
    /\b(\p{L}+) (grade|driven|oriented|focused|led|class|facing) (?=\p{L})/giu,
    "$1-$2 ",
  );
}

/** "cyber as a noun" → “Cyber” as a noun. */
function sayUse(spoken: string): string {
  const [, word = spoken, use = ""] = /^(.+?)( as an? .+)?$/.exec(spoken) ?? [];
  return countWords(word) > 6 ? ensurePeriod(capitalise(spoken)) : `“${capitalise(word)}”${use}.`;
}
