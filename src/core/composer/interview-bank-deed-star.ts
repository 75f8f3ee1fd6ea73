import { type Kept, remaining, type Star } from "./interview-bank-answer.ts";
import type { Deed } from "./interview-bank-deeds.ts";
import type { Story } from "./interview-bank-story.ts";
import type { StarVoice } from "./interview-bank-voice.ts";
import {
  definiteOf,
  endsOf,
  headParts,
  inflect,
  isPlural,
  objectOf,
  partsOf,
  placeLead,
  sayDeed,
  sayDeeds,
  sayDoingOf,
  spellCounts,
  stop,
  tidy,
  withThe,
} from "./interview-bank-words.ts";
import { classify } from "#core/language/clause.ts";
import { digitsOf, findFigures } from "#core/language/figures.ts";
import { participleOf, pastOf } from "#core/language/inflect.ts";
import { stripPeriod } from "#core/language/phrase.ts";

const leading = /^(?:lead|manage|run|oversee|chair|head|direct|coordinate|supervise|own|serve)$/;

const finding = /^(?:catch|find|discover|spot|notice|flag|uncover|identify|detect|see)$/;

const telling = /^(?:tell|inform|alert|brief|warn|notify|call)$/;

const loose =
  /^(?:it|this|that|them|him|her|us|everyone|me|out|up|back|off|down|in|on|over|with|from|to|live|through|around|away|home|for|at)\b/iu;

export function deedStar(
  story: Story,
  voice: StarVoice,
  turn: number,
  kept: Kept,
): Omit<Star, "question"> {
  const { steps } = partsOf(story);
  const [main, ...others] = steps.length > 0 ? steps : story.deeds;
  if (main === undefined) return bareStar(story, voice);
  const object = objectOf({
    base: main.base,
    rest: main.rest.replace(
      /\s(?:\d+|a|one|two|three|four|five|six)\s(?:days?|weeks?|months?)\s(?:early|ahead of schedule|ahead of plan)$/iu,
      "",
    ),
  });
  const raised = raisedStar(story, main, others, voice);
  if (raised !== null) return raised;
  const { head, tail } = headParts(object);
  const simple = loose.test(main.rest) || head === "" || head.split(" ").length > 8;
  const found = finding.test(main.base) && !simple && !/^(?:how|why)\b/iu.test(main.rest);
  const time = main.span.replace(/^(?:in|within|over|inside)\s/u, "");
  const free = remaining(others, kept).filter(
    (deed) => others.includes(deed) || [...kept.values()].includes(deed),
  );
  const scene: Scene = { object, turn, story, main, head, tail, time, found, simple };
  const passive = `${definiteOf(head)} ${isPlural(head) ? "were" : "was"} ${inflect(main.base, participleOf)}`;
  const ends = endsOf(story);
  const early =
    /\s((?:\d+|a|one|two|three|four|five|six)\s(?:days?|weeks?|months?)\s(?:early|ahead of schedule|ahead of plan))$/iu.exec(
      main.rest,
    )?.[1];
  const told = free.find((deed) => telling.test(deed.base));
  const results = [
    ...(free.length > 0 && main.span !== "" && !simple && !leading.test(main.base)
      ? [`${passive} ${main.span}.`]
      : []),
    ...(found && /^before\b/u.test(tail) ? [`${passive} ${tail}.`] : []),
    ...(early !== undefined && !simple && !found ? [`${passive} ${early}.`] : []),
    ends,
    ...(free.length === 0 && main.span !== "" && ends === "" ? [`It took ${time}.`] : []),
    ...(story.took === "" ? [] : [`It took ${story.took}.`]),
  ].filter((said) => said !== "");
  const outcome =
    results.length > 0
      ? results
      : told === undefined
        ? []
        : [knewOf(told)].filter((said) => said !== "");
  const passed = free.length > 0 && main.span !== "" && !simple && !leading.test(main.base);
  const did = (passed || found) && free.length > 0 ? free : [main, ...free];
  const whole = free.length > 0 || ends !== "";
  return {
    situation: tidy(voice.open(sceneOf(scene))),
    task: tidy(story.task.length > 0 ? taskOf(scene) : voice.task(tidy(taskOf(scene)))),
    action: tidy(voice.act(sayDeeds(did, whole))),
    result: tidy(
      [...outcome, voice.close(outcome.length === 0 ? "" : sayDoingOf(did.slice(0, 1)))].join(" "),
    ),
    asks: outcome.length === 0 ? [`what came of ${spellCounts(sayDoingOf([main]))}`] : [],
    wishes:
      free.length === 0 && !found && !simple && outcome.length > 0
        ? [`how you ${spellCounts(sayDeed(main))}`]
        : [],
  };
}

/** "raised $1.4M for the campaign by …": the sum is the task and the result, the way she did it the action. */
function raisedStar(
  story: Story,
  main: Deed,
  others: readonly Deed[],
  voice: StarVoice,
): Omit<Star, "question"> | null {
  const found = /^([$£€]\d[\d,.]*[KMB]?)\s(?:for|toward)\s((?:the|our|a)\s.+?)(\sfrom\s.+)?$/u.exec(
    main.rest,
  );
  if (!/^(?:raise|secure|win)$/u.test(main.base) || found === null || others.length === 0)
    return null;
  const [, sum = "", purpose = "", source = ""] = found;
  return {
    situation: tidy(
      voice.open([placeLead(story.place), ...story.before.map(stop), `${purpose}.`].join(" ")),
    ),
    task: tidy(voice.task(`${main.base} ${sum} for it${source}.`)),
    action: tidy(voice.act(sayDeeds(others))),
    result: tidy(
      [
        `I ${inflect(main.base, pastOf)} ${sum}${main.span === "" ? "" : ` ${main.span}`}.`,
        endsOf(story),
      ].join(" "),
    ),
    asks: [],
    wishes: [],
  };
}

