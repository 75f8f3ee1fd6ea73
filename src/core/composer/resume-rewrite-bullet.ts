import { objectOf } from "./interview-bank-words.ts";
import { pairOf } from "./resume-rewrite-line.ts";
import { parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { baseOf, gerundOf, isClearPast, pastOf, verbFormOf } from "#core/language/inflect.ts";
import { capitalise, ensurePeriod, lowerFirst } from "#core/language/phrase.ts";
import { changeSubject } from "#core/language/say-change.ts";
import { numberWord } from "#core/language/figures.ts";
import { nounFirst } from "#core/language/verbs.ts";

/** One bullet in parts: `verb` is the base form, `past` whether it is over; `rest` holds all her facts. */
export type Bullet = {
  readonly verb: string;
  readonly rest: string;
  readonly past: boolean;
  /** A measured change as a sentence of its own, for running text. */
  readonly measure?: { readonly noun: string; readonly figures: string };
};

/** The post a line stands under, as far as a line needs it. */
export type PostContext = { readonly title: string; readonly current: boolean };

type Reader = (said: string, post: PostContext) => Bullet | null;

/** A statement as a bullet that opens with a verb she can defend; nothing is promoted. */
export function readBullet(said: string, post: PostContext): Bullet {
  const own = said.replace(/^(?:I|we)(?:[’']ve| have| had)?\s(?:also\s|then\s)?/iu, "").replace(/^(?:also|then|and)\s/iu, "").trim();
  for (const reader of readers) {
    const bullet = reader(own, post);
    if (bullet !== null) return bullet;
  }
  return { verb: "work", rest: `on ${lowerFirst(own)}`, past: !post.current };
}

/** The bullet as its line, in the tense of the post. */
export function sayBullet({ verb, rest, past }: Bullet): string {
  const [head = "", ...particles] = verb.split(" ");
  const said = past ? pastOf(head) : head;
  return ensurePeriod(capitalise([said, ...particles, rest].filter((part) => part !== "").join(" ")));
}

const readers: readonly Reader[] = [charged, helped, duties, measured, acting, heading, counted, serving, receiving, happening];

const duty = /^(?:(?:was |am |is )?(?:primarily |solely |fully |directly |also )?(?:responsible for|in charge of|accountable for|tasked with|charged with)|responsibilities (?:include|included):?)\s(?:the\s)?(.+)$/iu;

/** "responsible for managing X" says managing; "responsible for X" says no more than that she held it. */
function charged(said: string, post: PostContext): Bullet | null {
  const rest = duty.exec(said)?.[1];
  if (rest === undefined) return null;
  const doing = gerundLed(rest, !post.current);
  if (doing !== null) return { ...doing, past: !post.current };
  const nominal = /^(\p{L}+)\sof\s(.+)$/u.exec(rest);
  const known = nominal ? nominalVerb[(nominal[1] ?? "").toLowerCase()] : undefined;
  if (known !== undefined) return { verb: known, rest: nominal?.[2] ?? "", past: !post.current };
  if (/\b(?:budget|P&L|portfolio|fund)\b/iu.test(rest)) return { verb: "hold", rest: /^[$£€]/u.test(rest) ? `a ${rest}` : rest, past: !post.current };
  return { verb: "oversee", rest, past: !post.current };
}

const nominalVerb: Readonly<Record<string, string>> = {
  management: "manage",
  oversight: "oversee",
  supervision: "supervise",
  development: "develop",
  preparation: "prepare",
  coordination: "coordinate",
  implementation: "implement",
  administration: "administer",
  maintenance: "maintain",
  training: "train",
  review: "review",
};

function gerundLed(text: string, past: boolean): { verb: string; rest: string } | null {
  const [first = "", ...others] = text.split(" ");
  const base = verbFormOf(first.toLowerCase()) === "gerund" ? baseOf(first.toLowerCase()) : null;
  if (base === null || others.length === 0 || /^(?:and|or|&|is|was|of)$/u.test(others[0] ?? "")) return null;
  return { verb: base, rest: alignGerunds(objectOf({ base, rest: others.join(" ") }), past) };
}

/** -ing words joined to the first take its form: "managing budgets and hiring staff" → "manage budgets and hire staff". */
function alignGerunds(rest: string, past: boolean): string {
  return rest.replace(/(,\s(?:and\s)?|\sand\s)(\p{Ll}+ing)(?=\s(?!of\b|and\b)\p{L})/gu, (all, seam: string, word: string) => {
    const base = verbFormOf(word) === "gerund" ? baseOf(word) : null;
    return base === null || nounGerund.test(word) ? all : `${seam}${past ? pastOf(base) : base}`;
  });
}

const nounGerund = /^(?:nursing|staffing|marketing|planning|engineering|training|accounting|budgeting|purchasing|manufacturing|housing|banking|advertising|fundraising|testing|reporting|lending|billing|catering|counseling|publishing|programming|recruiting|hiring|scheduling|building|meeting|teaching|writing|learning|onboarding|pricing|packaging|filing|coaching|mentoring|tutoring|forecasting|coding|cleaning|cooking)$/u;

const help =
  /^(?:(?:was |were |been )?(?:involved in|part of(?: the| a)? (?:\p{L}+ )?team (?:that|which|who)|part of|instrumental in|key in)|helped(?: to| out with| out| with| in)?|assist(?:ed|ing|s)?(?: in| with)?|contribut(?:ed|es|ing) to|participat(?:ed|es|ing) in|support(?:ed|s|ing)(?: in)?|took part in|collaborat(?:ed|es|ing) (?:on|in)|played a (?:\p{L}+ )?(?:role|part) in|help(?:s|ing)?(?: to)?)\s(.+)$/iu;

/** Her part in something stays a part: "helped to grow X" → "contributed to growing X". */
function helped(said: string, post: PostContext): Bullet | null {
  const found = help.exec(said);
  const rest = found?.[1];
  if (found === null || rest === undefined) return null;
  const lead = said.slice(0, said.length - rest.length).trim().toLowerCase();
  const past = !post.current || /ed\b|^was|took|played/u.test(lead);
  if (/^support|^assist/u.test(lead) && !gerundLed(rest, past)) return { verb: /^support/u.test(lead) ? "support" : "assist", rest: /\b(?:in|with)$/u.test(lead) ? `${lead.split(" ").at(-1) ?? ""} ${rest}` : rest, past };
  if (/^collaborat/u.test(lead)) return { verb: "collaborate", rest: `${lead.split(" ").at(-1) ?? "on"} ${rest}`, past };
  const team = /team (?:that|which|who)$/u.test(lead);
  const [first = "", ...others] = rest.split(" ");
  if (team) return { verb: "work", rest: `on the team that ${rest}`, past };
  const doing = gerundLed(rest, past);
  if (doing !== null) return { verb: "contribute", rest: `to ${gerundOf(doing.verb)} ${objectOf({ base: doing.verb, rest: others.join(" ") })}`, past };
  const base = verbFormOf(first.toLowerCase()) === "base" && others.length > 0 && !(nounFirst.has(first.toLowerCase()) && !/^help/u.test(lead)) ? baseOf(first.toLowerCase()) : null;
  if (base !== null) return { verb: "contribute", rest: `to ${gerundOf(base)} ${objectOf({ base, rest: others.join(" ") })}`, past };
  return { verb: "contribute", rest: `to ${rest}`, past };
}

function duties(said: string, post: PostContext): Bullet | null {
  const listed = /^(?:(?:my |daily |main )?(?:duties|responsibilities|tasks)(?: include[ds]?| were| are)?:?)\s(.+)$/iu.exec(said)?.[1];
  if (listed === undefined) return null;
  const doing = gerundLed(listed, !post.current);
  return doing === null ? { verb: "handle", rest: listed, past: !post.current } : { ...doing, past: !post.current };
}

/** A measure that moved: "cycle time 47 min → 29". A verb of hers in front stays the verb. */
function measured(said: string): Bullet | null {
  const [first = ""] = said.split(" ");
  if (isClearPast(first) || startsWithOwnVerb(said)) return null;
  const change = parseChange(said);
  if (change === null || change.noun === "") return null;
  const tail = [change.span, change.rest].filter((part) => part !== undefined && part !== "").join(" ").replace(/^,\s/u, "");
  const made = change.context === undefined ? null : headingVerb(change.context);
  const figures = `${pairOf(change)}${tail === "" ? "" : `${/^(?:in|for|at|by|across|with|over|within|per|on)\b|^\(/iu.test(tail) ? " " : ", "}${tail}`}`;
  if (made !== null) return { ...made, rest: `${made.rest}: ${change.noun} ${figures}`, past: true };
  const place = change.context === undefined ? "" : ` in the ${change.context.replace(/^the\s/iu, "")}`;
  return { verb: "bring", rest: `${changeSubject(change)} ${figures}${place}`, past: true, measure: { noun: changeSubject(change), figures: `${figures}${place}` } };
}

function startsWithOwnVerb(said: string): boolean {
  const kind = classify(said).kind;
  return kind === "verb-past" || kind === "verb-base" || kind === "verb-gerund" || kind === "verb-third";
}

/** Her own verb in front, put into the tense of the post. */
function acting(said: string, post: PostContext): Bullet | null {
  const [word = "", ...others] = said.split(" ");
  const first = word.toLowerCase().replace(/[,:]$/u, "");
  if (others.length === 0 || /^\p{Lu}{2,}/u.test(word)) return null;
  const rest = others.join(" ");
  if (word.endsWith(":")) return null;
  if (isClearPast(first) || /^(?:cut|put|set|led|read)$/u.test(first)) {
    const base = baseOf(first);
    return base === null || /^(?:was|were|had|did)$/u.test(first) ? null : { verb: base, rest: word.endsWith(",") ? `, ${rest}` : objectOf({ base, rest }), past: true };
  }
  const form = verbFormOf(first);
  const base = baseOf(first);
  if (base === null || form === null) return null;
  if (form === "gerund") {
    const doing = gerundLed(said, !post.current);
    return doing === null ? null : { ...doing, past: !post.current };
  }
  if (form === "third" && (classify(said).kind === "verb-third" || !nounFirst.has(base))) return { verb: base, rest: objectOf({ base, rest }), past: !post.current };
  if (form !== "base") return null;
  if (/^(?:lead|mentor|coach|guide|head|chair|tutor|host)$/u.test(first) && (word.endsWith(",") || /^(?:for|of|on)\b/u.test(rest))) return null;
  const kind = classify(said).kind;
  const clear = kind === "verb-base" || !nounFirst.has(base) || /^(?:the|a|an|all|our|my|\d|with|for)\b/iu.test(rest);
  return clear && kind !== "clause" && kind !== "noun" ? { verb: base, rest: objectOf({ base, rest }), past: !post.current } : clear && kind === "noun" && !nounFirst.has(base) ? { verb: base, rest, past: !post.current } : null;
}

const madeOf: Readonly<Record<string, string>> = {
  redesign: "redesign",
  design: "design",
  launch: "launch",
  rollout: "roll out",
  implementation: "implement",
  migration: "migrate",
  development: "develop",
  reorganization: "reorganize",
  restructuring: "restructure",
  overhaul: "overhaul",
  rewrite: "rewrite",
  rebuild: "rebuild",
  consolidation: "consolidate",
  automation: "automate",
  installation: "install",
  renovation: "renovate",
  negotiation: "negotiate",
  creation: "create",
  expansion: "expand",
  relocation: "relocate",
  conversion: "convert",
  management: "manage",
  supervision: "supervise",
  coordination: "coordinate",
  oversight: "oversee",
};

/** "layup cell redesign" names a deed: "redesigned the layup cell". */
function headingVerb(phrase: string): { verb: string; rest: string } | null {
  const words = phrase.trim().split(" ");
  const verb = madeOf[(words.at(-1) ?? "").toLowerCase()];
  if (verb === undefined || words.length < 2 || words.length > 6) return null;
  const thing = words.slice(0, -1).join(" ");
  const named = /^(?:the|a|an|our|all|\d)\b/iu.test(thing) || /[^s]s$/u.test(thing) ? thing : `the ${thing}`;
  return { verb, rest: /^\p{Lu}{2}/u.test(thing) ? named : lowerArticle(named) };
}

function lowerArticle(text: string): string {
  return text.replace(/^(the )(\p{Lu})(?=\p{Ll})/u, (_all, article: string, letter: string) => article + letter.toLowerCase());
}

/** "Layup cell redesign: 2 cells", "Vendor management". */
function heading(said: string, post: PostContext): Bullet | null {
  const [head = "", ...tail] = said.split(/:\s+/u);
  const made = headingVerb(head);
  if (made === null) return null;
  const rest = tail.length === 0 ? made.rest : `${made.rest}: ${tail.join(": ")}`;
  return { verb: made.verb, rest, past: !post.current || !/^(?:manage|supervise|coordinate|oversee)$/u.test(made.verb) };
}

const people = /\b(?:staff|employees|direct reports|reports|people|team|teams|FTEs?|crew|students|volunteers|associates|technicians|nurses|engineers|teachers|clerks|agents|attorneys|analysts|cashiers|servers|cooks|beds|patients|cases|accounts|clients|residents|stores|locations|sites|branches|members)\b/iu;

/** "17 staff", "team of 9", "$3M budget": the verb comes from her title, or claims no more than the work itself. */
function counted(said: string, post: PostContext): Bullet | null {
  const few = said.split(" ").length <= 8;
  const sum = /^(?:annual |operating )?(?:budget (?:of )?([$£€][\d.,]+[kMB]?)|([$£€][\d.,]+[kMB]?) (?:annual |operating )?budget)(.*)$/iu.exec(said);
  if (sum) return { verb: titleVerb(post.title) === "work" ? "work" : "manage", rest: `${titleVerb(post.title) === "work" ? "within " : ""}a ${sum[1] ?? sum[2] ?? ""} budget${sum[3] ?? ""}`, past: !post.current };
  if (!few || !(/^(?:(?:a )?(?:team|staff|crew) of )?\d/u.test(said) && people.test(said))) return null;
  const verb = titleVerb(post.title);
  const own = /\b(?:students|patients|cases|clients|accounts|beds|residents|members)\b/iu.test(said) && verb !== "teach";
  const rest = said.replace(/^(?=(?:team|staff|crew) of)/u, "a ");
  if (own || verb === "work") return { verb: "work", rest: `with ${rest}`, past: !post.current };
  return { verb, rest, past: !post.current };
}

/** What a title says she does: a supervisor supervises, a director directs. */
export function titleVerb(title: string): string {
  const pairs: readonly (readonly [RegExp, string])[] = [
    [/\bsupervisor\b/iu, "supervise"],
    [/\b(?:manager|mgr|superintendent|administrator)\b/iu, "manage"],
    [/\b(?:director|dir)\b/iu, "direct"],
    [/\b(?:lead|head|chief|president|principal|captain|foreman|forewoman|vp|executive|dean|ceo|coo|cfo|cno)\b/iu, "lead"],
    [/\b(?:teacher|instructor|professor|lecturer)\b/iu, "teach"],
    [/\bcoach\b/iu, "coach"],
  ];
  return pairs.find(([pattern]) => pattern.test(title))?.[1] ?? "work";
}

/** "mentor, 4 co-op students", "Lead for safety: 612 days", "board member". */
function serving(said: string, post: PostContext): Bullet | null {
  const acts = /^(mentor|coach|tutor|chair|host)\s?[,:]\s(.+)$/iu.exec(said);
  if (acts) return { verb: (acts[1] ?? "").toLowerCase(), rest: spokenCount(acts[2] ?? ""), past: !post.current };
  const role = /^((?:\p{L}+ ){0,3}?(?:lead|chair|co-chair|liaison|rep|representative|steward|mentor|coach|advisor|adviser|member|captain|secretary|treasurer|president|ambassador|contact|trainer|volunteer|delegate|sponsor|champion|marshal|warden|officer|coordinator|translator|interpreter|editor))(?=$|\s(?:for|of|to|on|at)\s|[:,])(.*)$/iu.exec(said);
  if (!role || classify(said).kind === "clause") return null;
  return { verb: "serve", rest: `as ${lowerFirst(role[1] ?? "")}${role[2] ?? ""}`, past: !post.current };
}

function spokenCount(rest: string): string {
  return rest.replace(/,\s(\d+) (hired|promoted|placed|certified)$/u, (_all, many: string, what: string) => `; ${numberWord(Number(many))} ${many === "1" ? "was" : "were"} ${what}`);
}

const prize = /\b(?:award|awards|prize|medal|honor|honors|honou?rs|employee of the (?:month|year|quarter)|dean[’']s list|scholarship|fellowship|recognition|commendation|president[’']s club|grant)\b/iu;

function receiving(said: string): Bullet | null {
  if (!prize.test(said) || said.split(" ").length > 16 || classify(said).kind === "clause") return null;
  return { verb: "receive", rest: said, past: true };
}

/** What happened, without a claim that she did it alone: "wait times fell by half" → "Saw wait times fall by half". */
function happening(said: string): Bullet | null {
  if (/^(?:zero|no|none)\s/iu.test(said)) return { verb: "record", rest: lowerFirst(said), past: true };
  const clause = classify(said);
  if (clause.kind !== "clause" || clause.subject === undefined || clause.verb === undefined) return null;
  const base = baseOf(clause.verb.toLowerCase());
  if (base === null || /^(?:it|this|that|they|which|there)$/iu.test(clause.subject)) return null;
  if (/^(?:was|were|is|are|has|have|had)$/iu.test(clause.verb)) {
    return /^(?:was|were)$/iu.test(clause.verb) ? { verb: "see", rest: `${lowerFirst(clause.subject)} ${clause.rest ?? ""}`.trim(), past: true } : null;
  }
  return { verb: "see", rest: `${lowerFirst(clause.subject)} ${base} ${clause.rest ?? ""}`.trim(), past: true };
}
