import type { FactReceipt, TextName } from "#core/facts/fact.ts";
import type { Sources, TextSource } from "#core/facts/sources.ts";
import { singularOf } from "#core/facts/tokens.ts";

const asForms = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(lines.split("|").map((line) => [line.split(" ")[0] ?? "", line.split(" ")]));
const posts = asForms(
  "director dir|president pres vp svp evp avp|manager manag mgr pm run lead|officer chief cfo ceo coo cto cio cno cpo cmo|partner|founder found start|co-founder co-found cofound|owner own|executive exec chief|chair|chairwoman chair|dean|professor prof|principal princ|supervisor superv lead|coordinator coord|head lead run",
);
const degrees = asForms(
  "degree ba bs bsc ma ms msc mba phd bachelor master doctor diploma|doctorate doctor phd|diploma",
);
const licenses = asForms(
  "certified certif cert cpa|licensed licen|accredited accred|chartered charter",
);
const ranks = asForms(
  "senior sr|chief cfo ceo coo cto cio cno cpo cmo|executive exec|vice vp svp evp avp|deputy dep|associate assoc|assistant assist asst|principal princ|managing manag|founding found",
);
const anyOf = (...lists: readonly ReadonlyMap<string, unknown>[]) =>
  `(?:${lists.flatMap((list) => [...list.keys()]).join("|")})`;
const being = String.raw`(?:\b(?:am|is|was|as|became|become|being|been|named)|[’']m)`;
const earning = String.raw`\b(?:holds?|held|has|have|earned|completed|finished|with)`;
const between = "(?: (?:an?|the|its|our|their|of|and|now|also|fully|currently))*";
const whole = `(?<title>(?:${anyOf(ranks)}[ -])*`;
const asPost = new RegExp(`${being}${between} ${whole}${anyOf(posts, licenses)})\\b`, "gd");
const asDegree = new RegExp(`${earning}${between} ${whole}${anyOf(degrees)})\\b`, "gd");

/** The posts, licenses and degrees in small letters that a text gives somebody: "I’m a senior director", "holds a degree". */
export function findTextTitles(text: string): TextName[] {
  return [...text.matchAll(asPost), ...text.matchAll(asDegree)].flatMap(
    ({ indices }): TextName[] => {
      const [start = 0, end = 0] = indices?.groups?.["title"] ?? [];
      const title = text.slice(start, end);
      return [{ kind: "title", start, end, text: title, words: title.split(/ |(?<!co)-/) }];
    },
  );
}

/** The answer that gives a title; each of its words has to stand in one, in whatever form. */
export function sourceOfTitle(fact: TextName, sources: Sources): FactReceipt {
  const found = fact.words.map((word) => {
    const forms = [posts, degrees, licenses, ranks].flatMap((list) => list.get(word) ?? []);
    return sources.find((source) => forms.some((form) => hasForm(source, form)));
  });
  const [source] = found.toReversed();
  if (!source || found.includes(undefined)) return { fact, from: null, problem: "absent" };
  return { fact, from: source.id, problem: null };
}

function hasForm({ words }: TextSource, form: string): boolean {
  if (form.length < 3) return words.has(form);
  return [...words].some((word) => singularOf(word).startsWith(form));
}
