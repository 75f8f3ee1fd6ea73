import type { Statement } from "./statement.ts";
import {
  awardNoun,
  isCountedList,
  isFragment,
  isParticiple,
  isPolished,
  ofHer,
  ofWork,
  standsAlone,
  turned,
} from "./statement-kinds.ts";
import { legibleAgain } from "./statement-marks.ts";
import { type Change, parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, isClearPast } from "#core/language/inflect.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { joinAnd, lowerOpening, stripPeriod, withArticle } from "#core/language/phrase.ts";
import { sayChange, sayDoing } from "#core/language/say-change.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitCommas } from "#core/language/split.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";

type Said = Pick<Statement, "kind" | "text"> & { readonly change?: Change };

/** One fragment of hers as a statement; what is not understood stays a note in her words. */
export function sayStatement(raw: string): Statement {
  const piece = spellOrdinals(placed(stripPeriod(raw.trim())));
  const said = finished(piece) ?? measured(piece) ?? deed(piece) ?? thing(piece);
  return { ...said, text: spellSmallNumbers(legibleAgain(said.text)), figured: /\d/.test(piece) };
}

/** Sentences that stand as she wrote them, and honors that name their years. */
function finished(piece: string): Said | null {
  if (isPolished(piece)) return { kind: "clause", text: piece };
  if (standsAlone(piece)) return { kind: "clause", text: lowerOpening(piece) };
  const honor =
    /^(?<title>(?:[\p{L} ]+ )?of the year),?(?: in)? (?<years>(?:19|20)\d\d(?:(?:,| and|, and) (?:19|20)\d\d)*)(?:,? (?<by>\p{Lu}[\p{L} ]+))?$/iu.exec(
      piece,
    )?.groups;
  if (!honor) return null;
  const by = honor["by"] === undefined ? "" : ` (${honor["by"]})`;
  return { kind: "clause", text: `I was ${honor["title"]} in ${honor["years"]}${by}` };
}

function measured(piece: string): Said | null {
  const other = turned.exec(piece)?.groups;
  if (other?.["noun"] !== undefined)
    return {
      kind: "clause",
      text: `${other["noun"]} went from ${other["from"]} to ${other["to"]}`,
    };
  const change = parseChange(piece);
  if (change === null || change.noun === "" || isClearPast(change.noun.split(" ")[0] ?? ""))
    return null;
  if (/\b(?:under|over|above|below|to|at|by|than|about)$/i.test(change.noun)) return null;
  if (compound.test(piece)) return compoundRange(piece);
  if (
    /^\p{L}[\p{L} -]* (?:cut|reduced|raised|lowered|brought|took|grew|doubled|improved) \p{L}/u.test(
      change.noun,
    )
  )
    return {
      kind: "clause",
      text:
        isDetermined(piece) || (piece.split(" ")[0] ?? "").endsWith("s")
          ? piece
          : `the ${lowerOpening(piece)}`,
    };
  const whole =
    /^(?:I|we|they|she|he)(?:’\p{L}+)?\s/iu.test(piece) || classify(piece).kind === "clause";
  if (whole) return { kind: "clause", text: piece };
  const doing = sayDoing(change);
  if (doing !== null) return { kind: "change", text: withRest(doing, change.rest, piece) };
  const head =
    change.context !== undefined &&
    /^\p{Ll}[\p{Ll}\d -]{3,30}$/u.test(change.context) &&
    piece.includes(`${change.context}: `)
      ? `${change.context}: `
      : "";
  const moved =
    head +
    withSubjectArticle(sayChange(change, "clause")).replace(
      " went from ",
      ` ${movement(piece)} from `,
    );
  const text = withRest(moved, change.rest, piece);
  return text === moved ? { kind: "change", text, change } : { kind: "change", text };
}

/** What she did, what was done to her or her work, and clauses with a subject of their own. */
function deed(piece: string): Said | null {
  if (ofHer.test(piece)) return { kind: "clause", text: `I was ${piece}` };
  const inFigures = /^(?:in|on|at) (?:over |more than |about |nearly )?\d/.test(piece);
  if (ofWork.test(piece) || inFigures) return { kind: "work", text: piece };
  if (isCountedList(piece)) return { kind: "note", text: lowerOpening(piece) };
  const plain = isClearPast(piece.split(" ")[0] ?? "")
    ? piece.charAt(0).toLowerCase() + piece.slice(1)
    : piece;
  const { kind, confidence, verb = "" } = classify(plain);
  if (kind === "verb-third" && heldVerbs.test(plain))
    return { kind: "clause", text: `I ${plain.replace(verb, baseOf(verb) ?? verb)}` };
  const mine =
    withSubject(plain, "I") ??
    (didSomething.test(plain) || (isClearPast(plain.split(" ")[0] ?? "") && kind !== "clause")
      ? `I ${plain}`
      : null);
  if (mine !== null && kind !== "clause") return { kind: "clause", text: dated(joinVerbs(mine)) };
  const inUse =
    /^(?<what>\p{Ll}[\p{L} -]{3,40}?) (?<deed>(?:used|adopted|taught|run|required) (?:by|in|at|across) .+ (?:now|today))$/u.exec(
      plain,
    )?.groups;
  if (inUse)
    return {
      kind: "clause",
      text: `${isDetermined(plain) ? "" : "the "}${inUse["what"]} is ${inUse["deed"]}`,
    };
  if (kind !== "clause" || confidence < 0.65) return null;
  if (isFragment(plain)) return { kind: "note", text: plain };
  return { kind: "clause", text: withSubjectArticle(lowerOpening(joinPredicates(plain))) };
}

