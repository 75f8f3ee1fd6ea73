import * as frames from "./frames.ts";
import { forTone } from "#core/composer/slots/for-tone.ts";
import {
  joinSentences,
  type SectionPart,
  toSections,
  paragraphBlocks,
} from "#core/composer/slots/section-parts.ts";
import {
  type JobPosting,
  readPostingAnswer,
  quotableLines,
  quotableDuties,
} from "#core/composer/posting/read-posting.ts";
import { quoteLines } from "#core/composer/posting/posting-lines.ts";
import { createAnswerReader, type AnswerReader } from "#core/composer/answer-reader.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { fillTemplate } from "#core/composer/slots/render-slot.ts";
import { renderAsText, renderItems } from "#core/composer/slots/render-items.ts";
import { interviewStoriesOf, type InterviewStory } from "./interview-stories.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import {
  withEndMark,
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import type { Material } from "#core/tools/definition.ts";

const maxQuestions = 5;
const maxThemes = 4;

/**
 * The stories under the questions they answer, each told once; the dreaded question as typed with its answer after it.
 */
export function composeInterviewBank(material: Material): Result {
  const reader = createAnswerReader(material);
  const stories = interviewStoriesOf(reader);
  const posted = readPostingAnswer(reader, material);
  const answers = [...storyBlocks(stories), ...dreadedBlocks(reader)];
  const parts: readonly SectionPart[] = [
    ["Questions and your answers", answers.length === 0 ? [] : [...intro(reader), ...answers]],
    ["Themes to return to", themes(stories)],
    ["Red flags to watch for", [numbered(frames.interviewRedFlags)]],
    ["Questions to ask", [numbered(questionsToAsk(posted))]],
  ];
  return { sections: toSections(parts), missing: missingLabels(reader, stories, posted) };
}

function intro(reader: AnswerReader): readonly Block[] {
  const post = jobHeading(reader);
  return [
    ...paragraphBlocks(post),
    ...meetingBlocks(reader),
    ...paragraphBlocks(forTone(frames.interviewLeadsByTone, reader.tone)),
  ];
}

/** "Ward Manager, Harrowgate General"; a role given in a clause or in two sentences stands behind a label. */
function jobHeading(reader: AnswerReader): string {
  const [role, organization] = [reader.oneLine("role"), reader.oneLine("organization")];
  const { shape } = readShape(role ?? "", ["person", "thing"]);
  const isTold =
    splitSentences(role ?? "").length > 1 || !["person", "thing", "things"].includes(shape);
  const names = [role, organization].filter((one) => one !== null).map(stripEndMark);
  if (role === null || !isTold)
    return names.length === 0 ? "" : withEndMark(capitaliseFirst(names.join(", ")));
  const where =
    organization === null
      ? []
      : [fillTemplate(frames.interviewJobTemplates.organization, organization)];
  return [fillTemplate(frames.interviewJobTemplates.role, role), ...where].join(" ");
}

function meetingBlocks(reader: AnswerReader): readonly Block[] {
  const [stage = "", room = ""] = ["stage", "room"].map((id) =>
    withoutHedges(reader.oneLine(id) ?? ""),
  );
  return paragraphBlocks(
    stage === ""
      ? ""
      : fillTemplate(frames.interviewStageTemplate, lowerFirst(stripEndMark(stage))),
    room === "" ? "" : fillTemplate(frames.interviewRoomTemplate, lowerFirst(stripEndMark(room))),
  );
}

/** Each story under a question, and under a second that its parts answer while there is room; parts that stand alone last. */
function storyBlocks(stories: readonly InterviewStory[]): readonly Block[] {
  const fullStories = stories.filter(({ isSinglePart }) => !isSinglePart);
  const loose = stories
    .filter(({ isSinglePart }) => isSinglePart)
    .flatMap(({ parts }) => labelledParts(parts));
  const spare = maxQuestions - fullStories.length - Math.min(1, loose.length);
  const second = secondQuestions(fullStories).slice(0, Math.max(0, spare));
  return [
    ...fullStories.flatMap((story, at) => {
      const [first, ...others] = story.parts;
      if (first && first.items.length > 1 && others.length === 0)
        return [
          heading(frames.interviewSeveralQuestion),
          bullets(renderItems(frames.interviewPartSlot, first.items)),
        ];
      const also = second.flatMap((one) => (one.story === story ? [heading(one.ask)] : []));
      const ask = frames.interviewQuestions[at] ?? frames.interviewQuestions[0];
      return [heading(ask), ...also, bullets(labelledParts(story.parts))];
    }),
    ...(loose.length === 0
      ? []
      : [
          heading(
            fullStories.length === 0
              ? frames.interviewSeveralQuestion
              : frames.interviewExtraHeading,
          ),
          bullets(loose),
        ]),
  ];
}

/** For each story of two parts or more a question that they answer, none asked twice. */
function secondQuestions(
  stories: readonly InterviewStory[],
): readonly { readonly story: InterviewStory; readonly ask: string }[] {
  const used = new Set<string>();
  return stories.flatMap((story) => {
    const fitting = frames.interviewFollowUps.filter(
      ([one, other]) => story.has(one) && story.has(other),
    );
    const ask = fitting.find(([, , question]) => !used.has(question))?.[2];
    if (ask === undefined || story.parts.length === 1) return [];
    used.add(ask);
    return [{ story, ask }];
  });
}

