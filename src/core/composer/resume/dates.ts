import { setOf } from "#core/language/word-lists.ts";

/** Where the years of a post stand in a line; `open` where they go on until today. */
export type Span = { readonly start: number; readonly end: number; readonly open: boolean };

type Token = { readonly text: string; readonly at: number; readonly end: number };

const months = setOf(
  "jan january janvier ene enero feb february febr februar mar march mär märz mars apr april abril avr may mai mayo " +
    "jun june juni juin jul july juli aug august août ago sep sept september oct october okt oktober nov november " +
    "dec december dez dezember dic spring summer autumn fall winter early mid late",
);
const present = setOf(
  "present pres now today current currently date ongoing heute aktuell jetzt heden nu atual presente actualidad hoy aujourd oggi",
);
const until = setOf("to until till til through bis tot a à hasta");
const since = setOf("since from seit ab depuis desde dal sinds");
const dashes = setOf("- – — ~ /");

/** The years of a post: "2019 to present", "03/2019 - 06/2021", "’14-’19", "2014/15", "2018 –", "since 2013". */
export function spanOf(line: string): Span | null {
  const tokens = [...line.matchAll(/\p{L}+|\d+|[^\s\p{L}\d]/gu)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    at: index,
    end: index + text.length,
  }));
  for (const at of tokens.keys()) {
    const after = yearAt(tokens, at);
    if (after === at) continue;
    const first = beginning(tokens, at);
    const found = ending(tokens, after, first === 0) ?? begun(tokens, first, after);
    if (found !== null) return { start: tokens[first]?.at ?? 0, ...closedAt(tokens, found) };
  }
  return null;
}

type End = { readonly next: number; readonly open: boolean };

/** The place after a year, or the same place where none stands. */
function yearAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.text ?? "";
  if (/^(?:19|20)\d\d$/.test(word)) return at + 1;
  return word === "’" && /^\d\d$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at;
}

/** Back over "since", "Jan", "03/" and an opening bracket. */
function beginning(tokens: readonly Token[], at: number): number {
  let first = at;
  if (/^[/.]$/.test(wordAt(tokens, first - 1)) && /^\d\d?$/.test(wordAt(tokens, first - 2)))
    first -= 2;
  if (wordAt(tokens, first - 1) === "." && months.has(wordAt(tokens, first - 2))) first -= 2;
  while (months.has(wordAt(tokens, first - 1))) first -= 1;
  if (since.has(wordAt(tokens, first - 1))) first -= 1;
  return /^[([]$/.test(wordAt(tokens, first - 1)) ? first - 1 : first;
}

function ending(tokens: readonly Token[], at: number, leads: boolean): End | null {
  const joint = wordAt(tokens, at);
  if (!dashes.has(joint) && !until.has(joint)) return null;
  let next = at + 1;
  if (until.has(wordAt(tokens, next))) next += 1;
  while (months.has(wordAt(tokens, next)) || (next > at + 1 && wordAt(tokens, next) === "."))
    next += 1;
  if (/^\d\d?$/.test(wordAt(tokens, next)) && /^[/.]$/.test(wordAt(tokens, next + 1))) next += 2;
  if (present.has(wordAt(tokens, next))) return { next: next + 1, open: true };
  const after = yearAt(tokens, next);
  if (after > next) return { next: after, open: false };
  const short = /^\d\d$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 1) !== "%";
  if (short && dashes.has(joint)) return { next: next + 1, open: false };
  const stops =
    next === at + 1 && (next >= tokens.length || /^[)\],|:]$/.test(wordAt(tokens, next)));
  const first = leads && joint !== "/" && /^\p{L}/u.test(wordAt(tokens, next));
  return dashes.has(joint) && (stops || first) ? { next: at + 1, open: true } : null;
}

function begun(tokens: readonly Token[], first: number, after: number): End | null {
  const opened = /^[([]$/.test(wordAt(tokens, first)) ? first + 1 : first;
  return since.has(wordAt(tokens, opened)) ? { next: after, open: true } : null;
}

function closedAt(tokens: readonly Token[], { next, open }: End): Omit<Span, "start"> {
  const end = /^[)\]]$/.test(wordAt(tokens, next)) ? next : next - 1;
  return { end: tokens[end]?.end ?? 0, open };
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
