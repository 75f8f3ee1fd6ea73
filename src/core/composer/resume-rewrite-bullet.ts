import { objectOf } from "./interview-bank-words.ts";
import { nounReaders } from "./resume-rewrite-noun-line.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, gerundOf, isClearPast, pastOf, verbFormOf } from "#core/language/inflect.ts";
import { capitalise, ensurePeriod, joinAnd, lowerFirst } from "#core/language/phrase.ts";
import { splitCommas } from "#core/language/split.ts";
import { nominalVerbs } from "#core/language/nominal-verbs.ts";
import { nounFirst } from "#core/language/verbs.ts";

/** One bullet in parts: `verb` is the base form, `past` whether it is over; `rest` holds all her facts. */
export type Bullet = {
  readonly verb: string;
  readonly rest: string;
  readonly past: boolean;
  /** A measured change as a sentence of its own, for running text. */
  readonly measure?: { readonly noun: string; readonly figures: string };
  /** Done to her by others: "awarded a grant", "promoted twice". The participle as she wrote it. */
  readonly passive?: string;
};

/** The post a line stands under, as far as a line needs it. */
export type PostContext = { readonly title: string; readonly current: boolean };

export type Reader = (said: string, post: PostContext) => Bullet | null;

/** A statement as a bullet that opens with a verb she can defend; nothing is promoted. */
export function readBullet(said: string, post: PostContext): Bullet {
  const own = said
    .replace(/^(?:I|we)(?:[’']ve| have| had)?\s(?:also\s|then\s)?/iu, "")
    .replace(/^(?:also|then|and)\s/iu, "")
    .trim();
  for (const reader of [
    charged,
    helped,
    duties,
    given,
    ...nounReaders.before,
    acting,
    ...nounReaders.after,
  ]) {
    const bullet = reader(own, post);
    if (bullet !== null) return bullet;
  }
  return { verb: "work", rest: `on ${lowerFirst(own)}`, past: !post.current };
}

/** The bullet as its line, in the tense of the post. */
export function sayBullet({ verb, rest, past, passive }: Bullet): string {
  const [head = "", ...particles] = verb.split(" ");
  const said = passive ?? (past ? pastOf(head) : head);
  const words = [said, ...(passive === undefined ? particles : []), rest]
    .filter((part) => part !== "")
    .join(" ");
  return ensurePeriod(capitalise(words)).replace(/\.\.$/u, ".");
}

const duty =
  /^(?:(?:was |am |is )?(?:primarily |solely |fully |directly |also )?(?:responsible for|in charge of|accountable for|tasked with|charged with)|responsibilities (?:include|included):?)\s(?:the\s(?=\p{L}+\sof\b))?(.+)$/iu;

/** "responsible for managing X" says managing; "responsible for X" says no more than that she held it. */
function charged(said: string, post: PostContext): Bullet | null {
  const rest = duty.exec(said)?.[1];
  if (rest === undefined) return null;
  const past = !post.current;
  const doing = gerundLed(rest, past);
  if (doing !== null) return { ...doing, past };
  const nominalPhrase = /^(\p{L}+)\sof\s(.+)$/u.exec(rest);
  const known = nominalPhrase ? nominal[(nominalPhrase[1] ?? "").toLowerCase()] : undefined;
  if (known !== undefined) return { verb: known, rest: nominalPhrase?.[2] ?? "", past };
  if (/\b(?:budget|P&L|portfolio|fund|book)\b/iu.test(rest)) {
    return { verb: "hold", rest: /^[$£€]/u.test(rest) ? `a ${rest}` : rest, past };
  }
  return {
    verb: "oversee",
    rest: objectOf({ base: "oversee", rest: thenDoing(rest, past) }),
    past,
  };
}

/** "scheduling, billing, and supervising the desk": the nouns stay together, the deed gets its verb. */
function thenDoing(rest: string, past: boolean): string {
  const found = /^(.+?),?\sand\s(\p{Ll}+ing)\s(?!of\b|and\b)(.+)$/u.exec(rest);
  const [, nouns = "", word = "", object = ""] = found ?? [];
  const base = verbFormOf(word) === "gerund" && !nounGerund.test(word) ? baseOf(word) : null;
  return base === null
    ? rest
    : `${joinAnd(splitCommas(nouns))}, and ${past ? pastOf(base) : base} ${object}`;
}

const nominal: Readonly<Record<string, string>> = { ...nominalVerbs, training: "train" };

function gerundLed(text: string, past: boolean): { verb: string; rest: string } | null {
  const [first = "", ...others] = text.split(" ");
  const base = verbFormOf(first.toLowerCase()) === "gerund" ? baseOf(first.toLowerCase()) : null;
  if (base === null || others.length === 0 || /^(?:and|or|&|is|was|of)$/u.test(others[0] ?? ""))
    return null;
  return { verb: base, rest: alignGerunds(objectOf({ base, rest: others.join(" ") }), past) };
}

/** -ing words joined to the first take its form: "managing budgets and hiring staff" → "manage budgets and hire staff". */
function alignGerunds(rest: string, past: boolean): string {
  return rest.replace(
    /(,\s(?:and\s)?|\sand\s)(\p{Ll}+ing)(?=\s(?!of\b|and\b)\p{L})/gu,
    (all, seam: string, word: string) => {
      const base = verbFormOf(word) === "gerund" ? baseOf(word) : null;
      return base === null || nounGerund.test(word) ? all : `${seam}${past ? pastOf(base) : base}`;
    },
  );
}

const nounGerund =
  /^(?:nursing|staffing|marketing|planning|engineering|training|accounting|budgeting|purchasing|manufacturing|housing|banking|advertising|fundraising|lending|billing|catering|counseling|publishing|programming|building|meeting|pricing|packaging)$/u;

const help =
  /^(?:(?:was |were |been )?(?:involved in|part of(?: the| a)? (?:\p{L}+ )?team (?:that|which|who)|part of|instrumental in|key in)|helped(?: to| out with| out| with| in)?|assist(?:ed|ing|s)?(?: in| with)?|contribut(?:ed|es|ing) to|participat(?:ed|es|ing) in|support(?:ed|s|ing)(?: in)?|took part in|collaborat(?:ed|es|ing) (?:on|in)|played a (?:\p{L}+ )?(?:role|part) in|help(?:s|ing)?(?: to)?)\s(.+)$/iu;

/** Her part in something stays a part: "helped to grow X" → "contributed to growing X". */
function helped(said: string, post: PostContext): Bullet | null {
  const found = help.exec(said);
  const rest = found?.[1];
  if (found === null || rest === undefined) return null;
  const lead = said
    .slice(0, said.length - rest.length)
    .trim()
    .toLowerCase();
  const [first = "", ...others] = rest.split(" ");
  const low = first.toLowerCase();
  const object = others.join(" ");
  const team = /team (?:that|which|who)$/u.test(lead);
  const past =
    !post.current ||
    /ed\b|^was|took|played/u.test(lead) ||
    (team && (isClearPast(low) || /^(?:cut|put|set)$/u.test(low)));
  if (team) return { verb: "work", rest: `on the team that ${rest}`, past };
  if (/^(?:support|assist)/u.test(lead) && gerundLed(rest, past) === null) {
    const verb = lead.startsWith("support") ? "support" : "assist";
    return {
      verb,
      rest: /\b(?:in|with)$/u.test(lead) ? `${lead.split(" ").at(-1) ?? ""} ${rest}` : rest,
      past,
    };
  }
  if (lead.startsWith("collaborat"))
    return { verb: "collaborate", rest: `${lead.split(" ").at(-1) ?? "on"} ${rest}`, past };
  const form = verbFormOf(low);
  const gerund = form === "gerund" && gerundLed(rest, past) !== null;
  const plain =
    form === "base" && others.length > 0 && !(nounFirst.has(low) && !lead.startsWith("help"));
  const base = gerund || plain ? baseOf(low) : null;
  if (base !== null)
    return {
      verb: "contribute",
      rest: `to ${gerundOf(base)} ${objectOf({ base, rest: object })}`,
      past,
    };
  return { verb: "contribute", rest: `to ${rest}`, past };
}

function duties(said: string, post: PostContext): Bullet | null {
  const listed =
    /^(?:(?:my |daily |main )?(?:duties|responsibilities|tasks)(?: include[ds]?| were| are)?:?)\s(.+)$/iu.exec(
      said,
    )?.[1];
  if (listed === undefined) return null;
  const past = !post.current;
  return { ...(gerundLed(listed, past) ?? { verb: "handle", rest: listed }), past };
}

/** What others did for her: "awarded", "promoted", "selected". */
function given(said: string): Bullet | null {
  const found =
    /^(?:was |were |been |got )?(awarded|named|selected|elected|appointed|promoted|nominated|recognized|honored|chosen|invited|hired|certified|licensed|accepted|ranked|rated|recruited)\s(.+)$/iu.exec(
      said,
    );
  if (!found) return null;
  const participle = (found[1] ?? "").toLowerCase();
  const rest = found[2] ?? "";
  const acts =
    /^(?:hired|selected|recruited|promoted|nominated|certified|recognized|named|ranked|rated|appointed|invited|honored|awarded)$/u.test(
      participle,
    ) &&
    !/^(?:was|were|been|got)\s/iu.test(said) &&
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the|our|all|new|staff|team)\b/iu.test(
      rest,
    ) &&
    !/^(?:the\s)?(?:\d{4}|\d+(?:st|nd|rd|th))\b/iu.test(rest);
  if (acts) return null;
  const sum = /^[$£€]\d/u.test(rest) ? `a ${rest}` : rest;
  return { verb: "be", rest: sum, past: true, passive: participle };
}

/** Her own verb in front, put into the tense of the post. */
function acting(said: string, post: PostContext): Bullet | null {
  const [word = "", ...others] = said.split(" ");
  const first = word.toLowerCase().replace(/[,:]$/u, "");
  if (others.length === 0 || /^\p{Lu}{2,}/u.test(word) || word.endsWith(":")) return null;
  const rest = others.join(" ");
  const base = baseOf(first);
  if (base === null) return null;
  if (isClearPast(first) || /^(?:cut|put|set|led|read|did)$/u.test(first)) {
    if (/^(?:was|were|had)$/u.test(first) || (first === "did" && /^(?:not|n[’']t)\b/u.test(rest)))
      return null;
    return {
      verb: base,
      rest: word.endsWith(",") ? `, ${rest}` : objectOf({ base, rest }),
      past: true,
    };
  }
  const past = !post.current;
  const form = verbFormOf(first);
  const kind = classify(said).kind;
  if (form === "gerund") {
    const doing = gerundLed(said, past);
    return doing === null ? null : { ...doing, past };
  }
  if (form === "third" && (kind === "verb-third" || !nounFirst.has(base)))
    return { verb: base, rest: objectOf({ base, rest }), past };
  if (form !== "base") return null;
  if (
    /^(?:lead|mentor|coach|guide|head|chair|tutor|host|charge)$/u.test(first) &&
    (word.endsWith(",") || /^(?:for|of|on)\b/u.test(rest))
  )
    return null;
  if (
    /^(?:shrink|budget|survey|staff|account|market|price|test|score|sales)$/u.test(first) &&
    !/^(?:the|a|an|all|our|my)\b/iu.test(rest)
  )
    return null;
  const object = /^(?:(?:the|a|an|all|our|my|with|for|team of|staff of|crew of)\b|\d|[$£€])/iu.test(
    rest,
  );
  const clear = kind === "verb-base" || !nounFirst.has(base) || object;
  const whole = rest
    .replace(
      /^(?=(?:team|staff|crew) of\b|[$€£]\d\S*\s(?:store|unit|region|territory|book|program|branch|plant|account|line|fund|P&L)\b)/iu,
      "a ",
    )
    .replace(/,\s(?=\d+\s(?:employees|staff|people|reports|associates)$)/u, " with ");
  return clear && kind !== "clause"
    ? { verb: base, rest: objectOf({ base, rest: whole }), past }
    : null;
}
