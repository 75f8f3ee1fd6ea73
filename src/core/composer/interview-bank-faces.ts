import { type Kept, type Star } from "./interview-bank-answer.ts";
import { endOf } from "./interview-bank-star.ts";
import type { Deed } from "./interview-bank-deeds.ts";
import type { Story } from "./interview-bank-story.ts";
import type { StarVoice } from "./interview-bank-voice.ts";
import {
  definiteOf,
  endsOf,
  headParts,
  objectOf,
  partsOf,
  placeLead,
  sayDeeds,
  sayDoingOf,
  stop,
  subjectOf,
  tidy,
  withThe,
} from "./interview-bank-words.ts";
import type { Posting } from "#core/language/job-posting.ts";
import { meaningWords } from "#core/language/meaning-words.ts";
import { capitalise, joinAnd, withArticle } from "#core/language/phrase.ts";
import { sayChange } from "#core/language/say-change.ts";

/** A second look at a story, and the deeds it keeps for itself. */
export type Face = { readonly kept: Kept; readonly star: Star };

const none: Kept = new Map();

/** Someone objected before there was anything else to tell: then that is the story. */
export function isAboutFriction(story: Story): boolean {
  return (
    story.friction.length > 0 &&
    story.changes.length === 0 &&
    story.deeds.every((deed) => deed.late || contest.test(deed.base))
  );
}

const contest = /^(?:fight|argue|push|insist|lobby|advocate|defend|campaign|plead)$/u;

/** Someone objected. What she did then, and where the matter came to; no conversion is claimed. */
export function frictionFace(story: Story, voice: StarVoice): Face | null {
  if (story.friction.length === 0) return null;
  const late = story.deeds.filter((deed) => deed.late || isAboutFriction(story));
  const [first = "", ...more] = story.friction;
  const objected = [
    first.replace(
      /^(?=(?:doctors|nurses|managers|teachers|parents|engineers|staff|clients|vendors)\s)/u,
      "the ",
    ),
    ...more,
  ]
    .map(withThe)
    .join(", ");
  const said = story.friction.join(". ");
  const name = (/(?:Dr\. |Mr\. |Ms\. |Mrs\. )?\p{Lu}[\p{L}’-]+(?= especially)/u.exec(said) ??
    /(?:Dr\.|Mr\.|Ms\.|Mrs\.) \p{Lu}[\p{L}’-]+/u.exec(said))?.[0];
  const ends = endsOf(story);
  const result = isAboutFriction(story) ? ends : endSentence(story) || ends;
  const doctors = /\b(?:doctors?|physicians?|surgeons?|docs)\b/iu.test(objected);
  return {
    kept: new Map(late.map((deed) => [deed, null])),
    star: {
      question: doctors
        ? "Tell us about a physician who disagreed with you."
        : "Tell us about a time someone pushed back.",
      situation: tidy(
        voice.open(`${isAboutFriction(story) ? placeLead(story.place) : ""} ${objected}.`),
      ),
      task: isAboutFriction(story)
        ? "Hear the objection, and answer it."
        : "Hold the change, and hear the objection.",
      action: tidy(voice.act(sayDeeds(late))),
      result: tidy(result),
      asks: [
        ...(late.length === 0 ? [`what you did when ${objected}`] : []),
        ...(late.length > 0 && name !== undefined ? [`where ${name} stood in the end`] : []),
      ],
      wishes: [],
    },
  };
}

/** Where the first change of a story came to. */
export function endSentence(story: Story): string {
  const [change] = story.changes;
  if (change?.to === undefined) return "";
  return `${subjectOf(change)} came ${change.direction === "up" ? "up" : "down"} to ${endOf(change).to}.`;
}

/** "nobody floated without a buddy": the rule that stood while there was no time. */
export function ruleFace(story: Story, voice: StarVoice): Face | null {
  const rule = story.bounds.find((said) =>
    /^(?:nobody|no one|never|none)\b.*\s(?:without|before|until|alone|unless|twice)\b/iu.test(said),
  );
  const [main] = story.deeds;
  if (rule === undefined || main === undefined || main.span === "") return null;
  const time = main.span.replace(/^(?:in|within|over|inside)\s/u, "");
  return {
    kept: none,
    star: {
      question: "Under pressure, what will you not bend?",
      situation: tidy(voice.open(`${time} to ${main.base} ${objectOf(main)}.`)),
      task: "Decide what could not give.",
      action: tidy(voice.act(`I held to one rule: ${rule}.`)),
      result: tidy(`It took ${time}, and the rule held.`),
      asks: [],
      wishes: [],
    },
  };
}

const company =
  /\s(with (?:the |our |my |their |both |all )?(?!(?:the )?same\b|no\b|zero\b|a\b|an\b|less\b|more\b)(?:\p{L}+\s){0,3}?(?:controllers|managers|teachers|nurses|engineers|team|teams|finance|HR|legal|operations|IT|sales|partners|vendors|suppliers|carriers|parents|residents|union|board|council|faculty|staff|clients|customers|attorneys|physicians|doctors|supervisors|leads|directors|analysts|developers|designers|principals|counselors|agencies|departments|tribes|families|neighbors|foremen|crews|members|PD|DA|police))(?=$|[,.\s])/iu;

