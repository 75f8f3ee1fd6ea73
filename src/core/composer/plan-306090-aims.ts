import { type Change, parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, isClearPast, thirdOf, verbFormOf, verbReadings } from "#core/language/inflect.ts";
import { nounFirst } from "#core/language/verbs.ts";
import { lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { splitCommas, splitEntries, splitStops } from "#core/language/split.ts";

/** What is to be true, as far as it was understood. `words` is always her own wording, cleaned. */
export type Aim = { readonly words: string } & (
  | { readonly kind: "act"; readonly verb: string; readonly object: string }
  | { readonly kind: "state"; readonly subject: string; readonly action: string }
  | { readonly kind: "change"; readonly change: Change }
  | { readonly kind: "target"; readonly noun: string; readonly target: string }
  | {
      readonly kind: "done";
      readonly noun: string;
      readonly participle: string;
      readonly tail: string;
    }
  | { readonly kind: "clause" }
  | { readonly kind: "thing" }
);

const figure = String.raw`(?:[$€£]\s?)?\d[\d,.]*\s?(?:%|percent|k|K|m|M|days?|weeks?|months?|hours?|minutes?|points?)?`;
const target = new RegExp(
  String.raw`^(?:get |bring |keep |have |hold |push |drive )?(.{2,50}?)[,:]?\s(?:(?:is|are|to|at|down|up|back|stays|sits)\s)*(under|below|over|above|at least|at most|less than|more than|no more than|within)\s(${figure})(.*)$`,
  "iu",
);
const plainTarget = new RegExp(
  String.raw`^(.{2,40}?)\s(?:at|of|to|is|reaches|hits)\s(${figure})(.*)$`,
  "iu",
);

/** Reads one result or wish of hers; "thing" when nothing more is certain. */
export function readAim(raw: string): Aim {
  const words = stripPeriod(raw.trim()).replace(aimLead, "").trim();
  const change = parseChange(words);
  if (change !== null && change.noun !== "") return { kind: "change", change, words };
  const [first = "", next = ""] = words.split(/\s+/);
  const bound = target.exec(words);
  if (bound)
    return {
      kind: "target",
      noun: lowerOpening(bound[1] ?? ""),
      target: `${bound[2] ?? ""} ${bound[3] ?? ""}${bound[4] ?? ""}`.trim(),
      words,
    };
  const acting = actOf(words);
  if (acting) return { kind: "act", ...acting, words };
  const level = plainTarget.exec(words);
  if (level && !/\b(?:I|we|they|by|on|in)$/i.test(level[1] ?? "")) {
    return {
      kind: "target",
      noun: lowerOpening(level[1] ?? ""),
      target: `${level[2] ?? ""}${level[3] ?? ""}`.trim(),
      words,
    };
  }
  const done = doneOf(words);
  if (done) return { kind: "done", ...done, words };
  const clause = classify(words);
  if (manyDo.test(words)) return { kind: "clause", words: lowerOpening(words) };
  const kind =
    clause.kind === "clause" ||
    clause.kind === "first-person" ||
    (clause.kind === "negation" && next !== "")
      ? "clause"
      : "thing";
  return { kind: first === "" ? "thing" : kind, words: lowerOpening(words) };
}

/** A plural subject with something after it, then what they do: "people on third shift know my name". */
const manyDo =
  /^(?:people|everyone|everybody|nobody|staff|(?:the |our |my |both |all )?\p{L}+s)\s(?:[\p{L}\d’-]+\s){0,5}?(?:knows?|trusts?|uses?|have|has|sees?|gets?|understands?|feels?|says?|asks?|comes?|runs?|owns?|reads?|signs?|wants?|brings?|calls?|believes?|stops?|starts?)\s(?:my|the|our|a|an|me|us|what|that|how|why|where|who|it|each|every|to)\b/iu;

const aimLead =
  /^(?:(?:and|also|then|that|so|plus)\s|(?:by|at|on|within)\s(?:the\s)?(?:day\s90|90\sdays?|the\send\sof\s(?:90\sdays|the\s(?:first\s)?quarter)|day\sninety|ninety\sdays)[,:]?\s|success\s(?:means|is|looks\slike|would\sbe)\s(?:that\s)?|(?:I|we)\s(?:will|would|want\sto|hope\sto|need\sto|should|plan\sto)\s(?:have\s)?|(?:I|we)[’']ll\s(?:have\s)?|to\s|having\s|I[’']d\slike\sto\s)+/iu;

/** "close both audits", "stabilizing the payroll system" → verb and object; null when the first word is no certain verb. */
export function actOf(words: string): { verb: string; object: string } | null {
  const [first = "", ...others] = words.split(/\s+/);
  const low = first.toLowerCase();
  if (others.length === 0 || /^[\p{Lu}]{2,}/u.test(first)) return null;
  const kind = classify(words).kind;
  const form = verbFormOf(low);
  const verb = baseOf(low);
  if (verb === null) return null;
  if (form === "gerund" && kind === "verb-gerund") return { verb, object: others.join(" ") };
  if (form !== "base") return null;
  const clear =
    kind === "verb-base" ||
    (!nounFirst.has(verb) && kind !== "clause") ||
    /^(?:the|a|an|all|our|my|both|those|these|every|each|that|\d+|two|three|four|five|six)$/i.test(
      others[0] ?? "",
    );
  return clear && kind !== "clause" ? { verb, object: others.join(" ") } : null;
}

const seam =
  /^(?:by|in|on|with|before|within|for|to|and|from|at|through|across|without|under|or|so|as|after)$/i;

/** "both 8Ds closed", "the two posts filled by June" → noun, participle, tail. */
function doneOf(words: string): { noun: string; participle: string; tail: string } | null {
  const all = words.split(/\s+/);
  const at = all.findIndex((word, index) => {
    if (index === 0 || index > 8 || !isParticiple(word)) return false;
    const next = all[index + 1];
    return (
      (next === undefined || seam.test(next)) &&
      !/^(?:a|an|the|is|are|was|were|be|been|have|has|had|I|we|they|of|to|and|or|get|got|not|well|more|most)$/i.test(
        all[index - 1] ?? "",
      )
    );
  });
  if (at < 0) return null;
  const noun = all.slice(0, at).join(" ");
  if (classify(noun).kind === "clause" || /\b(?:is|are|who|that|which)\b/i.test(noun)) return null;
  return {
    noun: lowerOpening(noun),
    participle: (all[at] ?? "").replace(/[,;]$/, ""),
    tail: all.slice(at + 1).join(" "),
  };
}

function isParticiple(word: string): boolean {
  const low = word.toLowerCase().replace(/[,;]$/, "");
  return (
    (isClearPast(low) || verbReadings(low).some((one) => one.form === "participle")) &&
    low !== "led" &&
    low !== "need"
  );
}

/** "wants the executive meeting to end with decisions" → subject and action; null when the words have no such shape. */
export function stateOf(words: string): Aim | null {
  const found = /^(.{3,60}?)\sto\s(\p{L}+)\s?(.*)$/u.exec(words);
  if (!found) return null;
  const [, subject = "", verb = "", rest = ""] = found;
  if (
    /^(?:me|us|my team and me)$/i.test(subject) ||
    verbFormOf(verb) !== "base" ||
    verbFormOf(subject.split(" ")[0] ?? "") === "base"
  )
    return null;
  return { kind: "state", subject: lowerOpening(subject), action: `${verb} ${rest}`.trim(), words };
}

/** The state as a statement: "the executive meeting ends with decisions". */
export function sayState(subject: string, action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const plural =
    /(?:[^s]s|people|staff|teams|children|men|women)$/i.test(subject) ||
    /\sand\s/.test(subject) ||
    /^(?:they|we|you)$/i.test(subject);
  return [subject, plural ? verb : thirdOf(verb), ...rest].join(" ");
}

/** Her results for day 90, one each: lines, sentences, and list items. A choice joined by "or" stays one. */
export function readAims(answer: string): readonly Aim[] {
  const stops = splitEntries(answer).flatMap((entry) => splitStops(entry));
  const pieces = stops.flatMap((stop) => {
    const bare = stripPeriod(stop).replace(aimLead, "");
    const commas = splitCommas(bare);
    const own = commas.every((piece) => piece.split(/\s+/).length >= 2) && commas.length > 1;
    return own ? commas : [bare];
  });
  return pieces
    .flatMap((piece) => splitTwo(piece))
    .map((piece) => stripPeriod(piece))
    .filter((piece) => /\p{L}{2}/u.test(piece))
    .map(readAim);
}

/** "the close is done in five days and the team is hired" as two when each side stands alone. */
function splitTwo(piece: string): readonly string[] {
  const sides = piece.split(/\s+and\s+/);
  if (sides.length !== 2) return [piece];
  const stands = sides.every((side) => {
    const aim = readAim(side);
    return (
      aim.kind === "clause" || aim.kind === "change" || aim.kind === "target" || aim.kind === "done"
    );
  });
  return stands && readAim(piece).kind !== "change" ? sides : [piece];
}

/** The matter an aim is about, in the fewest of her words. */
export function aimNoun(aim: Aim): string {
  if (aim.kind === "act") return aim.object;
  if (aim.kind === "state") return aim.subject;
  if (aim.kind === "change") return aim.change.noun;
  if (aim.kind === "target" || aim.kind === "done") return aim.noun;
  return aim.words;
}
