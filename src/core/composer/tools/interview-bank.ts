import * as frames from "#core/composer/frames/interview-bank.ts";
import { ofTone } from "#core/composer/of-tone.ts";
import { type Part, sectionsOf, text } from "#core/composer/parts.ts";
import { type Duty, dutiesOf, sayableDuties } from "#core/composer/posting/duties.ts";
import { readerOf, type Reader } from "#core/composer/reader.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { put } from "#core/composer/say.ts";
import { sayAll, sayItems } from "#core/composer/say-items.ts";
import { storiesOf, type Story } from "#core/composer/stories.ts";
import { closed, lowered, raised, unclosed } from "#core/composer/words/letter-case.ts";
import { type Block, bullets, heading, numbered, type Result } from "#core/result/result.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";

const questionsMost = 5;
const themesMost = 4;

/** Her stories under the questions they answer, each told once; the dreaded question as typed with her answer after it. */
export function composeInterviewBank(material: Material): Result {
  const hers = readerOf(material);
  const stories = storiesOf(hers);
  const duties = hers.has("description")
    ? dutiesOf(answerOf(material.answers, "description"), [
        hers.one("role"),
        hers.one("organization"),
      ])
    : [];
  const answers = [...told(stories), ...dreaded(hers)];
  const parts: readonly Part[] = [
    ["Questions and your answers", answers.length === 0 ? [] : [...intro(hers), ...answers]],
    ["Themes to return to", themes(stories)],
    ["Red flags to watch for", [numbered(flags(duties))]],
    ["Questions to ask", [numbered(toAsk(sayableDuties(duties)))]],
  ];
  return { sections: sectionsOf(parts), missing: missing(hers, stories, duties) };
}

function intro(hers: Reader): readonly Block[] {
  const post = postOf(hers);
  return [...text(post), ...met(hers), ...text(ofTone(frames.leads, hers.tone))];
}

/** "Ward Manager, Harrowgate General"; a role told in a clause or in two sentences stands behind a label. */
function postOf(hers: Reader): string {
  const [role, organization] = [hers.one("role"), hers.one("organization")];
  const { shape } = readShape(role ?? "", ["person", "thing"]);
  const isTold =
    splitSentences(role ?? "").length > 1 || !["person", "thing", "things"].includes(shape);
  const names = [role, organization].filter((one) => one !== null).map(unclosed);
  if (role === null || !isTold) return names.length === 0 ? "" : closed(raised(names.join(", ")));
  const where = organization === null ? [] : [put(frames.post.organization, organization)];
  return [put(frames.post.role, role), ...where].join(" ");
}

function met(hers: Reader): readonly Block[] {
  const [stage, room] = [hers.one("stage"), hers.one("room")];
  return text(
    stage === null ? "" : put(frames.stage, lowered(unclosed(stage))),
    room === null ? "" : put(frames.room, lowered(unclosed(room))),
  );
}

/** Each story under a question, and under a second that its parts answer while there is room; parts that stand alone last. */
function told(stories: readonly Story[]): readonly Block[] {
  const whole = stories.filter(({ isPart }) => !isPart);
  const loose = stories.filter(({ isPart }) => isPart).flatMap(({ parts }) => labelled(parts));
  const spare = questionsMost - whole.length - Math.min(1, loose.length);
  const second = secondQuestions(whole).slice(0, Math.max(0, spare));
  return [
    ...whole.flatMap((story, at) => {
      const [first, ...others] = story.parts;
      if (first && first.items.length > 1 && others.length === 0)
        return [heading(frames.several), bullets(sayItems(frames.part, first.items))];
      const also = second.flatMap((one) => (one.story === story ? [heading(one.ask)] : []));
      const ask = frames.questions[at] ?? frames.questions[0];
      return [heading(ask), ...also, bullets(labelled(story.parts))];
    }),
    ...(loose.length === 0
      ? []
      : [heading(whole.length === 0 ? frames.several : frames.extra), bullets(loose)]),
  ];
}