/** Work done with others: who they were, apart from the deed itself. */
export function withFace(story: Story, voice: StarVoice): Face | null {
  const deed = story.deeds.find((one) => !one.late && company.test(` ${one.rest}`));
  const found = deed === undefined ? null : company.exec(` ${deed.rest}`);
  if (deed === undefined || found === null || story.changes.length === 0) return null;
  const who = (found[1] ?? "").replace(/^with\s/iu, "");
  const own: Deed = { ...deed, rest: ` ${deed.rest}`.replace(found[0], "").trim() };
  const { head } = headParts(objectOf(own));
  if (
    head === "" ||
    head.split(" ").length > 6 ||
    /^(?:it|them|this|every|each|weekly)\b/iu.test(head)
  )
    return null;
  return {
    kept: new Map([[deed, own]]),
    star: {
      question: "Tell us about work you could not have done alone.",
      situation: tidy(voice.open(`This was joint work with ${who}.`)),
      task: tidy(`${deed.base} ${head}.`),
      action: tidy(voice.act(sayDeeds([deed]))),
      result: tidy(`${story.took === "" ? "" : `It took ${story.took}.`} ${endSentence(story)}`),
      asks: [],
      wishes: [],
    },
  };
}

/** The employer’s need beside the story that answers it. */
export function fitFace(
  stories: readonly Story[],
  posting: Posting,
  role: { title: string; company: string },
): Face | null {
  const told = stories.filter(
    (story) =>
      partsOf(story).steps.length > 0 && (story.changes.length > 0 || endsOf(story) !== ""),
  );
  const needs = posting.duties
    .map(({ verb, object }) => ({ verb, object: withoutFigures(object) }))
    .filter(({ object }) => object !== "");
  const matches = needs
    .flatMap((need) => told.map((story) => ({ need, story, weight: common(need.object, story) })))
    .filter(({ weight }) => weight > 0);
  const [best] = matches.toSorted((a, b) => b.weight - a.weight);
  if (best === undefined || (role.title === "" && role.company === "")) return null;
  const { need, story } = best;
  const [change] = story.changes;
  const who = role.company === "" ? "the posting" : role.company;
  const title =
    role.title === "" ? "someone" : withArticle(role.title.split(", ")[0] ?? role.title);
  return {
    kept: none,
    star: {
      question: `Why you for this role${role.company === "" ? "" : `, and for ${role.company}`}?`,
      situation: tidy(
        `${who} asks for ${title} who will ${need.verb} ${objectOf({ base: need.verb, rest: need.object })}.`,
      ),
      task: "Say where I have done it.",
      action: tidy(`I have done it by ${sayDoingOf(partsOf(story).steps)}.`),
      result: tidy(
        change === undefined ? endsOf(story) || shortEnd(story) : `${sayChange(change, "label")}.`,
      ),
      asks: [],
      wishes: [],
    },
  };
}

/** The employer’s words without the employer’s figures. */
function withoutFigures(object: string): string {
  const bare = object
    .replaceAll(/\s*\([^)]*\)/gu, "")
    .replace(/,?\s(?:for|of|to|with|across|at|in)\s[^,]*\d.*$/u, "");
  return /\d/u.test(bare) || bare.split(" ").length > 14 ? "" : bare;
}

function common(object: string, story: Story): number {
  const light =
    /^(?:team|staff|department|plan|work|report|lead|manage|program|annual|monthly|key|people|company|business|time|operation|owner)$/u;
  const words = meaningWords(object).filter(
    (word) => word.length > 2 && !/^\d/u.test(word) && !light.test(word),
  );
  const own = meaningWords(story.words);
  return words.filter((word) => own.includes(word)).length;
}

/** The outcome of a story in a few words: the end of its figure, or the thing and its time. */
function shortEnd(story: Story): string {
  const [main] = story.deeds;
  return main === undefined
    ? ""
    : `${capitalise(headParts(objectOf(main)).head)}${main.span === "" ? "" : `, ${main.span}`}.`;
}

/** The end of a story with its subject: "the residency: now in its twelfth year". */
function shortResult(story: Story): string {
  const moved = endSentence(story);
  if (moved !== "") return moved;
  const end = (endsOf(story).split(/(?<=\.)\s/u)[0] ?? "").replace(
    /^(?:That|It is|It|They are|They)\s/u,
    "",
  );
  const { head } = headParts(objectOf(partsOf(story).steps[0] ?? { base: "", rest: "" }));
  return head === "" ? end : `${definiteOf(head)}: ${end}`;
}

/** What her results have in common: where they began, what she did, where they ended. */
export function patternFace(stories: readonly Story[], voice: StarVoice): Face | null {
  const told = stories.filter(
    (story) =>
      partsOf(story).steps.length > 0 && (endSentence(story) !== "" || endsOf(story) !== ""),
  );
  if (told.length < 2) return null;
  const starts = told.map((story) => {
    const [change] = story.changes;
    const { head } = headParts(objectOf(partsOf(story).steps[0] ?? { base: "", rest: "" }));
    return change?.from === undefined ? head : `${subjectOf(change)} at ${change.from}`;
  });
  const clean = starts.filter(
    (start) =>
      start !== "" &&
      start.split(" ").length <= 8 &&
      /\s|\d/u.test(start) &&
      !/^(?:it|them|him|her|out|live|with|from|for|to|on|at|in|against|through)\b/u.test(start),
  );
  if (clean.length < 2) return null;
  return {
    kept: none,
    star: {
      question: "What do your results have in common?",
      situation: tidy(voice.open(stop(joinAnd(clean).replaceAll(";", ",")))),
      task: "Show the way of working that runs through them.",
      action: tidy(
        `I worked by ${joinAnd(told.slice(0, 3).map((story) => sayDoingOf(partsOf(story).steps.slice(0, 1)))).replaceAll(";", ",")}.`,
      ),
      result: tidy(told.slice(0, 3).map(shortResult).join(" ")),
      asks: [],
      wishes: [],
    },
  };
}
