import { changeIn } from "./change-in.ts";
import { type Deed, deedIn, waysIn } from "./interview-bank-deeds.ts";
import { apartFromWay, statementsOf } from "./interview-bank-parts.ts";
import type { StoryDraft } from "./interview-bank-story.ts";
import { isPlural } from "./interview-bank-words.ts";
import type { Change } from "#core/language/change.ts";
import { baseOf, isClearPast, pastOf } from "#core/language/inflect.ts";
import { lowerFirst } from "#core/language/phrase.ts";
import { splitOutside } from "#core/language/split.ts";

/** Verbs of hers that stand before what moved: "negotiated music rights from $240K to $90K". */
const handled =
  /^(negotiated|renegotiated|bargained|talked|worked|trimmed|pared|ramped|steered|managed|ran|revived)\s(.+)$/iu;

/** Adds a measured change of her story, with what she did for it. */
export function addChange(story: StoryDraft, said: string): void {
  const change = changeIn(said);
  if (change === null) return;
  const worked = handled.exec(change.noun);
  if (worked !== null && new RegExp(`^(?:(?:I|we)\\s)?${change.noun}`, "iu").test(said)) {
    const base = baseOf((worked[1] ?? "").toLowerCase());
    const noun = worked[2] ?? "";
    if (base !== null) {
      story.deeds.push({ base, rest: noun, span: "", subject: "I", late: false });
      story.changes.push({ ...change, noun });
      return;
    }
  }
  const when = /^(?:when|once|after)\s((?:I|we)\s.+)$/iu.exec(change.rest ?? "")?.[1];
  if (when !== undefined && statementsOf(when).every((part) => deedIn(part) !== null)) {
    const { rest: _when, ...apart } = change;
    story.changes.push(apart);
    for (const part of statementsOf(when)) addDeed(story, part);
    return;
  }
  const [rest = "", ...ways] = splitOutside(change.rest ?? "", /(?:^|,?\s)(?=by \p{L}+ing\b)/gu);
  if (/^,?\s?(?:freed|saved|recovered|released)\s/iu.test(rest)) {
    const { rest: gain = "", ...apart } = change;
    story.changes.push(apart);
    story.outcomes.push(`that ${gain.replace(/^,\s/u, "")}`);
    return;
  }
  const [tail = "", ...methods] = splitOutside(
    rest,
    /(?:^|,\s)(?=(?:small|daily|weekly|one|new|better|same|no|just)\s\p{L}+)/giu,
  );
  const { rest: _all, ...bare } = {
    ...change,
    ...wayOf(change),
    noun: plainNoun(spending(change).replace(/^(?:my|our)\s/iu, "")),
  };
  story.changes.push(tail === "" ? bare : { ...bare, rest: tail });
  story.methods.push(...methods.filter((method) => method !== ""));
  if (story.place === "" && change.context !== undefined) story.place = change.context;
  for (const way of ways) story.deeds.push(...waysIn(way));
}

/** "Medicaid rate raised" by 12% is the Medicaid rate, and it went up. */
function wayOf({ noun, direction }: Change): Pick<Change, "direction"> {
  const said = /\s(raised|increased|lifted|cut|lowered|reduced)$/iu.exec(noun)?.[1];
  return {
    direction:
      direction !== "unknown" || said === undefined
        ? direction
        : /^(?:raised|increased|lifted)$/iu.test(said)
          ? "up"
          : "down",
  };
}

function plainNoun(noun: string): string {
  const bare = noun.replace(/\s(?:raised|increased|lifted|cut|lowered|reduced)$/iu, "");
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(bare) && (bare.split(" ")[0] ?? "").endsWith("s")
    ? lowerFirst(bare)
    : bare;
}

/** A lone noun beside a sum is what was spent on it: "agency from $5.4M" → "agency spend". */
function spending({ noun, unit }: Change): string {
  return unit === "$" &&
    /^(?:agency|overtime|freight|travel|temp|contract labor|outside counsel|legal|print|printing)$/iu.test(
      noun,
    )
    ? `${noun} spend`
    : noun;
}

