import { baseOf, isClearPast, verbFormOf } from "#core/language/inflect.ts";
import { splitOutside } from "#core/language/split.ts";

/** Something she did: base form and what follows it; `span` is how long it took, taken out of `rest`. */
export type Deed = {
  readonly base: string;
  readonly rest: string;
  readonly span: string;
  /** "I", or "we" where she said so. */
  readonly subject: "I" | "we";
  /** Done after someone objected. */
  readonly late: boolean;
};

const phrasal =
  /^(up|out|off|over|back|down|through|aside|forward|away)\s(?!(?:the |a )?(?:next|same|following|first|last|very|day|week|month|morning|night)\b)(?=(?:the|a|an|our|my|all|every|\d|\p{L}+\s(?:program|team|system|process|day|plan))\b)/u;
const spanAtEnd =
  /,?\s((?:in|within|over|inside) (?:under |less than |about |only |the first |the last )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an|half a) (?:weekends?|days?|weeks?|months?|years?|hours?|minutes?|quarters?|nights?|cycles?|semesters?|seasons?))$/iu;

/** A deed of hers, or null: "I moved pickup", "opened a unit", "we went live"; "helped to" stays with what she helped. */
export function deedIn(part: string): Deed | null {
  const [, who = "", said = ""] =
    /^(I|we|my team and I|our team|the team and I)?(?:[’']ve|\shave|\shad)?\s*(.*)$/isu.exec(
      part.replace(/^(?:and|so|then|also|plus)\s/iu, ""),
    ) ?? [];
  const plain = said.replace(
    /^(?:also|then|personally|successfully|quickly|immediately|eventually|ultimately|later|recently)\s/iu,
    "",
  );
  const [verb = "", ...others] = plain.split(" ");
  const [, prefix = "", low = ""] = /^((?:[\p{L}]+-)?)(.+)$/u.exec(verb.toLowerCase()) ?? [];
  const own = who !== "";
  const past =
    isClearPast(low) ||
    /^(?:cut|put|set|let|hit|led|ran|shut|split|recut|reset|fought)$/u.test(low) ||
    (own && verbFormOf(low) === "past");
  if (!past || others.length === 0 || notDeeds.test(low)) return null;
  if (
    !own &&
    /^(?:went|fell|rose|dropped|grew|became|came|got|passed)$/u.test(low) &&
    !/^(?:the|a|an|my|our|every|each|back|live|door)\b/u.test(others[0] ?? "")
  )
    return null;
  const bare = baseOf(low);
  if (bare === null) return null;
  const base = `${prefix}${bare}`;
  const particle = phrasal.exec(others.join(" "))?.[1];
  const tail = (particle === undefined ? others : others.slice(1)).join(" ");
  const counted = /\s(\d+ (?:weeks|months|years|days))$/u.exec(tail);
  const found = spanAtEnd.exec(tail);
  if (
    found === null &&
    counted !== null &&
    /^(?:run|lead|manage|chair|head|oversee)$/u.test(base)
  ) {
    return {
      base,
      rest: tail.slice(0, counted.index),
      span: `for ${counted[1] ?? ""}`,
      subject: /^(?:we|our)/iu.test(who) ? "we" : "I",
      late: false,
    };
  }
  return {
    base: particle === undefined ? base : `${base} ${particle}`,
    rest: found === null ? tail : tail.slice(0, found.index).trim(),
    span: found?.[1] ?? "",
    subject: /^(?:we|our)/iu.test(who) ? "we" : "I",
    late: false,
  };
}

const notDeeds =
  /^(?:was|were|had|did|been|wanted|needed|knew|thought|felt|believed|realized|used|depended|loved|finished|landed)$/u;

/** "by moving the cut-off and calling carriers" as deeds of hers. */
export function waysIn(said: string): readonly Deed[] {
  return splitOutside(
    said.replace(/^by\s/iu, ""),
    /,?\s+and\s+(?=\p{L}+ing\s)|,\s+(?=\p{L}+ing\s)/gu,
  ).flatMap((part) => {
    const [verb = "", ...rest] = part.split(" ");
    const base = verbFormOf(verb) === "gerund" ? baseOf(verb) : null;
    return base === null
      ? []
      : [{ base, rest: rest.join(" "), span: "", subject: "I" as const, late: false }];
  });
}
