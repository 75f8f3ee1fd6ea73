import {
  isCertificate,
  isLanguages,
  sayEducation,
  sayEmployer,
  sayTitle,
  tidyLine,
} from "./resume-rewrite-say.ts";
import { type Bullet, readBullet } from "./resume-rewrite-bullet.ts";
import { statementsIn } from "./resume-rewrite-line.ts";
import { parseResume, type Post, type Resume } from "./resume-rewrite-parse.ts";
import { cleanText } from "#core/language/clean.ts";
import { wordNumber } from "#core/language/figures.ts";
import { isOrganisation, sayOrganisation } from "#core/language/organisation.ts";
import { isNonAnswer } from "#core/language/non-answer.ts";
import { capitalise, joinAnd, stripPeriod, titleCase } from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";
import { finishStatement } from "#core/language/statement.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** One post as it is shown: finished names, bullets in parts. */
export type ShownPost = {
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  readonly dates: string;
  readonly current: boolean;
  readonly bullets: readonly Bullet[];
};

/** Everything the rewrite is made from. */
export type ResumeFacts = {
  readonly posts: readonly ShownPost[];
  readonly credentials: readonly string[];
  readonly education: readonly string[];
  readonly certificates: readonly string[];
  readonly languages: readonly string[];
  readonly skills: string;
  readonly awards: readonly string[];
  readonly other: readonly string[];
  /** Her current title and field, from her answer. */
  readonly title: string;
  readonly field: string;
  readonly target: string;
  /** Why that role, as finished sentences in the first person. */
  readonly reasons: readonly string[];
  /** "15 years", and what she says about the count. */
  readonly years: string;
  readonly yearsNote: string;
};

/** Reads her four answers; what is absent is "". */
export function readFacts(answers: Answers): ResumeFacts {
  const given = (id: string) => (isNonAnswer(answerOf(answers, id)) ? "" : answerOf(answers, id));
  const resume = parseResume(given("resume"));
  const role = readRoleAnswer(cleanText(given("role")));
  return withField({
    ...shown(resume, role.title),
    ...role,
    ...readTarget(
      withSaints(
        withEmployers(
          restoreNames(cleanText(given("target")), [given("resume"), given("role")]),
          resume,
        ),
      ),
    ),
    ...readYears(cleanText(given("years"))),
  });
}

/** "Store Manager Retail" beside the post "Store Manager" names the field. */
function withField(facts: ResumeFacts): ResumeFacts {
  const [post] = facts.posts;
  const extra =
    post !== undefined &&
    post.title !== "" &&
    facts.field === "" &&
    facts.title.startsWith(`${post.title} `)
      ? facts.title.slice(post.title.length + 1)
      : "";
  return extra === ""
    ? facts
    : { ...facts, title: post?.title ?? facts.title, field: extra.toLowerCase() };
}

/** Employers she wrote with a capital in the resume get it in the target, too. */
function withEmployers(text: string, resume: Resume): string {
  const names = resume.posts
    .flatMap((post) => /^(?:St\.?\s)?(\p{Lu}[\p{Ll}’-]{3,})/u.exec(post.employer)?.[1] ?? [])
    .filter(
      (name) =>
        !/^(?:great|grand|first|united|general|national|american|global|community|public|north|south|east|west|central|pacific|atlantic|state|city|county|department|university|office|school|college|bank|hospital|free|open|good|best|home|family|health|street|main|lead|senior)$/iu.test(
          name,
        ),
    );
  return names.reduce(
    (said, name) =>
      said.replaceAll(new RegExp(String.raw`(?<!\p{L})${name.toLowerCase()}(?!\p{L})`, "gu"), name),
    text,
  );
}

/** "st Anselm" → "St. Anselm". */
function withSaints(text: string): string {
  return text.replaceAll(/\bst\.? (?=\p{Lu})/gu, "St. ");
}

function shown(
  resume: Resume,
  title: string,
): Pick<
  ResumeFacts,
  | "posts"
  | "credentials"
  | "education"
  | "certificates"
  | "languages"
  | "skills"
  | "awards"
  | "other"
