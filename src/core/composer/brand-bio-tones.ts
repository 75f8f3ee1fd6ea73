import type { BioParts } from "./brand-bio-parts.ts";
import type { ChangeStyle } from "./brand-bio-record.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";

/** The clauses of each sentence, in the order of a tone: never more than three sentences, nothing left out. */
export type Arrangement = readonly (readonly string[])[];

type Register = {
  readonly arrange: (parts: BioParts) => Arrangement;
  readonly change: ChangeStyle;
};

const plain: ChangeStyle = ({ text }) => text;
const directed: ChangeStyle = ({ text, change }) =>
  change === undefined || change.direction === "unknown"
    ? text
    : text.replace(" went from ", change.direction === "down" ? " fell from " : " rose from ");
const registers = {
  "Warm Confidence": { arrange: warm, change: plain },
  "Executive Formal": { arrange: formal, change: directed },
  Conversational: { arrange: conversational, change: plain },
  "Academic/Scholarly": { arrange: academic, change: directed },
  "Story-Driven": { arrange: story, change: plain },
  "Professional & Brief": { arrange: brief, change: plain },
} satisfies Record<string, Register>;

/** The register of a tone; the signature tone for any other word. */
export function registerOf(tone: string): Register {
  return Object.hasOwn(registers, tone) && isTone(tone)
    ? registers[tone]
    : registers["Warm Confidence"];
}

function isTone(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}

/** Her claim first, then who she is and for whom, then what proves it. */
function warm(parts: BioParts): Arrangement {
  const { claim, results, proofs, served, staff, serving, doing, post, name, third } = parts;
  const who = whoAndWhom(parts);
  if (
    claim === null &&
    served === null &&
    serving.length === 0 &&
    who.length > 1 &&
    results.length > 0
  )
    return [who.slice(0, 1), [...who.slice(1), ...results], proofs];
  if (claim === null) return [who, results, proofs];
  const opened =
    post !== null && served !== null && (third || name === null) && !post.startsWith("in ");
  if (!opened) return [[claim], who, [...results, ...proofs]];
  const working = `as ${post}, ${staff === null ? `I work for ${served}` : `I work with my ${staff} for ${served}`}`;
  return [[claim], [working, ...doing, ...serving], [...results, ...proofs]];
}

function formal(parts: BioParts): Arrangement {
  const { claim, results, proofs, serving, doing } = parts;
  const posted = iAm(parts, "I serve as");
  const rest = others(parts, doing, "I serve as");
  const where = rest.map((clause) => clause.replace(/^I /, ""));
  const placed =
    posted !== null &&
    rest.length === 1 &&
    rest[0]?.startsWith("I ") === true &&
    / at [^,;]+$/.test(posted) &&
    !/^I (?:am|was|have)\b/.test(rest[0]);
  const who = placed
    ? [`${posted}, where I ${where[0]}`]
    : [...withWhom(posted, parts, "working for"), ...rest];
  return [
    [...who, ...(placed ? whom(parts, "I serve") : []), ...serving],
    withClaim(claim, results),
    proofs,
  ];
}

/** The people first, as one would begin in talk. */
function conversational(parts: BioParts): Arrangement {
  const { claim, results, proofs, serving, doing } = parts;
  const posted = iAm(parts, "I am");
  const who = [...(posted === null ? [] : [posted]), ...others(parts, doing, "I am")];
  const people = [...whom(parts, "my work is for"), ...serving];
  const outcome = [...results, ...proofs];
  if (claim !== null) return [[claim], [...who, ...people], outcome];
  return people.length > 0 ? [people, who, outcome] : [who, results, proofs];
}

function academic(parts: BioParts): Arrangement {
  const { claim, results, proofs, serving, doing } = parts;
  const posted = iAm(parts, "I am");
  const serves = [...whom(parts, "my work serves"), ...serving];
  const who = [...(posted === null ? [] : [posted]), ...others(parts, doing, "I am")];
  const outcome = withClaim(claim, results);
  if (outcome.length === 0 || proofs.length === 0) return [who, serves, [...outcome, ...proofs]];
  return [who, [...serves, ...outcome], proofs];
}

