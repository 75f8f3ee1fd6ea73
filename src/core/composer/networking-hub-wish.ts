import { type Addressee, namesThirdPerson, speakTo } from "#core/language/addressee.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, pastOf, thirdOf, verbFormOf } from "#core/language/inflect.ts";
import { lowerFirst, sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";

/** Why she writes: what she wants to know, and what stands behind it. */
export type Wish = {
  /** "what a formulation scientist decides", a clause with its verb last; "" when she gave none. */
  readonly question: string;
  /** Her own verb for it: "know", "hear", "understand". */
  readonly verb: string;
  /** Sentences that say why now. */
  readonly context: readonly string[];
};

const wanted =
  /^(?:(?:and |but |so )?(?:I|we)(?:[’']d| would| do)? ?(?:want|like|need|hope|love|am trying|are trying)(?:ed)? |(?:because I |want |wanting |trying )?(?:want )?)?to (know|hear|understand|learn|see|find out|ask|figure out|compare) (?:about )?(?=(?:how|what|which|who|whom|why|when|where|whether|if)\b)/i;
const wh = /^(?:how|what|which|who|whom|why|when|where|whether)\b/i;
const blank =
  /^(?:.*?\b(?:and|but),? )?(?:I have |I[’']ve |have )?(?:no (?:idea|clue)|don[’']t know|do not know) (?=(?:how|what|which|who|why|when|where|whether)\b)/i;

/** Reads the cleaned answer to "Why them? I want to know …". */
export function readWish(cleaned: string): Wish {
  const units = splitUnits(cleaned)
    .flatMap(({ whole }) => whole.split(turn))
    .map((unit) => stripPeriod(unit.replace(/\?+$/, "")))
    .filter((unit) => unit.split(" ").length > 2);
  let question = "";
  let verb = "know";
  const context: string[] = [];
  for (const unit of units) {
    const asked = wanted.exec(unit);
    const unknown = blank.exec(unit);
    if (question === "" && asked !== null) {
      verb = (asked[1] ?? "know").toLowerCase();
      question = asStatement(lowerFirst(unit.slice(asked[0].length)));
    } else if (question === "" && unknown !== null)
      question = asStatement(unit.slice(unknown[0].length));
    else if (question === "" && (wh.test(unit) || turned.test(unit)))
      question = asStatement(lowerFirst(unit));
    else context.push(...sayContext(unit));
  }
  if (/^(?:ask|compare|see)$/.test(verb)) verb = "know";
  return { question: plainer(question), verb, context };
}

/** "…, but first I want to know how": what she wants to know stands alone. */
const turn =
  /,? (?:and|but) (?:first,? )?(?=(?:I )?(?:want|would like|need) to (?:know|hear|understand|learn|see|find out)\b)/i;
const turned =
  /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) (?:they|he|she|it|you|people|one|\p{Ll}+s)\b/iu;

function plainer(text: string): string {
  return text
    .replace(/\b(?:actually|really|even) /g, "")
    .replace(/\bversus (?=what|how|who|when)/, "and ")
    .replace(/\bby themselves\b/, "alone");
}

/** "how did she value it" → "how she valued it"; "do they regret it" → "whether they regret it". Unknown verbs stay as they were. */
function asStatement(text: string): string {
  return text
    .split(/(?<=,? and |, )(?=(?:how|what|which|who|why|when|where)\b)/)
    .map((part) => {
      const modal = modalTurn.exec(part);
      if (modal !== null) return `${modal[1]} ${modal[3]} ${modal[2]} ${modal[4]}`;
      const yes =
        /^(do|does|did|is|are|was|were|has|have|can|could|will|would|should) (they|he|she|it|you|people|\p{Ll}+s) (.+)$/iu.exec(
          part,
        );
      const settled = yes === null ? null : settle(yes[1] ?? "", yes[2] ?? "", yes[3] ?? "");
      if (settled !== null) return `whether ${settled}`;
      const asked = /^(.{2,40}?) (do|does|did) (\p{L}.+)$/iu.exec(part);
      if (asked === null || !wh.test(part)) return part;
      const said = unturn(asked[2] ?? "", (asked[3] ?? "").split(" "));
      return said === null ? part : `${asked[1]} ${said}`;
    })
    .join("")
    .replace(/, (?=(?:how|what|which|who|why|when|where) )/, " and ");
}

const modalTurn =
  /^((?:how|what|which|who|whom|why|when|where)(?: \p{Ll}+)?) (would|can|could|should|will|is|are|was|were|have|has) (they|he|she|you|it) (.+)$/u;

/** The subject ends where a verb in its base form begins. */
function unturn(helper: string, words: readonly string[]): string | null {
  const least = /^(?:a|an|the|their|his|her|your|my|our|this|that)$/i.test(words[0] ?? "") ? 2 : 1;
  for (let at = least; at < Math.min(words.length, 6); at += 1) {
    if (verbFormOf(words[at] ?? "") !== "base") continue;
    return settle(helper, words.slice(0, at).join(" "), words.slice(at).join(" "));
  }
  return null;
}

function settle(helper: string, subject: string, rest: string): string | null {
  const low = helper.toLowerCase();
  if (!low.startsWith("do") && low !== "did") return `${subject} ${low} ${rest}`;
  if (low === "do") return `${subject} ${rest}`;
  const [verb = "", ...others] = rest.split(" ");
  if (verbFormOf(verb) !== "base") return null;
  const base = baseOf(verb) ?? verb;
  const form = low === "did" ? pastOf(base) : thirdOf(base);
  return [subject, form, ...others].join(" ");
}

function sayContext(unit: string): string[] {
  const plain = unit
    .replace(/^(?:because|since|so|and|but)\s+/i, "")
    .replace(
      /\b(is|are|was|were) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)(?! \d)\b)/g,
      "$1 in ",
    )
    .replace(
      /(?<!,) and (?=(?:the|we|I|they|our|my) \p{Ll}+ (?:is|are|was|were|has|have)\b)/u,
      ", and ",
    );
  if (plain.split(" ").length > 26) return [];
  const { kind, confidence } = classify(plain);
  if (kind === "clause" && confidence >= 0.65) return [sentence(plain)];
  if (/^(?:I|we|my|our|the|they|their|it|this)(?:[’']\p{L}+)?\s/iu.test(plain))
    return [sentence(plain)];
  const phrase = readVerbPhrase(plain);
  if (phrase !== null && /^(?:want|need|hope|plan)$/.test(phrase.base) && phrase.form === "base")
    return [sentence(`I ${lowerPlain(plain)}`)];
  if (/^to\s/i.test(plain) && phrase?.form === "base")
    return [sentence(`I want ${lowerPlain(plain)}`)];
  return [sentence(`My reason: ${lowerPlain(plain)}`)];
}

const group: Addressee = { greeting: null, name: null, plural: true };
const opensWithThem =
  /^(?:how|what|which|who|whom|why|when|where|whether)\s(?:(?:\p{Ll}+ ){0,3}?(?:they|she|he|their|her|his)|\p{Ll}+ (?:them|him))(?![\p{L}’])/u;

/** The question as it is put to the people it is about; null when a pronoun might mean others. */
export function putTo(question: string, person: Addressee | null): string | null {
  const spelled = question
    .replaceAll(/\bthey’d (?=\p{Ll}+(?:ed|en|wn|lt)\b)/gu, "they had ")
    .replaceAll(/\bthey’d\b/g, "they would")
    .replaceAll(/\bthey’re\b/g, "they are")
    .replaceAll(/\bthey’ve\b/g, "they have")
    .replaceAll(/\bthey’ll\b/g, "they will");
  if (!namesThirdPerson(spelled)) return spelled;
  const pronouns = spelled.match(/(?<![\p{L}’])(?:they|them|their|theirs)(?![\p{L}’])/giu) ?? [];
  if (opensWithThem.exec(spelled) === null) return null;
  const others =
    /(?<![\p{L}’])(?!(?:this|was|has|does|always|across|business|process|less)\b)\p{Ll}{3,}s(?![\p{L}’])/u;
  if (pronouns.length > 1 && others.test(spelled)) return null;
  return speakTo(
    spelled,
    pronouns.length > 0 ? group : (person ?? { greeting: null, name: null, plural: false }),
  );
}
