import { anyOf } from "#core/language/word-lists.ts";
import { nounGerunds } from "./shapes/closed-words.ts";
import { commaParts } from "./shapes/pieces.ts";
import { readShape } from "./shapes/read-shape.ts";
import { tokensOf } from "./shapes/tokens.ts";
import { floor } from "./slot.ts";
import { lowered } from "./words/letter-case.ts";
import { holdsPerson, opensUnknown, titleInside } from "./words/office-title.ts";
import { bracketed, rolePartsOf, withoutTime } from "./words/role-parts.ts";
import { isNamedHouse, placed } from "./workplace.ts";

/** What she is ("a civil engineer at …"), what she works in ("in cardiology"), or words that fit neither. */
export type Post = { readonly kind: "title" | "field" | "label"; readonly text: string };

/** Her role with its place, in the first of these forms that holds it for certain; null for neither of them. */
export function postOf(
  name: string | null,
  role: string | null,
  where: string | null,
): Post | null {
  const { head, rest } = rolePartsOf(role ?? "");
  const house = rest.find((piece) => isNamedHouse(piece, where === null));
  const town = where === null ? null : withAsides(withoutTime(where));
  const place = house === undefined ? town : inTown(house, town);
  const kept = house === undefined && role !== null ? bracketed(role) : null;
  const more = kept === null ? rest.filter((piece) => piece !== house) : [kept];
  const at = place === null ? null : placed(place, head);
  if (head === "" || name?.endsWith(` ${head}`)) {
    if (place === null) return null;
    const kind = at === null ? "label" : "field";
    return { kind, text: joined("", at ?? place, more).trim() };
  }
  const beside = at ?? (place === null ? null : `, ${lowered(place)}`);
  const title = titleInside(head) ?? underWay(head);
  if (title !== null) return { kind: "title", text: joined(title, beside, more) };
  const kind = isField(head) && !opensUnknown(head) ? "field" : "label";
  return { kind, text: joined(`${kind === "field" ? "in " : ""}${lowered(head)}`, beside, more) };
}

/** "Kapu Nursery in Denver", "Kapu Nursery, Waimea": the house that her role names, with the town of its field. */
function inTown(house: string, town: string | null): string {
  const at = town === null ? "" : placed(town, "");
  return at?.startsWith("in ") ? `${house} ${at}` : [house, town].filter(Boolean).join(", ");
}

/** "a clinic in Leeds, we are 12": a clause behind her place stands in brackets. */
function withAsides(place: string): string {
  if (place.includes("(")) return place;
  const [first = "", ...others] = commaParts(place);
  return others.reduce(
    (all, part) => all + (besides.test(part) ? ` (${part})` : `, ${part}`),
    first,
  );
}

const besides = /^(?:I|we|it|she|he|they|there)(?:’\p{L}+)?\s/u;

/** What goes on after a name ("now running for clerk") ends the sentence; any other part stands at her role, in her order. */
function joined(post: string, at: string | null, more: readonly string[]): string {
  const [kept = ""] = more;
  if (/^[\s,;]/u.test(kept)) {
    const marked = /,[^()]*(?:\(|$)/u.test(kept) || at?.startsWith(",");
    return `${post}${kept}${at === null ? "" : `${marked ? "," : ""} ${at.replace(/^, /, "")}`}`;
  }
  const titled = /^\p{Lu}\p{Ll}/u.test(post);
  const others = more.map((piece) => (titled && /^\p{Lu}/u.test(piece) ? piece : lowered(piece)));
  const parts = others.filter((piece) => !goesOn(piece));
  const comma = at?.startsWith(",") || parts.length > 0 ? "," : "";
  const place = at === null ? "" : `${comma} ${at.replace(/^, /, "")}`;
  return [[post, ...parts].join(", ") + place, ...others.filter(goesOn).map(small)].join(", ");
}

const small = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** "running for clerk", "now on leave to write", "with two teams": told of her; "before that a nurse" is told of her post. */
function goesOn(piece: string): boolean {
  return going.test(piece) && !clause.test(piece);
}

const led = anyOf("with in at for on from of based");
const doing = String.raw`(?:(?:now|currently|also)\s+)?(?!acting)\p{L}{3,}ing(?=\s)`;
const going = new RegExp(`^(?:${led}|${doing})\\b`, "iu");
const clause = /\s(?:I|she|he|they|we|it)(?:’\p{L}+)?\s/u;

/** "Returning to work after five years": what she is doing. */
function underWay(head: string): string | null {
  const isDoing = /^\p{L}+ing\s/u.test(head) && readShape(head, ["doing"]).shape === "doing";
  return isDoing ? small(head) : null;
}

/** "customer support": what she works in, not what she is. */
function isField(head: string): boolean {
  const [first = ""] = head.toLowerCase().split(/\s/);
  const { shape, confidence } = readShape(head, ["thing"]);
  const acts = first.endsWith("ing") && !nounGerunds.has(first);
  const short = head.split(/\s/).length < 5 && !/\s\p{Lu}/u.test(head);
  return shape === "thing" && confidence >= floor && !acts && short && !holdsPerson(tokensOf(head));
}
