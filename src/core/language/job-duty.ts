import { baseOf, verbFormOf } from "./inflect.ts";
import type { Duty } from "./job-posting.ts";
import { nominalVerbs } from "./nominal-verbs.ts";
import { joinAnd, lowerFirst, stripPeriod } from "./phrase.ts";
import { splitCommas, splitOutside } from "./split.ts";
import { nounFirst } from "./verbs.ts";

/** What one sentence or line of a posting asks of the role. */
export type DutyReading = {
  readonly duties: readonly Duty[];
  readonly subjects: readonly string[];
};

const nothing: DutyReading = { duties: [], subjects: [] };

const opener =
  /^(?:and |also |additionally,? |(?:she|he|they) (?=\p{Ll}+s\s)|as (?:an? |the )[^,]{3,50}, )?(?:(?:in this (?:role|position),? )?you(?:[’']ll| will| would)? |(?:this|the) (?:role|position|job|incumbent|person|individual|candidate|successful candidate|hire|employee|post ?holder)(?: \w+ly)? |(?:we (?:need|want|are looking for|[’']re looking for|seek|are seeking|are hiring) (?:someone|a \w+|an? [\p{L} ]{3,50}?) (?:to|who will|who can) )|someone (?:to|who will) )?(?:will(?: also)? |shall |must |is expected to |are expected to |should )?(?:be )?(?:(?:is |are )?(?:primarily |directly |also )?(?:responsible|accountable) for |(?:responsibilities|duties) (?:include|are):? |help(?:s|ing)? (?:to )?)?(?:also )?/iu;
const accountable =
  /^(?:(?:is |are )?(?:primarily |directly |also )?(?:responsible|accountable) for)\b/iu;
