import { changeIn } from "./change-in.ts";
import { objectOf } from "./interview-bank-words.ts";
import type { Bullet, PostContext, Reader } from "./resume-rewrite-bullet.ts";
import { headingVerb } from "./resume-rewrite-heading.ts";
import { pairOf } from "./resume-rewrite-line.ts";
import { grown, published, receiving } from "./resume-rewrite-works.ts";
import { titleWord } from "./resume-rewrite-words.ts";
import { classify } from "#core/language/clause.ts";
import { numberWord } from "#core/language/figures.ts";
import { baseOf, isClearPast } from "#core/language/inflect.ts";
import { lowerFirst } from "#core/language/phrase.ts";
import { changeSubject } from "#core/language/say-change.ts";
import { peopleNoun } from "#core/language/people-noun.ts";

const measureWord =
  /\b(?:accuracy|rate|time|times|score|scores|turnover|retention|satisfaction|latency|uptime|yield|scrap|cost|costs|sales|revenue|attendance|enrollment|falls|errors|waste|throughput|productivity|compliance|days|wait|backlog|shrink|churn|occupancy|census|margin)\b/iu;

/** A measure that moved: "cycle time 47 min → 29". A verb of hers in front stays the verb. */
function measured(said: string): Bullet | null {
  const [first = "", second = ""] = said.split(" ");
  const verbal =
    (isClearPast(first) || /^(?:cut|put|set|led|ran)$/u.test(first)) &&
    !(measureWord.test(second) && /^\S+\s\S+\s(?:from\s)?\d/u.test(said));
  const kind = classify(said).kind;
  if (
    verbal ||
    (kind === "verb-past" && !measureWord.test(second)) ||
    kind === "verb-base" ||
    kind === "verb-gerund" ||
    kind === "verb-third"
  )
    return null;
  const change = changeIn(
    said.replace(
      /^((?:[\p{L}-]+\s){1,4})([$€£]\d[\d.,]*[kMB]?)\s(?=(?:to|→)\s[$€£])/u,
      "$1from $2 ",
    ),
  );
  if (change === null || change.noun === "") return bare(said);
  const tail = [change.span, change.rest]
    .filter((part) => part !== undefined && part !== "")
    .join(" ")
    .replace(/^,\s/u, "");
  const made = change.context === undefined ? null : headingVerb(change.context);
  const close = /^(?:in|for|at|by|across|with|over|within|per|on)\b|^\(/iu.test(tail);
  const figures = `${pairOf(change)}${tail === "" ? "" : `${close ? " " : ", "}${tail}`}`;
  if (made !== null)
    return { ...made, rest: `${made.rest}: ${change.noun} ${figures}`, past: true };
  const place =
    change.context === undefined ? "" : ` in the ${change.context.replace(/^the\s/iu, "")}`;
  return moved(changeSubject({ ...change, noun: lowerFirst(change.noun) }), `${figures}${place}`);
}

const unit = String.raw`\d[\d.,]*\s?(?:ms|s|sec|x|kb|mb|gb|bps|rpm|psi|ppm|lbs?|kg|mm|cm|ft|mpg|°F|°C)`;
const runOn = new RegExp(
  String.raw`^(.{2,50}?),?:?\s(?:from )?(${unit})\s(?:→|to|down to|up to)\s(${unit})(.*)$`,
  "u",
);

/** Figures with units that run on ("900ms to 210ms") are read as she wrote them. */
function bare(said: string): Bullet | null {
  const [, noun = "", from = "", to = "", tail = ""] = runOn.exec(said) ?? [];
  return noun === "" ? null : moved(lowerFirst(noun), `from ${from} to ${to}${tail}`);
}

function moved(noun: string, figures: string): Bullet {
  return { verb: "bring", rest: `${noun} ${figures}`, past: true, measure: { noun, figures } };
}

/** "Layup cell redesign: 2 cells", "Vendor management". */
function heading(said: string, post: PostContext): Bullet | null {
  const [head = "", ...tail] = said.split(/:\s+/u);
  const made = headingVerb(head);
  if (made === null) return null;
  const rest = tail.length === 0 ? made.rest : `${made.rest}: ${tail.join(": ")}`;
  return {
    verb: made.verb,
    rest,
    past: !post.current || !/^(?:manage|supervise|coordinate|oversee)$/u.test(made.verb),
  };
}

const served =
  /\b(?:teams|beds|patients|cases|accounts|clients|stores|locations|sites|branches|equipment|vehicles|animals|machines|rooms)\b/iu;

function people(said: string): boolean {
  return peopleNoun.test(said) || served.test(said);
}

/** "17 staff", "team of 9", "$3M budget": the verb comes from her title, or claims no more than the work itself. */
function counted(said: string, post: PostContext): Bullet | null {
  const past = !post.current;
  const verb = titleVerb(post.title);
  if (
    said.split(" ").length > 8 ||
    !/^(?:(?:a )?(?:team|staff|crew) of )?\d/u.test(said) ||
    !people(said)
  )
    return null;
  const notLed =
    /\b(?:students|patients|cases|clients|accounts|beds|residents|members)\b/iu.test(said) &&
    verb !== "teach";
  const rest = said.replace(/^(?=(?:team|staff|crew) of)/u, "a ");
  return notLed || verb === "work"
    ? { verb: "work", rest: `with ${rest}`, past }
    : { verb, rest, past };
}

/** What a title says she does: a supervisor supervises, a director directs. */
export function titleVerb(title: string): string {
  const pairs: readonly (readonly [RegExp, string])[] = [
    [/\bsupervisor\b/iu, "supervise"],
    [/\b(?:manager|mgr|superintendent|administrator)\b/iu, "manage"],
    [/\b(?:director|dir)\b/iu, "direct"],
    [
      /\b(?:lead|head|chief|president|principal|captain|foreman|forewoman|vp|executive|dean|ceo|coo|cfo|cno)\b/iu,
      "lead",
    ],
    [/\b(?:teacher|instructor|professor|lecturer)\b/iu, "teach"],
    [/\bcoach\b/iu, "coach"],
  ];
  return pairs.find(([pattern]) => pattern.test(title))?.[1] ?? "work";
}

const roleNoun =
  /^((?:[\p{L}-]+ ){0,3}?(?:lead|chair|co-chair|liaison|rep|representative|steward|mentor|coach|advisor|adviser|member|captain|secretary|treasurer|president|ambassador|contact|trainer|volunteer|delegate|sponsor|champion|marshal|warden|officer|coordinator|translator|interpreter|editor|TA|RA|reviewer|investigator|PI))(?=$|\s(?:for|of|to|on|at)\s|[:,])(.*)$/iu;

/** "mentor, 4 co-op students", "Lead for safety: 612 days", "board member", "falls committee", "first author, 3 papers". */
function serving(said: string, post: PostContext): Bullet | null {
  const past = !post.current;
  const acts = /^(mentor|coach|tutor|chair|host)(?:\s?[,:]\s|\s(?:for|to)\s)(.+)$/iu.exec(said);
  if (acts) return { verb: (acts[1] ?? "").toLowerCase(), rest: spokenCount(acts[2] ?? ""), past };
  const author =
    /^((?:first|lead|senior|co-?|corresponding)[- ]?author)(?:,|:|\s(?:of|on))?\s(.+)$/iu.exec(
      said,
    );
  if (author)
    return {
      verb: "publish",
      rest: `as ${(author[1] ?? "").toLowerCase()}: ${author[2] ?? ""}`,
      past: true,
    };
  if (/^(?:thesis|dissertation)\b/iu.test(said))
    return { verb: "write", rest: `a ${lowerFirst(said)}`, past: true };
  const charge = /^charge (?:for|of|on)\s(.+)$/iu.exec(said)?.[1];
  if (charge !== undefined && /\bnurse\b/iu.test(post.title))
    return {
      verb: "serve",
      rest: `as charge nurse for ${objectOf({ base: "run", rest: charge })}`,
      past,
    };
  const role = roleNoun.exec(said);
  if (role && classify(said).kind !== "clause")
    return {
      verb: "serve",
      rest: `as ${lowerFirst(role[1] ?? "")}${(role[2] ?? "").replace(/^\sof\s(?=(?:\p{Ll}+\s){1,3}(?:committee|council|board)\b)/u, " of the ")}`,
      past,
    };
  const titled =
    /^((?:[\p{L}&-]+ ){0,3}?[\p{L}-]+)(\s(?:for|of|from|since|until)\s.+|,?\s\d.*)$/u.exec(said);
  const named = titled?.[1] ?? "";
  const plural = /[^s]s$|\b(?:staff|people)$/iu.test(named);
  return titled && titleWord.test(named.split(" ").at(-1) ?? "") && !(plural && people(named))
    ? {
        verb: "serve",
        rest: `as ${lowerFirst(named)}${(titled[2] ?? "")
          .replace(/^\s(?=\d)/u, ", ")
          .replace(/^\s(?:for|of)\s(?=\d+-\p{L}+\s\p{L}+[^s](?:,|$))/u, "$&a ")}`,
        past: past || /\b(?:adopted|completed|passed|launched|finished|approved)\b/u.test(said),
      }
    : null;
}

/** A level that held: "shrink under 1% every year", "health score 100", "91% of pumps still working". */
function standing(said: string): Bullet | null {
  const level = /^((?:[\p{L}-]+\s){1,3}?)(under|over|below|above|at|of)\s(\d.*)$/iu.exec(said);
  if (
    level &&
    measureWord.test(level[1] ?? "") &&
    !isClearPast((level[1] ?? "").split(" ")[0] ?? "")
  ) {
    return {
      verb: "hold",
      rest: `${lowerFirst(level[1] ?? "")}${level[2] ?? ""} ${level[3] ?? ""}`,
      past: true,
    };
  }
  const score = /^((?:[\p{L}-]+\s)*(?:score|rating|grade)s?)\s(\d[\d.]*%?)(.*)$/iu.exec(said);
  if (score && changeIn(said) === null && !isClearPast(said.split(" ")[0] ?? ""))
    return {
      verb: "hold",
      rest: `a ${lowerFirst(score[1] ?? "")} of ${score[2] ?? ""}${score[3] ?? ""}`,
      past: true,
    };
  if (/^(?:best|top|highest|#1|number one|no\. 1|lowest)\s/iu.test(said))
    return { verb: "hold", rest: lowerFirst(said), past: true };
  return /^\d[\d.]*%\sof\s/u.test(said) ? { verb: "see", rest: said, past: true } : null;
}

/** "$3M budget", "budget €7M": the verb comes from her title. */
function budgeted(said: string, post: PostContext): Bullet | null {
  const sum =
    /^(?:annual |operating )?(?:budget (?:of )?([$£€][\d.,]+[kMB]?)|([$£€][\d.,]+[kMB]?) (?:annual |operating )?budget)(.*)$/iu.exec(
      said,
    );
  if (!sum) return null;
  const budget = `a ${sum[1] ?? sum[2] ?? ""} budget${sum[3] ?? ""}`;
  const past = !post.current;
  return titleVerb(post.title) === "work"
    ? { verb: "work", rest: `within ${budget}`, past }
    : { verb: "manage", rest: budget, past };
}

/** "falls committee": she served on it. */
function sitting(said: string, post: PostContext): Bullet | null {
  const body =
    /^(?:(?:member of|on|sat on|sit on)\s)?(?:the\s)?((?:[\p{L}-]+ ){1,4}(?:committee|council|board|task force|working group))$/iu.exec(
      said,
    )?.[1];
  return body === undefined ||
    /^(?:co-?)?(?:chair|head|lead|secretary|treasurer|president)\b/iu.test(body)
    ? null
    : { verb: "serve", rest: `on the ${lowerFirst(body)}`, past: !post.current };
}

function spokenCount(rest: string): string {
  return rest.replace(
    /,\s(\d+) (hired|promoted|placed|certified)$/u,
    (_all, many: string, what: string) => {
      return `; ${numberWord(Number(many))} ${many === "1" ? "was" : "were"} ${what}`;
    },
  );
}

/** What happened, without a claim that she did it alone: "wait times fell by half" → "Saw wait times fall by half". */
function happening(said: string): Bullet | null {
  if (/^(?:zero|no|none|0)\s/iu.test(said)) {
    return {
      verb: "record",
      rest: lowerFirst(said).replace(/\s(\d+ (?:years?|months?|weeks?|quarters?))$/u, " in $1"),
      past: true,
    };
  }
  const clause = classify(said);
  if (clause.kind !== "clause" || clause.subject === undefined || clause.verb === undefined)
    return null;
  const base = baseOf(clause.verb.toLowerCase());
  if (
    base === null ||
    clause.subject.split(" ").length > 5 ||
    /^(?:it|this|that|they|which|there)$/iu.test(clause.subject)
  )
    return null;
  const subject = lowerFirst(clause.subject);
  if (/^(?:was|were)$/iu.test(clause.verb))
    return { verb: "see", rest: `${subject} ${clause.rest ?? ""}`.trim(), past: true };
  if (/^(?:is|are|has|have|had)$/iu.test(clause.verb)) return null;
  return { verb: "see", rest: `${subject} ${base} ${clause.rest ?? ""}`.trim(), past: true };
}

/** Readers of lines that name a thing: those that come before her own verb is looked for, and those after it. */
export const nounReaders: {
  readonly before: readonly Reader[];
  readonly after: readonly Reader[];
} = {
  before: [sitting, published, grown, standing, budgeted, measured],
  after: [heading, counted, serving, receiving, happening],
};