const throughs = ["See it through.", "Take it to the end.", "Hold it together."] as const;

type Scene = {
  object: string;
  turn: number;
  story: Story;
  main: Deed;
  head: string;
  tail: string;
  time: string;
  found: boolean;
  simple: boolean;
};

/** The situation a deed started from, told from her own words alone. */
function sceneOf({ story, main, head, tail, time, found, simple }: Scene): string {
  const why = /\b(?:because|after|when|once)\s((?:the|our|my|a|we|they)\s.+)$/iu.exec(
    main.rest,
  )?.[1];
  const told = why !== undefined && classify(why).kind === "clause" ? why : undefined;
  const before = [...story.before, ...(told === undefined || story.before.length > 0 ? [] : [told])]
    .map((said) => stop(withThe(said)))
    .join(" ");
  const lead = placeLead(story.place).replace(/,$/u, ":");
  if (before !== "") {
    const about =
      /\b(?:it|them)\b/u.test(before) && !simple && story.place === "" ? `${head}. ` : "";
    return `${about}${placeLead(story.place)} ${before}`;
  }
  if (simple) return stop(story.place);
  if (found) return `${placeLead(story.place)} there was ${head}.`;
  if (leading.test(main.base))
    return `${lead} ${head}${/^(?:which|that|for|at|in|across|with)\b/u.test(tail) ? ` ${tail}` : ""}${time === "" ? "" : `, ${time.replace(/^for\s/u, "")}`}.`.replace(
      /(\S) (which)\b/u,
      "$1, $2",
    );
  if (time !== "")
    return story.place === ""
      ? `${head}, and ${time}.`
      : `${lead} ${head} to ${main.base}, and ${time}.`;
  return `${lead} ${head} to ${main.base}.`;
}

/** What there was to do: her own words for it, the direction of a figure she tells in two sentences, or the deed as a goal. */
function taskOf({ object, turn, story, main, head, tail, found, simple }: Scene): string {
  if (story.task.length > 0) return story.task.map(stop).join(" ");
  const arc = arcOf(story);
  if (arc !== "") return arc;
  if (found) return /^before\b/u.test(tail) ? `Act on it ${tail}.` : "Act on it.";
  if (leading.test(main.base)) return throughs[turn % throughs.length] ?? "";
  if (simple) return story.before.length > 0 ? "Put it right." : "";
  const goal =
    object.startsWith(`${head},`) ||
    /^(?:that|which|who|because|while|after (?:we|the|our|they|I)|when|once)\b/u.test(tail)
      ? ""
      : (tail.split(/,\s|\s(?=(?:which|that|because|while|so)\s)/u)[0] ?? "");
  const [verb = "", ...particles] = main.base.split(" ");
  const told = story.before.length > 0 && !story.before.some((said) => said.includes(head));
  const thing = told ? definiteOf(head) : isPlural(head) ? "them" : "it";
  return `${verb} ${thing} ${particles.join(" ")} ${goal.split(" ").length > 10 ? "" : goal}.`;
}

/** "On-time delivery was 78%." … "It is 94% now.": the goal is the way the figure went. */
function arcOf(story: Story): string {
  const [start] = story.before.flatMap((said) => findFigures(digitsOf(said)).slice(-1));
  const [end] = story.outcomes
    .filter((said) => /\b(?:it|that|they|now|today|take|takes|is|are)\b/iu.test(said))
    .flatMap((said) => findFigures(digitsOf(said)).slice(0, 1));
  if (
    start === undefined ||
    end === undefined ||
    start.kind !== end.kind ||
    start.value === end.value
  )
    return "";
  return end.value > start.value ? "Bring it up." : "Bring it down.";
}

/** "told the CFO the same night" → "The CFO knew the same night." */
function knewOf(deed: Deed): string {
  const [, who = "", when = ""] =
    /^(?:the\s)?(.+?)\s((?:the same|that|at|on|before|within|by|in)\s.+)$/u.exec(deed.rest) ?? [];
  if (who === "" || who.split(" ").length > 4) return "";
  return `${/^\p{Lu}\p{Ll}/u.test(who) ? who : `the ${who}`} knew ${when}.`;
}

/** Words in which no deed was understood: they stand as the result, and the rest is asked for by name. */
function bareStar(story: Story, voice: StarVoice): Omit<Star, "question"> {
  const short = stripPeriod(story.words.split(" ").slice(0, 9).join(" "));
  return {
    situation: tidy(voice.open([stop(story.place), ...story.before.map(stop)].join(" "))),
    task: "",
    action: tidy(story.methods.map(stop).join(" ")),
    result: tidy(endsOf(story)),
    asks: [`what you did, and what came of it: “${short}”`],
    wishes: [],
  };
}
