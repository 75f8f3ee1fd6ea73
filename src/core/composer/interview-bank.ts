import { wholeResult, wholeText } from "./whole-result.ts";
import { dreadStar, readDread } from "./interview-bank-dread.ts";
import { type Employer, employerLines } from "./interview-bank-employer.ts";
import {
  type Face,
  fitFace,
  frictionFace,
  isAboutFriction,
  patternFace,
  ruleFace,
  withFace,
} from "./interview-bank-faces.ts";
import { openingLine, readRoom } from "./interview-bank-room.ts";
import { questionFor } from "./interview-bank-questions.ts";
import { type Star } from "./interview-bank-answer.ts";
import { mainStar } from "./interview-bank-star.ts";
import { readStories } from "./interview-bank-stories.ts";
import type { Story } from "./interview-bank-story.ts";
import { type StarVoice, starVoice } from "./interview-bank-voice.ts";
import {
  endsOf,
  partsOf,
  sayDeed,
  sayDeeds,
  sayDoingOf,
  stop,
  tidy,
} from "./interview-bank-words.ts";
import { definite } from "#core/language/definite.ts";
import { given } from "./plan-306090-read.ts";
import { cleanText } from "#core/language/clean.ts";
import { readPosting } from "#core/language/job-posting.ts";
import { sharesMeaning } from "#core/language/meaning-words.ts";
import { readNewRole } from "#core/language/new-role.ts";
import { capitalise, stripPeriod } from "#core/language/phrase.ts";
import { restoreNames } from "#core/language/proper.ts";
import { sayChange } from "#core/language/say-change.ts";
import {
  type Block,
  bullets,
  heading,
  numbered,
  paragraph,
  type Result,
  type Section,
} from "#core/result/result.ts";
import { type Answers, answerOf, type Material } from "#core/tools/definition.ts";

/** Writes the coaching bank from her accomplishments; the posting shapes questions, flags and what she asks. */
export function composeInterviewBank({ answers, tone }: Material): Result {
  const voice = starVoice(tone);
  const employer = readEmployer(answers);
  const stories = readStories(given(answers, "accomplishments"));
  const others = ["role", "description", "accomplishments", "stage"].map((id) =>
    answerOf(answers, id),
  );
  const dread = readDread(given(answers, "dread"), others);
  const themes = stories
    .slice(0, 4)
    .map(themeOf)
    .filter((theme) => theme !== "");
  const bank = starsFor(stories, employer, voice, dread === null ? 5 : 4);
  const last =
    dread === null
      ? []
      : [dreadStar(dread, stories, employer.posting, recordOf(stories[0]), voice)];
  const stars = [...bank, ...last];
  const sections: Section[] = [];
  if (stars.length > 0) {
    const opening = [openingLine(employer, given(answers, "stage")), voice.head]
      .filter((line) => line !== "")
      .join(" ");
    const blocks: Block[] = opening === "" ? [] : [paragraph(opening)];
    sections.push({
      label: "Questions and your answers",
      blocks: [...blocks, ...stars.flatMap(starBlocks)],
    });
  }
  if (themes.length > 0)
    sections.push({ label: "Themes to return to", blocks: [numbered(themes)] });
  if (employer.title !== "" || employer.company !== "" || employer.posting.duties.length > 0) {
    const { flags, questions } = employerLines(employer, stories);
    sections.push({ label: "Red flags to watch for", blocks: [numbered(flags)] });
    sections.push({ label: "Questions to ask", blocks: [numbered(questions)] });
  }
  return wholeResult({
    sections,
    missing: missingFrom(answers, stories, stars, themes.length).map((text) =>
      wholeText(text.replaceAll(";", ",")).replace(/[.?]+$/, ""),
    ),
  });
}

function readEmployer(answers: Answers): Employer {
  const description = given(answers, "description");
  const role = readNewRole(restoreNames(cleanText(given(answers, "role")), [description]));
  return {
    title: role.title,
    company: role.organisation,
    room: readRoom(given(answers, "stage")),
    posting: readPosting(description),
  };
}