const roleSubject =
  /^(?:the|this|our|a|an)\s(?:[\p{L}’'&/,-]+\s){0,7}?(?:director|manager|officer|lead|head|chief|president|vp|cio|cfo|ceo|coo|cno|engineer|analyst|coordinator|supervisor|administrator|counsel|attorney|nurse|teacher|principal|dean|specialist|associate|consultant|executive|planner|controller|superintendent|position|role|incumbent|candidate|hire|person|leader|[A-Z]{2,5})(?:\s(?:of|for)\s(?:[\p{L}&,’-]+\s){1,5}?|,[^,]{2,40},\s|\s)(?=(?:will|shall|must|is|works?|\p{Ll}+s)\b)/iu;
const determiner =
  /^(?:the|a|an|all|our|its|their|your|his|her|each|every|any|this|these|both|[$€£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|with|to|in|on|as|for|into|across|cross|new|daily|weekly|monthly|annual|quarterly|strategic|internal|external|key|other)\b/i;

/** Fields whose name looks like a verb: "accountable for nursing practice". */
const nounGerund =
  /^(?:nursing|staffing|marketing|planning|engineering|training|accounting|budgeting|purchasing|manufacturing|housing|banking|advertising|fundraising|testing|reporting|lending|billing|catering|counseling|publishing|programming|recruiting|hiring|scheduling)\s(?!the\b|a\b|an\b|all\b|our\b)/iu;

/** Reads a sentence of a posting into actions; a piece without a verb is a subject of the role. */
export function readDuty(piece: string): DutyReading {
  const own = stripPeriod(piece).replace(roleSubject, "");
  if (/^(?:under|reporting to)\b[^,]{0,60}$/iu.test(own)) return nothing;
  const stated = own
    .replace(
      /^(?:under|reporting to)\b[^,]{0,60},\s(?:[\p{L} ]{3,40}\s)?(?=(?:will|\p{Ll}+s)\s)/iu,
      "",
    )
    .replace(opener, "");
  const answersFor =
    accountable.test(own.replace(/^(?:is|are|will be)\s/iu, "")) || accountable.test(own);
  if (stated === "" || /^reports?\b (?:directly )?to\b/iu.test(stated)) return nothing;
  if (answersFor && nounGerund.test(stated))
    return { duties: [make("answer for", stated)], subjects: [] };
  const parts = splitActions(stated).filter(
    (part) => !/^reports?\b (?:directly )?to\b/iu.test(part),
  );
  const duties = parts.flatMap((part) => toDuty(part) ?? []);
  if (duties.length > 0) {
    return { duties, subjects: parts.filter((part) => toDuty(part) === null).flatMap(toSubject) };
  }
  if (answersFor) return { duties: [make("answer for", stated)], subjects: [] };
  return { duties: [], subjects: parts.flatMap(toSubject) };
}

/** Two nouns that look like a verb and its object: "cost reduction", "process improvement". */
const compound =
  /^(?:cost|process|change|risk|budget|project|quality|work|staff|team|space|plan|design|market|research|contract|data|report|support|test|trade|waste|yield|account|brand|supply|demand|service)\s(?:control|savings?|\p{L}+(?:tion|sion|ment|ance|ence|ing|ship|ity))$/iu;

/** "leads A, manages B and oversees C" as three; nouns that look like verbs stay with theirs. */
function splitActions(text: string): readonly string[] {
  const [first = ""] = text.split(/\s+/);
  const form = verbFormOf(clear(first));
  if (form === null) return [text];
  const pieces = splitOutside(text, /,?\s+and\s+|,\s+/g);
  const seams = splitSeams(text);
  const heads = pieces.map((piece) => piece.split(/\s+/));
  const verbs = heads.map(
    ([head = "", next = ""], index) =>
      index > 0 && next !== "" && !/^(?:and|or)$/.test(next) && verbFormOf(clear(head)) === form,
  );
  const commas = seams.filter((seam) => seam.includes(",")).length;
  const mostly = commas >= 2 && verbs.filter(Boolean).length * 2 >= commas;
  const parts: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [head = "", next = ""] = heads[index] ?? [];
    const comma = (seams[index - 1] ?? "").includes(",");
    const sure =
      form !== "base" ||
      determiner.test(next) ||
      (comma && (mostly || !nounFirst.has(clear(head))));
    const opens =
      verbs[index] === true &&
      sure &&
      !compound.test(piece) &&
      (parts.at(-1)?.split(/\s+/).length ?? 0) >= 2;
    if (index === 0 || opens) parts.push(piece);
    else parts[parts.length - 1] = `${parts.at(-1) ?? ""}${seams[index - 1] ?? ", "}${piece}`;
  }
  return parts
    .filter((part) => !/^\p{L}+\s(?:it|them|these|this)\b/iu.test(part))
    .flatMap(looseNouns);
}

function splitSeams(text: string): readonly string[] {
  const pieces = splitOutside(text, /,?\s+and\s+|,\s+/g);
  const seams: string[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = text.indexOf(piece, at);
    if (index > 0) seams.push(text.slice(at, start));
    at = start + piece.length;
  }
  return seams;
}

/** A piece that is counted ("6 analysts") or in capitals ("ERP migration (SAP S/4)") after a comma is a matter of its own. */
function looseNouns(part: string): readonly string[] {
  const pieces = splitCommas(part);
  if (pieces.length < 2 || /,\s+and\s/.test(part)) return [part];
  const own = pieces.findIndex(
    (piece, index) => index > 0 && /^(?:\d+\s\p{Ll}+$|\p{Lu}{2,}\s\p{Ll})/u.test(piece),
  );
  return own < 0 ? [part] : [pieces.slice(0, own).join(", "), ...pieces.slice(own)];
}

const nominal: Readonly<Record<string, string>> = {
  ...nominalVerbs,
  design: "design",
  creation: "create",
  delivery: "deliver",
  leadership: "lead",
  ownership: "own",
  recruitment: "recruit",
  planning: "plan",
};

function toDuty(part: string): Duty | null {
  const nounOf = /^(\p{L}+)\sof\s(.+)$/u.exec(part);
  const known = nounOf ? nominal[(nounOf[1] ?? "").toLowerCase()] : undefined;
  if (known !== undefined) return make(known, nounOf?.[2] ?? "");
  const words = part.split(/\s+/);
  const adverb = (words[0] ?? "").endsWith("ly") && words.length > 2 ? 1 : 0;
  const first = clear(words[adverb] ?? "");
  const form = verbFormOf(first);
  if (form === null || form === "past" || form === "participle") return null;
  const base = baseOf(first);
  if (base === null || words.length - adverb < 2) return null;
  const next = words[adverb + 1] ?? "";
  const doubtful =
    form === "base" &&
    /^(?:survey|budget|staff|account|price|test|nurse|label|post|market|plant|place|range|benefit|safety|quality|guest|ride|travel|board|building)$/u.test(
      base,
    ) &&
    !determiner.test(next);
  if (doubtful) return null;
  if (form === "gerund" && /^(?:and|is|are|of)$/.test(next)) return null;
  const rest = words.slice(adverb + 1).join(" ");
  const joined =
    /^((?:,\s)?(?:\p{L}+,\s)*(?:and|or)\s|,\s(?:\p{L}+,\s)*(?:and\s|or\s)?)?(\p{L}+)\s(.+)$/u.exec(
      rest,
    );
  const last = joined?.[1] === undefined ? null : baseOf(clear(joined[2] ?? ""));
  if (joined !== null && last !== null && verbFormOf(clear(joined[2] ?? "")) === form) {
    const all = [
      first,
      ...(joined[1] ?? "").split(/[,\s]+/).filter((word) => verbFormOf(clear(word)) === form),
      joined[2] ?? "",
    ];
    return make(last, joined[3] ?? "", joinAnd(all.map((word) => baseOf(clear(word)) ?? word)));
  }
  return words[adverb]?.endsWith(",") === true ? null : make(base, rest);
}

const trailing =
  /,?\s(?:including(?: but not limited to)?|such as|in order to|so as to|to ensure|ensuring|as well as|as needed|as required|in accordance with|while (?:also )?\p{L}+ing|through (?:closure|completion)|on an ongoing basis|and more|etc\.?)\b.*$/iu;

function make(verb: string, object: string, verbs = verb): Duty {
  const plain = /^(?:build|scale|staff)/u.test(verb)
    ? object.replace(/^(?:out|up)\s/iu, "")
    : object;
  const short = shorten(plain.replace(trailing, "").replace(/[\s.,;:]+$/u, ""));
  return { verb, object: short, text: `${verbs} ${short}` };
}

/** Long objects end at the first seam after the fourth word. */
function shorten(object: string): string {
  if (object.split(/\s+/).length <= 16) return object;
  const pieces = splitOutside(
    object,
    /,\s+|\s+(?=(?:that|which|by|while|through|with|within|across)\s)/gu,
  );
  let short = pieces[0] ?? object;
  if (short.split(/\s+/).length < 3) short = pieces.slice(0, 2).join(" ");
  return short.replace(/[\s,]+$/u, "");
}

function toSubject(part: string): readonly string[] {
  const pieces = splitCommas(part);
  const all =
    pieces.length > 2 && pieces.every((piece) => piece.split(/\s+/).length <= 6) ? pieces : [part];
  return all
    .filter(
      (piece) =>
        piece.split(/\s+/).length <= 12 &&
        (all.length > 1 || piece.includes(" ")) &&
        !/^[\p{Lu}\s&,-]+$/u.test(piece),
    )
    .map((piece) => lowerFirst(piece));
}

function clear(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}-]/gu, "");
}