/** For each story told in two parts or more a question that they answer, none asked twice. */
function secondQuestions(
  stories: readonly Story[],
): readonly { readonly story: Story; readonly ask: string }[] {
  const asked = new Set<string>();
  return stories.flatMap((story) => {
    const fitting = frames.followUps.filter(([one, other]) => story.has(one) && story.has(other));
    const ask = fitting.find(([, , question]) => !asked.has(question))?.[2];
    if (ask === undefined || story.parts.length === 1) return [];
    asked.add(ask);
    return [{ story, ask }];
  });
}

function labelled(parts: Story["parts"]): readonly string[] {
  return parts.map(({ label, items }) => `**${label}:** ${sayAll(frames.part, items)}`);
}

function dreaded(hers: Reader): readonly Block[] {
  const [question, answer] = [
    hers.one("dread"),
    text(sayAll(frames.part, hers.items("dreadAnswer"))),
  ];
  if (question !== null) return [heading(asQuestion(question)), ...answer];
  return answer.length === 0 ? [] : [heading(frames.unnamed), ...answer];
}

/** A question with its sign, also where she typed none; what is no question stands behind a label. */
function asQuestion(typed: string): string {
  const words = typed.replace(/^[“‘](.*)[”’]$/su, "$1");
  const [first = ""] = words.toLowerCase().split(/[\s’]/);
  if (/[?][”’)]*$/.test(words)) return raised(words);
  const asks = frames.asking.split(" ").includes(first) && !/[.;]\s/.test(words);
  return asks ? `${raised(unclosed(words))}?` : unclosed(put(frames.dreaded, unclosed(words)));
}

/** One line of each story to come back to: how it was and how it is, else what she did. */
function themes(stories: readonly Story[]): readonly Block[] {
  const lines = stories.flatMap(({ parts, isPart, isSeveral }) => {
    const [only] = parts;
    if (only !== undefined && isSeveral)
      return only.items.slice(0, themesMost).map((deed) => sayAll(frames.part, [deed]));
    const items = (part: frames.Part) => parts.find(({ id }) => id === part)?.items ?? [];
    const before =
      [items("Was"), items("Did"), items("Task")].find(({ length }) => length > 0) ?? [];
    if (isPart) return [];
    if (only !== undefined && parts.length === 1) return [sayAll(frames.part, only.items)];
    if (items("Now").length > 0)
      return [`${sayAll(frames.part, before)} ${sayAll(frames.result, items("Now"))}`];
    return items("Did")
      .slice(0, 1)
      .map((deed) => sayAll(frames.part, [deed]));
  });
  return lines.length === 0 ? [] : [numbered(lines.slice(0, themesMost))];
}

function flags(duties: readonly Duty[]): readonly string[] {
  const { posting, open } = frames.flags;
  return duties.length === 0 ? open : [posting, ...open.slice(0, 2)];
}

function toAsk(duties: readonly string[]): readonly string[] {
  const asked = frames.toAsk.flatMap((template, at) => {
    const duty = duties[at];
    return duty === undefined ? [] : [put(template, duty)];
  });
  return [...asked, ...frames.openToAsk].slice(0, 3);
}

const severalIn = ({ parts, isSeveral }: Story): number =>
  isSeveral ? (parts[0]?.items.length ?? 0) : 1;

function missing(
  hers: Reader,
  stories: readonly Story[],
  duties: readonly Duty[],
): readonly string[] {
  const open = stories
    .filter((story) => severalIn(story) === 1)
    .flatMap(({ number, has, said }) =>
      frames.parts
        .filter(([part]) => !has(part) && !frames.heard[part].test(said))
        .map(([, , what]) => `story ${number}: ${what}`),
    );
  const count = stories.reduce((sum, story) => sum + severalIn(story), 0);
  const given = hers.has("description");
  return [
    ...(hers.has("role") ? [] : [frames.asks.role]),
    ...(given ? [] : [frames.asks.description]),
    ...(given && duties.length === 0 ? [frames.asks.duties] : []),
    ...(stories.length === 0 ? [frames.asks.stories] : []),
    ...(count === 1 || count === 2 ? [frames.asks.moreStories] : []),
    ...open,
    ...(hers.has("dread") ? [] : [frames.asks.dread]),
    ...(hers.has("dread") && !hers.has("dreadAnswer") ? [frames.asks.dreadAnswer] : []),
  ];
}
