import { changePerson, you } from "#core/language/person.ts";
import { holdsTerm } from "#core/language/private-terms.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import {
  capitalise,
  lowerOpening,
  sentence,
  stripPeriod,
  withArticle,
} from "#core/language/phrase.ts";
import { splitOutside, splitUnits } from "#core/language/split.ts";
import { splitStatements } from "#core/language/statement.ts";
import { findWhens } from "#core/language/when.ts";
import { dayOfYear, type ExitTiming, isBefore } from "./exit-strategy-timing.ts";

/** What she wants safe: checklist lines, the manager’s name, and whether the manager is her reference. */
export type Protected = {
  readonly lines: readonly string[];
  readonly manager: string;
  readonly managerIsReference: boolean;
  /** Dated things of hers between notice and the last day: "June 30: PERA vesting (you hit 8 years)". */
  readonly dated: readonly { readonly date: string; readonly text: string }[];
};

type Item = { readonly text: string; readonly aside: string; readonly date: string };

export function readProtected(
  answer: string,
  timing: ExitTiming,
  hidden: readonly string[],
): Protected {
  const items = readItems(answer).filter(
    ({ text, aside }) => !holdsTerm(`${text} ${aside}`, hidden),
  );
  const manager = managerIn(answer);
  return {
    lines: items.map((item) => lineFor(item, timing, manager)).filter((line) => line !== ""),
    manager,
    managerIsReference:
      manager !== "" &&
      items.some(({ text, aside }) => reference.test(text) && `${text} ${aside}`.includes(manager)),
    dated: items
      .filter(({ date }) => date !== "")
      .map(({ text, aside, date }) => ({ date, text: datedText(text, aside, date) })),
  };
}

const reference =
  /\b(?:reference|ref|letter from|recommendation|letter of rec|letter of recommendation|referral|vouch)\b/i;
const money =
  /\b(?:bonus|incentive|commission|payout|pay out|severance|profit share|match|stipend|summer pay|retention|award pays?|pays|paid)\b/i;
const equity =
  /\b(?:RSUs?|(?:stock|share) options?|options(?= (?:–|-|,|\d)|,|$)|\d[\d,]* options|shares?|stock|equity|ESPP|vested|units)\b/i;
const clawback = /\b(?:clawback|claw back|repay\w*|pay back|sign[ -]on|tuition)\b/i;
const standing =
  /\b(?:trust of|respect of|good name|reputation|name with|relationships?|door open|open door|goodwill|standing|friends|friendship|network|bridges)\b/i;

/** The day she names; a quarter or a month only where no day stands. */
function dateIn(text: string): string {
  const whens = findWhens(text);
  return (whens.find((when) => dayOfYear(when.text) !== null) ?? whens[0])?.text ?? "";
}

function readItems(answer: string): Item[] {
  const units = splitUnits(
    answer.replaceAll(
      /(?<=\b(?:options|RSUs|shares|bonus|pension|vesting|stock|equity)) – /g,
      ", ",
    ),
  );
  const merged: Item[] = [];
  for (const unit of units) {
    for (const piece of splitThings(unit.text)) {
      const text = stripPeriod(piece)
        .replace(/^(?:and|also|plus)\s+/i, "")
        .replace(/\bsign on (?=bonus)/i, "sign-on ")
        .replace(/\?$/, "")
        .trim();
      const aside = unit.text.endsWith(piece) ? (unit.aside ?? "") : "";
      const date = dateIn(`${text} ${aside}`);
      const before = merged.at(-1);
      if (before !== undefined && leansBack.test(text))
        merged[merged.length - 1] = {
          ...before,
          text: /^(?:I owe|(?:I )?repay if)\b/.test(text)
            ? `${before.text}: ${text.replace(/^(?:I )?repay if\b/, "I repay it if")}`
            : /^(?:I\b|limited\b|within\b)/.test(text)
              ? `${before.text}, ${text}`
              : before.text,
          date: before.date === "" ? date : before.date,
          aside: /^hit \d/i.test(text) ? `I ${text}` : before.aside,
        };
      else if (
        before !== undefined &&
        /^\d[\d,]* (?:shares|options|units|RSUs|hours|days|weeks)$/.test(text)
      ) {
        merged[merged.length - 1] = { ...before, text: `${before.text}, ${text}` };
      } else if (/\p{L}{2}/u.test(text)) merged.push({ text: spaced(text), aside, date });
    }
  }
  return merged;
}

