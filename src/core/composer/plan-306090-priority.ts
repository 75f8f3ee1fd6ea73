import { type Aim, actOf, readAim, stateOf } from "./plan-306090-aims.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { isName, isRole } from "#core/language/role.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";

/** Who asked, what for, and what she said of today. */
export type Priority = {
  readonly manager: string;
  readonly aim: Aim | null;
  readonly today: string;
};

const says =
  /^(?<who>(?:my|our|the|her|his)?\s?(?:new\s)?[\p{L}’.\s&-]{1,40}?)(?:\s?\((?<aside>[^)]*)\))?(?<own>,\s[^,]{2,40},)?\s(?:(?:honestly|really|only|mostly|mainly|currently|clearly|always|keeps?|has|have|is|just|also|already|would)\s)*(?<verb>wants?|wanted|cares? (?:most )?about|says?|said|saying|told me|asked(?: for)?|asks? for|asking for|needs?|expects?|like|focused on|has made|made it clear|mentioned|insists on|worried about|concerned about|talks about|=)(?::)?\s(?:that\s)?(?<rest>.+)$/iu;
const priorityIs =
  /^(?:(?<who>(?:my|our|the)?\s?[\p{L}.]+(?:\s[\p{L}.]+){0,3}?)(?<own>,\s[^,]{2,40},)?[’']s?\s)?(?:the\s)?(?:very\s)?(?:top|first|main|number one|number-one|biggest|highest|immediate|#1|no\. 1|stated)?\s?(?:priority|concern|ask|goal|focus)(?:\s(?:for\s(?:me|this role|the first 90 days|the role)))?(?:\s(?:is|was|right now is)|:)\s(?:that\s|for me\s)?(?<rest>.+)$/iu;
const besideIt =
  /,\s(?=\p{Ll}{3,}s\s(?:are|were|have|keep|leave|left)\b|(?:right now|currently|today|at the moment)\b|(?:it|they|we|he|she|I|nobody|no one|there|that|this|now|[A-Z]{2,4}|\p{Lu}\p{Ll}+)(?:[’'](?:s|re|ve)\b|\s(?:right now|currently|just|only|is|are|was|were|has|have|had|did|didn[’']t|doesn[’']t|don[’']t|ends?|says?|said|wants?)\b))/gu;
const ofToday =
  /\b(?:now|today|currently|at the moment|it[’']s|they[’']re|is|are|was|were|ends?)\b/iu;
const shrug = /\b(?:said|says|told|didn[’']t|doesn[’']t|I guess|no idea|like \d)\b/iu;

/** Reads what the manager wants first: the wish, apart from who said it and from how things stand. */
export function readPriority(answer: string): Priority {
  const stops = splitStops(answer.replaceAll(/\s*\n\s*/g, ". "))
    .map((stop) => stripPeriod(stop))
    .flatMap(onTime);
  const [first = "", ...others] = stops;
  if (first === "") return { manager: "", aim: null, today: "" };
  const spoken = says.exec(first)?.groups ?? priorityIs.exec(first)?.groups;
  const manager = nameManager(spoken?.["who"] ?? "", [
    spoken?.["own"] ?? "",
    spoken?.["aside"] ?? "",
  ]);
  const rest = onceEach(spoken?.["rest"] ?? first).replace(/^(?:for\s)?(?:me|us)\sto\s/iu, "");
  const [main = "", ...asides] = splitOutside(rest.trim(), besideIt);
  const [named, more] = pronounAct(main, others);
  const head = asAct(named);
  const wanting = /^(?:want|need|expect|like|ask)/iu.test(spoken?.["verb"] ?? "");
  const wish =
    /^(?:want|need|like)/iu.test(spoken?.["verb"] ?? "") &&
    !/^(?:me|us)\sto\s/iu.test(spoken?.["rest"] ?? "") &&
    /^\p{L}+ing\b/iu.test(head);
  const read = wish ? thingOf(head) : readAim(head.replace(/^[“"](.+)[”"]$/u, "$1"));
  const known = read.kind !== "thing" && read.kind !== "clause";
  const aim = known ? read : ((wanting ? stateOf(head) : null) ?? read);
  const today =
    [...asides, ...more].find((piece) => ofToday.test(piece) && !shrug.test(piece)) ?? "";
  return { manager, aim, today: stripPeriod(today).replace(/^(?:and|but|so|because)\s/iu, "") };
}

/** "the data is late by 3 days, fix that" → "get the data on time", and how it stands. */
function onTime(stop: string): readonly string[] {
  const late =
    /^(.+?) (?:is|are) (?:always |still )?late(?: by)?(.*?),? (?:so )?(?:and )?(?:fix|solve|sort out) (?:that|it|this|them)$/iu.exec(
      stop,
    );
  if (!late) return [stop];
  const [, what = "", by = ""] = late;
  return [`get ${what} on time`, `it is late${by === "" ? "" : ` by${by}`} right now`];
}

const acts: Readonly<Record<string, string>> = {
  launch: "launch",
  rollout: "roll out",
  "roll-out": "roll out",
  implementation: "implement",
  migration: "migrate",
  completion: "complete",
  opening: "open",
  integration: "integrate",
};

/** A wish named as a thing, said as an act: "launch of the navigator" → "launch the navigator", "reading up, period" → "raise reading". */
function asAct(wish: string): string {
  const [, thing = "", object = ""] = /^(?:the )?([\p{L}-]+) of (.+)$/iu.exec(wish) ?? [];
  const verb = acts[thing.toLowerCase()];
  if (verb !== undefined) return `${verb} ${object}`;
  const [, measure, way] =
    /^((?!bring|get|drive|keep|move|push)[^,;]{3,60}?) (up|down)(?:,? (?:period|first|fast|now|full stop))?$/iu.exec(
      wish,
    ) ?? [];
  return measure === undefined || way === undefined || actOf(wish) !== null
    ? wish
    : `${way.toLowerCase() === "up" ? "raise" : "lower"} ${measure}`;
}

/** A wish for a state of things: "discounting under control". */
function thingOf(words: string): Aim {
  return { kind: "thing", words };
}

/** A word she repeats for stress is said once. */
function onceEach(text: string): string {
  return text.replaceAll(/\b(\p{L}{3,})(?:,?\s\1\b)+/giu, "$1");
}

/** "the 2 late audits – Alder and Bell" beside "close them": one act. */
function pronounAct(main: string, others: readonly string[]): [string, readonly string[]] {
  const wish =
    /^(?:just\s)?\p{Ll}+\s(?:them|it|both|these|those)(?:\s(?:fast|first|now|quickly|soon))?$/iu;
  const at = others.findIndex((other) => wish.test(other));
  const verb = at < 0 ? undefined : others[at]?.split(" ")[0];
  const joined = main.replace(/\s–\s/gu, ", ");
  if (verb === undefined || actOf(joined) !== null) return [joined, others];
  const plural = /\bthem|both|these|those\b/iu.test(others[at] ?? "");
  const many = /^(?:the\s|our\s|all\s)*(?:\d+|two|three|four|five|both|\p{L}+s)\b/iu.test(joined);
  return plural === many
    ? [`${verb.toLowerCase()} ${joined}`, others.filter((_other, index) => index !== at)]
    : [joined, others];
}

function nameManager(raw: string, beside: readonly string[]): string {
  const named = beside
    .map(
      (piece) =>
        piece
          .replaceAll(/^,\s|,$/g, "")
          .split(",")[0]
          ?.trim() ?? "",
    )
    .find((piece) => isName(piece));
  const who = raw.replace(/[’']s?$/u, "").trim();
  if (who === "" || nobody.test(who)) return named ?? "";
  if (isName(who)) return who;
  if (named !== undefined) return named;
  const bare = who.replace(/^(?:my|our|the|her|his)\s(?:new\s)?/iu, "");
  const called = /^(?:boss|manager|supervisor|director|lead)\s(\p{Lu}[\p{L}’-]+)$/u.exec(bare)?.[1];
  if (called !== undefined) return called;
  if (/^(?:manager|boss|supervisor)$/iu.test(bare)) return "my manager";
  if (isName(bare)) return bare;
  const role =
    isRole(bare) ||
    /^(?:board|(?:board )?chair|owner|sponsor|[A-Z]{2,4}|superintendent|pastor|mayor)$/u.test(bare);
  return role ? `${/^my\s/iu.test(who) ? "my" : "the"} ${bare}` : "";
}

const nobody =
  /^(?:I|we|you|they|she|he|it|this|that|there|what|the company|leadership|everyone)$/iu;
