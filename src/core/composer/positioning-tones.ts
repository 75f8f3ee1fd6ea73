import type { Known } from "./positioning-known.ts";
import type { Identity } from "#core/language/identity.ts";
import { sayPost, sayTrade } from "#core/language/identity-words.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { capitalise, ensurePeriod, sentence } from "#core/language/phrase.ts";
import { writeOut } from "#core/language/formal.ts";

/** What a positioning statement is made of. */
export type Stance = {
  readonly identity: Identity;
  readonly known: Known | null;
  readonly target: string | null;
  readonly decider: string;
  /** Her first measured result, as a clause. */
  readonly top: string | null;
};

/** A statement in a register: one or two sentences without padding, out of what is there. */
type Register = (parts: Parts) => readonly (string | null)[];
type Parts = {
  readonly post: string;
  readonly clause: string;
  readonly target: string | null;
  readonly top: string | null;
};

const when = (target: string | null, said: (target: string) => string) =>
  target === null ? null : said(target);

const registers = {
  "Warm Confidence": ({ post, clause, target }) => [
    `I am ${post}, and ${clause}`,
    when(target, (role) => `The role I want next is ${role}`),
  ],
  "Strategic & Direct": ({ post, clause, target }) => [
    capitalise(clause),
    `That is ${/^I\b/.test(clause) ? "my work" : "what I stand for"} as ${post}${target === null ? "" : `, and it is what I bring to the role of ${target}`}`,
  ],
  "Executive Formal": ({ post, clause, target, top }) => [
    as(post, clause),
    when(
      target,
      (role) =>
        `${top === null ? "" : "On that record, "}I am putting myself forward for the role of ${role}`,
    ),
  ],
  Diplomatic: ({ post, clause, target }) => [
    as(post, clause, "In my role as"),
    when(target, (role) => `I see ${role} as the role in which to carry that work forward`),
  ],
  "Achievement-Focused": ({ post, clause, target, top }) => [
    top === null || clause.includes(":")
      ? `${capitalise(clause)}${clause.includes(":") ? "; I do it as" : ", and I do it as"} ${post}`
      : `${as(post, clause)}: ${lowerPlain(top)}`,
    when(target, (role) => `My next results will be as ${role}`),
  ],
  "Data-Driven": ({ post, clause, target, top }) => [
    top,
    `${as(post, clause)}${target === null ? "" : `${clause.includes(":") || !/^I\b/.test(clause) ? ";" : ", and"} the figures below are my case for ${target}`}`,
  ],
} satisfies Record<string, Register>;

function isRegister(tone: string): tone is keyof typeof registers {
  return Object.hasOwn(registers, tone);
}

/** "As a lead engineer, I …"; another subject would hang in the air and stands beside. */
function as(post: string, clause: string, lead = "As"): string {
  if (!/^I\b/.test(clause)) return `I am ${post}, and ${clause}`;
  const held = lead === "As" || / and an? /.test(post) ? post : post.replace(/^an? /, "");
  return `${lead} ${held}, ${clause}`;
}

/** One or two sentences: the pattern and her role, then where it points. */
export function sayStatement(stance: Stance, tone: string): string {
  const { identity, known, target, decider, top } = stance;
  const post = sayPost(identity);
  const clause = known === null ? null : withMore(known);
  const register: Register = registers[isRegister(tone) ? tone : "Warm Confidence"];
  const said =
    post !== null && clause !== null
      ? register({ post: withYears(post, identity), clause, target, top })
      : [
          partial(identity, post, clause),
          when(target, (role) =>
            clause === null
              ? `The role I am positioning for is ${role}`
              : `That is what I bring to the role of ${role}`,
          ),
        ];
  const text = said
    .filter((part) => part !== null && part !== "")
    .map((part) => sentence(part ?? ""))
    .join(" ");
  const shown =
    text === "" && decider !== ""
      ? ensurePeriod(`The decision is with ${lowerPlain(decider)}`)
      : text;
  return tone === "Warm Confidence" ? shown : writeOut(shown);
}

function partial(identity: Identity, post: string | null, clause: string | null): string | null {
  const trade = sayTrade(identity);
  const [own = trade] = identity.clauses.map((said) => withSubject(said, "I") ?? said);
  if (post !== null) return `I am ${withYears(post, identity)}`;
  if (clause === null) return own;
  return own === null ? clause : `${own}; ${clause}`;
}

function withYears(post: string, { years, notes }: Identity): string {
  const earlier = notes.find((note) => note.startsWith("formerly "));
  const whole = earlier === undefined ? post : `${post}, ${earlier}`;
  if (years === null || whole.length + years.length > 110) return whole;
  return `${whole}, with ${years}${/\syears? \p{L}/u.test(years) ? "" : " of experience"}`;
}

/** Her own short second phrase stands behind a colon: "… compliance: I unstick". */
function withMore({ clause, more }: Known): string {
  const [next] = more;
  if (next === undefined || clause.includes(":")) return clause;
  const bare = /^I (?:unstick|fix|solve|untangle|unblock|settle|sort|mend)$/.test(next);
  return `${clause}: ${bare && /\bwhen (?:an?|the) \p{L}+ is\b/u.test(clause) ? `${next} it` : next}`;
}