> {
  const studied = resume.education
    .flatMap((line) => splitStops(tidyLine(line)))
    .flatMap((line) => line.split(/;\s+/u))
    .map(stripPeriod);
  return {
    posts: resume.posts.map((post, index) =>
      showPost(
        index === 0 && post.title === "" && (post.current || resume.posts.length === 1)
          ? { ...post, title }
          : post,
      ),
    ),
    credentials: resume.credentials,
    education: studied
      .filter((line) => !isCertificate(line) && !isLanguages(line))
      .map(sayEducation)
      .filter((line) => line !== ""),
    certificates: [
      ...studied.filter(isCertificate),
      ...resume.certificates.flatMap((line) => tidyLine(line).split(/[,;]\s+/u)),
    ]
      .map(stripPeriod)
      .filter((line) => line !== ""),
    languages: [...resume.languages, ...studied.filter(isLanguages)]
      .flatMap((line) => splitOutside(tidyLine(line), /,\s+|\s+and\s+|;\s+|\s\|\s/giu))
      .map((name) => stripPeriod(name).replace(/^(?:languages?|fluent in)\s*:?\s*/iu, ""))
      .filter((name) => name !== "")
      .map((name) => (name.includes(" ") ? name : titleCase(name))),
    skills: resume.skills
      .map((line) => stripPeriod(tidyLine(line)))
      .filter((line) => line !== "")
      .join("; "),
    awards: resume.awards.map((line) => stripPeriod(tidyLine(line))),
    other: resume.other.map((line) => stripPeriod(tidyLine(line))),
  };
}

function showPost(post: Post): ShownPost {
  const title = sayTitle(post.title);
  const context = { title, current: post.current };
  return {
    title,
    employer: sayEmployer(post.employer),
    place: sayEmployer(post.place),
    dates: post.dates,
    current: post.current,
    bullets: unique(post.lines.flatMap((line) => statementsIn(line))).map((said) =>
      readBullet(said, context),
    ),
  };
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)].filter((line) => /\p{L}{2}/u.test(line));
}

