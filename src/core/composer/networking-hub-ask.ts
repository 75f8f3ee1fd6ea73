import { type Addressee, speakTo } from "#core/language/addressee.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { stripPeriod, withArticle } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { splitEntries, splitOutside, splitStops } from "#core/language/split.ts";
import { asBase, readVerbPhrase } from "#core/language/verb-phrase.ts";

/** One favor. `time` is hers to share ("a 20-minute call"), `thing` is sent, `act` is done, `pointer` is told. */
export type Ask = {
  readonly kind: "time" | "thing" | "act" | "pointer" | "words";
  /** What follows the verb of the ask; for `act` a verb phrase in its base form. */
  readonly what: string;
};

const timed =
  /\b(?:minutes?|hours?|call|calls|chat|conversation|coffee|lunch|breakfast|dinner|tea|meeting|zoom|walk|visit|drink|phone)\b/i;
const frame =
  /^(?:(?:and |or |also )?(?:I(?:[’']d| would| am|[’']m)? (?:like|love|want|need|ask|asking|hoping|looking|seeking|request)(?:ing)?(?: to ask)?(?: for| to have| to get)?|asking for|ask(?: them| her| him)? for|looking for|request for|a request for|maybe)\s+)/i;

/** Reads the cleaned answer to "What is the one thing you ask for?": one ask, or two forms of it. */
export function readAsks(cleaned: string): readonly Ask[] {
  const shared = splitEntries(cleaned)
    .flatMap((entry) => splitStops(entry))
    .flatMap((statement) => splitForms(stripPeriod(statement)))
    .map((form) =>
      form
        .replace(/,? (?:whichever|whatever|either (?:one|way)|both).*$/i, "")
        .replace(/^(?:either|or)\s+/i, "")
        .replace(/\?+$/, "")
        .trim(),
    )
    .filter((form) => /\p{L}{2}/u.test(form));
  return shared.flatMap((form) => readAsk(form)).slice(0, 3);
}

/** Two forms of one favor stand at an "or" before a phrase of its own, or at a comma before a question. */
function splitForms(text: string): readonly string[] {
  return splitOutside(
    text,
    /,?\s+or\s+(?:else\s+)?(?=(?:a|an|the|their|her|his|your|one|\d|to|coffee|lunch|by|an? |send|share|review|meet|introduce|look|read)\b)|,\s+(?=(?:can|could|would|will) (?:she|he|they|you)\b)/gi,
  );
}

function readAsk(form: string): Ask[] {
  const plain = because(form.replace(frame, ""));
  if (countWords(plain) > 34) return shortened(plain);
  const asked =
    /^(?:can|could|would|will) (?:she|he|they|you|someone|anyone) (?:be willing to |please )?(.+)$/i.exec(
      plain,
    )?.[1];
  if (asked !== undefined) return [{ kind: "act", what: asked.replace(/^intro /, "introduce ") }];
  if (/^(?:who|whom|where|how|what|which|whether|when)\b/i.test(plain))
    return [{ kind: "pointer", what: inHouse(lowerPlain(plain)) }];
  const intro = /^(?:an? )?(?:intro|introduction)s? to (.+)$/i.exec(plain)?.[1];
  if (intro !== undefined) return [{ kind: "act", what: `introduce me to ${intro}` }];
  const phrase = readVerbPhrase(plain);
  const verbal =
    phrase !== null &&
    (phrase.form === "base" || /^to\s/i.test(plain)) &&
    !/^(?:call|coffee|lunch|chat|visit|feedback|review of)\b/i.test(plain);
  if (verbal) return [{ kind: "act", what: asBase(phrase) }];
  if (/^(?:feedback|advice|input|comments|help)\b/i.test(plain))
    return [{ kind: "thing", what: lowerPlain(plain) }];
  if (timed.test(plain) && countWords(plain) <= 22) return [{ kind: "time", what: sayTime(plain) }];
  const answered = /^(?:one|a|1) (?:quick |single )?questions?\b/i.test(plain);
  if (answered)
    return [
      {
        kind: "act",
        what: `answer ${plain.replace(/^1 /, "one ").replace(/^(?:quick|single) /, "")}`,
      },
    ];
  if (
    /^(?:a|an|the|their|her|his|your|my|some|any|feedback|advice|input|comments|notes|help|names?|contacts?|guidance|perspective|support|access|mentorship|permission|copies)\b/i.test(
      plain,
    )
  )
    return [{ kind: "thing", what: lowerPlain(plain) }];
  return [{ kind: "words", what: plain }];
}

/** The first clauses of an ask that is too long for an opener. */
function shortened(text: string): Ask[] {
  const what = text
    .split(/\s+/)
    .slice(0, 34)
    .join(" ")
    .replace(/[,.;:]?[^,.;:]*$/, "");
  return what === "" ? [] : [{ kind: "words", what }];
}

/** "before March 15 because I’m applying then" → "before March 15, when I am applying". */
function because(text: string): string {
  return ways(text)
    .replace(
      /,? because (I[’']m|I am|we[’']re|we are) ([^,.]{3,40}?) then$/i,
      (_all, who: string, doing: string) =>
        `, when ${who.replace(/[’']m$/, " am").replace(/[’']re$/, " are")} ${doing}`,
    )
    .replace(
      /(?<=\b(?:call|chat|meeting|minutes|conversation|coffee)), (?=(?:before|by|in|on|after|the week|any|this|next)\b)/,
      " ",
    );
}

/** "30 minutes, Zoom is fine" → "30 minutes on Zoom"; "advice by email is fine" → "advice by email". */
function ways(text: string): string {
  return text
    .replace(
      / (by e-?mail|by phone|on zoom) (?:is|would be) (?:fine|ok|okay|good|great)\b.*$/i,
      " $1",
    )
    .replace(
      /,? (zoom|phone|e-?mail|video) (?:is|would be) (?:fine|ok|okay|good|great),?(?= |$)/i,
      (_all, way: string) => (/zoom/i.test(way) ? " on Zoom" : ` by ${way.toLowerCase()}`),
    );
}

function inHouse(text: string): string {
  return text.replace(/\b(moving|going|work(?:ing)?|move|go) in house\b/g, "$1 in-house");
}

function sayTime(text: string): string {
  const said = lowerPlain(text)
    .replace(/^(\d+ minutes?|an hour|half an hour) (?:zoom|on zoom|zoom call)\b/i, "$1 on Zoom")
    .replace(/^(\d+ minutes?) (?:call|phone call|phone)\b/i, "$1 on the phone")
    .replace(/\bzoom\b/g, "Zoom");
  if (
    /^(?:a|an|the|one|half|some|\d+ (?:minutes?|hours?)|two|three|coffee|lunch|breakfast|dinner|tea)\b/i.test(
      said,
    ) &&
    !/^\d+-/.test(said)
  )
    return said;
  return withArticle(said);
}

/** The favor as it is asked of the person who grants it; null when a pronoun in it might mean someone else. */
export function askOf(ask: Ask, person: Addressee | null): Ask | null {
  const plain = ask.what.replaceAll(/\b(?:their|his|her) (?=\p{Ll})/gu, "your ");
  const what = speakTo(person?.plural === false ? whereYouAre(plain) : plain, person);
  return what === null ? null : { ...ask, what };
}

/** "coffee when she’s in Seattle", said to her: "when you are in Seattle". */
function whereYouAre(text: string): string {
  return text.replace(
    /\b(when|if|while|once) (?:she|he)(?:[’']s| is) (?=(?:in|at|next|back|here|there|on|free|around)\b)/iu,
    "$1 you are ",
  );
}