/** "must be in my account first" speaks of the thing before it. */
const leansBack =
  /^(?:(?:must|has to|have to|needs? to|should) be\b|(?:I )?(?:don[’']t|do not) want (?:them|it|him|her)\b|(?:they|it|that)(?:[’']re|[’']s| are| is| matters)\b|hit \d|I owe (?:it|that|them)\b|I want (?:his|her|their)\b|limited to\b|within \d|(?:I )?repay if\b|they claw\b)/i;

/** "vested RSUs 1,400 shares" → "vested RSUs, 1,400 shares". */
function spaced(text: string): string {
  return text.replace(
    /(?<=\p{L})(?<!\b(?:of|for|at|in|to|by|about|over|under|the|my|hit|are|is|have|than|or|and|January|February|March|April|May|June|July|August|September|October|November|December)) (?=\d[\d,]*(?: (?:shares|hours|units|days|weeks|months|options|RSUs)\b| vests?\b|$))/gu,
    ", ",
  );
}

/** Things in a row: "severance, code samples"; a clause keeps its commas. */
function splitThings(whole: string): readonly string[] {
  const [text = whole, ...people] = splitOutside(
    whole,
    /(?<=\b(?:shares|options|RSUs|hours|bonus|pension|reference)),? and (?=\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?(?:,|$))/gu,
  );
  return [...splitPlain(text), ...people];
}

function splitPlain(text: string): readonly string[] {
  if (/\b(?:is|are|must|would|want|has|have|don[’']t|hit|ends?|pays?|to exercise)\b/i.test(text)) {
    return joinFigures(
      splitStatements(text).flatMap((piece) =>
        splitOutside(
          piece,
          /,\s+(?=(?:a|the|my) \p{Ll}|40\dk|(?:\d[\d,]* )?(?:options|RSUs|shares|stock|pension|PTO|bonus|reference|vacation)\b)/gu,
        ),
      ),
    );
  }
  const pieces = splitOutside(text, /,\s+(?!\d{4}\b)(?:and\s+)?(?!Ms|Mr|Dr|\p{Lu})/gu).filter(
    (piece) => piece.trim() !== "",
  );
  return joinFigures(pieces);
}

/** "options, 12,000 vested": a figure belongs to the thing before it. */
function joinFigures(pieces: readonly string[]): readonly string[] {
  return pieces.reduce<string[]>((kept, piece) => {
    const last = kept.at(-1);
    if (last !== undefined && /^(?:\d(?!0\dk)|(?:both|which|who)\b)/.test(piece))
      kept[kept.length - 1] = `${last}, ${piece}`;
    else kept.push(piece);
    return kept;
  }, []);
}

function managerIn(answer: string): string {
  const named =
    /(?<name>(?:Dr\. |Ms\. |Mr\. |Mx\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?)(?:,? \(?| is )my (?:manager|boss|supervisor|director|chair|principal|lead)\b/u.exec(
      answer,
    )?.groups?.["name"];
  const before =
    /\bmy (?:manager|boss|supervisor|director|chair|principal|lead),? (?<name>(?:Dr\. |Ms\. |Mr\. |Mx\. )?\p{Lu}[\p{L}’-]+)/u.exec(
      answer,
    )?.groups?.["name"];
  const full = named ?? before ?? "";
  const words = full.replace(/^(?:A|The|From|And|Reference) /, "").split(" ");
  return /^(?:Dr|Ms|Mr|Mx)\.$/.test(words[0] ?? "")
    ? `${words[0]} ${words.at(-1) ?? ""}`
    : (words[0] ?? "");
}

function lineFor({ text, aside, date }: Item, timing: ExitTiming, manager: string): string {
  const own = toYou(text);
  const noted = aside === "" ? own : `${own} (${toYou(aside)})`;
  if (clawback.test(text) && date !== "")
    return `${sentence(own)} Read whether the day of notice or the last day counts.`;
  if (clawback.test(text))
    return `${capitalise(noted)}: in writing, whether it has to be paid back.`;
  if (money.test(text) && date !== "" && !equity.test(text))
    return moneyLine(text, date, timing, noted);
  if (reference.test(text)) return referenceLine(text, aside, manager);
  if (equity.test(text) && date !== "" && /\b(?:unvested|cliff|vests?|vesting)\b/i.test(text))
    return datedLine(datedText(text, aside, date), date, timing);
  if (equity.test(text))
    return `The statement shows ${withYour(noted)}, and you have read what leaving does to ${/s\b/.test(own.split(",")[0] ?? own) ? "them" : "it"}.`;
  if (/\b(?:vest\w*|anniversary|match|insurance|eligib\w*|accru\w*)\b/i.test(text) && date !== "")
    return datedLine(datedText(text, aside, date), date, timing);
  if (standing.test(text))
    return `You know what you will say, and to whom first, to keep ${withYour(own)}.`;
  if (/^non-?(?:compete|solicit\p{L}*)\b/iu.test(text))
    return `The ${lowerOpening(own).replace(": ", ", ")}: read again, word for word.`;
  const burning =
    /^(?:not |without )burn(?:ing)? (?:it|(?:any |my |the )?bridges?) with (?<who>[^,]+)(?:, (?<why>I .+))?$/iu.exec(
      text,
    )?.groups;
  if (burning !== undefined) {
    const why = burning["why"] === undefined ? "" : `: ${toYou(burning["why"])}`;
    return `You have decided what you will say to ${burning["who"]}, and when${why}.`;
  }
  const group =
    /^(?<who>(?:the|my) (?:\p{Ll}+ )?(?:team|staff|families|students|clients|patients|kids|crew|deputies|interns|residents)(?: of \d+)?)(?<most>,? especially \p{Lu}\p{Ll}+)?(?:,|$)/iu.exec(
      text,
    )?.groups;
  if (group !== undefined) {
    const most = group["most"] === undefined ? "" : `, ${group["most"].replace(/^,? /, "")},`;
    return `You have decided what you will say to ${lowerOpening(toYou(group["who"] ?? ""))}${most === "" ? "," : most} and when.`;
  }
  const hurt = /^(?<who>\p{Lu}\p{Ll}+(?:(?:, | and )\p{Lu}\p{Ll}+)*)(?:,|$)/u.exec(text)?.groups?.[
    "who"
  ];
  if (hurt !== undefined) return `You have decided what you will say to ${hurt}, and when.`;
  const back = /^(?:I )?want to (?<what>(?:come back|return)\b.*)$/iu.exec(text)?.groups?.["what"];
  if (back !== undefined) return `You know whom to tell that you want to ${back}.`;
  const wish = /^(?:I (?:would like|want|need|hope for)|I[’']d like)\s+(.{4,})$/i.exec(text)?.[1];
  if (wish !== undefined) {
    if (/^to \p{Ll}/u.test(wish)) return `You have decided how you will ${toYou(wish.slice(3))}.`;
    return / to (?:be|keep|get|have|stay|take)\b/.test(wish)
      ? `You have decided how to raise it: ${toYou(wish)}.`
      : `Settled before you go: ${toYou(wish)}.`;
  }
  if (/\b(?:must|has to|have to|needs? to|should|cannot|can[’']t|don[’']t|will)\b/i.test(text))
    return /\b(?:by|before|until)\b/.test(text)
      ? sentence(capitalise(noted))
      : sentence(`${capitalise(noted)}: have it in writing`);
  if (date !== "") return `${capitalise(noted)}: settled in writing.`;
  return `In writing: ${/^(?:last|final|unused|accrued|remaining)\b/i.test(noted) ? withYour(noted) : lowerPlain(noted)}.`;
}

function moneyLine(text: string, date: string, timing: ExitTiming, noted: string): string {
  const noun = (
    /^(?:my |the |our )?(.*?\b(?:bonus|incentive|commission|payout|severance|match|stipend|pay|retention|award)\b)/i.exec(
      text,
    )?.[1] ?? ""
  )
    .replace(/\b(?:pays?|is paid|paid|posts?)\b.*$/i, "")
    .trim();
  const thing = noun === "" ? "money" : noun.replace(/^\p{Lu}{3,}$/u, (word) => word.toLowerCase());
  const early = timing.notice === "" ? null : isBefore(date, timing.notice);
  const waits =
    early === true ? `notice follows on ${timing.notice}` : "notice waits until it is there";
  if (early === false)
    return `${capitalise(noted)}: in writing, what notice on ${timing.notice} does to it.`;
  return `The ${thing} is in the account. It pays on ${date}; ${waits}.`.replace(
    "pays on the end",
    "pays at the end",
  );
}

/** A date of hers against her last day. */
function datedLine(thing: string, date: string, { lastDay }: ExitTiming): string {
  const early = lastDay === "" ? null : isBefore(date, lastDay);
  if (early === true)
    return `${capitalise(thing)}: ${date} comes before your last day, ${lastDay}. Have it confirmed in writing.`;
  if (early === false)
    return `${capitalise(thing)}: ${date} comes after your last day, ${lastDay}. Settle it before you give notice.`;
  return `${capitalise(thing)}: ${date}. Have it confirmed in writing.`;
}

function referenceLine(text: string, aside: string, manager: string): string {
  const from = /\bfrom (.{2,80})$/i.exec(text)?.[1] ?? "";
  const labelled = /^(?<kind>(?:\p{L}+ )?reference): (?<who>\p{Lu}.+)$/u.exec(text)?.groups;
  if (labelled !== undefined)
    return `Your request for ${withArticle((labelled["kind"] ?? "").toLowerCase())} is ready: ${labelled["who"]}.`;
  if (manager !== "" && `${text} ${aside}`.includes(manager))
    return `Your request to ${manager} for a reference is ready for the same conversation.`;
  const named = text.replace(
    /\s(?:as (?:a |my )?ref(?:erence)?|is my reference|for (?:a|my) reference)\b.*$/i,
    "",
  );
  if (/^(?:an? |the )?letter from\b/i.test(text))
    return `Your request is ready: ${lowerOpening(toYou(text))}.`;
  if (from === "" && named !== text)
    return `Your request for a reference is ready: ${toYou(named).replace(/(\p{Lu}\p{Ll}+) your /u, "$1, your ")}.`;
  if (from === "") return "You know whom you will ask for a reference, and when.";
  return `Your request for a reference is ready: ${toYou(from)
    .replace(/^our\b/, "your")
    .replace(/(\p{Lu}\p{Ll}+) your /u, "$1, your ")}.`;
}

function datedText(text: string, aside: string, date: string): string {
  const plain = spaced(toYou(text).replace(date, "").trim())
    .replace(/\s(?:on|by|in)\s*$/, "")
    .replace(/\s+vests?\s*$/i, "")
    .trim();
  const note = toYou(aside).replace(date, "").trim();
  return note === "" ? plain : `${plain} (${note})`;
}

/** Her "my" said to her: "your good name". What cannot be turned stays as it is. */
function toYou(text: string): string {
  return (
    changePerson(text, you) ??
    text.replace(/\bmy\b/gi, "your").replace(/\bI don[’']t\b/g, "you don’t")
  );
}

function withYour(text: string): string {
  const small = lowerOpening(text).replace(/^(?:the )?door open/i, "the door open");
  return /^(?:your|the|a|an|our)\b/i.test(small) ? small : `your ${small}`;
}