/** What happened first, then who was there. */
function story(parts: BioParts): Arrangement {
  const { claim, results, proofs } = parts;
  const who = whoAndWhom(parts);
  const [first, ...rest] = results;
  if (claim !== null && first !== undefined)
    return [[`${claim}: ${lowerPlain(first)}`], who, [...rest, ...proofs]];
  if (claim !== null) return [[claim], proofs, who];
  return results.length > 0 ? [results, who, proofs] : [proofs, who];
}

/** Two sentences: who and for whom, then the record. */
function brief(parts: BioParts): Arrangement {
  const { claim, results, proofs, serving, doing } = parts;
  const who = withWhom(iAm(parts, "I am"), parts, "serving");
  return [
    [...who, ...others(parts, doing, "I am"), ...serving],
    [...withClaim(claim, results), ...proofs],
  ];
}

/** The clause about those she works for, or none. */
function whom({ served, staff }: BioParts, lead: string): string[] {
  if (served === null) return staff === null ? [] : [`I work with my ${staff}`];
  return [staff === null ? `${lead} ${served}` : `I work with my ${staff} for ${served}`];
}

/** "…, serving patients who cannot wait": the people behind the post, in one sentence where it stays short. */
function withWhom(
  posted: string | null,
  parts: BioParts,
  lead: "serving" | "working for",
): string[] {
  const { served, staff, house } = parts;
  if (posted === null) return whom(parts, "I serve");
  if (served === null) return [posted, ...whom(parts, "I serve")];
  if (house !== null || /, with |[;:]|, for \d+ years$/.test(posted) || posted.length > 110)
    return [posted, ...whom(parts, "I serve")];
  return [
    `${posted}, ${staff === null ? `${lead} ${served}` : `working with my ${staff} for ${served}`}`,
  ];
}

function withClaim(claim: string | null, results: readonly string[]): string[] {
  return claim === null ? [...results] : [claim, ...results];
}

function whoAndWhom(parts: BioParts): string[] {
  const posted = iAm(parts, "I am");
  return [
    ...(posted === null ? [] : [posted]),
    ...others(parts, parts.doing, "I am"),
    ...whom(parts, "my work is for"),
    ...parts.serving,
  ];
}

/** "I am Denise Baptiste, a master electrician …"; null when neither name nor post stands at the opening. */
function iAm(
  { name, third, post, doing }: Pick<BioParts, "name" | "third" | "post" | "doing">,
  am: string,
): string | null {
  const named = third ? null : name;
  if (post?.startsWith("in ") === true)
    return named === null ? `I work ${post}` : `I am ${named}, and I work ${post}`;
  if (am === "I serve as" && /^(?:an? )?(?:retired|former)\b/.test(post ?? ""))
    return iAm({ name, third, post, doing }, "I am");
  const serving = am === "I serve as" && / since \d{4}/.test(post ?? "") ? "I have served as" : am;
  if (post !== null && am === "I serve as")
    return named === null ? `${serving} ${post}` : `I am ${named}, and ${serving} ${post}`;
  if (post !== null && named === null && / since \d{4}/.test(post)) return `I have been ${post}`;
  if (post !== null) return `I am ${[named, post].filter((part) => part !== null).join(", ")}`;
  const [first] = doing;
  const role =
    first === undefined
      ? null
      : /^I am (?!\p{Ll}+ing\b)(?<role>.+)$/su.exec(first)?.groups?.["role"];
  if (role != null) return named === null ? `${am} ${role}` : `I am ${named}, ${role}`;
  if (named === null) return first ?? null;
  return first === undefined ? `I am ${named}` : `I am ${named}, and ${first}`;
}

/** What she says of herself besides the clause that opened. */
function others({ post }: BioParts, doing: readonly string[], am: string): readonly string[] {
  const said = post === null ? doing.slice(1) : doing;
  return am === "I serve as"
    ? said.map((clause) => clause.replace(/^I am (?=the |an? )/, "I serve as "))
    : said;
}
