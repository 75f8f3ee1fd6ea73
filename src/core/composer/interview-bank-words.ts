import type { Deed } from "./interview-bank-deeds.ts";
import type { Story } from "./interview-bank-story.ts";
import { definite } from "#core/language/definite.ts";
import type { Change } from "#core/language/change.ts";
import { changeSubject } from "#core/language/say-change.ts";
import { numberWord } from "#core/language/figures.ts";
import { gerundOf, pastOf } from "#core/language/inflect.ts";
import { capitalise, joinAnd, stripPeriod, withArticle } from "#core/language/phrase.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitStops } from "#core/language/split.ts";

/** Sentences as they are listed: capital, one stop, small counts in words, nothing doubled. */
export function tidy(text: string): string {
  const said = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s+([.,:;])/g, "$1")
    .replaceAll(/([?])\.+/g, "$1")
    .replaceAll(/([ap]\.m\.)\.+/g, "$1")
    .replaceAll(/(?<!\b[ap]\.m)\.{2,}/g, ".")
    .trim();
  return splitStops(said)
    .map((sentence) => capitalise(spellCounts(sentence.endsWith("?") ? sentence : stop(sentence))))
    .join(" ");
}

/** Small counts in words, also after "from" where no "to" follows. */
export function spellCounts(text: string): string {
  const said = spellSmallNumbers(text).replaceAll(
    /\b1 (?=year|month|week|day|weekend|quarter|hour)/gu,
    "one ",
  );
  return /\bfrom \d[^.]*\bto\b/u.test(said)
    ? said
    : said.replace(/(?<=\bfrom )([2-9])(?= \p{L}{4,})/gu, (digit) => numberWord(Number(digit)));
}

/** A statement closed by one stop. */
export function stop(said: string): string {
  const bare = stripPeriod(said);
  return bare === "" ? "" : bare.endsWith(".") ? bare : `${bare}.`;
}

const creating =
  /^(?:set up|build|create|launch|open|start|write|design|develop|found|establish|introduce|set|form|draft)$/;