/** "housed 61 of them": a past whose verb we do not know, with its object. */
const didSomething =
  /^\p{Ll}{2,}ed (?:\d|the\b|a\b|an\b|my\b|our\b|all\b|every\b|each\b|two\b|three\b|four\b|five\b|six\b|more than\b|over\b)/u;

const heldVerbs =
  /^(?:also )?(?:holds|owns|serves|runs|leads|manages|teaches|directs|chairs|speaks|sits|volunteers|mentors|oversees|supervises|coaches|writes|advises)\s(?!that\b|who\b)/i;

function thing(piece: string): Said {
  if (/\b(?:(?:semi-?)?finalist|winner|honoree|nominee|recipient)\b/i.test(piece))
    return { kind: "clause", text: `I was ${withArticle(sayAward(piece).replace(/^the /, ""))}` };
  if (awardNoun.test(piece)) return { kind: "award", text: sayAward(piece) };
  const fellow =
    /^(?<what>[\p{L} ]+ fellow)(?<times> (?:twice|three times|in (?:19|20)\d\d|(?:19|20)\d\d))?$/u.exec(
      piece,
    )?.groups;
  if (fellow)
    return {
      kind: "clause",
      text: dated(`I was ${withArticle(fellow["what"] ?? "")}${fellow["times"] ?? ""}`),
    };
  const level =
    /^(?<noun>\p{L}[\p{L} -]{2,40}?) (?<value>(?:about |over )?\d[\d,.]*%(?:, .+)?)$/u.exec(
      piece,
    )?.groups;
  if (level && !/\b(?:under|over|to|at|by|of)$/.test(level["noun"] ?? ""))
    return { kind: "clause", text: `${level["noun"]} is ${level["value"]}` };
  const note = lowerPlain(piece);
  return {
    kind: "note",
    text: /^(?:only|largest|biggest|oldest|youngest) \p{Ll}/u.test(note) ? `the ${note}` : note,
  };
}

/** "the wallet was late when I got it, shipped five weeks after" → the verbs are joined by "and". */
function joinPredicates(piece: string): string {
  const [first = "", second = "", ...others] = splitCommas(piece);
  const rest = others.every((other) => other.startsWith("in ")) ? ["", ...others].join(", ") : null;
  return classify(second).kind === "verb-past" && rest !== null && !isParticiple(second)
    ? `${first} and ${second}${rest}`
    : piece;
}

/** "I refinanced the debt, saved the dividend": verbs of one subject are joined. */
function joinVerbs(text: string): string {
  const [first = "", ...others] = splitCommas(text);
  const verbs = others.every(
    (piece) => classify(piece).kind === "verb-past" && !isParticiple(piece),
  );
  return verbs ? joinAnd([first, ...others]) : text;
}

/** "wrote the policy 2020" → "wrote the policy in 2020". */
function dated(text: string): string {
  return text.replace(
    /(?<!\b(?:in|of|since|by|from|to|until|for|during|FY|and|the|before|after|mid|early|late|class of))(?<=\p{L}) ((?:19|20)\d\d)$/u,
    " in $1",
  );
}

/** The verb of a measured change, as strong as her own word for it. */
function movement(piece: string): string {
  if (/\b(?:down|fell|dropped|declined|lower)\b/i.test(piece)) return "fell";
  return /\b(?:up|rose|grew|climbed)\b/i.test(piece) ? "rose" : "went";
}

/** What follows a change and was not said with it stays behind a comma. */
function withRest(text: string, rest: string | undefined, piece: string): string {
  if (rest === undefined || rest === "" || text.includes(rest)) return text;
  const counted = new RegExp(
    String.raw`\d ${rest.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
  ).test(piece);
  return counted && rest.split(" ").length <= 3 ? `${text} ${rest}` : `${text}, ${rest}`;
}

/** "3 hours 10 minutes to 22 minutes": two units make one figure. */
const compound =
  /\b\d+ (?:hours?|years?|days?|feet|pounds?|weeks?)(?: and)? \d+ (?:minutes?|months?|hours?|inches|ounces|days?|seconds?)\b/i;

function compoundRange(piece: string): Said {
  const parts =
    /^(?<noun>.+?) (?:went )?(?:from )?(?<from>\d.+?) (?:→|(?:down )?to) (?<to>\d.+)$/u.exec(
      piece,
    )?.groups;
  if (!parts) return { kind: "note", text: piece };
  return {
    kind: "change",
    text: withSubjectArticle(`${parts["noun"]} went from ${parts["from"]} to ${parts["to"]}`),
  };
}

const countedPlaces =
  /, ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:counties|countries|states|cities|campuses|sites|plants|hospitals|schools|regions|markets|districts|towns|stores|locations|departments|clinics|branches))(?=[,:]|$)/giu;

/** ", 9 countries" at the end says where: "in 9 countries". */
function placed(text: string): string {
  return text.replace(countedPlaces, ", in $1");
}

const medal = /^(?:Bronze|Silver) Star$|^Legion of \p{L}+$|^Purple Heart$/u;

/** "Baldwin Access Award 2023" → "the 2023 Baldwin Access Award". */
function sayAward(piece: string): string {
  const found = /^(?<name>.+?),? (?<year>(?:19|20)\d\d)(?<rest>\s*\(.*\))?$/su.exec(piece)?.groups;
  if (!found) return medal.test(piece) ? `the ${piece}` : piece;
  const name = (found["name"] ?? "").replace(/^the /i, "");
  return `the ${found["year"]} ${name}${found["rest"] ?? ""}`;
}
