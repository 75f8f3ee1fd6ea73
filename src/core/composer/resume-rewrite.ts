import { wholeResult, wholeText } from "./whole-result.ts";
import { type Bullet, sayBullet } from "./resume-rewrite-bullet.ts";
import { definite } from "#core/language/definite.ts";
import {
  educationLines,
  headlineOf,
  readFacts,
  type ResumeFacts,
  type ShownPost,
} from "./resume-rewrite-facts.ts";
import { writeStatement } from "./resume-rewrite-statement.ts";
import { resumeVoice, type ResumeVoice } from "./resume-rewrite-voice.ts";
import { capitalise, ensurePeriod, joinAnd } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import {
  type Block,
  bullets,
  heading,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

/** Rewrites her resume from its own facts; a statement is written where they carry one. */
export function composeResumeRewrite({ answers, tone }: Material): Result {
  const voice = resumeVoice(tone);
  const facts = readFacts(answers);
  const statement = writeStatement(facts, voice);
  const sections: Section[] = [];
  const headline = headlineOf(facts);
  const summary = summaryLines(facts);
  const achievements = achievementBlocks(facts, voice);
  if (headline !== "") sections.push({ label: "Headline", blocks: [paragraph(headline)] });
  if (summary.length > 0)
    sections.push({ label: "Summary", blocks: [paragraph(summary.join("\n"))] });
  if (achievements.length > 0) sections.push({ label: "Achievements", blocks: achievements });
  if (statement.length > 0)
    sections.push({ label: "Personal statement", blocks: statement.map(paragraph) });
  return wholeResult({
    sections,
    missing: missingFrom(answers, facts, statement).map((text) =>
      wholeText(text.replaceAll(";", ",")).replace(/[.?]+$/, ""),
    ),
  });
}

function achievementBlocks(facts: ResumeFacts, voice: ResumeVoice): Block[] {
  const posts = facts.posts.flatMap((post) => {
    const lines = ordered(post.bullets, voice).map((bullet) => sayBullet(bullet));
    const head = [post.employer, post.place, post.title, post.dates]
      .filter((part) => part !== "")
      .join(", ");
    if (lines.length === 0) return head === "" ? [] : [paragraph(ensurePeriod(head))];
    return [...(head === "" ? [] : [heading(head)]), bullets(lines)];
  });
  const awards =
    facts.awards.length === 0
      ? []
      : [
          heading("Awards"),
          paragraph(facts.awards.map((line) => ensurePeriod(capitalise(line))).join("\n")),
        ];
  const other =
    facts.other.length === 0
      ? []
      : [
          heading("Also"),
          paragraph(facts.other.map((line) => ensurePeriod(capitalise(line))).join("\n")),
        ];
  const learning = educationLines(facts);
  return [
    ...posts,
    ...awards,
    ...other,
    ...(learning.length === 0 ? [] : [heading("Education"), paragraph(learning.join("\n"))]),
  ];
}

function ordered(list: readonly Bullet[], voice: ResumeVoice): readonly Bullet[] {
  return voice.figuresFirst
    ? list.toSorted((a, b) => Number(/\d/u.test(b.rest)) - Number(/\d/u.test(a.rest)))
    : list;
}

/** Three or four lines: who she is, the two strongest facts, what she studied. */
function summaryLines(facts: ResumeFacts): readonly string[] {
  const [latest, ...earlier] = facts.posts;
  const proofs = proofLines(facts);
  const rise = latest === undefined || earlier.length === 0 ? "" : postsInLine(facts.posts);
  const learned = [
    ...facts.education.slice(0, 3),
    facts.languages.length > 0 ? `languages: ${joinAnd(facts.languages)}` : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
  const lines = [
    identityLine(facts, latest),
    ...proofs.slice(0, 2),
    learned === "" ? (proofs[2] ?? "") : ensurePeriod(capitalise(learned)),
  ].filter((line) => line !== "");
  const bare = facts.field === "" && facts.years === "" && rise !== "";
  return (
    bare
      ? [rise, ...lines.slice(1)]
      : lines.length < 3 && rise !== ""
        ? [lines[0] ?? "", rise, ...lines.slice(1)]
        : lines
  )
    .filter((line) => line !== "")
    .slice(0, 4);
}

function identityLine(facts: ResumeFacts, latest: ShownPost | undefined): string {
  const title = facts.title !== "" ? facts.title : (latest?.title ?? "");
  if (title === "" && facts.field === "") return "";
  const since = /^(.*?)\sto present$/u.exec(latest?.dates ?? "")?.[1];
  const years =
    facts.years === ""
      ? since === undefined || latest?.employer === undefined || latest.employer === ""
        ? ""
        : `, at ${latest.employer} since ${since}`
      : `, with ${facts.years} of experience`;
  const note =
    facts.yearsNote === ""
      ? ""
      : `, ${facts.yearsNote.replace(/^I (count|include) /u, (_all, verb: string) => (verb === "count" ? "counting " : "including ")).replace(/\.$/u, "")}`;
  return ensurePeriod(
    capitalise(
      `${title}${facts.field === "" ? "" : `${title === "" ? "" : " in "}${facts.field}`}${years}${note}`,
    ),
  );
}

/** Posts in one line: "Office Supervisor since 2009; Clerk Typist, Department of Motor Vehicles, 2003 to 2009." */
function postsInLine(list: readonly ShownPost[]): string {
  const said = list
    .filter((post) => post.title !== "")
    .slice(0, 3)
    .map((post) => {
      const since = /^(.*?)\sto present$/u.exec(post.dates)?.[1];
      return since === undefined
        ? [post.title, post.employer, post.dates].filter((part) => part !== "").join(", ")
        : `${post.title} since ${since}`;
    });
  return said.length < 2 ? "" : ensurePeriod(said.join("; "));
}

/** A measured change weighs most, then any line with a figure. */
function weightOf({ measure, rest }: Bullet): number {
  if (measure !== undefined || /\bfrom [$€£]?\d.*\bto [$€£]?\d/u.test(rest)) return 3;
  return /\d/u.test(rest) ? 1 : 0;
}

/** Her strongest lines: measured ones first, those of the present post before the others. */
function proofLines(facts: ResumeFacts): readonly string[] {
  const all = facts.posts.flatMap((post) => post.bullets);
  return all
    .filter((bullet) => countWords(bullet.rest) <= 26)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 4)
    .map((bullet) =>
      bullet.measure === undefined
        ? sayBullet(bullet)
        : ensurePeriod(
            capitalise(`${bullet.measure.noun.replace(/^the\s/u, "")} ${bullet.measure.figures}`),
          ),
    );
}

function missingFrom(
  answers: Material["answers"],
  facts: ResumeFacts,
  statement: readonly string[],
): string[] {
  const nameless = facts.posts.find(
    (post) =>
      post.title !== "" &&
      post.employer === "" &&
      !/volunteer|freelance|self|independent|consultant|owner|founder/iu.test(post.title),
  );
  const measured = facts.posts
    .flatMap((post) => post.bullets)
    .find((bullet) => bullet.measure !== undefined);
  const role = facts.target.split(/,\s|\s(?:at|in|with|for)\s/u);
  const short = countWords(statement.join(" ")) < 250;
  const place = role.slice(1).join(", ");
  return [
    ...(answerOf(answers, "resume") === "" ? ["your resume"] : []),
    ...(answerOf(answers, "resume") !== "" && facts.posts.length === 0
      ? ["your posts, each with employer and dates"]
      : []),
    ...(facts.target === "" ? ["the target role"] : []),
    ...(facts.title === "" && facts.posts.length === 0 ? ["your current role and industry"] : []),
    ...(short && facts.target !== "" && measured?.measure !== undefined
      ? [`what you did to bring ${measured.measure.noun} ${measured.measure.figures}`]
      : []),
    ...(short && facts.target !== "" && facts.reasons.length === 0
      ? [`why ${place === "" ? role[0] : definite(place)}`]
      : []),
    ...(nameless === undefined
      ? []
      : [
          `the employer for ${nameless.title}${nameless.dates === "" ? "" : `, ${nameless.dates}`}`,
        ]),
    ...(short && facts.posts.length > 0 && measured === undefined
      ? ["one result in each post, with its figure"]
      : []),
  ];
}
