import { joinAnd, sentence, stripPeriod } from "#core/language/phrase.ts";
import { sayMoney } from "#core/language/figures.ts";
import { splitOutside, splitUnits } from "#core/language/split.ts";

/** Who it is for and not for: noun phrases, or whole sentences of hers. */
export type Audience = { readonly fits: Group; readonly excludes: Group };
/** `nouns` fit after "for"; `sentences` stand alone. */
export type Group = { readonly nouns: readonly string[]; readonly sentences: readonly string[] };

const refusal =
  /^(?:this is not an? (?:substitute|replacement)\b|(?:I|we) (?:do not|don[’']t|will not|won[’']t|never) (?:work with|take|serve|coach|accept|see|teach|sell)|it(?:[’']s| is) (?:not|no)\b|no (?!more\b|less\b|longer\b|matter\b))/i;
const exclude =
  /^(?:and |but )?(?:(?:it|this)(?:[’']s| is) not (?:designed |meant |made |built |intended |right )?for |not (?:designed |meant )?(?:for |a fit for )?|isn[’']t for |never (?:for )?)/i;
const include =
  /^(?:(?:it|this)(?:[’']s| is) (?:designed |meant |made |built |intended )?for |for |designed for |made for |meant for |built for )/i;

/** Reads the cleaned answer to "Who is it for, and who is it not for?". */
export function readAudience(answer: string): Audience {
  const units = splitUnits(answer)
    .flatMap(({ whole }) => splitAtNot(stripPeriod(whole)))
    .map((unit) =>
      unit
        .replace(/^not (?=an? (?:substitute|replacement)\b)/iu, "This is not ")
        .replace(/^(not )?if you(?:’re| are) /iu, "$1anyone "),
    );
  const refused = units.filter((unit) => refusal.test(unit) && !exclude.test(unit));
  const fits = units.filter((unit) => !exclude.test(unit) && !refusal.test(unit));
  const excludes = units
    .filter((unit) => exclude.test(unit))
    .map((unit) => unit.replace(exclude, "").replace(/^for /, ""));
  return {
    fits: groupOf(fits.map((unit) => unit.replace(include, ""))),
    excludes: groupOf([...excludes, ...refused]),
  };
}

/** "product businesses, NOT startups, NOT people who want bookkeeping": each "not" opens a group of its own. */
function splitAtNot(text: string): readonly string[] {
  return splitOutside(
    text,
    /(?:,\s+|(?<=\b(?:especially|mostly|ideally|only))\s+|\s+(?=(?:but|and) not ))(?:and |but )?(?=(?:not|never|no(?=[^,;.]*s(?:$|[,;.]))) (?!had|been|yet|only|always|have|longer|more|less|matter|so|just|necessarily)\p{L}+)/giu,
  )
    .map((piece) => piece.trim().replace(/^(?:and|but) /i, ""))
    .filter((piece) => piece !== "");
}

const clause = /^(?:I|we|you|they|it|this|my|no)(?![\p{L}-])/iu;

/** Why it is not for them is her business; who it is not for is enough. */
const excuse =
  /^(?:we|I)(?:[’']re| are|[’']m| am)?(?: not|n[’']t) (?:trained|qualified|good|equipped|set up)\b|^(?:we|I) aren[’']t (?:trained|qualified|good|equipped|set up)\b/i;

function groupOf(units: readonly string[]): Group {
  const parted = units.flatMap((unit) =>
    splitOutside(unit, /,\s+(?=(?:we|I) (?:\p{L}+n[’']t|do|are|am|cannot|can)\b)/gu),
  );
  const said = parted
    .map((unit) =>
      measured(
        sayMoney(
          unit
            .replace(/\b(?:please|pls)\b\.?/gi, "")
            .replaceAll(/(?<=[\p{L}\d]) (?=especially )/gu, ", ")
            .trim(),
        ),
      ),
    )
    .filter((unit) => /\p{L}{2}/u.test(unit) && !excuse.test(unit));
  return {
    nouns: said.filter((unit) => !clause.test(unit)),
    sentences: said.filter((unit) => clause.test(unit)).map((unit) => sentence(unit)),
  };
}

const places =
  "hospitals|companies|firms|schools|clinics|organizations|districts|agencies|practices|nonprofits|restaurants|shops|banks|startups|businesses|studios|colleges|universities|labs|counties|cities|churches|plants|teams";

/** A size set beside its noun gets its words: "hospitals 150-400 beds" → "hospitals with 150 to 400 beds". */
function measured(text: string): string {
  return text
    .replace(
      /(?<=\p{Ll}s),? (?=[$€£]?\d[\d.,]*[kKMB]?(?:\+|(?: to |-|–)[$€£]?\d[\d.,]*[kKMB]?\+?)? \p{Ll}{3,})/u,
      (gap) => (gap === " " ? " with " : gap),
    )
    .replace(/(\d)-(?=\d+ \p{Ll})/gu, "$1 to ")
    .replace(/(?<=[$€£]\d[\d.,]*[kKMB]) (?=revenue|sales|budget|turnover|funding)/, " in ")
    .replace(
      new RegExp(String.raw`, (?=(?:${places}) with )`),
      (gap: string, at: number, whole: string) =>
        new RegExp(String.raw`\b(?:${places})\b`).test(whole.slice(0, at)) ? gap : ", in ",
    )
    .replace(/, no (?=\p{Ll}+(?: \p{Ll}+)?$)/u, ", with no ")
    .replace(/, (?=(?:under|over|up to|at least|fewer than|more than|about) \d)/, " with ")
    .replace(/(?<=\p{Ll}s) (?=first \d+ (?:days|weeks|months|years))/u, " in the ")
    .replace(
      /\bin (?=(?:first|last|next) (?:\d+ )?(?:hours?|days?|weeks?|months?|years?))/g,
      "in the ",
    );
}

/** The group as one or more sentences: after `lead` when there is one, else as it stands. */
export function sayGroup({ nouns, sentences }: Group, lead: string): string {
  const many = nouns.some(
    (noun) =>
      noun.includes(",") || noun.split(" ").length > 7 || /\b(?:mostly|ideally)\b/.test(noun),
  );
  const [first = "", ...rest] = nouns;
  if (first === "") return sentences.join(" ");
  const plain = (noun: string) => (lead === "" ? noun : lowered(noun));
  const joint = many
    ? [sentence(`${lead}${plain(first)}`), ...rest.map((noun) => sentence(noun))].join(" ")
    : sentence(`${lead}${joinAnd(nouns.map(plain))}`);
  return [joint, ...sentences].join(" ");
}

function lowered(noun: string): string {
  return /^(?:A|An|The|My|Our|Women|People|Men|Anyone|Those|Clients|Researchers|Teams|Leaders|Founders|Parents|Companies|Organizations|Teachers|Managers|Directors|Nurses|Students|Attending|New|Small|Independent|Senior|Vice|Assistant|Associate|Executive|Early|Mid|First|Families|Owners) ?/u.test(
    noun,
  ) && /^\p{Lu}\p{Ll}/u.test(noun)
    ? noun.charAt(0).toLowerCase() + noun.slice(1)
    : noun;
}