function labelledParts(parts: InterviewStory["parts"]): readonly string[] {
  return parts.map(
    ({ label, items }) => `${label}: ${renderAsText(frames.interviewPartSlot, items)}`,
  );
}

function dreadedBlocks(reader: AnswerReader): readonly Block[] {
  const [question, answer] = [
    reader.oneLine("dread"),
    paragraphBlocks(renderAsText(frames.interviewPartSlot, reader.items("dreadAnswer"))),
  ];
  if (question !== null) return [heading(toQuestion(question)), ...answer];
  return answer.length === 0 ? [] : [heading(frames.interviewUnnamedDreadHeading), ...answer];
}

/** A question with its mark, also where none was typed; what is no question stands behind a label. */
function toQuestion(typed: string): string {
  const words = typed.replace(/^[“‘](.*)[”’]$/su, "$1");
  const [first = ""] = words.toLowerCase().split(/[\s’]/);
  if (/[?][”’)]*$/.test(words)) return capitaliseFirst(words);
  const asks = frames.interviewQuestionWords.split(" ").includes(first) && !/[.;]\s/.test(words);
  return asks
    ? `${capitaliseFirst(stripEndMark(words))}?`
    : stripEndMark(fillTemplate(frames.interviewDreadedHeading, stripEndMark(words)));
}

const pointsBackPattern = /^(?:since then|since|after that|this|that|then|so|because of)\b/i;

/** One line of each story to come back to: how it was and how it is, else the action. */
function themes(stories: readonly InterviewStory[]): readonly Block[] {
  const lines = stories.flatMap(({ parts, isSinglePart, hasSeveralDeeds }) => {
    const [only] = parts;
    if (only !== undefined && hasSeveralDeeds)
      return only.items
        .slice(0, maxThemes)
        .map((deed) => renderAsText(frames.interviewPartSlot, [deed]));
    const items = (part: frames.StoryPart) => parts.find(({ id }) => id === part)?.items ?? [];
    const before =
      [items("Was"), items("Did"), items("Task")].find(({ length }) => length > 0) ?? [];
    if (isSinglePart) return [];
    if (only !== undefined && parts.length === 1)
      return [renderAsText(frames.interviewPartSlot, only.items)];
    const did = items("Did");
    const now = items("Now");
    // "Since then" points back at the action, and so does an action in more than one sentence.
    const isTold = now.length > 0 ? pointsBackPattern.test(now[0] ?? "") : did.length > 1;
    if (now.length === 0 && !isTold)
      return did.map((deed) => renderAsText(frames.interviewPartSlot, [deed]));
    const all = isTold && before !== did ? [...before, ...did] : before;
    return [
      joinSentences(
        renderAsText(frames.interviewPartSlot, all),
        renderAsText(frames.interviewResultSlot, now),
      ),
    ];
  });
  return lines.length === 0 ? [] : [numbered(lines.slice(0, maxThemes))];
}

/** Three: of when and where one works where the posting names it, of the duties, of how things stand, then what any post bears. */
function questionsToAsk({ duties, states, requirements, terms }: JobPosting): readonly string[] {
  const { duties: templates, pattern, open } = frames.interviewQuestionsToAsk;
  const named = quotableLines([...terms, ...requirements]).find((line) =>
    frames.workingTimePattern.test(line),
  );
  const of = named === undefined ? [] : [fillTemplate(pattern, named)];
  const work = quotableDuties(duties);
  // How things stand is no duty that could look good.
  const lines =
    work.length === 0 ? ["", ...quotableLines(states)] : [...work, ...quotableLines(states)];
  const asking = lines.slice(0, templates.length - of.length).map((line, at) => {
    return line === "" ? "" : fillTemplate(templates[at] ?? "", line);
  });
  return [...asking.filter((line) => line !== ""), ...of, ...open].slice(0, 3);
}

const accomplishmentCount = ({ parts, hasSeveralDeeds }: InterviewStory): number =>
  hasSeveralDeeds ? (parts[0]?.items.length ?? 0) : 1;

function missingLabels(
  reader: AnswerReader,
  stories: readonly InterviewStory[],
  { duties, requirements }: JobPosting,
): readonly string[] {
  const open = stories
    .filter((story) => accomplishmentCount(story) === 1)
    .flatMap(({ number, has, ownText }) =>
      frames.interviewStoryParts
        .filter(([part]) => !has(part) && !frames.interviewHeardPatterns[part].test(ownText))
        .map(([, , what]) => `story ${number}: ${what}`),
    );
  const count = stories.reduce((sum, story) => sum + accomplishmentCount(story), 0);
  const hasPosting = reader.has("description");
  return [
    ...(reader.has("role") ? [] : [frames.interviewMissingLabels.role]),
    ...(hasPosting ? [] : [frames.interviewMissingLabels.description]),
    ...(hasPosting && duties.length === 0 ? [frames.interviewMissingLabels.duties] : []),
    ...(stories.length === 0 ? [frames.interviewMissingLabels.stories] : []),
    ...(count === 1 || count === 2 ? [frames.interviewMissingLabels.moreStories] : []),
    ...open,
    ...(reader.has("dread") ? [] : [frames.interviewMissingLabels.dread]),
    ...(reader.has("dread") && !reader.has("dreadAnswer")
      ? [frames.interviewMissingLabels.dreadAnswer]
      : []),
    ...(requirements.length === 0
      ? []
      : [frames.interviewMissingLabels.asked.replace("{}", quoteLines(requirements))]),
  ];
}
