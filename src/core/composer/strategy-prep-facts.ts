import { cleanText } from "#core/language/clean.ts";
import { classify } from "#core/language/clause.ts";
import { soundsUnsure } from "#core/language/fillers.ts";
import { sayMoney } from "#core/language/figures.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import {
  capitalise,
  lowerFirst,
  lowerOpening,
  sentence,
  stripPeriod,
} from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { splitUnits } from "#core/language/split.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** What she knows and what is open, each as a finished sentence in her words. */
export type StrategyFacts = {
  readonly decision: string;
  /** The two or more ways of the decision: "take the job", "stay and go up for partner". */
  readonly ways: readonly string[];
  readonly known: readonly string[];
  readonly open: readonly string[];
  readonly stakes: readonly string[];
  readonly outcome: string;
};

const feeling =
  /,?\s*(?:and |which is |that[’']?s |it[’']?s |i know it[’']?s )?(?:so |really |kind of )?(?:i guess )?(?:embarrassing|ashamed|stupid|silly|pathetic|ridiculous|selfish|dumb)\b[^.;,]*/gi;
const unknown =
  /\b(?:haven[’']t|have not|hasn[’']t|not yet|not in writing|unclear|unconfirmed|not confirmed|not sure|unsure|unknown|don[’']t know|do not know|no idea|(?<!been )waiting (?:on|for|to hear)|to be confirmed|tbd|pending|depends|nobody (?:has )?(?:said|told)|no one (?:has )?(?:said|told))\b|\?\s*$/i;

const feels = /embarrassing|ashamed|stupid|silly|pathetic|ridiculous|selfish|dumb/i;

function withoutFeeling(answer: string): string {
  return feels.test(answer) ? answer.replace(feeling, "") : answer;
}

export function readStrategyFacts(answers: Answers): StrategyFacts {
  const raw = (id: string) => {
    const answer = answerOf(answers, id);
    return isNonAnswer(answer) ? "" : withoutFeeling(answer);
  };
  const ids = ["decision", "options", "stakes", "constraints", "outcome"];
  const elsewhere = ids.map(raw);
  const given = (id: string) =>
    restoreNames(tidy(raw(id), elsewhere), ids.filter((other) => other !== id).map(raw));
  const [first, ...rest] = splitUnits(given("decision"));
  const decision = stripPeriod(first?.text ?? "");
  const asides = [first?.aside ?? "", ...rest.map((unit) => unit.whole)];
  const units = [
    ...asides.flatMap((aside) => readUnits(aside, raw("decision"))),
    ...readUnits(optionsApart(given("options")), raw("options")),
    ...readUnits(given("stakes"), raw("stakes")).map((read) =>
      labelled("At stake", read, raw("stakes")),
    ),
    ...readUnits(given("constraints"), raw("constraints")).map((read) =>
      /\d/u.test(read.text) ? read : labelled("A limit", read, raw("constraints")),
    ),
  ];
  return {
    decision,
    ways: readWays(decision),
    known: units.filter(({ isOpen }) => !isOpen).map(({ text }) => text),
    open: units.filter(({ isOpen }) => isOpen).map(({ text }) => text),
    stakes: splitUnits(given("stakes")).map((unit) => unit.whole),
    outcome: given("outcome"),
  };
}

/** "tell them now – they trust me": the option and what she knows of it stay one line. */
function optionsApart(options: string): string {
  return options
    .replaceAll(/(?<=\S) (?=[b-d]\) \p{Ll})/gu, "\n")
    .replaceAll(/(?<=^|[.;\n]\s*)((?:[\p{L}’'-]+\s){0,6}[\p{L}’'-]+) – (?=\p{L})/gu, "$1: ");
}

/** A bare thing is told for what it is: "12 years" → "At stake: 12 years." */
function labelled(label: string, { text, isOpen }: Read, raw: string): Read {
  const bare = stripPeriod(text);
  const thing =
    !isOpen &&
    !/[:.;]\s/u.test(bare) &&
    bare.split(" ").length <= 8 &&
    !/\b(?:is|are|was|were|has|have|had|will|would|must|can|need|want)\b|[’'](?:m|re|ve|d|ll|s)\b/iu.test(
      bare,
    ) &&
    ["noun", "unknown"].includes(classify(bare).kind);
  const said = raw.includes(lowerFirst(bare).slice(0, 5)) ? lowerFirst(bare) : bare;
  return thing ? { text: sentence(`${label}: ${said}`), isOpen } : { text, isOpen };
}

function tidy(raw: string, all: readonly string[]): string {
  const whole = all.join(" ");
  const said = cleanText(raw)
    .replaceAll(/(?<=\b(?:mine|ours) or my [\p{L}\d-]+)s(?=$|[.,])/gmu, "’s")
    .replaceAll(/(?<=[\p{L}\d]) but (?=there’s\b|I\b|they\b|it’s\b)/gu, ", but ")
    .replaceAll(
      /\blike (?=(?:HR|they|she|he|my \p{L}+) (?:wants?|asked|said|prefers?)\b)/gu,
      "as ",
    );
  return sayMoney(shareScale(sharePercent(said, whole), whole)).replace(
    /(?<![$€£\d.,])(\d{1,3}(?:,\d{3})+)(?= (?:buy-in|salary|base|bonus|deposit|loan|grant|mortgage|offer|budget)\b)/g,
    "$$$1",
  );
}

/** "425 year 1" beside "310k" is in thousands, as she writes it. */
function shareScale(text: string, all: string): string {
  if (!/\d\s?k\b/i.test(all)) return text;
  const bare = /(?<![\p{L}\d.,$#])(\d{3})(?=\s(?:year 1|in year|a year|base|all in|total)|\s?$)/gu;
  return text.replace(bare, "$$$1,000");
}

/** "sell 60" beside "sell 60%" is a share: the same verb with a bare figure takes the sign. */
function sharePercent(text: string, all: string): string {
  const verb = /\b(\p{L}{3,}) \d{1,3}\s?%/u.exec(all)?.[1];
  if (verb === undefined) return text;
  return text.replace(
    new RegExp(`\\b(${verb} \\d{1,3})(?= (?:for|and|or|at|now|to)\\b|[.,;]|$)`, "giu"),
    "$1%",
  );
}

type Read = { readonly text: string; readonly isOpen: boolean };

function readUnits(answer: string, raw: string): Read[] {
  const unsure = unsurePieces(raw);
  return splitUnits(answer)
    .map((unit) => stripPeriod(unit.whole.trim()))
    .filter((text) => /[\p{L}]{2}/u.test(text))
    .map((text) => {
      const doubted = isDoubted(text, unsure);
      const isOpen = unknown.test(text) || doubted;
      return { text: isOpen ? sayOpen(text, doubted) : sayKnown(text), isOpen };
    });
}

/** The sentences of hers that carry a "maybe", cleaned. */
function unsurePieces(raw: string): readonly string[] {
  return raw
    .split(/[.;\n]/)
    .filter((piece) => soundsUnsure(piece))
    .map((piece) => cleanText(piece).toLowerCase());
}

/** Whether the sentence of hers that this came from is among those that carry a "maybe". */
function isDoubted(text: string, unsure: readonly string[]): boolean {
  const words = text.toLowerCase().split(/\s+/).slice(-4).join(" ");
  return unsure.some((piece) => piece.includes(words));
}

function sayKnown(given: string): string {
  const text = given
    .replace(/^([^,:.]{2,40}), (?=[$€£]\d)/u, "$1: ")
    .replace(
      /, (they|we|she|he|it) (?=(?:need|want|have|has|will|would|expect|offer|pay|is|are|close)\p{L}*\b)/gu,
      (_all, who: string) => `. ${capitalise(who)} `,
    );
  if (/^(?:have to|need to|must|owe|promised|want)\s/iu.test(text))
    return sentence(`I ${lowerOpening(text)}`);
  if (
    /^(?:husband|wife|mom|mother|dad|father|son|daughter|boss|manager|landlord|mentor)\s(?:is|are|has|had|wants?|says?|said|needs?|will)\b/iu.test(
      text,
    )
  )
    return sentence(`My ${lowerFirst(text)}`);
  const refused = /^(?:don[’']t|do not|not) (\p{L}+), (.+)$/iu.exec(text);
  if (refused !== null) return sentence(`Do not ${refused[1] ?? ""}; ${refused[2] ?? ""}`);
  const none = /^(.{3,40}?)[,:]? (?:no|none)$/i.exec(text);
  if (none?.[1] !== undefined) return sentence(`There is no ${lowerOpening(none[1])}`);
  const label = /^([\p{L}#\d ]{2,24}): (.+)$/u.exec(text);
  if (label !== null) return sentence(`${capitalise(label[1] ?? "")}: ${label[2] ?? ""}`);
  if (/^(?:can[’']t|cannot|won[’']t|don[’']t|didn[’']t)\s/i.test(text))
    return sentence(`I ${lowerOpening(text)}`);
  if (/^\p{Ll}[\p{L}-]*$/u.test(text))
    return sentence(`There is ${text.endsWith("s") ? "" : "a "}${text}`);
  if (/^(?:vote|deadline|answer|offer|start|review|hearing|meeting|interview) is\b/i.test(text))
    return sentence(`The ${lowerOpening(text)}`);
  return sentence(text.replace(/^(?:and|but|also|plus)\s/i, ""));
}

function sayOpen(text: string, doubted: boolean): string {
  const unread =
    /^(?:the )?(.{3,60}?),? (?:that )?I (?:haven[’']t|have not) (read|seen|checked|signed)(?: yet)?$/i.exec(
      text,
    );
  if (unread !== null)
    return `What the ${lowerOpening(unread[1] ?? "")} says. I have not ${unread[2] ?? "read"} it yet.`;
  const unasked =
    /^((?:ask|talk to|call|tell|check with|negotiate)\b.{3,80}?),? (?:but )?(?:I )?(?:haven[’']t|have not)(?: (?:asked|done it|yet|called))*$/i.exec(
      text,
    );
  if (unasked !== null)
    return `What the answer is if I ${lowerOpening(unasked[1] ?? "")}. I have not done so yet.`;
  const halves = /^(.*?)\b(they|she|he) said (.+?),? (?:but|and) it[’']s not in writing$/i.exec(
    text,
  );
  if (halves !== null) {
    const what = (halves[1] ?? "").replace(/\s?(?:and|but)?\s*$/, "");
    const said = `${halves[2] ?? ""} said ${halves[3] ?? ""}, and it is not in writing`;
    return sentence(what === "" ? said : `${capitalise(what)}: ${lowerFirst(said)}`);
  }
  const guessed =
    /^(?<what>[^:]{2,30}): (?<known>.+?), (?:I think|I guess|maybe|probably) (?<doubt>.+)$/iu.exec(
      text,
    )?.groups;
  if (guessed !== undefined)
    return `${sentence(capitalise(`${guessed["what"]}: ${guessed["known"]}`))} Whether ${guessed["doubt"]} is not confirmed.`;
  const unreadFirst =
    /^(?:I )?(?:haven[’']t|have not) read (?<what>(?:the|my|their) [^,;]+)$/iu.exec(text)?.groups?.[
      "what"
    ];
  if (unreadFirst !== undefined) {
    const many = /[^s]s$/.test(unreadFirst);
    return `What ${unreadFirst} ${many ? "say" : "says"}. I have not read ${many ? "them" : "it"} yet.`;
  }
  if (doubted && !unknown.test(text))
    return `${sentence(`Whether ${lowerOpening(text)}`)} It is not confirmed.`;
  if (/^(?:haven|hasn|don|didn|can|won)[’']t\s|^(?:have not|not sure)\s/iu.test(text))
    return sentence(`I ${/^not /iu.test(text) ? "am " : ""}${lowerFirst(text)}`);
  if (text.endsWith("?")) return capitalise(text);
  return sentence(text.replace(/^(?:and|but)\s/i, ""));
}

/** The alternatives of a decision; a bare "or not" is the second way. */
function readWays(decision: string): readonly string[] {
  const plain = decision
    .replace(/\?$/, "")
    .replace(
      /^(?:whether (?:or not )?(?:to )?|should I |do I |if I should |decide (?:whether|if) (?:to )?|deciding (?:whether|if) (?:to )?)/i,
      "",
    )
    .replace(/^I(?: have to| need to| must)? (?:decide (?:whether|if) (?:to )?)/i, "");
  const pieces = plain.split(/,?\s+(?:or|versus|vs\.?)\s+(?:should I |do I |to )?/i);
  return pieces.map((piece) => lowerFirst(piece.trim())).filter((piece) => piece !== "");
}