const countable =
  /^(?:\p{L}+[\s-]){0,3}(?:program|programme|unit|team|process|system|policy|deck|dashboard|driver|model|tool|campaign|clinic|portal|curriculum|playbook|committee|plan|center|line|site|contract|partnership|course|workshop|ward|lab|app|website|report|database|checklist|template|schedule|department|office|school|store|library|network|pipeline|board|council|residency|fund|event|series|newsletter|queue|cell|project|platform|service|desk|function|practice|budget|protocol|procedure|pool|kit|night|day|fair|hub|registry|ordinance|bill|act|law|guide|manual|order|handbook|agreement|proposal|garden|shop)(?=$|\s(?:for|of|in|with|at|on|from|that|to|and|across|after|before|during|by)\b|\s\(|,)/iu;
const determined =
  /^(?:the|a|an|my|our|their|his|her|its|this|that|these|those|all|both|each|every|no|any|some|[$€£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|it|them|him|us|everyone|\p{Lu}(?!\p{Lu}+\s\p{Ll}))/u;

/** What followed her verb, with the article English wants: "opened 40-bed unit" → "a 40-bed unit", "rebuilt volume driver" → "the volume driver". */
export function objectOf({ base, rest }: { readonly base: string; readonly rest: string }): string {
  if (/^\d+-\p{L}+\s/u.test(rest) && !(rest.split(/[\s,]/).at(1) ?? "s").endsWith("s"))
    return withArticle(rest);
  if (determined.test(rest) || !countable.test(rest)) return rest;
  return creating.test(base) ? withArticle(rest) : `the ${rest}`;
}

/** A verb of one word or two in another form: "set up" → "setting up". */
export function inflect(base: string, form: (verb: string) => string): string {
  const [verb = "", ...particles] = base.split(" ");
  return [form(verb), ...particles].join(" ");
}

/** "put residents with …" said in the past, without its subject. */
export function sayDeed(deed: Deed, span = true): string {
  return [inflect(deed.base, pastOf), objectOf(deed), span ? deed.span : ""]
    .filter((part) => part !== "")
    .join(" ");
}

/** Deeds as sentences: two of one subject joined, "I put … and made …." */
export function sayDeeds(deeds: readonly Deed[], span = true): string {
  const runs: Deed[][] = [];
  for (const deed of deeds) {
    const last = runs.at(-1);
    const short =
      last !== undefined &&
      [...last, deed].reduce((sum, one) => sum + one.rest.split(" ").length, 0) <= 22;
    if (last !== undefined && last[0]?.subject === deed.subject && last.length < 2 && short)
      last.push(deed);
    else runs.push([deed]);
  }
  return runs
    .map(
      (run) =>
        `${run[0]?.subject === "we" ? "We" : "I"} ${joinPlain(run.map((deed) => sayDeed(deed, span)))}.`,
    )
    .join(" ");
}

/** Deeds as a thing: "putting residents with the same preceptor". */
export function sayDoingOf(deeds: readonly Deed[]): string {
  return joinPlain(
    deeds.slice(0, 2).map((deed) => [inflect(deed.base, gerundOf), objectOf(deed)].join(" ")),
  );
}

function joinPlain(items: readonly string[]): string {
  return joinAnd(items).replaceAll("; and", " and").replaceAll(";", ",");
}

/** The things a deed was done to, apart from the rest: "35 pickers" and "on the new scanner". */
export function headParts(object: string): { head: string; tail: string } {
  const [head = ""] = object.split(
    /,\s|\s(?=(?:on|as|for|with|from|off|onto|out of|to|in|across|at|into|through|before|after|during|by|so|when|because|who|while|until|between|under|over|despite|without|that|which)\s|(?:\d+|one|two|three|four|five|six)\s(?:hours|days|weeks|months)\s(?:before|after|into|early|late)\b)/u,
  );
  return { head, tail: object.slice(head.length).replace(/^,?\s/u, "").trim() };
}

export function isPlural(noun: string): boolean {
  const head = noun.split(/\sof\s/u)[0] ?? noun;
  const counted =
    /^(?:\d{2,}|[2-9]\b|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|all|several)/iu.test(
      noun,
    );
  return counted || (/[^s]s$/u.test(head) && !/^(?:a|an|one|1)\s/iu.test(noun));
}

/** "a 40-bed unit" → "the 40-bed unit", "35 pickers" → "the 35 pickers". */
export function definiteOf(head: string): string {
  return head
    .replace(/^(?:a|an)\s/u, "the ")
    .replace(/^(?=\d|[$€£]|(?:two|three|four|five|six|seven|eight|nine|ten)\s)/iu, "the ");
}

/** "CEO kept it" → "the CEO kept it"; names and full phrases stay. */
export function withThe(said: string): string {
  return said.replace(
    /^(?=(?:goal|target|deadline|CEO|CFO|COO|CIO|CTO|CNO|CPO|VP|board|council|client|customer|judge|mayor|governor|director|manager|team|union|committee|city|county|state|school|doctors|nurses|managers|parents|owner|president|dean|principal|superintendent|auditors?|regulators?|office)\s)/u,
    "the ",
  );
}

/** "ICU at Mercy" is a part of a place. */
const inside =
  /^(?:the\s)?(?:(?:ICU|ED|ER|OR|NICU|PICU|PACU|lab|laboratory)|(?:[\p{L}-]+\s){0,2}(?:unit|department|team|clinic|plant|branch|store|warehouse|office|kitchen|ward|division|district))\s(?:at|in|of)\s\p{Lu}/u;

/** The place as the opening of a sentence: "In the ICU at Mercy,", "At Alder Bank,", "Night shift:". */
export function placeLead(place: string): string {
  if (place === "") return "";
  if (inside.test(place)) return `in the ${place.replace(/^the\s/iu, "")},`;
  return /^(?:at|in|as|during|when|after|while|over|before|with|for|since)\s/iu.test(place)
    ? `${place},`
    : `${place}:`;
}

const outcomeVerb =
  /^(?:go|finish|win|pass|complete|deliver|receive|earn|save|reach|hit|exceed|secure|retain|recover|become|get|achieve|meet)$/;

/** Her deeds apart from what came of them: "we went live on March 3" closes a story rather than tells a step. */
export function partsOf(story: Story): { steps: readonly Deed[]; closing: readonly Deed[] } {
  const own = story.deeds.filter((deed) => !deed.late);
  const last = own.at(-1);
  const closes =
    own.length > 1 &&
    last !== undefined &&
    outcomeVerb.test(last.base) &&
    (last.subject === "we" || story.changes.length === 0) &&
    !/^(?:with|to)\s/u.test(last.rest);
  return closes ? { steps: own.slice(0, -1), closing: [last] } : { steps: own, closing: [] };
}

/** The noun of a change as a subject, with the article English wants. */
export function subjectOf(change: Change): string {
  const said = changeSubject(change);
  const [head = ""] = said.split(/\s(?:at|in|on|of|for|with|per)\s/u);
  return said === change.noun && !head.endsWith("s") ? definite(said) : said;
}

/** What came of a story, in her order, as sentences. */
export function endsOf(story: Story): string {
  const closing = partsOf(story).closing;
  return [
    closing.length > 0 ? sayDeeds(closing) : "",
    ...story.outcomes.map((said) => stop(withThe(said))),
    ...story.bounds.map(stop),
  ]
    .filter((said) => said !== "")
    .join(" ");
}
