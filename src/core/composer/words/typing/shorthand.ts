import { unitOfShortForm } from "#core/language/calendar/time-units.ts";
import { toWordSet } from "#core/language/word-lists.ts";

/** "abt:about acct:account" as a table. */
function parsePairs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(" ").map((pair): [string, string] => {
      const [short = "", whole = ""] = pair.split(":");
      return [short, whole];
    }),
  );
}

/** The units of time that these words are short for, as a table: "yrs" for years, "wk" for week. */
function inFull(words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words
      .split(" ")
      .map((form) => [form, `${unitOfShortForm(form) ?? form}${form.endsWith("s") ? "s" : ""}`]),
  );
}

/** Written short anywhere: each stands for one word only, and only in lower case, so that a name is never taken for it. */
export const shorthandWords: Readonly<Record<string, string>> = {
  ...inFull("hrs mins mos mths qtr qtrs wk wks yr yrs"),
  ...parsePairs(
    "abt:about acct:account accts:accounts appt:appointment appts:appointments approx:approximately assoc:associate asst:assistant atty:attorney avg:average b/c:because bldg:building btwn:between ctr:center dept:department depts:departments dir:director esp:especially govt:government hosp:hospital incl:including jr:junior sr:senior mfg:manufacturing mfr:manufacturer mgmt:management mgr:manager mgrs:managers mktg:marketing mtg:meeting mtgs:meetings pkg:package ppl:people pts:patients thru:through til:until u:you univ:university w:with w/:with w/o:without w/out:without xmas:Christmas",
  ),
};

/** Written short after a figure. */
export const shorthandAfterFigure: Readonly<Record<string, string>> = {
  ...inFull("hr hrs mins"),
  min: "minutes",
  mo: "months",
  sec: "seconds",
};

/** Something else behind a figure: "down 18 pts" may be points. */
export const notShorthandAfterFigure: ReadonlySet<string> = new Set(["pts"]);

/** What lasts so long in one word with its time: "15 min call". */
export const durationCompounds = toWordSet(
  "call calls chat walk meeting audit follow session sessions ride drive break video slot lunch demo talk webinar workshop class lesson visit shift round phone zoom coffee",
);

/** Slips of the apostrophe that can be no other word. */
export const apostropheSlips = parsePairs(
  "arent:aren’t cant:can’t couldnt:couldn’t didnt:didn’t doesnt:doesn’t dont:don’t hadnt:hadn’t hasnt:hasn’t havent:haven’t heres:here’s hes:he’s i:I i'd:I’d i'll:I’ll i'm:I’m i've:I’ve im:I’m isnt:isn’t ive:I’ve shes:she’s shouldnt:shouldn’t thats:that’s theyll:they’ll theyre:they’re theyve:they’ve theres:there’s wasnt:wasn’t whats:what’s whos:who’s wont:won’t wouldnt:wouldn’t youre:you’re",
);

/** Days and months that are no other word; "may", "march", "sat" and "sun" need a neighbor that makes them one. */
export const calendarWords = toWordSet(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri january february april june july august september october november december jan feb apr jun jul aug sept oct nov dec mondays tuesdays wednesdays thursdays fridays saturdays sundays",
);

export const ambiguousCalendarWords: ReadonlySet<string> = new Set([
  "may",
  "march",
  "mar",
  "sat",
  "sun",
  "sep",
  "weds",
]);

/** A word before which "may" and the like name a day or a month. */
export const calendarPredecessors = toWordSet(
  "in on by until till since from every last next each this of late early mid before after",
);

/** "yr" is "your" as well: a year has one of these or a figure before it. */
export const yearPredecessors = toWordSet(
  "a an one per each every last next this the first half tax fiscal school calendar full mid",
);

/** Words cut short with a point that ends no sentence. */
export const abbreviatedWords = toWordSet(
  "acc approx assoc asst dip dipl cert adv natl intl dept univ prof dra sra srta ing lic mme mlle ext incl etc est vol min max mrs rev gov gen col capt sgt inc ltd corp bros mgr jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun",
);
