import { deedIn } from "./interview-bank-deeds.ts";
import { statementsOf } from "./interview-bank-parts.ts";
import { type Star } from "./interview-bank-answer.ts";
import { endOf } from "./interview-bank-star.ts";
import type { Story } from "./interview-bank-story.ts";
import type { StarVoice } from "./interview-bank-voice.ts";
import { sayDeeds, subjectOf, tidy } from "./interview-bank-words.ts";
import { sayAmounts } from "#core/language/amounts.ts";
import { definite } from "#core/language/definite.ts";
import { cleanText } from "#core/language/clean.ts";
import { baseOf, pastOf, verbFormOf } from "#core/language/inflect.ts";
import type { Posting } from "#core/language/job-posting.ts";
import { sharesMeaning } from "#core/language/meaning-words.ts";
import { changePerson, you } from "#core/language/person.ts";
import { capitalise, joinAnd, lowerFirst, stripPeriod } from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { sayChange } from "#core/language/say-change.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";

/** The question she hopes they skip: how it is asked, what it states about her, and her answer as sentences. */
export type Dread = {
  readonly question: string;
  readonly fact: string;
  readonly answer: readonly string[];
};

const answerLead =
  /(?:^|[.;,?\n]\s*|\s[–-]\s)(?:the\s|my\s|plain\s|honest\s|real\s|short\s)*(?:answer(?:\sis)?|truth(?:\sis)?|reason(?:\sis)?)[:,]?\s(?:that\s|because\s)?/iu;
const sayLead =
  /^(?:(?:and |so |but )?(?:I(?:[’']d| would|[’']ll| usually)? (?:say|tell them|answer)|because|well)[:,]?\s(?:that\s)?)/iu;
const remark =
  /^(?:(?:and |but |so )?it (?:wasn[’']t|was not|isn[’']t) (?:me|my fault)|(?:and |but )?(?:it[’']s )?not my fault|I (?:always |never |kind of )?(?:hate|dread|freeze|ramble|panic|cringe|die|blank|get|tear up|cry|babble|know (?:how to|what to)|don[’']t know).*|(?:so |it[’']s )?(?:embarrassing|awkward|ugh|stupid|painful|a mess|brutal).*|(?:please|no idea).*|(?:I[’']m|I am) (?:still )?(?:so |really |a bit )?(?:embarrassed|ashamed|bitter|nervous|scared|worried|mad|angry).*)$/iu;
const seam =
  /^(?:.{8,90}?)\s(?=(?:how|why|what) (?:can|could|do|did|would|will|are|is|should|have) (?:you|I|we|anyone|someone)\b)/iu;

/** Reads her question and its answer; null when she named none. Remarks about how it feels are left out. */
export function readDread(answer: string, elsewhere: readonly string[]): Dread | null {
  const text = restoreNames(sayAmounts(cleanText(answer)), elsewhere).replaceAll(
    /\b[Yy]our (?=(?:a|an|the|not|too|so|only) )/gu,
    (word) => (word.startsWith("Y") ? "You’re " : "you’re "),
  );
  if (!/\p{L}{2}/u.test(text)) return null;
  const [asked, rest] = partsOf(text);
  const kept = splitStops(rest.trim())
    .flatMap((sentence) =>
      splitOutside(stripPeriod(sentence), /,\s+(?=(?:it wasn|not my|and it wasn|it was not)\b)/giu),
    )
    .map((piece) =>
      stripPeriod(piece)
        .replace(sayLead, "")
        .replace(/^(?:true|yes|right|correct|fair|honestly),\s/iu, ""),
    )
    .filter((piece) => /\p{L}{2}/u.test(piece) && !remark.test(piece));
  return { question: questionOf(asked), fact: factOf(asked), answer: kept };
}