function readRoleAnswer(answer: string): { title: string; field: string } {
  const bare = stripPeriod(splitStops(answer)[0] ?? "").replace(
    /^(?:I[’']m|I am|currently|I work as|working as)\s(?:currently\s)?(?:a|an|the)?\s?/iu,
    "",
  );
  const [first = "", ...rest] = bare.split(
    /,\s+|\s+[–|]\s+|\s+in\s+(?:the\s)?(?=\p{Ll})|\s+at\s+/u,
  );
  const fieldWords = (
    isOrganisation(rest.join(" ")) &&
    /^\p{Ll}/u.test(rest.join(" ")) &&
    !/^(?:public|higher|community|mental|behavioral|early|special|home|health)\s/iu.test(
      rest.join(" "),
    )
      ? sayOrganisation(rest.join(", "))
      : rest.join(", ")
  )
    .replaceAll(/\s*\/\s*/gu, " and ")
    .replaceAll(/\bthe\s/giu, "")
    .replace(/\s(?:industry|sector)$/iu, "");
  return { title: sayTitle(first), field: possessiveTenants(fieldWords) };
}

function possessiveTenants(text: string): string {
  return text.replace(
    /\b(tenants|workers|women|veterans|patients|children|teachers|consumers|voters|students|farmers) rights\b/giu,
    (_all, who: string) => `${who}${/(?:women|children)$/iu.test(who) ? "’s" : "’"} rights`,
  );
}

const wanting = /\b(?:I|we|my|because|so that|to be|it[’']s|they|after|since)\b/u;

/** The role she wants, and her reason for it. */
function readTarget(answer: string): { target: string; reasons: readonly string[] } {
  const [first = "", ...others] = answer.split("\n").flatMap((line) => splitStops(line));
  const [head = "", ...more] = splitOutside(
    first,
    /\s+(?=because\s)|[,;]\s+(?=(?:I|we|my|so that|it)\s)|\s–\s|\s\((?=because|I\s)/gu,
  );
  const led =
    /^I(?:[’']d| would)?\s(?:want|like|am applying|[’']m applying|am looking|hope|plan)(?:ing)?\s(?:for |to (?:be|become|work as|move into|step into|get)\s)?(?:a |an |the )?(.+)$/iu.exec(
      stripPeriod(head),
    )?.[1];
  const isReason = led === undefined && wanting.test(head) && /^I\s/u.test(head);
  const target = isReason
    ? ""
    : stripPeriod(led ?? head)
        .replace(/^(?:target(?: role)?|role|position)\s*:\s*/iu, "")
        .replace(/^(?:a|an|the)\s/iu, "");
  const reasons = [...(isReason ? [head] : []), ...more, ...others]
    .flatMap((sentence) => splitOutside(stripPeriod(sentence), /,\s+(?:and\s)?(?=I\s)/gu))
    .map((sentence) =>
      sentence.replace(/^(?:because|so|and|but|since)\s/iu, "").replace(/\)$/u, ""),
    )
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .map((sentence) => finishStatement(sentence))
    .filter(({ kind }) => kind !== "fragment")
    .map(({ text }) => text);
  return { target: sayTarget(target), reasons };
}

/** The target in title capitals as far as it is a title: "office manager, superior court". */
function sayTarget(target: string): string {
  const [title = "", ...rest] = target.split(/(,\s|\s(?:at|in|with|for)\s)/u);
  return `${title === title.toLowerCase() ? sayTitle(title) : title}${rest.join("")}`;
}

/** "15 if you count teaching, I do" → "15 years", "I count teaching." */
function readYears(answer: string): { years: string; yearsNote: string } {
  const [count] =
    /(?:over |more than |about |nearly |almost )?\b\d+\+?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)\b/iu.exec(
      answer,
    ) ?? [];
  if (count === undefined) return { years: "", yearsNote: "" };
  const value = Number(/\d+/u.exec(count)?.[0] ?? wordNumber(count) ?? 0);
  const ifCounted = /\bif (?:you|we) (count|include) ([^,.;]+?)(?:,|$|\.|;)/iu.exec(answer);
  const counting = /\b(counting|including) ([^,.;]+)/iu.exec(answer);
  const note = ifCounted
    ? `I ${ifCounted[1] ?? "count"} ${ifCounted[2] ?? ""}.`
    : counting
      ? `I ${counting[1] === "including" ? "include" : "count"} ${counting[2] ?? ""}.`
      : "";
  return {
    years: value === 0 ? "" : `${count.toLowerCase()} ${value === 1 ? "year" : "years"}`,
    yearsNote: note,
  };
}

/** Title, employer and field in one breath, for the headline. */
export function headlineOf(facts: ResumeFacts): string {
  const [post] = facts.posts;
  const title = post !== undefined && post.title !== "" ? post.title : facts.title;
  const name = [title, post?.employer ?? ""].filter((part) => part !== "").join(", ");
  const told = name.toLowerCase().includes(facts.field.toLowerCase());
  const field = told || /^(?:a|an)\s/u.test(facts.field) ? "" : titleCase(facts.field);
  return [name, field, facts.credentials.join(", ")].filter((part) => part !== "").join(" | ");
}

/** Education and languages as lines: "MA in public policy, Mills College, 2015. BA in English." */
export function educationLines(facts: ResumeFacts): string[] {
  const lines = [
    facts.education.map((line) => `${capitalise(line)}.`).join(" "),
    facts.certificates.length > 0 ? `Certificates: ${joinAnd(facts.certificates)}.` : "",
    facts.credentials.length > 0
      ? `Credentials: ${joinAnd(facts.credentials)}`.replace(/\.?$/u, ".")
      : "",
    facts.languages.length > 0 ? `Languages: ${joinAnd(facts.languages)}.` : "",
    facts.skills !== "" && facts.skills.length < 400 ? `Skills: ${facts.skills}.` : "",
  ];
  return lines.filter((line) => line !== "");
}