/** The answers in the order they are told: each story once, then its other sides, to five or six. */
function starsFor(
  stories: readonly Story[],
  employer: Employer,
  voice: StarVoice,
  most: number,
): readonly Star[] {
  const told = stories.slice(0, most);
  const strong = told.flatMap((story) =>
    isAboutFriction(story)
      ? []
      : [frictionFace(story, voice), ruleFace(story, voice), withFace(story, voice)],
  );
  const spare = [fitFace(told, employer.posting, employer), patternFace(told, voice)];
  const faces: Face[] = [];
  for (const [index, face] of [...strong, ...spare].entries()) {
    const again = faces.some((other) => other.star.question === face?.star.question);
    const limit = index < strong.length ? most + 1 : most;
    if (face !== null && !again && told.length + faces.length < limit) faces.push(face);
  }
  const kept = new Map(faces.flatMap((face) => [...face.kept]));
  const used = faces.map((face) => face.star.question);
  const mains = told.map((story, turn) => {
    const alone = isAboutFriction(story) ? frictionFace(story, voice) : null;
    if (alone !== null && !used.includes(alone.star.question)) {
      used.push(alone.star.question);
      return alone.star;
    }
    const own = employersQuestion(story, employer);
    const question = own !== "" && !used.includes(own) ? own : questionFor(story, used);
    used.push(question);
    return mainStar(story, question === own ? own : voice.question(question), voice, turn, kept);
  });
  return [...mains, ...faces.map((face) => face.star)];
}

/** The employer’s own figure asks for a story that speaks of the same thing. */
function employersQuestion(story: Story, { posting }: Employer): string {
  const baseline = posting.baselines.find((one) =>
    [...story.changes.map((change) => change.noun), ...story.before].some((noun) =>
      sharesMeaning(one.noun, noun),
    ),
  );
  return baseline === undefined
    ? ""
    : `${capitalise(definite(baseline.noun))} here stands at ${baseline.figure}. Where have you moved a figure like it?`;
}

function starBlocks(star: Star, index: number): Block[] {
  const parts = [
    ["Situation", star.situation],
    ["Task", star.task],
    ["Action", star.action],
    ["Result", star.result],
  ] as const;
  const items = parts
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `**${label}:** ${text}`);
  return [
    heading(`${index + 1}. ${star.question}`),
    ...(items.length === 0 ? [] : [bullets(items)]),
  ];
}

/** What a story comes down to: where it went, and by what. */
function themeOf(story: Story): string {
  const { steps } = partsOf(story);
  const [change] = story.changes;
  if (story.labelled["result"] !== undefined) return tidy(stop(story.labelled["result"]));
  if (change !== undefined) {
    const fresh = steps.filter(
      (deed) => !sharesMeaning(deed.rest.replaceAll(/\d+-?\p{L}*/gu, ""), change.noun),
    );
    const label = stripPeriod(sayChange({ ...change, rest: "" }, "label"));
    return tidy(`${label}${fresh.length === 0 ? "" : `, by ${sayDoingOf(fresh)}`}.`);
  }
  const [main, second] = steps.length > 0 ? steps : story.deeds;
  const ends = endsOf(story).split(/(?<=\.)\s/u);
  const end = stripPeriod(ends[0] ?? "");
  if (main === undefined) return tidy(stop(end));
  if (end !== "") return tidy(`${sayDeed(main)}. ${end}.`);
  return tidy(second === undefined ? `${sayDeed(main)}.` : `${sayDeed(main)}; ${sayDeed(second)}.`);
}

/** A story in one or two sentences, as the record beside a hard question. */
function recordOf(story: Story | undefined): string {
  if (story === undefined) return "";
  const { steps } = partsOf(story);
  const end =
    story.labelled["result"] === undefined
      ? (endsOf(story).split(/(?<=\.)\s/u)[0] ?? "")
      : stop(story.labelled["result"]);
  return `${steps.length === 0 ? "" : sayDeeds(steps.slice(0, 1))} ${end}`;
}

function missingFrom(
  answers: Answers,
  stories: readonly Story[],
  stars: readonly Star[],
  themes: number,
): string[] {
  const open = (id: string, text: string) => (given(answers, id) === "" ? [text] : []);
  const few = stories.length > 0 && (stars.length < 5 || themes < 3);
  const needed = [
    ...open("role", "the target role and company"),
    ...open("description", "the job description"),
    ...(stories.length === 0
      ? ["two or three accomplishments, each with what you did and what came of it"]
      : []),
    ...open("stage", "the interview stage"),
    ...(few
      ? [
          stories.length === 1
            ? "a second and a third accomplishment"
            : "one more accomplishment, with what you did and what came of it",
        ]
      : []),
    ...new Set(stars.flatMap((star) => star.asks)),
  ];
  return needed.length === 0
    ? []
    : [...needed, ...stars.flatMap((star) => star.wishes).slice(0, 2)].map((text) =>
        text.replaceAll(";", ","),
      );
}