/** Her question apart from her answer. */
function partsOf(text: string): [asked: string, rest: string] {
  const ask = /^[^?]{3,200}\?[”"]?/u.exec(text)?.[0];
  if (ask !== undefined) return [ask, text.slice(ask.length).trim().replace(answerLead, " ")];
  const lead = answerLead.exec(text);
  if (lead !== null && lead.index > 0)
    return [text.slice(0, lead.index), text.slice(lead.index).replace(answerLead, " ")];
  const [first = "", ...others] = splitStops(text);
  const [head = "", ...more] = splitOutside(first, /,\s(?=(?:I|we|they|my|it|he|she)\s)/gu);
  const inOne =
    others.length === 0 &&
    more.length > 0 &&
    /^(?:why|what|how|the|my|about|being|when|that)\b/iu.test(head);
  return inOne ? [head, more.join(", ")] : [first, others.join(" ")];
}

const indirect =
  /^(why|how)\s(?:I|you)\s(have|had|was|were|am|are|did|will|would|can|could|left|quit|changed|moved|never|only|stayed|took)\b\s?(.*)$/iu;
const lead =
  /^(?:the (?:question|one) (?:about|on)|(?:anything|something|questions?) about|being asked(?: about)?|when they ask(?: me)?|if they ask(?: me)?(?: about)?|they[’']ll ask(?: me)?(?: about)?)\s/iu;

/** The question as the interviewer puts it, without her brackets. */
function questionOf(asked: string): string {
  const bare = stripPeriod(
    asked.replaceAll(/\s*\([^)]*\)/gu, "").replaceAll(/^[“"]|[”"]\??$/gu, ""),
  )
    .replace(/\?+$/u, "")
    .replace(lead, "")
    .trim();
  const turned = indirect.exec(bare);
  if (turned) return direct(turned[1] ?? "why", turned[2] ?? "", turned[3] ?? "");
  const statement = seam.exec(bare)?.[0]?.trim();
  if (statement !== undefined && !/^(?:why|what|how|when|where|who|if|so)\b/iu.test(statement)) {
    return `${capitalise(toYou(statement))}. ${capitalise(toYou(bare.slice(statement.length).trim()))}?`;
  }
  if (/^(?:tell me|tell us|describe|walk (?:me|us))\b/iu.test(bare))
    return `${capitalise(
      bare
        .replace(/^tell me\b/iu, "tell us")
        .replace(/^walk me\b/iu, "walk us")
        .replaceAll(/\bmy\b/gu, "your"),
    )}.`;
  const said = toYou(bare);
  if (/^(?:why|what|how|when|where|who|which|are|is|do|did|have|can|would|will)\b/iu.test(said))
    return `${capitalise(said)}?`;
  if (/^(?:that\s)?you\b/iu.test(said))
    return `${capitalise(said.replace(/^that\s/iu, ""))}. What do you say to that?`;
  if (/^no\s/iu.test(said)) return `You have ${lowerFirst(said)}. What do you say to that?`;
  const named =
    /^(?:the|a|an|my|your|this|that)\s/iu.test(said) || /^\p{Lu}/u.test(said)
      ? said
      : `the ${said}`;
  return `${capitalise(named)}: what can you tell us?`;
}

function toYou(text: string): string {
  return changePerson(text, you) ?? text;
}

/** "why I have been out of work" → "Why have you been out of work?", "why I left" → "Why did you leave?" */
function direct(word: string, verb: string, rest: string): string {
  const low = verb.toLowerCase();
  const aux: Readonly<Record<string, string>> = {
    have: "have",
    had: "had",
    was: "were",
    were: "were",
    am: "are",
    are: "are",
    did: "did",
    will: "will",
    would: "would",
    can: "can",
    could: "could",
  };
  const tail = toYou(rest).replaceAll(/\bmy\b/gu, "your");
  const helper = aux[low];
  if (helper !== undefined) return `${capitalise(word)} ${helper} you ${tail}?`;
  if (low === "never" || low === "only") return `${capitalise(word)} did you ${low} ${tail}?`;
  return `${capitalise(word)} did you ${baseOf(low) ?? low} ${tail}?`;
}

/** What the question states about her, said plainly: "why did you leave Mercy so fast after …" → "I left Mercy after …". */
function factOf(asked: string): string {
  const aside = /\(([^)]{2,60})\)/u.exec(asked)?.[1] ?? "";
  const bare = stripPeriod(asked.replaceAll(/\s*\([^)]*\)/gu, ""))
    .replaceAll(/[?“”"]/gu, "")
    .trim();
  const timed = /^\d+\s(?:years?|months?|weeks?|days?)$/u.test(aside);
  const behind = aside === "" ? "" : `, ${aside}`;
  const did = /^why did (?:you|I)\s(\p{L}+)\s?(.*)$/iu.exec(bare);
  if (did && verbFormOf(did[1] ?? "") === "base") {
    const rest = toI(
      (did[2] ?? "").replace(
        /\s?\b(?:so|that|too|really)\s(?:fast|soon|quickly|early|abruptly|suddenly|often|long)\b/iu,
        "",
      ),
    );
    const after = timed && /(?:^|\s)after\s/u.test(rest);
    const said = after ? rest.replace(/(^|\s)after\s/u, `$1${aside} after `) : `${rest}${behind}`;
    return `I ${pastOf(baseOf(did[1] ?? "") ?? "")} ${said}.`;
  }
  const perfect =
    /^why (have|were|are|was|am) (?:you|I)\s(.+)$/iu.exec(bare) ??
    /^why (?:I|you) (have|was|were|am)\s(.+)$/iu.exec(bare);
  if (perfect) {
    const verb = (perfect[1] ?? "").toLowerCase();
    return `I ${verb === "were" ? "was" : verb === "are" ? "am" : verb} ${toI(perfect[2] ?? "")}${behind}.`;
  }
  const statement = seam.exec(bare)?.[0]?.trim();
  if (/^I(?:[’']|\s)/u.test(bare)) return `${bare}${behind}.`;
  if (
    /^you\s(?:have\s)?(?:never|only|don[’']t|didn[’']t|haven[’']t|had|have|were|lack)\b/iu.test(
      bare,
    )
  )
    return `I ${toI(bare.replace(/^you\s/iu, "").replace(/^were\b/iu, "was"))}${behind}.`;
  if (statement !== undefined && /^you[’']re\s|^you are\s/iu.test(statement))
    return `${statement.replace(/^you(?:[’']re| are)(?: (?:so|too|very|really|kind of|pretty)(?=\s(?:quiet|shy|young|soft|nice|calm|junior|reserved|introverted)\b))?/iu, "I am")}${behind}.`;
  if (/^no\s/iu.test(bare)) return `I have ${lowerFirst(bare)}.`;
  return aside === "" ? "" : `${capitalise(aside)}.`;
}

function toI(text: string): string {
  return text.replaceAll(/\byour\b/giu, "my").replaceAll(/\byou\b/giu, "me");
}

/** Her answer to it: what is asked about, her own words, what she did, and the record beside it. */
export function dreadStar(
  dread: Dread,
  stories: readonly Story[],
  posting: Posting,
  record: string,
  voice: StarVoice,
): Star {
  const parts = dread.answer
    .flatMap((sentence) => sentence.split(/;\s+/u))
    .flatMap((sentence) =>
      isHers(sentence) && /,\s/u.test(sentence) ? statementsOf(sentence) : [sentence],
    );
  const [first = "", ...rest] = parts.map(sayPart);
  const told = parts.map(sayPart).join(" ");
  const active = /^(?:I|we)\s/iu.test(told) || parts.every((part) => deedIn(part) !== null);
  const records = stories
    .flatMap((story) => story.changes.slice(0, 1))
    .filter((change) => change.from !== undefined && change.to !== undefined);
  const shown = records
    .slice(0, 2)
    .map(
      (change) =>
        `${change.from ?? ""} to ${endOf(change).to} in ${change.noun.replace(/^(?:the|our|my)\s/u, "")}`,
    );
  const asked = posting.baselines.find((baseline) =>
    records.some((change) => sharesMeaning(baseline.noun, change.noun)),
  );
  const match = records.find(
    (change) => asked !== undefined && sharesMeaning(asked.noun, change.noun),
  );
  const work =
    shown.length > 0
      ? `I let the work answer for itself: ${joinAnd(shown)}.`
      : record === ""
        ? ""
        : "I let the work answer for itself.";
  const fit =
    asked !== undefined && match !== undefined
      ? `You are looking to move ${definite(asked.noun)}. I have worked on that figure before: ${subjectOf(match)} came ${match.direction === "up" ? "up" : "down"} to ${endOf(match).to}.`
      : records[0] === undefined
        ? record
        : `${sayChange(records[0], "label")}.`;
  const away = /\b(?:gap|break|time off|leave|out of work)\b/iu.test(dread.question);
  const plainly = "Say it once, in plain words, and go on to the work.";
  if (away && told !== "" && work !== "" && dread.fact === "")
    return {
      question: dread.question,
      situation: tidy(told),
      task: plainly,
      action: tidy(voice.act(work)),
      result: tidy(fit),
      asks: [],
      wishes: [],
    };
  const inTwo = dread.fact === "" && rest.length > 0;
  const own = parts.filter((part) => /^(?:what I|I|we)\b/iu.test(part)).map(sayPart);
  const stated = parts.filter((part) => !/^(?:what I|I|we)\b/iu.test(part)).map(sayPart);
  const answered = dread.fact !== "" && !active && own.length > 0 && stated.length > 0;
  return {
    question: dread.question,
    situation: tidy(
      inTwo
        ? first
        : dread.fact === "" && told !== ""
          ? active
            ? "It is a fair question."
            : told
          : dread.fact,
    ),
    task: tidy(
      answered ? stated.join(" ") : dread.fact !== "" && !active && told !== "" ? told : plainly,
    ),
    action: tidy(
      voice.act(
        answered ? own.join(" ") : inTwo ? rest.join(" ") : active && told !== "" ? told : work,
      ),
    ),
    result: tidy(fit),
    asks: dread.answer.length === 0 ? [`your plain answer to “${dread.question}”`] : [],
    wishes: [],
  };
}

/** Only what she says of herself may be taken apart: "they merged and cut my position" has one subject. */
function isHers(sentence: string): boolean {
  return /^(?:I|we)\b/iu.test(sentence) || deedIn(sentence) !== null;
}

/** A statement of her answer as a sentence; a bare deed gets its "I". */
function sayPart(part: string): string {
  const own = /^(?:I|we)\b/iu.test(part) ? null : deedIn(part);
  return own === null ? `${capitalise(part)}.` : sayDeeds([own]);
}