/** Adds something she did, with what stands in the same breath. */
export function addDeed(story: StoryDraft, said: string): void {
  const deed = deedIn(said);
  if (deed === null) return;
  const late = story.friction.length > 0;
  const role =
    /\sas (?:an? |the )?((?:\p{Ll}+\s){0,3}?(?:officer|manager|director|lead|chair|chief|president|coordinator|captain|supervisor|head|principal|superintendent))$/u.exec(
      deed.rest,
    );
  if (role && story.place === "") story.place = role[0].trim();
  const [main = "", ...ways] = apartFromWay(deed.rest);
  const empty =
    /^(?:it|this|that|them)$/iu.test(main) && ways.length > 0 && story.changes.length > 0;
  const now = /^(.+?)\sthat\s((?:the|all|every|our|both)\s(?:[\p{L}-]+\s){0,4}now\s\p{L}+)$/iu.exec(
    main,
  );
  if (now) {
    story.deeds.push({ ...deed, rest: now[1] ?? "", late });
    story.outcomes.push(`${now[2] ?? ""} ${isPlural(now[1] ?? "") ? "them" : "it"}`);
    return;
  }
  const scene =
    /^(.+?)\s(?:when|after)\s((?:the|our|my)\s(?:[\p{L}-]+\s){1,3}?(?:quit|left|died|resigned|failed|collapsed|walked out|fell through|closed|burned down))$/iu.exec(
      main,
    );
  if (scene && story.before.length === 0) {
    story.before.push(scene[2] ?? "");
    story.deeds.push({ ...deed, rest: scene[1] ?? "", late });
    return;
  }
  const group =
    /^((?:a|the|our)\s(?:[\p{L}-]+\s){0,3}?(?:team|group|committee|coalition|program|project|effort|campaign|task force|unit|crew)(?:\sof\s[\d,]+(?:\s\p{L}+)?)?)\sthat\s(\p{L}+)\s(.+)$/iu.exec(
      main,
    );
  if (group && isClearPast(group[2] ?? "") && !/^had$/iu.test(group[2] ?? "")) {
    story.deeds.push({ ...deed, rest: group[1] ?? "", late });
    story.outcomes.push(
      `${(group[1] ?? "").replace(/^(?:a|our)\s/iu, "the ").replace(/\sof\s.*$/u, "")} ${group[2] ?? ""} ${group[3] ?? ""}`,
    );
    return;
  }
  const apart = /^(.+\sof\s)(.+?)\sthat had\s(.+)$/iu.exec(main);
  if (apart) {
    story.before.push(`${apart[2] ?? ""} had ${apart[3] ?? ""}`);
    story.deeds.push({ ...deed, rest: `${apart[1] ?? ""}${apart[2] ?? ""}`, late });
    return;
  }
  const shrunk = shrinkage(deed, main);
  if (shrunk !== null) {
    story.changes.push(shrunk);
    story.deeds.push({
      ...deed,
      rest: main.replace(/\s(?:→|(?:down )?to|into)\s\d.*$/u, ""),
      late: false,
    });
  } else if (!empty) story.deeds.push({ ...deed, rest: main.replace(/,$/u, ""), late });
  for (const way of ways) story.deeds.push(...waysIn(way).map((one) => ({ ...one, late })));
}

/** "the 140-page board deck → 12 pages" is a change that she made. */
function shrinkage(deed: Deed, rest: string): Change | null {
  const found =
    /^(the |a |an |our |my )?(\d[\d,]*)-(\p{L}+) (.+?) (?:→|(?:down )?to|into) (\d[\d,]*)(?:[- ]\p{L}+)?$/iu.exec(
      rest,
    );
  if (!found) return null;
  const [, , from = "", unit = "", noun = "", to = ""] = found;
  const low = Number(from.replaceAll(",", ""));
  const high = Number(to.replaceAll(",", ""));
  return {
    noun: `the ${noun}`,
    from: `${from} ${unit}s`,
    to: `${to} ${high === 1 ? unit : `${unit}s`}`,
    unit: `${unit}s`,
    direction: high < low ? "down" : "up",
    verb: pastOf(deed.base),
  };
}
