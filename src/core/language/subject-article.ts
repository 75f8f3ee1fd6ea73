import { classify } from "./clause.ts";
import { verbFormOf } from "./inflect.ts";

const determined =
  /^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|each|every|all|both|no|any|some|most|many|few|several|one|two|whoever|someone|anyone|everyone|everybody|nobody|it|there|another|what|who|la|el|los|las|una?|mi|tu)(?![\p{L}’])/iu;

const countNoun =
  /^(?:\p{Ll}[\p{Ll}-]* ){0,3}(?:roster|waitlist|list|team|fund|backlog|queue|endowment|portfolio|caseload|network|fleet|bill|deficit|gap|score|budget|waiting list|headcount|error rate|ratio) (?:went|fell|rose)\b/u;

/** "house supervisor has the list" → "the house supervisor has the list"; plurals, names and pronouns stay. */
export function withSubjectArticle(text: string): string {
  if (/^\p{Lu}{2,} (?:\p{Ll}+ )?(?:was|is|has|closes|opens|starts|ends|begins)\b/u.test(text))
    return `the ${text}`;
  if (countNoun.test(text) && !determined.test(text)) return `the ${text}`;
  if (
    /^(?:unit|team|ward|floor|crew|department|store|shift|company|clinic) (?:got|went|won|kept|lost|held|passed|made|hit|beat)\b/.test(
      text,
    )
  )
    return `the ${text}`;
  const { kind, subject = "", verb = "" } = classify(text);
  if (kind !== "clause" || determined.test(subject) || !/^\p{Ll}/u.test(subject)) return text;
  const head = subject.split(" ").at(-1) ?? "";
  const single =
    !head.endsWith("s") &&
    (/^(?:has|is|can|will|does|was)$/.test(verb) || verbFormOf(verb) === "third");
  const mass =
    /^(?:physics|attendance|enrollment|turnover|revenue|spoilage|scrap|staffing|funding|morale|quality|safety|energy|work)$/i.test(
      head,
    );
  return single && !mass ? `the ${text}` : text;
}

/** Whether a phrase already has its determiner: "the unit", "my team". */
export function isDetermined(text: string): boolean {
  return determined.test(text);
}
